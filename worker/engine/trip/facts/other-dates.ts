/** Occasions that words date at another time than the trip's: they are no part of it. */
import type { Occurrence } from '../../packing/reading/occurrence';
import { wordsOf } from '../../packing/reading/text';
import { daysBeforeTrip, monthsIn } from '../occasions/occasion-dates';
import type { ScopedFact } from '../schema';

const WEDDING = /^(?:occasion:(?:own-)?wedding|activity:wedding|dress:evening-dress)$/;
/** A wedding longer ago than this is one of next year. */
const MOST_DAYS = 90;

const IS_OVER = /\bya (?:paso|pasaron|fue)\b|\b(?:is|are|was|were) (?:all )?(?:over|done with|behind us)\b/;

/** "Nos casamos el 1 de mayo y el 8 volamos a Cusco": a wedding that is over when the trip begins. */
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

const DATED =
  /^occasion:(?:interview|exam|race|tournament|wedding|baptism|communion|graduation|quinceanera|hen-or-stag)$/;
const DRESS = /^dress:/;
const MONTH_REACH = 6;

/** "La entrevista es en enero, sin traje": told of another month than those of the trip. */
export const withoutOtherMonths = (
  facts: readonly ScopedFact[],
  occurrences: readonly Occurrence[],
  startDate: string | undefined,
  days: number,
): ScopedFact[] => {
  if (startDate === undefined) return [...facts];
  const first = Number(startDate.slice(5, 7)) - 1;
  const last = first + Math.ceil(days / 30);
  const isOfTrip = (month: number): boolean => (month - first + 12) % 12 <= last - first;
  const isElsewhen = ({ view, end }: Occurrence): boolean => {
    const { tokens } = view.sentence;
    const next = tokens.findIndex(({ start }) => start >= end);
    const months = next === -1 ? [] : monthsIn(tokens, next, next + MONTH_REACH);
    return months.length > 0 && !months.some(isOfTrip);
  };
  const off = new Set(
    facts
      .filter(({ tag, evidence }) => DATED.test(tag) && evidence.source === 'words')
      .map(({ tag }) => tag)
      .filter((tag) => {
        const told = occurrences.filter((one) => one.tag === tag);
        return told.length > 0 && told.every(isElsewhen);
      }),
  );
  if (off.size === 0) return [...facts];
  const starts = new Set(facts.filter(({ tag }) => off.has(tag)).map(({ evidence }) => evidence.start));
  return facts.filter(({ tag, evidence }) => !off.has(tag) && !(DRESS.test(tag) && starts.has(evidence.start)));
};
