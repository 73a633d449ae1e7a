/** The bags as they were corrected. */
import type { Bag } from '../schema';
import { CORRECTED, type Entry } from './entry';

/** Every bag of the correction, with what was read of one of its kind where the correction does not say. */
export const correctedBags = (before: readonly Bag[], entries: readonly Entry<'bags'>[]): Bag[] =>
  entries.map((entry, index) => {
    const known = before.find(({ kind }) => kind === entry.kind);
    const { litres, kilograms } = entry;
    return {
      id: `b${index + 1}`,
      kind: entry.kind,
      count: entry.count,
      shared: entry.shared ?? known?.shared ?? false,
      ...(litres !== undefined && { litres }),
      ...(kilograms !== undefined && { kilograms }),
      soft: entry.soft ?? known?.soft ?? false,
      wornCounts: entry.wornCounts ?? known?.wornCounts ?? false,
      only: entry.only ?? known?.only ?? false,
      travellers: known?.travellers ?? [],
      evidence: CORRECTED,
    };
  });
