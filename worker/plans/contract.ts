/** What crosses the wire about Bag Plans; the browser imports this file alone. */
import * as z from 'zod/mini';
import type { Trip } from '../engine/trip/schema';
import { LOCALES } from '../platform/locale/locale';
import { item } from './item';

export * from './item';
export * from './limits';
export * from './plan-input';
export * from './progress-events';
export { atMost } from './typed-text';

// Created once: creating a schema delays the page that opens.
const string = z.string();
const number = z.number();
const boolean = z.boolean();

/** Where a plan goes. */
const planPlace = z.object({
  id: string,
  name: string,
  kind: string,
  /** ISO 3166-1 alpha-2. */
  country: string,
  countryName: string,
  latitude: number,
  longitude: number,
});
export type PlanPlace = z.infer<typeof planPlace>;

const weatherDay = z.object({
  date: string,
  minC: number,
  maxC: number,
  wetChance: number,
  snowCm: number,
  windKmh: number,
  uvIndex: number,
  code: number,
});
const weatherMonth = z.object({
  month: string,
  minC: number,
  maxC: number,
  wetShare: number,
  rainMm: number,
  snowShare: number,
  uvIndex: number,
  humid: boolean,
  /** The same of the trip's own dates in it, which the figures of the whole trip are made of. */
  onDates: z.optional(z.object({ minC: number, maxC: number, wetShare: number })),
});

/** The weather of the trip's dates, °C and shares from 0 to 1. `attribution` has to be shown beside it. */
export const planWeather = z.object({
  source: z.enum(['forecast', 'normals', 'mixed', 'unknown']),
  attribution: string,
  days: z.array(weatherDay),
  monthly: z.array(weatherMonth),
  minC: number,
  maxC: number,
  wetShare: number,
  snowShare: number,
  uvIndex: number,
  humid: boolean,
});
export type PlanWeather = z.infer<typeof planWeather>;

/** One thing that was understood of the trip, as a chip; the same shape as `factChipSchema` of the packing feature. */
const planFact = z.object({
  id: string,
  kind: z.enum(['tag', 'party', 'luggage', 'laundry', 'home', 'weather']),
  label: string,
  tag: z.optional(string),
  removable: boolean,
  party: z.optional(z.object({ adults: number, childrenMonths: z.array(number) })),
  evidence: z.object({
    source: z.enum(['words', 'form', 'place', 'weather', 'dates', 'rule', 'correction']),
    quote: z.optional(string),
  }),
});
export type PlanFact = z.infer<typeof planFact>;

/** What was read of the trip, as the engine stored it; checked there, so that one shape is written down once. */
const planTrip = z.custom<Trip>((value) => typeof value === 'object' && value !== null && 'travellers' in value);

/** Something the traveller should know about the list, in the plan's language. */
const planWarning = z.object({ code: string, text: string });

/** A thing that past trips say is not needed, and so is not on the list; `reason` says which. */
const leftOut = z.object({
  name: string,
  quantity: number,
  category: string,
  reason: string,
  /** Of one piece, where it is known. */
  weightGrams: z.optional(z.nullable(number)),
});
export type LeftOut = z.infer<typeof leftOut>;

/** Somebody who packs a plan. A name of null is "a fellow traveller"; nobody is named by e-mail. */
export const person = z.object({
  id: string,
  name: z.nullable(string),
  role: z.enum(['owner', 'member']),
  isYou: boolean,
});
export type Person = z.infer<typeof person>;

/** A Bag Plan without its items. `place`, `weather` and `generatedBy` are null until it is ready. */
const planSummary = z.object({
  id: string,
  name: string,
  destination: string,
  place: z.nullable(planPlace),
  /** The IATA code of the destination's own airport; null where it has none, left out by what was kept before. */
  airport: z.optional(z.nullable(z.string())),
  /** All places of the trip, `place` first. */
  places: z.array(planPlace),
  startDate: string,
  endDate: string,
  days: number,
  activities: z.array(string),
  description: string,
  locale: z.enum(LOCALES),
  status: z.enum(['generating', 'ready', 'failed']),
  weather: z.nullable(planWeather),
  generatedBy: z.nullable(z.object({ engine: string, model: z.nullable(string) })),
  /** A model was configured and failed: the list is the engine's alone, and the credit went back. */
  modelFailed: boolean,
  /**
   * Things on the list that are not hidden, how many of them are packed, and how many are neither packed nor needed:
   * those come along only if there is room.
   */
  progress: z.object({ items: number, packed: number, spare: z._default(number, 0) }),
  /** What the plan is to the caller, how many pack along with its owner, and that owner's name for those who do. */
  shared: z.object({ role: z.enum(['owner', 'member']), members: number, owner: z.nullable(string) }),
  /** Its traveller reviewed it after the trip, or chose not to. */
  debriefed: boolean,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type PlanSummary = z.infer<typeof planSummary>;

/** A Bag Plan. */
const plan = z.object({
  ...planSummary.shape,
  /** Counts the accepted edits of its items. */
  revision: number,
  /** Which place was taken and why, in the plan's language. */
  took: z.nullable(string),
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
export const plansOutput = z.object({ plans: z.array(planSummary), nextCursor: z.nullable(string) });
/** 201 and 200 of the item calls */
export const itemOutput = z.object({ item });
