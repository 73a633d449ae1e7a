import * as z from 'zod/mini';
import { tripCorrectionsSchema } from '../engine/trip/contract';
import type { Trip } from '../engine/trip/schema';
import { LOCALES } from '../platform/locale/locale';

/** Bounds of what a traveller may type; the forms show the same ones. Lengths count UTF-16 units, as inputs do. */
export const PLAN_LIMITS = {
  name: 80,
  destination: 120,
  description: 2000,
  activities: 10,
  activity: 40,
  /** Both ends counted. */
  days: 365,
  items: 200,
  itemName: 80,
  category: 40,
  quantity: 99,
  /** Positions of items lie between this and its negative. */
  position: 1_000_000,
  /** Generations of one person at once. */
  running: 3,
  query: 120,
  page: 20,
  pageMax: 50,
  idempotencyKey: 200,
} as const;

/** Credits that one Bag Plan costs. */
export const PLAN_COST = 1;

/** English texts of the rules. The browser translates them; the API sends them in `fields`. */
export const PLAN_MESSAGES = {
  name: `Use at most ${PLAN_LIMITS.name} characters.`,
  destination: 'Where are you going?',
  destinationTooLong: `Use at most ${PLAN_LIMITS.destination} characters.`,
  date: 'This is not a date.',
  datesReversed: 'The end date cannot be earlier than the start date.',
  tooManyDays: `A trip can last up to ${PLAN_LIMITS.days} days.`,
  tooManyActivities: 'Max activities reached',
  activity: `Use 1 to ${PLAN_LIMITS.activity} characters.`,
  description: `Use at most ${PLAN_LIMITS.description} characters.`,
  tooManyItems: `A Bag Plan has at most ${PLAN_LIMITS.items} items.`,
  itemName: `Use 1 to ${PLAN_LIMITS.itemName} characters.`,
  category: `Use 1 to ${PLAN_LIMITS.category} characters.`,
  quantity: `Use a whole number from 1 to ${PLAN_LIMITS.quantity}.`,
  position: `Use a number from −${PLAN_LIMITS.position} to ${PLAN_LIMITS.position}.`,
  nothing: 'Say what to change.',
  idempotencyKey: `Use 1 to ${PLAN_LIMITS.idempotencyKey} visible ASCII characters.`,
} as const;

/** What the six stages of a generation are called, in their order. */
export const STAGES = ['place', 'weather', 'description', 'base', 'personalise', 'save'] as const;
export type Stage = (typeof STAGES)[number];

const CONTROL = /[^\P{Cc}\t\n\r]/gu;

/** Typed text: well-formed Unicode in one normal form, without control characters but line breaks and tabs. */
const text = (message?: string) =>
  z.string(message).check(z.overwrite((value) => value.toWellFormed().normalize('NFC').replace(CONTROL, '').trim()));

/** The same on one line. */
const line = (message?: string) => text(message).check(z.overwrite((value) => value.replace(/\s+/g, ' ')));

/** A calendar date that exists, of the years 2000 to 2100. */
const date = z.string(PLAN_MESSAGES.date).check(
  z.iso.date(PLAN_MESSAGES.date),
  z.refine((value) => /^(20\d\d|2100)-/.test(value), { error: PLAN_MESSAGES.date, abort: true }),
);

const DAY_MS = 86_400_000;

/** Days of a trip, both ends counted; 0 or less when the dates are reversed. */
export const tripLength = (startDate: string, endDate: string): number =>
  Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS) + 1;

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

const planName = line().check(z.maxLength(PLAN_LIMITS.name, PLAN_MESSAGES.name));
/** An id of {@link ACTIVITY_IDS}, or an activity in the traveller's own words. */
const activity = line().check(
  z.minLength(1, PLAN_MESSAGES.activity),
  z.maxLength(PLAN_LIMITS.activity, PLAN_MESSAGES.activity),
);
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
      z.maxLength(PLAN_LIMITS.destination, PLAN_MESSAGES.destinationTooLong),
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
    description: z._default(text().check(z.maxLength(PLAN_LIMITS.description, PLAN_MESSAGES.description)), ''),
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

/** `PATCH /api/plans/:id` */
export const changePlanInput = z.object({
  name: planName.check(z.minLength(1, PLAN_MESSAGES.name)),
});

