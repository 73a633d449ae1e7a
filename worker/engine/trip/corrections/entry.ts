/** What the parts of a corrected Trip share. */
import { fold } from '../../packing/reading/text';
import type { TripCorrections } from '../contract';
import type { TripEvidence } from '../schema';

/** One correction of a kind. */
export type Entry<Key extends 'travellers' | 'legs' | 'things' | 'occasions' | 'bags'> = NonNullable<
  TripCorrections[Key]
>[number];

export const CORRECTED: TripEvidence = { source: 'correction', certainty: 'sure' };

/** Whether two texts say the same, whatever their case and accents. */
export const same = (a: string, b: string): boolean => fold(a).trim() === fold(b).trim();

/** Whether an entry means this leg or occasion: by its words where it has some, else by its id. */
export const means = (
  entry: { id: string; words?: string | undefined },
  subject: { id: string; words: string },
): boolean => (entry.words === undefined ? entry.id === subject.id : same(entry.words, subject.words));
