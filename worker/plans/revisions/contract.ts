/** Proposals to make a list again, whole or in part: what crosses the wire. */
import * as z from 'zod/mini';
import { addItemInput, createPlanInput, datesInOrder, itemIds, planOutput, tripShortEnough } from '../contract';

/** English texts of the rules; the browser translates them. */
export const REVISION_MESSAGES = {
  oneAtATime: 'Change the trip or make one category again, not both.',
  otherDestination: 'Another destination is a new Bag Plan: it takes over your own items and costs one credit.',
} as const;

const trip = createPlanInput.shape;

/** A trip as it is to be. */
export const revisedTrip = z
  .object({
    destination: trip.destination,
    placeId: trip.placeId,
    startDate: trip.startDate,
    endDate: trip.endDate,
    activities: trip.activities,
    description: trip.description,
  })
  .check(datesInOrder(), tripShortEnough());
export type RevisedTrip = z.infer<typeof revisedTrip>;

/**
 * `POST /api/plans/:id/revisions`: the whole list again, for a `trip` that has changed, or one `category` (premium). With
 * `model` the language model is asked too, which costs a credit where one is configured.
 */
export const revisionInput = z
  .object({
    trip: z.optional(revisedTrip),
    category: z.optional(addItemInput.shape.name),
    model: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ trip, category }) => trip === undefined || category === undefined, {
      path: ['category'],
      error: REVISION_MESSAGES.oneAtATime,
    }),
  );
export type RevisionInput = z.infer<typeof revisionInput>;

/** A line of a list as a proposal shows it. */
const lineState = z.object({ name: z.string(), quantity: z.number(), category: z.string(), reason: z.string() });
/** One change that is proposed. An added line has no `before`, a removed one no `after`. */
const revisionLine = z.object({
  /** The item's id, or the one it will have. */
  id: z.string(),
  kind: z.enum(['added', 'removed', 'changed']),
  before: z.nullable(lineState),
  after: z.nullable(lineState),
});
export type RevisionLine = z.infer<typeof revisionLine>;

/** A proposal to make a list again. `working` while a model is asked: ask again in a moment. */
const revision = z.object({
  id: z.string(),
  status: z.enum(['working', 'ready', 'applied', 'undone']),
  /** Whether a model took part; without one it cost nothing. */
  model: z.nullable(z.string()),
  /** A model was asked and failed: the proposal is the engine's, and the credit went back. */
  modelFailed: z.boolean(),
  /** Parts of the trip that change with it. */
  changes: z.array(z.enum(['destination', 'dates', 'activities', 'description'])),
  days: z.number(),
  lines: z.array(revisionLine),
});
export type Revision = z.infer<typeof revision>;
/** 200 and 201 of the revision calls */
export const revisionOutput = z.object({ revision });

/** `POST /api/plans/:id/revisions/:revisionId/apply` */
export const applyRevisionInput = z.object({ lines: itemIds });
/** 200 of `apply` and `undo`: the plan, and lines that were left as they are because they changed meanwhile. */
export const appliedOutput = z.object({ ...planOutput.shape, skipped: z.array(z.string()) });
