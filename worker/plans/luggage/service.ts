import { and, asc, eq, sql } from 'drizzle-orm';
import type { SessionUser } from '../../platform/context';
import { assertPremium } from '../../money/billing/service';
import type { Database } from '../../platform/db/client';
import { newId } from '../../platform/db/id';
import { insertRowsWhere } from '../../platform/db/insert-where';
import { AppError } from '../../platform/http/errors';
import { applyCorrections } from '../../engine/packing/corrections';
import { isOwn, luggageItems, plans, type Rooms } from '../service';
import { travellerCount, usualBags } from './bags';
import {
  type AddBagInput,
  type ChangeBagInput,
  type Luggage,
  LUGGAGE_LIMITS,
  LUGGAGE_MESSAGES,
  type PlaceItemInput,
} from './contract';
import { packBags, type Thing, weightOf } from './packing';
import { cabinRuleOf } from './rules';
import { luggageBags } from './schema';

export { exportLuggage } from './data-rights';

/** Who asks of which plan, when. Milliseconds since the epoch. */
export interface LuggageScope {
  db: Database;
  user: Pick<SessionUser, 'id' | 'accountType'>;
  planId: string;
  now: number;
  rooms: Rooms;
}

/**
 * The luggage of one's own plan in one batch of three statements, all on an index, and one call to its room. Throws `not_found`, then
 * `premium_required`, so that another person's plan is not told from none.
 */
const read = async ({ db, user, planId, rooms }: LuggageScope) => {
  const [[plan], decided, stored] = await db.batch([
    db.select({ corrections: plans.corrections, status: plans.status }).from(plans).where(isOwn(user.id, planId)),
    db.select().from(luggageItems).where(eq(luggageItems.planId, planId)),
    db.select().from(luggageBags).where(eq(luggageBags.planId, planId)).orderBy(asc(luggageBags.position)),
  ]);
  if (!plan) throw new AppError('not_found');
  assertPremium(user);
  if (plan.status !== 'ready') throw new AppError('conflict');
  const list = await rooms.linesOf(planId);
  const { facts: read = null } = list?.trip ?? {};
  const facts = read && plan.corrections ? applyCorrections(read, plan.corrections) : read;
  const decisions = new Map(decided.map((decision) => [decision.itemId, decision]));
  const things = (list?.rows ?? [])
    .filter(({ hidden }) => !hidden)
    .map(({ id, key, name, for: names, category, quantity, packed, essential, weightGrams, cabin }): Thing => {
      const { bagId = null, worn = false, grams = null } = decisions.get(id) ?? {};
      const known = { id, key, name, for: names, category, quantity, packed, essential, weightGrams };
      return { ...known, cabin: cabinRuleOf(cabin), bagId, worn, typedGrams: grams };
    });
  const bags = stored.length > 0 ? stored : usualBags(facts, weightOf(things));
  return {
    people: travellerCount(facts),
    bags: bags.map(({ id, kind, name, limitGrams }) => ({ id, kind, name, limitGrams })),
    things,
  };
};

/** The luggage of one's own plan: bags, what is in them, what is wrong and what to do about it. */
export const getLuggage = async (scope: LuggageScope): Promise<Luggage> => {
  const { things, bags, people } = await read(scope);
  return packBags(things, bags, people);
};

/** Statement that keeps the bags a plan has by itself, so that one of them can be changed; nothing when it has rows. */
const keepBags = ({ db, planId, now }: LuggageScope, bags: Awaited<ReturnType<typeof read>>['bags']) =>
  insertRowsWhere(
    db,
    luggageBags,
    bags.map((bag, position) => ({ ...bag, planId, position, createdAt: now })),
    sql`NOT EXISTS (SELECT 1 FROM luggage_bags other WHERE other.plan_id = ${planId})`,
  ).onConflictDoNothing();

/** Adds a bag at the end. Throws `validation_failed` for one too many, also when racing. */
export const addBag = async (scope: LuggageScope, input: AddBagInput): Promise<Luggage> => {
  const { db, planId, now } = scope;
  const { bags } = await read(scope);
  const row = { ...input, planId, id: newId('bag'), position: 0, createdAt: now };
  const [, added] = await db.batch([
    keepBags(scope, bags),
    db
      .insert(luggageBags)
      .select(
        sql`SELECT ${planId}, ${row.id}, ${row.kind}, ${row.name}, CAST(${row.limitGrams} AS INTEGER), count(*), CAST(${now} AS INTEGER)
          FROM luggage_bags other WHERE other.plan_id = ${planId} HAVING count(*) < CAST(${LUGGAGE_LIMITS.bags} AS INTEGER)`,
      )
      .returning({ id: luggageBags.id }),
  ]);
  if (added.length === 0) {
    throw new AppError('validation_failed', { fields: { kind: LUGGAGE_MESSAGES.tooManyBags } });
  }
  return getLuggage(scope);
};

/** Changes a bag. */
export const changeBag = async (scope: LuggageScope, bagId: string, change: ChangeBagInput): Promise<Luggage> => {
  const { db, planId } = scope;
  const { bags } = await read(scope);
  const [, changed] = await db.batch([
    keepBags(scope, bags),
    db
      .update(luggageBags)
      .set(change)
      .where(and(eq(luggageBags.planId, planId), eq(luggageBags.id, bagId)))
      .returning({ id: luggageBags.id }),
  ]);
  if (changed.length === 0) throw new AppError('not_found');
  return getLuggage(scope);
};

/** Takes a bag away; what was in it is placed by itself again. The last one stays: `conflict`. */
export const removeBag = async (scope: LuggageScope, bagId: string): Promise<Luggage> => {
  const { db, planId, now } = scope;
  const { bags } = await read(scope);
  if (!bags.some(({ id }) => id === bagId)) throw new AppError('not_found');
  const [, removed] = await db.batch([
    keepBags(scope, bags),
    db
      .delete(luggageBags)
      .where(
        and(
          eq(luggageBags.planId, planId),
          eq(luggageBags.id, bagId),
          sql`(SELECT count(*) FROM luggage_bags other WHERE other.plan_id = ${planId}) > 1`,
        ),
      )
      .returning({ id: luggageBags.id }),
    db
      .update(luggageItems)
      .set({ bagId: null, updatedAt: now })
      .where(
        and(
          eq(luggageItems.planId, planId),
          eq(luggageItems.bagId, bagId),
          sql`NOT EXISTS (SELECT 1 FROM luggage_bags bag WHERE bag.plan_id = ${planId} AND bag.id = ${bagId})`,
        ),
      ),
  ]);
  if (removed.length === 0) throw new AppError('conflict');
  return getLuggage(scope);
};

/** Decides of a thing: its bag, worn on the way, its weight. */
export const placeItem = async (scope: LuggageScope, itemId: string, change: PlaceItemInput): Promise<Luggage> => {
  const { db, planId, now } = scope;
  const { bags, things } = await read(scope);
  const isBag = change.bagId === undefined || change.bagId === null || bags.some(({ id }) => id === change.bagId);
  if (!isBag || !things.some(({ id }) => id === itemId)) throw new AppError('not_found');
  await db.batch([
    keepBags(scope, bags),
    db
      .insert(luggageItems)
      .values({
        planId,
        itemId,
        bagId: change.bagId ?? null,
        worn: change.worn ?? false,
        grams: change.grams ?? null,
        updatedAt: now,
      })
      .onConflictDoUpdate({ target: [luggageItems.planId, luggageItems.itemId], set: { ...change, updatedAt: now } }),
  ]);
  return getLuggage(scope);
};
