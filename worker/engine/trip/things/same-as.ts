/** "… too", "lo mismo el …": of a thing is said what was said of the one before it. */
import { anywhere } from '../../packing/reading/anywhere';
import { type Token, wordsOf } from '../../packing/reading/text';
import type { ThingGroup } from './mentions';
import { PIECE_END } from './piece-ends';

/** "stove too", "la hornalla también", "so does bedding": as the thing before. */
export const saysSame = (tokens: readonly Token[], group: ThingGroup): boolean =>
  (TOO.test(tokens[group.end]?.text ?? '') &&
    !PIECE_END.test(tokens[group.end]?.gap ?? '') &&
    // "Office laptop also I have to carry"
    !/^(?:i|we)$/.test(tokens[group.end + 1]?.text ?? '')) ||
  THE_SAME.test(wordsOf(tokens, group.end, group.end + 3)) ||
  (hasSame(tokens, group.start - 3, group.start - 1) &&
    SAME_DOES.test(`${wordsOf(tokens, group.start - 3, group.start)} `));
const TOO = /^(?:too|also|tambien|igual|likewise|idem|ditto)$/;
/** "stove same", "hair dryer the same", "toaster same story"; after what stays "dron peor", "drone even less". */
const THE_SAME =
  /^(?:lo mismo|peor|menos(?: aun| todavia)?|(?:even|much) less|(?:is |are |was )?(?:the )?same(?: (?:story|deal|thing|goes|again|there|here))?)$/;
const hasSame = anywhere((tokens, at) => /^(?:so|as|same|mismo|igual)$/.test(tokens[at]?.text ?? ''));
const SAME_DOES =
  /(?:^| )(?:(?:so|as|same|mismo|igual) (?:do|does|is|are|con)(?: (?:the|my|our|el|la|los|las))?|lo mismo (?:el|la|los|las|mis?)) $/;
