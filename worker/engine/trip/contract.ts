/**
 * What crosses the wire about a Trip: the traveller's corrections of what was read. A correction beats the words, so
 * it is kept with the plan and laid over every later reading.
 */
import * as z from 'zod/mini';
import { BAG_KINDS, ROLES, STAGES, THING_FATES } from './kinds';

export { isOvernight } from './route/stops';
export { THING_FATES } from './kinds';
export { stageOf } from './stage';

/** Bounds of what may be corrected. */
const MOST = { travellers: 40, legs: 40, things: 120, occasions: 30, bags: 20, tags: 100, answered: 20 } as const;

const words = z.string().check(
  z.overwrite((value) => value.toWellFormed().normalize('NFC').replace(/\s+/g, ' ').trim()),
  z.minLength(1),
  z.maxLength(160),
);
const id = z.string().check(z.regex(/^[a-z]{1,2}\d{1,3}$/));
/** Which tags exist only the engine knows; unknown ones change nothing. */
const tag = z.string().check(z.regex(/^[a-z]+:[a-z0-9-]{1,60}$/));

const correctedTraveller = z.object({
  /** Of the reading; absent for somebody new. */
  id: z.optional(id),
  role: z.enum(ROLES),
  name: z.optional(words),
  ageMonths: z.optional(z.int().check(z.gte(0), z.lte(1500))),
  stage: z.enum(STAGES),
  sex: z.optional(z.enum(['female', 'male'])),
  count: z._default(z.int().check(z.gte(1), z.lte(60)), 1),
  /** Left out: as it was read. */
  packsAlone: z.optional(z.boolean()),
});

const correctedBag = z.object({
  kind: z.enum(BAG_KINDS),
  count: z._default(z.int().check(z.gte(1), z.lte(30)), 1),
  shared: z.optional(z.boolean()),
  litres: z.optional(z.number().check(z.gte(1), z.lte(300))),
  kilograms: z.optional(z.number().check(z.gte(0.5), z.lte(64))),
  soft: z.optional(z.boolean()),
  wornCounts: z.optional(z.boolean()),
  only: z.optional(z.boolean()),
});

/**
 * Corrections of a Trip. `travellers` and `bags` replace what was read whole; legs, things and occasions are corrected
 * one by one, found by their words where given (ids count anew when the description changes), else by their id.
 */
export const tripCorrectionsSchema = z.object({
  travellers: z.optional(z.array(correctedTraveller).check(z.minLength(1), z.maxLength(MOST.travellers))),
  listFor: z.optional(z.enum(['everybody', 'one'])),
  legs: z.optional(
    z
      .array(
        z.object({
          id,
          words: z.optional(words),
          placeId: z.optional(z.string().check(z.regex(/^[a-z]{2}:[\w.-]{1,56}$/))),
          nights: z.optional(z.int().check(z.gte(0), z.lte(365))),
          remove: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(MOST.legs)),
  ),
  things: z.optional(
    z
      .array(
        z
          .object({
            words: z.optional(words),
            concept: z.optional(z.string().check(z.maxLength(60))),
            fate: z.optional(z.enum(THING_FATES)),
            quantity: z.optional(z.int().check(z.gte(1), z.lte(999))),
            remove: z.optional(z.boolean()),
          })
          .check(z.refine(({ words, concept }) => words !== undefined || concept !== undefined, 'Say which thing.')),
      )
      .check(z.maxLength(MOST.things)),
  ),
  bags: z.optional(z.array(correctedBag).check(z.maxLength(MOST.bags))),
  occasions: z.optional(
    z
      .array(z.object({ id, words: z.optional(words), remove: z.optional(z.boolean()) }))
      .check(z.maxLength(MOST.occasions)),
  ),
  facts: z.optional(
    z.object({
      remove: z._default(z.array(tag).check(z.maxLength(MOST.tags)), []),
      add: z._default(z.array(tag).check(z.maxLength(MOST.tags)), []),
    }),
  ),
  laundry: z.optional(z.object({ available: z.boolean(), everyDays: z.optional(z.int().check(z.gte(1), z.lte(60))) })),
  /** Where they start from; null: not said. */
  home: z.optional(z.object({ country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))) })),
  /** Questions that were answered by leaving everything as it was read. */
  answered: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(MOST.answered))),
});
export type TripCorrections = z.output<typeof tripCorrectionsSchema>;

type LegCorrection = NonNullable<TripCorrections['legs']>[number];
type ThingCorrection = NonNullable<TripCorrections['things']>[number];

/** Later entries over earlier ones of the same subject, in the order the subjects came up. */
const merged = <Entry extends object>(
  earlier: readonly Entry[] | undefined,
  newer: readonly Entry[] | undefined,
  subject: (entry: Entry) => string,
): Entry[] | undefined => {
  if (!earlier || !newer) return [...(newer ?? earlier ?? [])];
  const all = new Map(earlier.map((entry) => [subject(entry), entry]));
  for (const entry of newer) all.set(subject(entry), { ...all.get(subject(entry)), ...entry });
  return [...all.values()];
};

const spoken = (text: string): string => text.trim().toLowerCase();
const subjectOfId = ({ id, words }: Pick<LegCorrection, 'id' | 'words'>): string =>
  `${id} ${words === undefined ? '' : spoken(words)}`;
const subjectOfThing = ({ words = '', concept = '' }: ThingCorrection): string => `${concept} ${spoken(words)}`;

/** Earlier corrections with newer ones over them. */
export const mergeTripCorrections = (earlier: TripCorrections, newer: TripCorrections): TripCorrections => {
  const legs = merged(earlier.legs, newer.legs, subjectOfId);
  const things = merged(earlier.things, newer.things, subjectOfThing);
  const occasions = merged(earlier.occasions, newer.occasions, subjectOfId);
  const added = newer.facts?.add ?? [];
  const removed = newer.facts?.remove ?? [];
  const facts = {
    remove: [...new Set([...(earlier.facts?.remove ?? []), ...removed])].filter((each) => !added.includes(each)),
    add: [...new Set([...(earlier.facts?.add ?? []), ...added])].filter((each) => !removed.includes(each)),
  };
  const answered = [...new Set([...(earlier.answered ?? []), ...(newer.answered ?? [])])].slice(-MOST.answered);
  return {
    ...earlier,
    ...newer,
    ...(legs && legs.length > 0 && { legs: legs.slice(-MOST.legs) }),
    ...(things && things.length > 0 && { things: things.slice(-MOST.things) }),
    ...(occasions && occasions.length > 0 && { occasions: occasions.slice(-MOST.occasions) }),
    ...(facts.remove.length + facts.add.length > 0 && {
      facts: { remove: facts.remove.slice(-MOST.tags), add: facts.add.slice(-MOST.tags) },
    }),
    ...(answered.length > 0 && { answered }),
  };
};
