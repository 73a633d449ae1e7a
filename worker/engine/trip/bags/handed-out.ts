/** A small bag that others hand out: it holds what they give, and nothing has to fit into it. */
import type { Bag, Thing } from '../schema';

/** "La agencia da el polo y la mochilita"; a company's duffel with a limit is what one packs. */
export const isHandedOut = ({ kind, kilograms, litres, evidence: { start } }: Bag, things: readonly Thing[]): boolean =>
  (kind === 'personal' || kind === 'day') &&
  kilograms === undefined &&
  litres === undefined &&
  start !== undefined &&
  things.some(({ fate, evidence }) => fate === 'provided' && evidence.start === start);
