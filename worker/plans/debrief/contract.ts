/** How a past trip went and what it teaches: what crosses the wire. */
import * as z from 'zod/mini';
import { addItemInput, itemIds } from '../contract';

/** Things that may be named as missed on one trip. */
export const MISSED_LIMIT = 20;

/** English texts of the rules; the browser translates them. */
export const DEBRIEF_MESSAGES = {
  tooManyMissed: `Name up to ${MISSED_LIMIT} things you missed.`,
  tripNotOver: 'This trip is not over yet.',
} as const;

/** What came of a thing that was packed, or was not. */
const OUTCOMES = ['used', 'unused', 'missed'] as const;

/** What is remembered of one thing of a trip; `subject` says which thing it is, whatever it is called. */
const debriefLine = z.object({
  subject: z.string(),
  outcome: z.enum(OUTCOMES),
  name: z.string(),
  quantity: z.number(),
  category: z.string(),
});
export type DebriefLine = z.infer<typeof debriefLine>;

/** By what later trips are compared with a reviewed one. */
export interface DebriefTrip {
  /** In the language of its plan, as reasons name it. */
  place: string;
  country: string | null;
  activities: string[];
  /** null when the weather was not known. */
  weather: { minC: number; maxC: number; wetShare: number } | null;
}

/** `POST /api/plans/:id/debrief`: what was used and not, by item, and what was missed, by name; or nothing, to skip it. */
export const debriefInput = z.object({
  used: z._default(itemIds, []),
  unused: z._default(itemIds, []),
  missed: z._default(
    z.array(addItemInput.shape.name).check(z.maxLength(MISSED_LIMIT, DEBRIEF_MESSAGES.tooManyMissed)),
    [],
  ),
});
export type DebriefInput = z.infer<typeof debriefInput>;
/** Its 200: what will be different next time. */
export const debriefOutput = z.object({
  learned: z.object({ leftOut: z.array(z.string()), behind: z.array(z.string()), missed: z.array(z.string()) }),
});

/** What past trips have taught about one thing. */
const lesson = z.object({
  /** The subject; what `DELETE /api/lessons/:id` forgets. */
  id: z.string(),
  effect: z.enum(['left-out', 'behind', 'missed']),
  name: z.string(),
  /** The reviews it comes from, newest first. */
  places: z.array(z.string()),
});
export type Lesson = z.infer<typeof lesson>;
/** 200 of `GET /api/lessons` */
export const lessonsOutput = z.object({ lessons: z.array(lesson) });
