import { and, count, eq, getTableColumns, inArray, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { insertRowsWhere } from '../../db/insert-where';
import { toItem } from '../plan-json';
import { type ItemRow, planItems, planMutations, plans } from '../schema';
import type { SyncInput, SyncOutput } from './contract';
import { MERGED_COLUMNS, mergeEdits, type MergedChange } from './merge';

/** Edits of one device, of somebody who may edit the plan. */
export interface EditRequest extends SyncInput {
  planId: string;
  userId: string;
  /** Milliseconds since the epoch, by the server's clock. */
  now: number;
}

const idsIn = (ids: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/**
 * Applies edits that were not applied before, in two batches. Only the plan's Durable Object calls it, one batch of
 * edits after the other, so between reading and writing nobody else edits; should a second object ever do, the primary
 * key of the edits refuses the whole batch. Null when there is no such plan.
 */
export const storeEdits = async (
  db: Database,
  request: EditRequest,
): Promise<(SyncOutput & { isNew: boolean }) | null> => {
  const { planId, clientId, userId, now, edits } = request;
  const itemIds = [...new Set(edits.map(({ itemId }) => itemId))];
  const editIds = edits.map(({ id }) => id);
  const [[plan], rows, known, [size]] = await db.batch([
    db.select({ revision: plans.revision }).from(plans).where(eq(plans.id, planId)),
    db
      .select()
      .from(planItems)
      .where(inArray(planItems.id, idsIn(itemIds))),
    db
      .select({ result: planMutations.result })
      .from(planMutations)
      .where(and(eq(planMutations.planId, planId), inArray(planMutations.id, idsIn(editIds)))),
    db
      .select({ count: count(sql`iif(${planItems.deletedAt} IS NULL, 1, NULL)`), last: max(planItems.position) })
      .from(planItems)
      .where(eq(planItems.planId, planId)),
  ]);
  if (!plan) return null;
  const results = new Map(known.map(({ result }) => [result.id, result]));
  // An edit that is named twice in one request counts once, too.
  const fresh = [...new Map(edits.filter(({ id }) => !results.has(id)).map((edit) => [edit.id, edit])).values()];
  const revision = fresh.length > 0 ? plan.revision + 1 : plan.revision;
  const merged = mergeEdits({ planId, rows, count: size?.count ?? 0, lastPosition: size?.last ?? -1 }, fresh, {
    userId,
    clientId,
    now,
    revision,
  });
  for (const result of merged.results) results.set(result.id, result);
  const after = fresh.length > 0 ? await write(db, request, merged, revision) : rows;
  const own = after.filter((row) => row.planId === planId);
  const standing = own.filter(({ deletedAt }) => deletedAt === null);
  const there = new Set(standing.map(({ id }) => id));
  return {
    revision,
    items: standing.map(toItem),
    removed: itemIds.filter((id) => !there.has(id)),
    results: editIds.flatMap((id) => results.get(id) ?? []),
    isNew: fresh.length > 0,
  };
};

const write = async (
  db: Database,
  { planId, now, edits }: EditRequest,
  { results, added, changed }: ReturnType<typeof mergeEdits>,
  revision: number,
): Promise<ItemRow[]> => {
  const always = sql`TRUE`;
  const [, , , , rows] = await db.batch([
    insertRowsWhere(
      db,
      planMutations,
      results.map((result) => ({ planId, id: result.id, result, createdAt: now })),
      always,
    ),
    db
      .update(plans)
      .set({ revision: sql`max(${plans.revision}, CAST(${revision} AS INTEGER))`, updatedAt: now })
      .where(eq(plans.id, planId)),
    insertRowsWhere(db, planItems, added, always),
    db
      .update(planItems)
      .set(Object.fromEntries(MERGED_COLUMNS.map((column) => [column, valueOf(column)])))
      .from(sql`json_each(${JSON.stringify(Array.from(changed, encode))}) AS line`)
      .where(and(eq(planItems.planId, planId), sql`${planItems.id} = json_extract(line.value, '$.id')`)),
    db
      .select()
      .from(planItems)
      .where(inArray(planItems.id, idsIn(edits.map(({ itemId }) => itemId)))),
  ]);
  return rows;
};

/** SQL of a column's new value: what the line says, null too, else what it is. */
const valueOf = (column: (typeof MERGED_COLUMNS)[number]) => {
  const path = `$.set.${column}`;
  return sql`iif(json_type(line.value, ${path}) IS NULL, ${planItems[column]}, json_extract(line.value, ${path}))`;
};

/** A change with its values as the columns keep them. */
const encode = ([id, change]: [string, MergedChange]) => {
  const columns = getTableColumns(planItems);
  const set = MERGED_COLUMNS.flatMap((column) => {
    const value = change[column];
    if (value === undefined) return [];
    return [[column, value === null ? null : columns[column].mapToDriverValue(value)] as const];
  });
  return { id, set: Object.fromEntries(set) };
};
