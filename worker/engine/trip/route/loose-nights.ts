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

/** Nights that are told of no named place ("4 nts Disney hotel"), in order; `taken` are the words that tell of one. */
export const unassignedNights = (folded: string, taken: readonly TellingWords[]): LooseNights[] =>
  [...folded.matchAll(UNITED)].flatMap(({ index, 1: word }) => {
    const nights = countOf(word);
    return nights === undefined || taken.some(({ start, end }) => start <= index && index < end)
      ? []
      : [{ nights, at: index }];
  });