const itemName = line().check(
  z.minLength(1, PLAN_MESSAGES.itemName),
  z.maxLength(PLAN_LIMITS.itemName, PLAN_MESSAGES.itemName),
);
const quantity = z
  .number(PLAN_MESSAGES.quantity)
  .check(
    z.int(PLAN_MESSAGES.quantity),
    z.gte(1, PLAN_MESSAGES.quantity),
    z.lte(PLAN_LIMITS.quantity, PLAN_MESSAGES.quantity),
  );
/** A category of the closed list, or one of the traveller's own. */
const category = line().check(
  z.minLength(1, PLAN_MESSAGES.category),
  z.maxLength(PLAN_LIMITS.category, PLAN_MESSAGES.category),
);

/** Where an item goes that was added without saying where. */
const DEFAULT_CATEGORY = 'comfort';

/** `POST /api/plans/:id/items` */
export const addItemInput = z.object({
  name: itemName,
  quantity: z._default(quantity, 1),
  category: z._default(category, DEFAULT_CATEGORY),
});
export type AddItemInput = z.infer<typeof addItemInput>;

/** `PATCH /api/plans/:id/items/:itemId` */
export const changeItemInput = z
  .object({
    name: z.optional(itemName),
    quantity: z.optional(quantity),
    category: z.optional(category),
    packed: z.optional(z.boolean()),
    hidden: z.optional(z.boolean()),
    position: z.optional(
      z
        .number(PLAN_MESSAGES.position)
        .check(
          z.gte(-PLAN_LIMITS.position, PLAN_MESSAGES.position),
          z.lte(PLAN_LIMITS.position, PLAN_MESSAGES.position),
        ),
    ),
  })
  .check(z.refine((change) => Object.values(change).some((value) => value !== undefined), PLAN_MESSAGES.nothing));
export type ChangeItemInput = z.infer<typeof changeItemInput>;

/** Ids of items of one list. */
export const itemIds = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(PLAN_LIMITS.items));

/** One thing to pack. `origin` says who put it on the list. */
export const item = z.object({
  id: z.string(),
  name: z.string(),
  quantity: z.number(),
  /** A category id of the closed list, or the traveller's own text. */
  category: z.string(),
  /** Why it is on the list, in the plan's language; empty for what the traveller added. */
  reason: z.string(),
  origin: z.enum(['engine', 'model', 'user']),
  packed: z.boolean(),
  /** Id of the one of `people` who ticked it; null when nobody did, or nobody who is still here. */
  packedBy: z.nullable(z.string()),
  hidden: z.boolean(),
  /** The order of the list; fractions put an item between two others. */
  position: z.number(),
  /** The plan's revision when this item last changed: of two states of an item the one with the higher is newer. */
  revision: z.number(),
  /** Names of the travellers it is for; empty where it is shared. */
  for: z.array(z.string()),
  /** Where it travels: `worn` or a kind of bag; null where nobody said. */
  bag: z.nullable(z.string()),
  /** Comes along only if there is room. */
  optional: z.boolean(),
  /** Of one piece; null where nobody knows. */
  weightGrams: z._default(z.nullable(z.number()), null),
});
export type Item = z.infer<typeof item>;

/** Where a plan goes. */
const planPlace = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  countryName: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type PlanPlace = z.infer<typeof planPlace>;

const weatherDay = z.object({
  date: z.string(),
  minC: z.number(),
  maxC: z.number(),
  wetChance: z.number(),
  snowCm: z.number(),
  windKmh: z.number(),
  uvIndex: z.number(),
  code: z.number(),
});
const weatherMonth = z.object({
  month: z.string(),
  minC: z.number(),
  maxC: z.number(),
  wetShare: z.number(),
  rainMm: z.number(),
  snowShare: z.number(),
  uvIndex: z.number(),
  humid: z.boolean(),
});

/** The weather of the trip's dates, °C and shares from 0 to 1. `attribution` has to be shown beside it. */
export const planWeather = z.object({
  source: z.enum(['forecast', 'normals', 'mixed', 'unknown']),
  attribution: z.string(),
  days: z.array(weatherDay),
  monthly: z.array(weatherMonth),
  minC: z.number(),
  maxC: z.number(),
  wetShare: z.number(),
  snowShare: z.number(),
  uvIndex: z.number(),
  humid: z.boolean(),
});
export type PlanWeather = z.infer<typeof planWeather>;

