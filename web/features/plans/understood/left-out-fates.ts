import type { Thing } from '../../../../worker/engine/trip/schema';
import type { LeftOutFate } from '../../../../worker/engine/trip/things/reading';

/** The engine's list, which only the Web Worker loads: with a fate more or less this does not compile. */
const LEFT_OUT: Readonly<Record<LeftOutFate, true>> = {
  rented: true,
  provided: true,
  'other-brings': true,
  'buy-there': true,
  sent: true,
  stays: true,
};

export const isLeftOutFate = (fate: Thing['fate']): fate is LeftOutFate => Object.hasOwn(LEFT_OUT, fate);

/** Whether somebody else has it, so that it stays off the list. */
export const isLeftOut = ({ fate }: Pick<Thing, 'fate'>): boolean => isLeftOutFate(fate);
