/**
 * The project's own evaluation: trips with what a good list must have, must not have, and how many. It asks by item key,
 * so it does not depend on wording; the shared checker asks by name. A trip passes or fails, there is no partial mark.
 */
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { PackingList } from '../../worker/engine/packing/engine';
import { itemById } from '../../worker/engine/packing/knowledge/knowledge';

const tripSchema = z.object({
  id: z.string(),
  locale: z.enum(['en', 'es']),
  input: z.object({
    name: z.string(),
    destination: z.string(),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    activities: z.array(z.string()),
    description: z.string(),
    locale: z.enum(['en', 'es']),
  }),
  /** Item keys; `a|b` is satisfied by either. */
  must: z.array(z.string()),
  mustNot: z.array(z.string()),
  /** Least and most, for the whole party. */
  quantities: z.record(z.string(), z.tuple([z.int(), z.int()])),
  items: z.tuple([z.int(), z.int()]),
  /** What makes the trip hard. */
  trap: z.string(),
});
export type EvalTrip = z.output<typeof tripSchema>;

export interface TripResult {
  id: string;
  items: number;
  missing: string[];
  unwanted: string[];
  quantities: string[];
  /** Faults of any list: names twice, empty reasons, a size outside the trip's bounds. */
  faults: string[];
}

/** Reads the trips and refuses keys that the knowledge base does not have: they would never fail. */
export async function readTrips(): Promise<EvalTrip[]> {
  const text = await readFile(new URL('trips.json', import.meta.url), 'utf8');
  const { trips } = z.object({ trips: z.array(tripSchema) }).parse(JSON.parse(text));
  for (const trip of trips) {
    const keys = [...trip.must.flatMap((key) => key.split('|')), ...trip.mustNot, ...Object.keys(trip.quantities)];
    const unknown = keys.filter((key) => itemById(key) === undefined);
    if (unknown.length > 0) throw new Error(`${trip.id} asks for items that do not exist: ${unknown.join(', ')}`);
  }
  return trips;
}

/** Checks one list. */
export function checkTrip(trip: EvalTrip, { items }: PackingList): TripResult {
  const quantityOf = new Map(items.map((item) => [item.key, item.quantity]));
  const names = items.map((item) => item.name.toLocaleLowerCase());
  const [least, most] = trip.items;
  return {
    id: trip.id,
    items: items.length,
    missing: trip.must.filter((key) => !key.split('|').some((one) => quantityOf.has(one))),
    unwanted: trip.mustNot.filter((key) => quantityOf.has(key)),
    quantities: Object.entries(trip.quantities)
      .filter(([key, [low, high]]) => !((quantityOf.get(key) ?? 0) >= low && (quantityOf.get(key) ?? 0) <= high))
      .map(([key, [low, high]]) => `${key} ${quantityOf.get(key) ?? 0} not in ${low}–${high}`),
    faults: [
      ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `twice: ${name}`),
      ...items.filter((item) => item.reason.trim().length < 12).map((item) => `no reason: ${item.name}`),
      ...(items.length < least || items.length > most ? [`${items.length} items, not ${least}–${most}`] : []),
    ],
  };
}

/** Whether a trip passes. */
export const passes = (result: TripResult): boolean =>
  result.missing.length + result.unwanted.length + result.quantities.length + result.faults.length === 0;
