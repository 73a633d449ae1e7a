/** Nights that the words tell of no named place. */
import { countOf } from './night-counts';
import { type TellingWords } from './told-nights';

/** Nights told of no named place. */
export interface LooseNights {
  nights: number;
  at: number;
}

/** Nights that are told of no named place ("4 nts Disney hotel"), in order; `taken` are the words that tell of one. */
export const unassignedNights = (folded: string, taken: readonly TellingWords[]): LooseNights[] =>
  [
    ...folded.matchAll(
      /(?<![\w:])(\d{1,2}|two|three|four|five|six|dos|tres|cuatro|cinco|seis)\s*(?:nts?|nights?|noches?)(?!\w|\s+(?:train|bus|ferry|in total|total))/g,
    ),
  ].flatMap(({ index, 1: word }) => {
    const nights = countOf(word);
    return nights === undefined || taken.some(({ start, end }) => start <= index && index < end)
      ? []
      : [{ nights, at: index }];
  });
