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
      /(?<![\w:])(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|catorce|quince)\s*(?:nts?|nights?|noches?)(?!\w|\s+(?:train|bus|ferry|in total|total|en total|all up|all in|all told|altogether|in all|entre todo))/g,
    ),
    ...folded.matchAll(
      /(?<=\b(?:ahi|alli|alla)\s)(\d{1,2}|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?=\s*(?:$|[,.;)\n]))|(?<=,\s)(\d{1,2})(?=\s(?:there|ahi|alli|alla)\b)/g,
    ),
  ].flatMap(({ index, 1: word, 2: number }) => {
    const nights = countOf(word ?? number);
    return nights === undefined || taken.some(({ start, end }) => start <= index && index < end)
      ? []
      : [{ nights, at: index }];
  });
