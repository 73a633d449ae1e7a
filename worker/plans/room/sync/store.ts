import { and, count, eq, getTableColumns, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client';
import { insertRowsWhere } from '../../../platform/db/insert-where';
import { memberView, toItem } from '../../plan-json';
import { planItems, planMutations, type PlanRow, plans } from '../../schema';
import { type Audience, itemFor, sharedNameOf, type StoredItem } from '../../sharing/privacy';
import type { EditResult, SyncInput, SyncOutput } from './contract';
import { MERGED_COLUMNS, mergeEdits, type MergedChange, type MergeRow } from './merge';

/**
 * Edits of one device, of somebody who may edit the plan. `clientId` is the device within its session
 * ({@link boundDevice}), so that naming another's makes nobody pass for it.
 */
export interface EditRequest extends SyncInput {
  planId: string;
  userId: string;
  /** Milliseconds since the epoch, by the server's clock. */
  now: number;
}

const columns = getTableColumns(planItems);
const mergeColumns = {
  id: columns.id,
  planId: columns.planId,
  name: columns.name,
  quantity: columns.quantity,
  category: columns.category,
  packed: columns.packed,
  hidden: columns.hidden,
  reason: columns.reason,
  origin: columns.origin,
  position: columns.position,
  packedBy: columns.packedBy,
  for: columns.for,
  bag: columns.bag,
  optional: columns.optional,
  edited: columns.edited,
  deletedAt: columns.deletedAt,
  revision: columns.revision,
  fieldRevisions: columns.fieldRevisions,
  privacy: columns.privacy,
  sharedName: columns.sharedName,
  sharedReason: columns.sharedReason,
};

const idsIn = (ids: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** Whose plan was edited, and what of it others may see. */
export type EditedPlan = Pick<PlanRow, 'userId' | 'locale' | 'privateToMembers'>;

/** How the items of an edit stand, as they are stored. */
interface StoredEdits {
  plan: EditedPlan;
  revision: number;
  items: StoredItem[];
  removed: string[];
  results: EditResult[];
  /** False when all of it was known. */
  isNew: boolean;
}

/** Statement that gives a plan as those who edit it need it. */
export const editedPlanQuery = (db: Database, planId: string) =>
  db
    .select({
      revision: plans.revision,
      userId: plans.userId,
      locale: plans.locale,
      privateToMembers: plans.privateToMembers,
    })
    .from(plans)
    .where(eq(plans.id, planId));

/** Who somebody is to a plan. */
export const audienceOf = (plan: Pick<EditedPlan, 'userId'>, userId: string): Audience =>
  plan.userId === userId ? 'owner' : 'member';

/** What somebody is answered to their edits: the items, and what they replaced, as they may see them. */
export const answerFor = (userId: string, { plan, revision, items, removed, results }: StoredEdits): SyncOutput => {
  const audience = audienceOf(plan, userId);
  const known = new Map(items.map((item) => [item.id, item]));
  const theirsFor = (itemId: string, conflict: EditResult['conflicts'][number]): EditResult['conflicts'][number] => {
    const item = known.get(itemId);
    if (audience === 'owner' || !item || item.privacy !== 'private' || conflict.field !== 'name') return conflict;
    return { ...conflict, theirs: sharedNameOf(item, plan.locale) };
  };
  return {
    revision,
    items: items.flatMap((item) => itemFor(item, audience, memberView(plan)) ?? []).map(toItem),
    removed,
    results: results.map((result) => ({
      ...result,
      conflicts: result.conflicts.map((conflict) => theirsFor(result.itemId, conflict)),
    })),
  };
};

/**
 * Applies edits that were not applied before, in two batches. Only the plan's Durable Object calls it, one batch of
 * edits after the other, so between reading and writing nobody else edits; should a second object ever do, the primary
 * key of the edits refuses the whole batch. Null when there is no such plan.
 */
export const storeEdits = async (db: Database, request: EditRequest): Promise<StoredEdits | null> => {
  const { planId, clientId, userId, now, edits } = request;
  const itemIds = [...new Set(edits.map(({ itemId }) => itemId))];
  const editIds = edits.map(({ id }) => id);
  // Counting reads every item of the plan; a tick needs none of it.
  const growsList = edits.some(({ kind }) => kind === 'add' || kind === 'restore');
  const [[plan], rows, known, [size]] = await db.batch([
    editedPlanQuery(db, planId),
    db
      .select(mergeColumns)
      .from(planItems)
      .where(inArray(planItems.id, idsIn(itemIds))),
    db
      .select({ result: planMutations.result })
      .from(planMutations)
      .where(and(eq(planMutations.planId, planId), inArray(planMutations.id, idsIn(editIds)))),
    db
      .select({ count: count(), last: max(planItems.position) })
      .from(planItems)
      .where(and(eq(planItems.planId, planId), isNull(planItems.deletedAt), growsList ? undefined : sql`FALSE`)),
  ]);
  if (!plan) return null;
  const results = new Map(known.map(({ result }) => [result.id, result]));
  // An edit that is named twice in one request counts once, too.
  const fresh = [...new Map(edits.filter(({ id }) => !results.has(id)).map((edit) => [edit.id, edit])).values()];
  const revision = fresh.length > 0 ? plan.revision + 1 : plan.revision;
  const merged = mergeEdits({ planId, rows, count: size?.count ?? 0, lastPosition: size?.last ?? -1 }, fresh, {
    userId,
    clientId,
    isOwner: audienceOf(plan, userId) === 'owner',
    now,
    revision,
  });
  for (const result of merged.results) results.set(result.id, result);
  const after = new Map(rows.map((row) => [row.id, row]));
  if (fresh.length > 0) for (const row of await write(db, request, merged, revision)) after.set(row.id, row);
  const own = [...after.values()].filter((row) => row.planId === planId);
  const standing = own.filter(({ deletedAt }) => deletedAt === null);
  const there = new Set(standing.map(({ id }) => id));
  return {
    plan,
    revision,
    items: standing,
    removed: itemIds.filter((id) => !there.has(id)),
    results: editIds.flatMap((id) => results.get(id) ?? []),
    isNew: fresh.length > 0,
  };
};

/** Stores what was merged and gives the rows that it made or changed. */
const write = async (
  db: Database,
  { planId, now }: EditRequest,
  { results, added, changed }: ReturnType<typeof mergeEdits>,
  revision: number,
): Promise<MergeRow[]> => {
  const always = sql`TRUE`;
  const lines = Array.from(changed, encode);
  const named = MERGED_COLUMNS.filter((column) => lines.some(({ set }) => column in set));
  const [rows] = await db.batch([
    db
      .update(planItems)
      // Without a line nothing is set; an UPDATE has to name a column all the same.
      .set(Object.fromEntries((named.length > 0 ? named : MERGED_COLUMNS).map((column) => [column, valueOf(column)])))
      .from(sql`json_each(${JSON.stringify(lines)}) AS line`)
      // The plus keeps the plan's index out of it: by their ids these are few, by their plan they are all.
      .where(sql`${planItems.id} = json_extract(line.value, '$.id') AND +${planItems.planId} = ${planId}`)
      .returning(mergeColumns),
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
    ...(added.length > 0 ? [insertRowsWhere(db, planItems, added, always)] : []),
    ...([...changed.values(), ...added].some(({ deletedAt }) => typeof deletedAt === 'number')
      ? [forgetRemovedItems(db, planId)]
      : []),
    ...(revision % FORGET_EVERY === 0 ? [forgetOldEdits(db, planId)] : []),
  ]);
  return [...rows, ...added];
};

/** Removed items of a plan that are kept: what travellers had added, and apart from it what was made for them. */
export const KEPT_REMOVED = 200;

/** Statement that forgets a plan's removed items but the newest. A flood of one's own leaves the others alone. */
const forgetRemovedItems = (db: Database, planId: string) =>
  db.delete(planItems).where(
    inArray(
      planItems.id,
      sql`(SELECT id FROM (SELECT gone.id, row_number() OVER (
            PARTITION BY gone.origin = 'user' ORDER BY gone.deleted_at DESC, gone.revision DESC, gone.id) AS place
          FROM plan_items gone WHERE gone.plan_id = ${planId} AND gone.deleted_at IS NOT NULL)
        WHERE place > CAST(${KEPT_REMOVED} AS INTEGER))`,
    ),
  );

/** Accepted edits of a plan that are known again; no device keeps as many that were not answered. */
const KEPT_EDITS = 2000;
/** They are counted at every so many revisions. */
const FORGET_EVERY = 32;

/** Statement that forgets a plan's oldest edits. */
const forgetOldEdits = (db: Database, planId: string) =>
  db.delete(planMutations).where(
    and(
      eq(planMutations.planId, planId),
      sql`${planMutations.createdAt} < (SELECT known.created_at FROM plan_mutations known WHERE known.plan_id = ${planId}
        ORDER BY known.created_at DESC LIMIT 1 OFFSET CAST(${KEPT_EDITS} AS INTEGER))`,
    ),
  );

/** SQL of a column's new value: what the line says, null too, else what it is. */
const valueOf = (column: (typeof MERGED_COLUMNS)[number]) => {
  const path = sql.raw(`'$.set.${column}'`);
  return sql`iif(json_type(line.value, ${path}) IS NULL, ${planItems[column]}, json_extract(line.value, ${path}))`;
};

/** A change with its values as the columns keep them. */
const encode = ([id, change]: [string, MergedChange]) => {
  const set = MERGED_COLUMNS.flatMap((column) => {
    const value = change[column];
    if (value === undefined) return [];
    return [[column, value === null ? null : columns[column].mapToDriverValue(value)] as const];
  });
  return { id, set: Object.fromEntries(set) };
};
