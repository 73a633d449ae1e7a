/** The stream of a plan being made. */
import * as z from 'zod/mini';
import { item } from './item';
import { STAGES } from './limits';

/** Why a generation failed; no credit is spent on it. */
const FAILURES = ['internal', 'deadline', 'deleted'] as const;
export type Failure = (typeof FAILURES)[number];

const named = <Name extends string, Data extends z.ZodMiniType>(event: Name, data: Data) =>
  z.object({ event: z.literal(event), data });

/** The events of `GET /api/plans/:id/progress`; the last one is `done` or `failed`. */
export const progressEvent = z.discriminatedUnion('event', [
  named('progress', z.object({ percent: z.number(), stage: z.enum(STAGES) })),
  // What a stage found out about this trip, in the plan's language.
  named('fact', z.object({ stage: z.enum(STAGES), text: z.string() })),
  // A new item, or one that changed: the id says which.
  named('item', z.object({ item })),
  // An item that was streamed and is not on the list after all.
  named('drop', z.object({ itemId: z.string() })),
  named('done', z.object({ planId: z.string() })),
  named('failed', z.object({ code: z.enum(FAILURES) })),
]);
export type ProgressEvent = z.infer<typeof progressEvent>;