/** One thing that was understood of the trip, as a chip; the same shape as `factChipSchema` of the packing feature. */
const planFact = z.object({
  id: z.string(),
  kind: z.enum(['tag', 'party', 'luggage', 'laundry', 'home', 'weather']),
  label: z.string(),
  tag: z.optional(z.string()),
  removable: z.boolean(),
  party: z.optional(z.object({ adults: z.number(), childrenMonths: z.array(z.number()) })),
  evidence: z.object({
    source: z.enum(['words', 'form', 'place', 'weather', 'dates', 'rule', 'correction']),
    quote: z.optional(z.string()),
  }),
});
export type PlanFact = z.infer<typeof planFact>;

/** What was read of the trip, as the engine stored it; checked there, so that one shape is written down once. */
const planTrip = z.custom<Trip>((value) => typeof value === 'object' && value !== null && 'travellers' in value);

/** Something the traveller should know about the list, in the plan's language. */
const planWarning = z.object({ code: z.string(), text: z.string() });

/** A thing that past trips say is not needed, and so is not on the list; `reason` says which. */
const leftOut = z.object({
  name: z.string(),
  quantity: z.number(),
  category: z.string(),
  reason: z.string(),
  /** Of one piece, where it is known. */
  weightGrams: z.optional(z.nullable(z.number())),
});
export type LeftOut = z.infer<typeof leftOut>;

/** Somebody who packs a plan. A name of null is "a fellow traveller"; nobody is named by e-mail. */
export const person = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  role: z.enum(['owner', 'member']),
  isYou: z.boolean(),
});
export type Person = z.infer<typeof person>;

/** A Bag Plan without its items. `place`, `weather` and `generatedBy` are null until it is ready. */
const planSummary = z.object({
  id: z.string(),
  name: z.string(),
  destination: z.string(),
  place: z.nullable(planPlace),
  /** All places of the trip, `place` first. */
  places: z.array(planPlace),
  startDate: z.string(),
  endDate: z.string(),
  days: z.number(),
  activities: z.array(z.string()),
  description: z.string(),
  locale: z.enum(LOCALES),
  status: z.enum(['generating', 'ready', 'failed']),
  weather: z.nullable(planWeather),
  generatedBy: z.nullable(z.object({ engine: z.string(), model: z.nullable(z.string()) })),
  /** A model was configured and failed: the list is the engine's alone, and the credit went back. */
  modelFailed: z.boolean(),
  /**
   * Things on the list that are not hidden, how many of them are packed, and how many are neither packed nor needed:
   * those come along only if there is room.
   */
  progress: z.object({ items: z.number(), packed: z.number(), spare: z._default(z.number(), 0) }),
  /** What the plan is to the caller, how many pack along with its owner, and that owner's name for those who do. */
  shared: z.object({ role: z.enum(['owner', 'member']), members: z.number(), owner: z.nullable(z.string()) }),
  /** Its traveller told how it went after the trip, or chose not to. */
  debriefed: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type PlanSummary = z.infer<typeof planSummary>;

/** A Bag Plan. */
const plan = z.object({
  ...planSummary.shape,
  /** Counts the accepted edits of its items. */
  revision: z.number(),
  /** Which place was taken and why, in the plan's language. */
  took: z.nullable(z.string()),
  facts: z.array(planFact),
  /** The trip as it was understood, with the corrections over it; its owner's only, and null in plans older than it. */
  trip: z._default(z.nullable(planTrip), null),
  warnings: z.array(planWarning),
  leftOut: z.array(leftOut),
  /** Everybody who packs, the owner first. */
  people: z.array(person),
  items: z.array(item),
});
export type Plan = z.infer<typeof plan>;

/** 200 of `GET /api/plans/:id` and `PATCH`, 202 of `POST /api/plans` */
export const planOutput = z.object({ plan });
/** 200 of `GET /api/plans`, newest first; `nextCursor` is null on the last page. */
export const plansOutput = z.object({ plans: z.array(planSummary), nextCursor: z.nullable(z.string()) });
/** 201 and 200 of the item calls */
export const itemOutput = z.object({ item });

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
