/** Which children a row or a reason is about: those of the ages that its conditions name. */
import { several, type FactId, type Item } from './knowledge/item';
import type { Signal } from './signals/names';

/** From, and below. */
export type Months = readonly [from: number, below: number];

/** Whether an age lies within these months. */
export const within =
  ([from, below]: Months) =>
  (age: number): boolean =>
    age >= from && age < below;

/** Ages of the signals that say only that a child of them comes along, in months. */
export const MONTHS_OF_SIGNALS: readonly (readonly [Signal, Months])[] = [
  ['infant', [0, 12]],
  ['baby', [0, 24]],
  ['toddler', [12, 48]],
  ['small-child', [0, 84]],
  // Old enough to run about, young enough for puddles and grazed knees.
  ['little-child', [12, 96]],
  ['kid', [24, 156]],
  ['teen', [156, 216]],
];

/** Ages of what a row or a reason may ask for, in months. */
const MONTHS: Partial<Record<FactId, Months>> = { ...Object.fromEntries(MONTHS_OF_SIGNALS), nappies: [0, 36] };

/** The ages that some conditions name together; undefined where they name none. */
export function monthsOfCues(cues: readonly FactId[]): Months | undefined {
  const found = cues.flatMap((cue): Months[] => (MONTHS[cue] ? [MONTHS[cue]] : []));
  return found.length === 0
    ? undefined
    : [Math.min(...found.map(([from]) => from)), Math.max(...found.map(([, below]) => below))];
}

const known = new WeakMap<Item, Months | undefined>();

/** The ages that a row is for at all. */
export function monthsOfItem(item: Item): Months | undefined {
  if (known.has(item)) return known.get(item);
  const cues = several(item.when).flatMap(({ any = [], all = [] }) => [...any, ...all]);
  const months = monthsOfCues(cues);
  known.set(item, months);
  return months;
}

/** Whether an age of a child meets a condition; true for conditions that name no age. */
export const isOfAge = (cue: FactId, ageMonths: number): boolean => {
  const months = MONTHS[cue];
  return months === undefined || within(months)(ageMonths);
};
