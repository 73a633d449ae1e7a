/** What a traveller types of a plan: the bodies and queries of its calls. */
import * as z from 'zod/mini';
import { tripCorrectionsSchema } from '../engine/trip/contract';
import { LOCALES } from '../platform/locale/locale';
import { PLAN_LIMITS, PLAN_MESSAGES, tripLength } from './limits';
import { atMost, line, text } from './typed-text';

/** A calendar date that exists, of the years 2000 to 2100. */
const date = z.string(PLAN_MESSAGES.date).check(
  z.iso.date(PLAN_MESSAGES.date),
  z.refine((value) => /^(20\d\d|2100)-/.test(value), { error: PLAN_MESSAGES.date, abort: true }),
);

interface Dates {
  startDate: string;
  endDate: string;
}
/** Rule that a trip ends on the day it starts or later. */
export const datesInOrder = <Trip extends Dates>() =>
  z.refine<Trip>(({ startDate, endDate }) => tripLength(startDate, endDate) >= 1, {
    path: ['endDate'],
    error: PLAN_MESSAGES.datesReversed,
  });
/** Rule that a trip is no longer than a plan may be. */
export const tripShortEnough = <Trip extends Dates>() =>
  z.refine<Trip>(({ startDate, endDate }) => tripLength(startDate, endDate) <= PLAN_LIMITS.days, {
    path: ['endDate'],
    error: PLAN_MESSAGES.tooManyDays,
  });

const planName = line().check(atMost(PLAN_LIMITS.name));
/** An id of {@link ACTIVITY_IDS}, or an activity in the traveller's own words. */
const activity = line().check(z.minLength(1, PLAN_MESSAGES.activity), atMost(PLAN_LIMITS.activity));
const withoutRepeats = (activities: string[]) => {
  const seen = new Set<string>();
  return activities.filter((each) => !seen.has(each.toLowerCase()) && seen.add(each.toLowerCase()));
};

/** `POST /api/plans` */
export const createPlanInput = z
  .object({
    /** Left out or empty: the destination's name. */
    name: z.nullish(planName),
    destination: line(PLAN_MESSAGES.destination).check(
      z.minLength(1, PLAN_MESSAGES.destination),
      atMost(PLAN_LIMITS.destination),
    ),
    /** Id of the place chosen in the form, when one was chosen and not only typed. */
    placeId: z.nullish(z.string().check(z.regex(/^([a-z]{2}:[\w.-]{1,60})?$/))),
    startDate: date,
    endDate: date,
    activities: z._default(
      z
        .array(activity)
        .check(z.overwrite(withoutRepeats), z.maxLength(PLAN_LIMITS.activities, PLAN_MESSAGES.tooManyActivities)),
      [],
    ),
    description: z._default(text().check(atMost(PLAN_LIMITS.description)), ''),
    locale: z.optional(z.enum(LOCALES)),
    /** A template of one's own whose items join the list. */
    templateId: z.nullish(z.string().check(z.regex(/^(tpl_\w{1,40})?$/))),
    /** A plan of one's own that this one takes the place of: what its traveller added joins the list. */
    itemsFrom: z.nullish(z.string().check(z.regex(/^(plan_\w{1,40})?$/))),
    /** What the traveller corrected of what was understood; it beats the words. */
    corrections: z.nullish(tripCorrectionsSchema),
  })
  .check(datesInOrder(), tripShortEnough());
export type CreatePlanInput = z.infer<typeof createPlanInput>;
/** The same as it is sent: what has a default may be left out. */
export type CreatePlanBody = z.input<typeof createPlanInput>;

/** The `Idempotency-Key` header of `POST /api/plans`. */
export const idempotencyKey = z.string().check(z.regex(/^[\x21-\x7E]{1,200}$/, PLAN_MESSAGES.idempotencyKey));

/** `GET /api/plans` */
export const listPlansQuery = z.object({
  /** Looked for in names, destinations, places and items; case and accents do not matter. */
  query: z._default(line().check(z.maxLength(PLAN_LIMITS.query)), ''),
  /** `made`: newest first. `trip`: those that are not over by their end, then those that are, the latest first. */
  order: z._default(z.enum(['made', 'trip']), 'made'),
  cursor: z.optional(z.string().check(z.regex(/^[\w-]{0,120}$/))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(PLAN_LIMITS.pageMax)), PLAN_LIMITS.page),
});
export type ListPlansQuery = z.infer<typeof listPlansQuery>;

/**
 * `PATCH /api/plans/:id`: what of a plan may be changed after it is made, under the columns' names. Every field is
 * `exactOptional`: what is left out stays as it is.
 */
export const changePlanInput = z
  .object({ name: z.exactOptional(planName.check(z.minLength(1, PLAN_MESSAGES.name))) })
  .check(z.refine((change) => Object.keys(change).length > 0, { path: ['name'], error: PLAN_MESSAGES.nothing }));
export type ChangePlanInput = z.infer<typeof changePlanInput>;
