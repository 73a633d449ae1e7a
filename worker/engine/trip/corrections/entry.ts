/** What the parts of a corrected Trip share. */
import { fold } from '../../packing/reading/text';
import type { TripCorrections } from '../contract';
import type { TripEvidence } from '../schema-parts';

/** One correction of a kind. */
export type Entry<Key extends 'travellers' | 'legs' | 'things' | 'occasions' | 'bags'> = NonNullable<
  TripCorrections[Key]
>[number];

export const CORRECTED: TripEvidence = { source: 'correction', certainty: 'sure' };

/** Whether two texts say the same, whatever their case and accents. */
export const same = (a: string, b: string): boolean => fold(a).trim() === fold(b).trim();

interface Subject {
  id: string;
  words: string;
}

/**
 * Which leg or occasion each entry means, by its id: the one of its id and words, else the first of its words (ids
 * count anew when the description changes); an entry without words means its id, as it has to where two have the same
 * words. Of several a later one counts.
 */
export function meant<Of extends { id: string; words?: string | undefined }>(
  entries: readonly Of[] | undefined,
  subjects: readonly Subject[],
): ReadonlyMap<string, Of> {
  const found = new Map<string, Of>();
  for (const entry of entries ?? []) {
    const { words } = entry;
    const alike = words === undefined ? subjects : subjects.filter((subject) => same(subject.words, words));
    const subject = alike.find(({ id }) => id === entry.id) ?? (words === undefined ? undefined : alike[0]);
    if (subject) found.set(subject.id, { ...found.get(subject.id), ...entry });
  }
  return found;
}
