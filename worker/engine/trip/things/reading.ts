/** What the words say of one thing. */
import type { Thing } from '../schema';

export interface Reading {
  fate: Thing['fate'];
  /** Who does it. */
  by?: string;
  travellers: readonly string[];
  /** Weak evidence of what the trip hinges on: it takes nothing off the list, and is asked about. */
  isDoubted?: true;
  /** Said outright: what texts like this one say most often does not change it. */
  isCertain?: true;
}

/** Fates of what is not on the list, because it comes another way or not at all. */
const LEFT_OUT_FATES = ['rented', 'provided', 'other-brings', 'buy-there', 'stays', 'sent'] as const;
export type LeftOutFate = (typeof LEFT_OUT_FATES)[number];
export const LEFT_OUT: ReadonlySet<Thing['fate']> = new Set(LEFT_OUT_FATES);

/** Whether a thing stays off the list, surely or as a guess. */
export const isLeftOut = ({ fate }: Pick<Thing, 'fate'>): boolean => LEFT_OUT.has(fate);

/** Whether a thing surely stays off the list. */
export const isSurelyOff = (thing: Thing): boolean => isLeftOut(thing) && thing.evidence.certainty !== 'guess';

/** A reading of its own, by what somebody does or for some travellers. */
export const plain = (fate: Thing['fate'], by?: string, travellers: readonly string[] = []): Reading => ({
  fate,
  ...(by && { by }),
  travellers,
});
