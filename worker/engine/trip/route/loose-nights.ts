/** Nights that the words tell of no named place. */
import { countOf } from './night-counts';
import { FEW } from './night-words';
import { type TellingWords } from './stated-nights';

/** Nights stated for no named place. */
export interface LooseNights {
  nights: number;
  at: number;
}

const UNITED = new RegExp(
  `(?<![\\w:])(${FEW})\\s*(?:nts?|nights?|noches?)(?!\\w|\\s+(?:train|bus|ferry|in total|total|en total|all up|all in|all told|altogether|in all|entre todo))`,
  'g',
);
/** "Y ahí seis", "Salta, 3 ahí": with no unit, beside a word for the place named last. */
const SPENT_THERE = new RegExp(
  `(?<=\\b(?:ahi|alli|alla)\\s)(${FEW}|una)(?=\\s*(?:$|[,.;)\\n]))|(?<=,\\s)(\\d{1,2})(?=\\s(?:there|ahi|alli|alla)\\b)`,
  'g',
);

/** Nights that are told of no named place ("4 nts Disney hotel"), in order; `taken` are the words that tell of one. */
export const unassignedNights = (folded: string, taken: readonly TellingWords[]): LooseNights[] =>
  [...folded.matchAll(UNITED), ...folded.matchAll(SPENT_THERE)].flatMap(({ index, 1: word, 2: number }) => {
    const nights = countOf(word ?? number);
    return nights === undefined || taken.some(({ start, end }) => start <= index && index < end)
      ? []
      : [{ nights, at: index }];
  });
