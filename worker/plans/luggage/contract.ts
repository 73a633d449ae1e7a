import * as z from 'zod/mini';

/** `cabin` stays with the traveller, `hold` is checked in. */
export const BAG_KINDS = ['cabin', 'hold'] as const;
export type BagKind = (typeof BAG_KINDS)[number];

/** Bounds of what may be typed, weights in grams. */
export const LUGGAGE_LIMITS = {
  bags: 8,
  name: 40,
  limitMin: 500,
  limitMax: 99_000,
  gramsMin: 1,
  gramsMax: 99_000,
} as const;

/**
 * Limits that most airlines use for a bag, in grams: 7 or 10 kg in the cabin (no common rule; IATA only recommends a
 * size), 23 kg checked (the usual first piece of IATA Resolution 302's piece concept).
 */
export const USUAL_LIMITS = { cabin: [7000, 10_000], hold: [15_000, 23_000] } as const satisfies Record<
  BagKind,
  readonly number[]
>;

/** English texts of the rules; the browser translates them. */
export const LUGGAGE_MESSAGES = {
  name: `Use 1 to ${LUGGAGE_LIMITS.name} characters.`,
  limit: 'Use 0.5 to 99 kg.',
  grams: 'Use 1 g to 99 kg.',
  tooManyBags: `A Bag Plan has at most ${LUGGAGE_LIMITS.bags} bags.`,
  nothing: 'Say what to change.',
} as const;

const CONTROL = /\p{Cc}/gu;
const name = z.nullable(
  z.string().check(
    z.overwrite((value) => value.toWellFormed().normalize('NFC').replace(CONTROL, ' ').replace(/\s+/g, ' ').trim()),
    z.minLength(1, LUGGAGE_MESSAGES.name),
    z.maxLength(LUGGAGE_LIMITS.name, LUGGAGE_MESSAGES.name),
  ),
);
const grams = (min: number, max: number, message: string) =>
  z.nullable(z.number(message).check(z.int(message), z.gte(min, message), z.lte(max, message)));
const limitGrams = grams(LUGGAGE_LIMITS.limitMin, LUGGAGE_LIMITS.limitMax, LUGGAGE_MESSAGES.limit);
const isSomething = z.refine<Record<string, unknown>>(
  (change) => Object.values(change).some((value) => value !== undefined),
  LUGGAGE_MESSAGES.nothing,
);

/** `POST /api/plans/:id/luggage/bags`; without a name the bag is called by its kind, without a limit it has none. */
export const addBagInput = z.object({
  kind: z.enum(BAG_KINDS),
  name: z._default(name, null),
  limitGrams: z._default(limitGrams, null),
});
export type AddBagInput = z.infer<typeof addBagInput>;

/** `PATCH /api/plans/:id/luggage/bags/:bagId` */
export const changeBagInput = z
  .object({ kind: z.optional(z.enum(BAG_KINDS)), name: z.optional(name), limitGrams: z.optional(limitGrams) })
  .check(isSomething);
export type ChangeBagInput = z.infer<typeof changeBagInput>;

/** `PATCH /api/plans/:id/luggage/items/:itemId`; null puts it back to what is done by itself. */
export const placeItemInput = z
  .object({
    bagId: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
    worn: z.optional(z.boolean()),
    /** Of one piece. */
    grams: z.optional(grams(LUGGAGE_LIMITS.gramsMin, LUGGAGE_LIMITS.gramsMax, LUGGAGE_MESSAGES.grams)),
  })
  .check(isSomething);
export type PlaceItemInput = z.infer<typeof placeItemInput>;

/**
 * What is wrong with a thing where it is, or to be minded: `liquid` over 100 ml may not go into the cabin, `blade` and
 * `hold-only` not at all, `battery` not into the hold; `keep-with-you` should not, being needed or worth too much.
 */
const FINDINGS = ['liquid', 'blade', 'hold-only', 'battery', 'keep-with-you'] as const;
export type Finding = (typeof FINDINGS)[number];

const bag = z.object({
  id: z.string(),
  kind: z.enum(BAG_KINDS),
  /** Null: called by its kind and `number`. */
  name: z.nullable(z.string()),
  /** Its number among the bags of its kind, when there are several; else null. */
  number: z.nullable(z.number()),
  limitGrams: z.nullable(z.number()),
  /** What is in it, without what is worn. */
  grams: z.number(),
});
export type Bag = z.infer<typeof bag>;

const luggageItem = z.object({
  itemId: z.string(),
  name: z.string(),
  category: z.string(),
  quantity: z.number(),
  packed: z.boolean(),
  bagId: z.string(),
  /** The owner chose the bag. */
  chosen: z.boolean(),
  worn: z.boolean(),
  /** May be worn on the way: clothes and shoes. */
  wearable: z.boolean(),
  /** Of one piece. */
  gramsEach: z.number(),
  /** All that is in the bag. */
  grams: z.number(),
  /** `typed` by the owner, of the knowledge base, or a `guess` by the category. */
  weight: z.enum(['typed', 'known', 'guess']),
  finding: z.nullable(z.enum(FINDINGS)),
  /** The finding breaks a rule; else it is advice. */
  forbidden: z.boolean(),
});
export type LuggageItem = z.infer<typeof luggageItem>;

const step = z.object({
  kind: z.enum(['wear', 'move', 'leave']),
  itemId: z.string(),
  /** Lighter by so much. */
  grams: z.number(),
  /** Where to, for `move`. */
  bagId: z.nullable(z.string()),
});
export type LuggageStep = z.infer<typeof step>;

const advice = z.object({
  bagId: z.string(),
  overGrams: z.number(),
  /** In the order to do them; together they are enough unless `enough` is false. */
  steps: z.array(step),
  enough: z.boolean(),
});
export type LuggageAdvice = z.infer<typeof advice>;

const luggage = z.object({ bags: z.array(bag), items: z.array(luggageItem), advice: z.array(advice) });
export type Luggage = z.infer<typeof luggage>;

/** 200 of every call here */
export const luggageOutput = z.object({ luggage });
