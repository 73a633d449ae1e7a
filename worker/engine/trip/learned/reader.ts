/** What the learned reader answers of a text. Its weights and its arithmetic are in ./network. */
import type { TripDocument } from '../document';
import type { Thing } from '../schema';
import type { FateExample } from './fate-examples';
import type { PersonExample } from './person-examples';
import type { LearnedWords } from './words';

/**
 * Those that it tells apart. A thing that is `mentioned` alone is on no list and is not left out; words that are `nothing`
 * only look like the name of a thing.
 */
export const LEARNED_FATES = [
  'bring',
  'provided',
  'rented',
  'other-brings',
  'sent',
  'buy-there',
  'stays',
  'mentioned',
  'nothing',
] as const satisfies readonly (Thing['fate'] | 'mentioned' | 'nothing')[];

/** A text that was read once, and is asked of its things and its people. */
export interface LearnedText {
  words: LearnedWords;
  /** For each thing the likelihood, from 0 to 1, of each of {@link LEARNED_FATES}. */
  fates: (examples: readonly FateExample[]) => readonly ArrayLike<number>[];
  /** How likely, from 0 to 1, a word belongs to the name of a thing, by its place in `words`. */
  namesThing: (place: number) => number;
  /** How likely, from 0 to 1, the name of a thing begins at a word that belongs to one. */
  beginsThing: (place: number) => number;
  /**
   * How likely, from 0 to 1, a word names somebody who adds none, one, two or more travellers to the party, by its place in
   * `words`; nothing for a word that has no place.
   */
  adds: (place: number) => readonly number[];
  /** For each person who is named how likely, from 0 to 1, the party has them in it. */
  travels: (examples: readonly PersonExample[]) => readonly number[];
}

/** The trained network: it reads a text once, then answers of its things and people. */
export interface LearnedReader {
  read: (document: TripDocument) => LearnedText;
}
