import { and, count, eq, getTableColumns, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client';
import { insertRowsWhere } from '../../../platform/db/insert-where';
import {
  type Audience,
  countAfter,
  freshCount,
  isOpenTo,
  itemFor,
  memberView,
  planItems,
  type PlanRow,
  plans,
  sharedNameOf,
  type StoredItem,
  toItem,
} from '../../service';
import { planMutations } from '../schema';
import type { EditAllowance } from '../edit-allowance';
import { type EditedPlan, itemStatements, type ListRow } from '../../list/service';
import type { EditResult, SyncInput, SyncOutput } from './contract';
import { type Merged, mergeEdits } from './merge';

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
  weightGrams: columns.weightGrams,
  edited: columns.edited,
  deletedAt: columns.deletedAt,
  revision: columns.revision,
  fieldRevisions: columns.fieldRevisions,
  privacy: columns.privacy,
  sharedName: columns.sharedName,
  sharedReason: columns.sharedReason,
};

const idsIn = (ids: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** A plan as those who edit it need it. */
type PlanState = EditedPlan & Pick<PlanRow, 'status' | 'revision' | 'counted'>;

/** Why edits are not taken; an error loses its class between two objects, so its code crosses instead. */
export interface EditRefusal {
  refused: 'not_found' | 'conflict' | 'rate_limited';
  /** Seconds. */
  retryAfter?: number;
}

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
 * key of the edits refuses the whole batch. Nobody edits what they may not open, or a list that is still made.
 */
export const storeEdits = async (
  db: Database,
  request: EditRequest,
  allowance: Pick<EditAllowance, 'take'>,
): Promise<StoredEdits | EditRefusal> => {
  const { planId, clientId, userId, now, edits } = request;
  const itemIds = [...new Set(edits.map(({ itemId }) => itemId))];
  const editIds = edits.map(({ id }) => id);
  // Counting reads every item of the plan; a tick needs none of it.
  const growsList = edits.some(({ kind }) => kind === 'add' || kind === 'restore');
  const [[plan], rows, known, sizes] = await db.batch([
    db
      .select({
        status: plans.status,
        revision: plans.revision,
        counted: plans.counted,
        userId: plans.userId,
        locale: plans.locale,
        privateToMembers: plans.privateToMembers,
      })
      .from(plans)
      .where(isOpenTo(userId, planId)),
    db
      .select(mergeColumns)
      .from(planItems)
      .where(inArray(planItems.id, idsIn(itemIds))),
    db
      .select({ result: planMutations.result })
      .from(planMutations)
      .where(and(eq(planMutations.planId, planId), inArray(planMutations.id, idsIn(editIds)))),
    ...(growsList
      ? [
          db
            .select({ count: count(), last: max(planItems.position) })
            .from(planItems)
            .where(and(eq(planItems.planId, planId), isNull(planItems.deletedAt))),
        ]
      : []),
  ]);
  if (!plan) return { refused: 'not_found' };
  if (plan.status !== 'ready') return { refused: 'conflict' };
  const retryAfter = allowance.take(userId, edits.length, now);
  if (retryAfter !== null) return { refused: 'rate_limited', retryAfter };
  const results = new Map(known.map(({ result }) => [result.id, result]));
  // An edit that is named twice in one request counts once, too.
  const fresh = [...new Map(edits.filter(({ id }) => !results.has(id)).map((edit) => [edit.id, edit])).values()];
  const revision = fresh.length > 0 ? plan.revision + 1 : plan.revision;
  const [size] = sizes ?? [];
  const before = { planId, rows, count: size?.count ?? 0, lastPosition: size?.last ?? -1 };
  const isOwner = audienceOf(plan, userId) === 'owner';
  const merged = mergeEdits(before, fresh, { userId, clientId, isOwner, now, revision });
  for (const result of merged.results) results.set(result.id, result);
  if (fresh.length > 0) await write(db, request, { plan, rows }, merged);
  const standing = [...merged.after.values()].filter(({ deletedAt }) => deletedAt === null);
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

/** Stores what was merged. */
const write = async (
  db: Database,
  { planId, now }: EditRequest,
  { plan, rows }: { plan: PlanState; rows: readonly ListRow[] },
  { results, ...change }: Merged,
): Promise<void> => {
  const always = sql`TRUE`;
  const revision = plan.revision + 1;
  const own = rows.filter((row) => row.planId === planId);
  const counted = countAfter(plan.counted, plan.revision, own, change.after.values(), revision);
  await db.batch([
    insertRowsWhere(
      db,
      planMutations,
      results.map((result) => ({ planId, id: result.id, result, createdAt: now })),
      always,
    ),
    ...itemStatements(db, planId, change, always),
    db
      .update(plans)
      .set({
        revision: sql`max(${plans.revision}, CAST(${revision} AS INTEGER))`,
        counted: counted ?? freshCount(planId, revision),
        updatedAt: now,
      })
      .where(eq(plans.id, planId)),
    ...(revision % FORGET_EVERY === 0 ? [forgetOldEdits(db, planId)] : []),
  ]);
};

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
