/** What the words say of one thing. */
import type { Thing } from '../schema';

export interface Reading {
  fate: Thing['fate'];
  /** By whose doing. */
  by?: string;
  travellers: readonly string[];
  /** Weak evidence of what the trip hinges on: it takes nothing off the list, and is asked about. */
  isDoubted?: true;
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

/** Whether a thing surely stays off the list. */
export const isSurelyOff = ({ fate, evidence }: Thing): boolean => LEFT_OUT.has(fate) && evidence.certainty !== 'guess';

/** A reading of its own, by somebody's doing or for some travellers. */
export const plain = (fate: Thing['fate'], by?: string, travellers: readonly string[] = []): Reading => ({
  fate,
  ...(by && { by }),
  travellers,
});
