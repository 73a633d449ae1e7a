import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { newId } from '../db/id';
import { insertWhere } from '../db/insert-where';
import { AppError } from '../http/errors';
import { isOpenTo, mayPack, openPlan, type PlanScope } from './access';
import { type AddItemInput, type ChangeItemInput, type Item, PLAN_LIMITS, PLAN_MESSAGES } from './contract';
import { toItem } from './plan-json';
import { EDITABLE_FIELDS, planItems, plans } from './schema';
import { searchText } from './search-text';

/** How long a removed item can be put back. */
export const RESTORE_LIFE_MS = 24 * 60 * 60_000;

const hasRoom = (planId: string) =>
  sql`(SELECT count(*) FROM plan_items other WHERE other.plan_id = ${planId} AND other.deleted_at IS NULL)
    < CAST(${PLAN_LIMITS.items} AS INTEGER)`;

const touchPlan = ({ db, userId, now }: PlanScope, planId: string) =>
  db.update(plans).set({ updatedAt: now }).where(isOpenTo(userId, planId));

const ownItem = (userId: string, planId: string, itemId: string) =>
  and(eq(planItems.id, itemId), eq(planItems.planId, planId), mayPack(userId, planId));

const tooMany = () => new AppError('validation_failed', { fields: { name: PLAN_MESSAGES.tooManyItems } });

/** Adds a traveller's own item at the end of a finished plan; refuses one more than the limit also when racing. */
export const addItem = async (scope: PlanScope, planId: string, input: AddItemInput): Promise<Item> => {
  const { db, userId, now } = scope;
  const row = {
    ...input,
    id: newId('item'),
    planId,
    key: null,
    reason: '',
    origin: 'user' as const,
    packed: false,
    packedBy: null,
    hidden: false,
    edited: [],
    essential: false,
    weightGrams: null,
    cabin: null,
    searchText: searchText(input.name),
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
  const [inserted] = await db.batch([
    insertWhere(
      db,
      planItems,
      {
        ...row,
        position: sql`(SELECT coalesce(max(position), -1) + 1 FROM plan_items last WHERE last.plan_id = ${planId})`,
      },
      sql`WHERE ${mayPack(userId, planId)} AND (SELECT status FROM plans WHERE id = ${planId}) = 'ready' AND ${hasRoom(planId)}`,
    ).returning({ position: planItems.position }),
    touchPlan(scope, planId),
  ]);
  if (inserted[0]) return toItem({ ...row, ...inserted[0] });
  const plan = await openPlan(scope, planId);
  throw plan.status === 'ready' ? tooMany() : new AppError('conflict');
};

/** Changes an item and remembers which of its fields the traveller has set. */
export const changeItem = async (
  scope: PlanScope,
  planId: string,
  itemId: string,
  change: ChangeItemInput,
): Promise<Item> => {
  const { db, userId, now } = scope;
  const fields = EDITABLE_FIELDS.filter((field) => change[field] !== undefined);
  const [[changed]] = await db.batch([
    db
      .update(planItems)
      .set({
        ...change,
        ...(change.packed !== undefined && { packedBy: change.packed ? userId : null }),
        ...(change.name !== undefined && { searchText: searchText(change.name) }),
        edited: sql`(SELECT json_group_array(value) FROM (
          SELECT value FROM json_each(${planItems.edited}) UNION SELECT value FROM json_each(${JSON.stringify(fields)})))`,
        updatedAt: now,
      })
      .where(and(ownItem(userId, planId, itemId), isNull(planItems.deletedAt)))
      .returning(),
    touchPlan(scope, planId),
  ]);
  if (!changed) throw new AppError('not_found');
  return toItem(changed);
};

/** Removes an item; for a day it can be put back. */
export const removeItem = async (scope: PlanScope, planId: string, itemId: string): Promise<void> => {
  const { db, userId, now } = scope;
  const [removed] = await db.batch([
    db
      .update(planItems)
      .set({ deletedAt: now, updatedAt: now })
      .where(and(ownItem(userId, planId, itemId), isNull(planItems.deletedAt)))
      .returning({ id: planItems.id }),
    touchPlan(scope, planId),
  ]);
  if (removed.length === 0) throw new AppError('not_found');
};

/** Puts a removed item back as it was. An item that was not removed is answered as it is. */
export const restoreItem = async (scope: PlanScope, planId: string, itemId: string): Promise<Item> => {
  const { db, userId, now } = scope;
  const isThere = or(isNull(planItems.deletedAt), gt(planItems.deletedAt, now - RESTORE_LIFE_MS));
  const [, [item]] = await db.batch([
    db
      .update(planItems)
      .set({ deletedAt: null, updatedAt: now })
      .where(and(ownItem(userId, planId, itemId), isNotNull(planItems.deletedAt), isThere, hasRoom(planId))),
    db
      .select()
      .from(planItems)
      .where(and(ownItem(userId, planId, itemId), isThere)),
    touchPlan(scope, planId),
  ]);
  if (!item) throw new AppError('not_found');
  if (item.deletedAt !== null) throw tooMany();
  return toItem(item);
};
