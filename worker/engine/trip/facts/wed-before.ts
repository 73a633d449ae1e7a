/** "Nos casamos el 1 de mayo y el 8 volamos a Cusco": a wedding that is over when the trip begins is no part of it. */
import type { Occurrence } from '../../packing/reading/occurrence';
import { wordsOf } from '../../packing/reading/text';
import { daysBeforeTrip } from '../occasions/occasion-dates';
import type { ScopedFact } from '../schema';

const WEDDING = /^(?:occasion:(?:own-)?wedding|activity:wedding|dress:evening-dress)$/;
/** A wedding longer ago than this is one of next year. */
const MOST_DAYS = 90;

const IS_OVER = /\bya (?:paso|pasaron|fue)\b|\b(?:is|are|was|were) (?:all )?(?:over|done with|behind us)\b/;

export const withoutEarlierWedding = (
  facts: readonly ScopedFact[],
  occurrences: readonly Occurrence[],
  startDate: string | undefined,
): ScopedFact[] => {
  const own = occurrences.filter(({ tag }) => tag === 'occasion:own-wedding');
  if (startDate === undefined || own.length === 0) return [...facts];
  const isOver = ({ view, clause }: Occurrence): boolean => {
    const { from = 0, to = 0 } = view.clauses[clause] ?? {};
    const tokens = view.sentence.tokens.slice(from, to);
    if (IS_OVER.test(wordsOf(tokens, 0, tokens.length))) return true;
    const days = daysBeforeTrip(tokens, startDate) ?? 0;
    return days > 0 && days <= MOST_DAYS;
  };
  if (!own.every(isOver)) return [...facts];
  const places = occurrences.filter(({ tag }) => WEDDING.test(tag));
  return facts.filter(({ tag }) => !(WEDDING.test(tag) && places.filter((one) => one.tag === tag).every(isOver)));
};
