import type { Thing } from '../../../../worker/engine/trip/schema';

const LEFT_OUT: ReadonlySet<Thing['fate']> = new Set([
  'rented',
  'provided',
  'other-brings',
  'buy-there',
  'sent',
  'stays',
]);

/** Whether somebody else has it, so that it stays off the list. */
export const isLeftOut = ({ fate }: Pick<Thing, 'fate'>): boolean => LEFT_OUT.has(fate);
