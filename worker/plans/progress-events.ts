/** The stream of a plan being made. */
import * as z from 'zod/mini';
import { item } from './item';
import { STAGES } from './limits';

/** Why a generation failed; no credit is spent on it. */
const FAILURES = ['internal', 'deadline', 'deleted'] as const;
export type Failure = (typeof FAILURES)[number];

/** The events of `GET /api/plans/:id/progress` by name; the last one is `done` or `failed`. */
export const progressEvents = {
  progress: z.object({ percent: z.number(), stage: z.enum(STAGES) }),
  /** What a stage found out about this trip, in the plan's language. */
  fact: z.object({ stage: z.enum(STAGES), text: z.string() }),
  /** A new item, or one that changed: the id says which. */
  item: z.object({ item }),
  /** An item that was streamed and is not on the list after all. */
  drop: z.object({ itemId: z.string() }),
  done: z.object({ planId: z.string() }),
  failed: z.object({ code: z.enum(FAILURES) }),
} as const;
type ProgressEventName = keyof typeof progressEvents;
export type ProgressEvent = {
  [Name in ProgressEventName]: { event: Name; data: z.infer<(typeof progressEvents)[Name]> };
}[ProgressEventName];
