/** A score of one list without an answer key: what every list must have, whatever the trip. Each part is 0 to 1. */
import type { PackingList } from '../../worker/engine/packing/engine';
import type { TripFacts } from '../../worker/engine/packing/facts';

export interface ListScore {
  /** 0 to 100: the mean of the parts. */
  total: number;
  parts: { basics: number; reasons: number; facts: number; quantities: number };
}

const BASICS = ['bank-cards', 'phone-charger', 'medication'];
const OVERNIGHT = ['underwear', 'socks', 'toothbrush'];

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

/** Scores basics present, reasons distinct, reasons that state a figure, place or words of the trip, quantities in bounds. */
export function scoreList({ items }: PackingList, facts: TripFacts): ListScore {
  const keys = new Set(items.map((item) => item.key));
  const basics = facts.nights > 0 ? [...BASICS, ...OVERNIGHT] : BASICS;
  const names = [facts.destination, ...facts.places.map((place) => place.name[facts.locale])].filter(
    (name) => name !== '',
  );
  const states = (reason: string): boolean => /\d|[“«]/.test(reason) || names.some((name) => reason.includes(name));
  const masked = new Set(items.map((item) => item.reason.replaceAll(item.name, '').replace(/\d+/g, '')));
  const parts = {
    basics: share(basics.filter((key) => keys.has(key)).length, basics.length),
    reasons: Math.min(1, share(masked.size, items.length) / 0.6),
    facts: Math.min(1, share(items.filter((item) => states(item.reason)).length, items.length) / 0.3),
    quantities: share(
      items.filter((item) => Number.isInteger(item.quantity) && item.quantity >= 1 && item.quantity <= 99).length,
      items.length,
    ),
  };
  const values = Object.values(parts);
  return { total: Math.round((100 * values.reduce((sum, value) => sum + value, 0)) / values.length), parts };
}
