/** Whether the numbers of a line are possible for this trip: quantities, temperatures and lengths. */
import type { TripFacts } from '../../../../engine/packing/facts';
import type { CategoryId } from '../../../../engine/packing/knowledge/item';

/** Bounds of the contract for one line. */
const MAX_QUANTITY = 99;

/** The largest useful quantity of one item for the whole party in these days. */
export const maxUsableQuantity = (category: CategoryId, { days, party }: Pick<TripFacts, 'days' | 'party'>): number => {
  const people = Math.max(1, party.adults + party.children.length);
  const each: Partial<Record<CategoryId, number>> = {
    clothing: Math.min(days + 2, 16),
    children: Math.min(days * 8, MAX_QUANTITY),
    health: Math.min(days * 3 + 4, 30),
    food: Math.min(days * 3, 30),
    documents: 3,
    footwear: 3,
    outerwear: 3,
    bags: 4,
  };
  return Math.min(MAX_QUANTITY, Math.max(6, people * (each[category] ?? 5)));
};

const TEMPERATURE = /([-−–]?\s?\d{1,3})(?:[.,]\d)?\s*(?:°|º|degrees?|grados?)\s*(f\b|fahrenheit)?/gi;
const LENGTH = /\b(\d{1,3})[\s-]*(?:days?|nights?|d[ií]as?|noches?)\b/gi;

/** Temperatures may be rounded this far away from the trip's own, °C. */
const TOLERANCE = 3;

const rangeOf = ({ weather, stated }: TripFacts): { min: number; max: number } | undefined => {
  const lows = [...weather.days, ...weather.monthly].map(({ minC }) => minC);
  const highs = [...weather.days, ...weather.monthly].map(({ maxC }) => maxC);
  if (weather.source !== 'unknown') {
    lows.push(weather.minC);
    highs.push(weather.maxC);
  }
  for (const figure of [stated?.minC, stated?.maxC]) {
    if (figure === undefined) continue;
    lows.push(figure);
    highs.push(figure);
  }
  return lows.length > 0 ? { min: Math.min(...lows), max: Math.max(...highs) } : undefined;
};

/** True when the text states a temperature outside the trip's weather, or more days than the trip has. */
export const statesFalseFigures = (text: string, facts: TripFacts): boolean => {
  const range = rangeOf(facts);
  for (const [, figure, fahrenheit] of text.matchAll(TEMPERATURE)) {
    const value = Number(figure?.replace(/[−–]/, '-').replaceAll(/\s/g, ''));
    const celsius = fahrenheit ? ((value - 32) * 5) / 9 : value;
    if (!range || celsius < range.min - TOLERANCE || celsius > range.max + TOLERANCE) return true;
  }
  return Array.from(text.matchAll(LENGTH)).some(([, figure]) => Number(figure) > facts.days);
};
