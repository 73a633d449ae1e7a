import * as z from 'zod/mini';
import { LOCALES } from '../../platform/locale/locale';
import { atMost, PLAN_LIMITS, PLAN_MESSAGES, tripLength } from '../../plans/contract';

/** Items of a trial list that are shown; the rest is a number. */
export const DEMO_ITEMS = 12;
/** Longest trip of a trial. */
const DEMO_DAYS = 60;

/** English texts of the trial's own rules; the others are those of a Bag Plan. */
export const DEMO_MESSAGES = { tooManyDays: `The trial takes trips of up to ${DEMO_DAYS} days.` } as const;

const date = z.string(PLAN_MESSAGES.date).check(
  z.iso.date(PLAN_MESSAGES.date),
  z.refine((value) => /^(20\d\d|2100)-/.test(value), { error: PLAN_MESSAGES.date, abort: true }),
);

/** `POST /api/demo/list`: a list without an account. Nothing of it is stored. */
export const demoListInput = z
  .object({
    destination: z.string(PLAN_MESSAGES.destination).check(
      z.overwrite((value) =>
        value
          .toWellFormed()
          .normalize('NFC')
          .replace(/[\p{Cc}\s]+/gu, ' ')
          .trim(),
      ),
      z.minLength(1, PLAN_MESSAGES.destination),
      atMost(PLAN_LIMITS.destination),
    ),
    startDate: date,
    endDate: date,
    locale: z._default(z.enum(LOCALES), 'en'),
  })
  .check(
    z.refine(({ startDate, endDate }) => tripLength(startDate, endDate) >= 1, {
      path: ['endDate'],
      error: PLAN_MESSAGES.datesReversed,
    }),
    z.refine(({ startDate, endDate }) => tripLength(startDate, endDate) <= DEMO_DAYS, {
      path: ['endDate'],
      error: DEMO_MESSAGES.tooManyDays,
    }),
  );
export type DemoListInput = z.infer<typeof demoListInput>;

/** 200 of `POST /api/demo/list`; texts are in the language asked for. */
export const demoList = z.object({
  /** Null when the destination is not known: the list is then a general one. */
  place: z.nullable(z.object({ name: z.string(), country: z.string(), countryName: z.string() })),
  days: z.number(),
  /** Null when it is not known. °C and a share from 0 to 1; `attribution` has to be shown beside it. */
  weather: z.nullable(z.object({ minC: z.number(), maxC: z.number(), wetShare: z.number(), attribution: z.string() })),
  /** The first {@link DEMO_ITEMS} to look at, of different kinds. */
  items: z.array(z.object({ name: z.string(), quantity: z.number(), category: z.string(), reason: z.string() })),
  /** All things on the list. */
  total: z.number(),
  weightGrams: z.number(),
});
export type DemoList = z.infer<typeof demoList>;
