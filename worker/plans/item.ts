/** A thing to pack as it crosses the wire, and what may be typed of one. */
import * as z from 'zod/mini';
import { PLAN_LIMITS, PLAN_MESSAGES } from './limits';
import { line } from './typed-text';

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

// Created once: creating a schema delays the page that opens.
const string = z.string();
const number = z.number();
const boolean = z.boolean();

/** One thing to pack. `origin` says who put it on the list. */
export const item = z.object({
  id: string,
  name: string,
  quantity: number,
  /** A category id of the closed list, or the traveller's own text. */
  category: string,
  /** Why it is on the list, in the plan's language; empty for what the traveller added. */
  reason: string,
  origin: z.enum(['engine', 'model', 'user']),
  packed: boolean,
  /** Id of the one of `people` who ticked it; null when nobody did, or nobody who is still here. */
  packedBy: z.nullable(string),
  hidden: boolean,
  /** The order of the list; fractions put an item between two others. */
  position: number,
  /** The plan's revision when this item last changed: of two states of an item the one with the higher is newer. */
  revision: number,
  /** Names of the travellers it is for; empty where it is shared. */
  for: z.array(string),
  /** Where it travels: `worn` or a kind of bag; null where nobody said. */
  bag: z.nullable(string),
  /** Comes along only if there is room. */
  optional: boolean,
  /** Of one piece; null where nobody knows. */
  weightGrams: z._default(z.nullable(number), null),
});
export type Item = z.infer<typeof item>;
