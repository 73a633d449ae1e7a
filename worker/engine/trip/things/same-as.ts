/** "… too", "lo mismo el …": of a thing is said what was said of the one before it. */
import { wordAnywhere } from '../../packing/reading/anywhere';
import { type Token, wordsOf } from '../../packing/reading/text';
import type { ThingGroup, ThingMention } from './mentions';
import { isOpen } from './open-things';
import { PIECE_END } from './piece-ends';

/** "stove too", "la hornalla también", "so does bedding": as the thing before. */
export const saysSame = (tokens: readonly Token[], group: ThingGroup): boolean =>
  (TOO.test(tokens[group.end]?.text ?? '') &&
    !PIECE_END.test(tokens[group.end]?.gap ?? '') &&
    // "Office laptop also I have to carry"
    !/^(?:i|we)$/.test(tokens[group.end + 1]?.text ?? '') &&
    !isTooMuch(tokens, group.end)) ||
  THE_SAME.test(wordsOf(tokens, group.end, group.end + 3)) ||
  (hasSame(tokens, group.start - 3, group.start - 1) &&
    SAME_DOES.test(`${wordsOf(tokens, group.start - 3, group.start)} `));
const TOO = /^(?:too|also|tambien|igual|likewise|idem|ditto)$/;
/** "stove same", "hair dryer the same", "toaster same story"; after what stays "dron peor", "drone even less". */
const THE_SAME =
  /^(?:lo mismo|peor|menos(?: aun| todavia)?|(?:even|much) less|(?:an|and) all|(?:is |are |was )?(?:the )?same(?: (?:story|deal|thing|goes|again|there|here|as(?: the)?))?)$/;
/** "The scope too heavy": of what it is like, and not as the thing before. */
const isTooMuch = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  return tokens[at]?.text === 'too' && next !== undefined && !PIECE_END.test(next.gap) && !GOES_ON.test(next.text);
};
const GOES_ON =
  /^(?:and|n|or|so|but|as|if|when|then|because|cos|since|please|pls|for|in|on|at|to|from|with|by|is|are|they|i|we|he|she|it|there|now|though|obviously|obvs|which|that|thanks|lol|the|my|our|maybe|probably|y|e|que|para)$/;
const hasSame = wordAnywhere('so as same mismo igual');
const SAME_DOES =
  /(?:^| )(?:(?:so|as|same|mismo|igual) (?:do|does|is|are|con|with|for|goes for)(?: (?:the|my|our|el|la|los|las))?|lo mismo (?:el|la|los|las|mis?)|(?:igual|mismo) que(?: (?:el|la|los|las|mis?))?) $/;

/** "Mi telescopio, un refractor", "(un dobson)": what it is, told by another word for it. */
export const isSameAgain = (
  tokens: readonly Token[],
  { concept, start }: ThingMention,
  before?: ThingMention,
): boolean =>
  !isOpen(concept) &&
  before?.concept.id === concept.id &&
  start - before.end === 1 &&
  /[,(]/.test(tokens[before.end]?.gap ?? '') &&
  /^(?:una?|an?)$/.test(tokens[before.end]?.text ?? '');
