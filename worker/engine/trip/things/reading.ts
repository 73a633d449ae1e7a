/** What the words say of one thing. */
import type { Thing } from '../schema';

export interface Reading {
  fate: Thing['fate'];
  /** By whose doing. */
  by?: string;
  travellers: readonly string[];
}

/** Fates of what is not on the list, because it comes another way or not at all. */
export const LEFT_OUT: ReadonlySet<Thing['fate']> = new Set([
  'rented',
  'provided',
  'other-brings',
  'buy-there',
  'stays',
  'sent',
]);

/** A reading of its own, by somebody's doing or for some travellers. */
export const plain = (fate: Thing['fate'], by?: string, travellers: readonly string[] = []): Reading => ({
  fate,
  ...(by && { by }),
  travellers,
});
