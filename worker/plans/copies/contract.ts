/** A plan made again for other dates: what crosses the wire. */
import * as z from 'zod/mini';
import { createPlanInput, datesInOrder, tripShortEnough } from '../contract';

const trip = createPlanInput.shape;

/** `POST /api/plans/:id/copy` (premium) */
export const copyPlanInput = z
  .object({ name: trip.name, startDate: trip.startDate, endDate: trip.endDate })
  .check(datesInOrder(), tripShortEnough());
export type CopyPlanInput = z.infer<typeof copyPlanInput>;
