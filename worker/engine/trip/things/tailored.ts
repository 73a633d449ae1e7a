/** Clothes made to measure: by somebody for the traveller, on the trip, or before it. */
import { type Token, wordsOf } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { ThingGroup, ThingMention } from './mentions';
import { PIECE_END } from './piece-ends';
import { plain, type Reading } from './reading';
import type { ThingsContext } from './whose';

const ARTICLE = '(?:(?:a|an|the|my|our|some|un|una|unos|unas|el|la|los|las|mi|mis|nuestr[oa]s?) )?';
/** "… get a suit | made": the verb before the garment, in the present or future and in the past. */
const GETS = new RegExp(`(?:^| )(?:get|gets|getting|have|having|be having|order|ordering) (?:\\w+ )??${ARTICLE}$`);
const GOT = new RegExp(`(?:^| )(?:had|got|ve gotten|s gotten|ordered) (?:\\w+ )??${ARTICLE}$`);
const MADE = /^(?:custom )?(?:made|tailored|sewn|stitched|cut)\b/;
/** "Me mando a hacer | un traje", "vamos a hacernos | trajes", and the same done already. */
const ORDERS = new RegExp(
  `(?:^| )(?:(?:mandar(?:me|nos)?|me mando|nos mandamos|me voy a mandar|nos vamos a mandar) (?:a )?(?:hacer|coser|confeccionar)|(?:voy a|vamos a|quiero|queremos|para|a) (?:hacerme|hacernos|encargarme|encargarnos)) ${ARTICLE}$`,
);
const ORDERED = new RegExp(
  `(?:^| )(?:me |nos |le |les )?(?:mande|mandamos|mando|mandaron|(?:he|hemos|ha|han) mandado) (?:a )?(?:hacer|coser|confeccionar) ${ARTICLE}$`,
);
const BY_WRITER = /^(?:mande|mandamos|he|hemos)$/;
const WRITER = /^(?:i|we|ive|weve|'ve)$/;

const isGarment = ({ concept: { kind } }: ThingMention): boolean => kind === 'garment' || kind === 'footwear';

/** "In Hoi An", "there", "en Bangkok", "allá": somewhere on the trip. */
const namesPlace = (tokens: readonly Token[], { isPlace, shouting }: ThingsContext): boolean =>
  tokens.some(
    ({ text, start, capital }, at) =>
      /^(?:there|alla|alli|ahi)$/.test(text) ||
      isPlace(start) ||
      (capital && !shouting && /^(?:in|at|en)$/i.test(tokens[at - 1]?.text ?? '')),
  );

/** "Hoi An to get dresses made", "her mom had a lehenga made for me", "nos mandó a hacer los trajes"; undefined for all else. */
export function readTailored(
  { sentence: { tokens } }: SentenceView,
  group: ThingGroup,
  context: ThingsContext,
): Reading | undefined {
  if (!group.mentions.every(isGarment)) return undefined;
  const before = wordsOf(tokens, group.start - 7, group.start);
  const led = before === '' ? '' : `${before} `;
  const isMade = MADE.test(wordsOf(tokens, group.end, group.end + 2));
  if ((isMade && GETS.test(led)) || ORDERS.test(led)) {
    const by = isMade ? subjectBefore(tokens, group.start) : undefined;
    if (by !== undefined) return plain('provided', by);
    return namesPlace(tokens, context) ? plain('buy-there') : plain('bring');
  }
  if (isMade && GOT.test(led)) {
    const by = subjectBefore(tokens, group.start);
    return by === undefined ? plain('bring') : plain('provided', by);
  }
  if (!ORDERED.test(led)) return undefined;
  return tokens.slice(group.start - 5, group.start).some(({ text }) => BY_WRITER.test(text))
    ? plain('bring')
    : plain('provided');
}

/** "Her mom had …", "the family are having …": who has it made, where that is not the writer. */
const subjectBefore = (tokens: readonly Token[], start: number): string | undefined => {
  const verb = tokens.findLastIndex(
    ({ text }, at) =>
      at < start && at >= start - 4 && /^(?:get|gets|getting|have|having|had|got|order(?:ed|ing)?)$/.test(text),
  );
  for (let at = verb - 1; at >= Math.max(0, verb - 3); at -= 1) {
    const { text = '' } = tokens[at] ?? {};
    if (WRITER.test(text) || text === 'to') return undefined;
    if (/^(?:is|are|was|be|has|have|will|'s|'ll|im|we|re|'re|am|'m|also|just|already|kindly)$/.test(text)) {
      if (/^(?:im|am|'m)$/.test(text)) return undefined;
      continue;
    }
    return PIECE_END.test(tokens[at + 1]?.gap ?? '') ? undefined : text;
  }
  return undefined;
};

/** "… a lehenga made for me and | a sherwani for Matt": one more of what was made. */
export const isTailoredAsWell = (tokens: readonly Token[], group: ThingGroup, previous: ThingGroup): boolean =>
  group.mentions.every(isGarment) &&
  MADE_FOR.test(wordsOf(tokens, previous.end, group.start)) &&
  !tokens.slice(previous.end, group.start).some(({ gap }) => /[;:.()]/.test(gap));
const MADE_FOR = /^(?:made|tailored|sewn|stitched) (?:for \w+ )?(?:and|plus|y|,)(?: (?:a|an|the|some))?$/;
