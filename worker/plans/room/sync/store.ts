import { and, eq, inArray, sql } from 'drizzle-orm';
import { confirmRotation, isConfirmedSession, rotationOf } from '../../../identity/sessions/service';
import type { SessionClaims } from '../../../platform/context';
import type { Database } from '../../../platform/db/client';
import { insertRowsWhere } from '../../../platform/db/insert-where';
import { canEditPlan, countOf, isOpenTo, type ItemRow, lineRowsOf, planItems, plans } from '../../service';
import { planMutations } from '../schema';
import type { EditAllowance } from '../edit-allowance';
import { EDITED_PLAN, type EditedPlan, itemStatements, wholeList } from '../../list/service';
import { audienceOf, type StoredEdits } from './answer';
import type { EditResult, SyncInput } from './contract';
import type { KnownList, ListMemory } from './known-list';
import { type Merged, mergeEdits } from './merge';

/**
 * Edits of one device, of somebody who may edit the plan. `clientId` is the device within its session
 * ({@link boundDevice}), so that naming another's makes nobody pass for it.
 */
export interface EditRequest extends SyncInput {
  planId: string;
  session: SessionClaims;
  /** Milliseconds since the epoch, by the server's clock. */
  now: number;
}

/** Why edits are not taken; an error loses its class between two objects, so its code crosses instead. */
export interface EditRefusal {
  refused: 'unauthenticated' | 'not_found' | 'conflict' | 'rate_limited';
  /** Seconds. */
  retryAfter?: number;
}

/** What a plan's Durable Object keeps itself of the edits. */
export interface EditKeeping {
  allowance: Pick<EditAllowance, 'take'>;
  memory: ListMemory;
}

const idsIn = (ids: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** A list as an edit finds it. */
interface FoundList {
  plan: EditedPlan;
  revision: number;
  storedAt: number;
  isAwoken?: undefined;
  /** All lines that are not removed; of the others, and of other plans, those that the edits name. */
  rows: readonly ItemRow[];
  /** What became of the edits that were accepted before. */
  known: ReadonlyMap<string, EditResult>;
}

/**
 * Applies edits that were not applied before: in one trip to the database on a list that is remembered, in two where it
 * has to be read first. Only the plan's Durable Object calls it, one batch of edits after the other. What it stores, it
 * stores on the revision that it was made on, for a session that goes on and somebody who may edit the plan; and the
 * primary key of the edits refuses the whole batch should one of them be known. Nobody edits a list that is still made.
 */
export const storeEdits = async (
  db: Database,
  request: EditRequest,
  { allowance, memory }: EditKeeping,
): Promise<StoredEdits | EditRefusal> => {
  const { userId } = request.session;
  const remembered = memory.listFor(userId, request.edits);
  if (remembered) {
    const refusal = take(allowance, request);
    if (refusal) return refusal;
    // Whatever stands in its way, an edit that is known or a session that has ended, is found by reading.
    const stored = await storeOn(db, request, remembered, memory).catch(() => null);
    if (stored) return stored;
  }
  memory.forget();
  const found = await read(db, request);
  if ('refused' in found) return found;
  const refusal = remembered ? null : take(allowance, request);
  if (refusal) return refusal;
  const stored = await storeOn(db, request, found, memory);
  if (!stored) throw new Error('the list, its people or the session changed while edits of it were stored');
  return stored;
};

/** Takes the edits from somebody's hour. */
const take = (allowance: EditKeeping['allowance'], { session, edits, now }: EditRequest): EditRefusal | null => {
  const retryAfter = allowance.take(session.userId, edits.length, now);
  return retryAfter === null ? null : { refused: 'rate_limited', retryAfter };
};

/** Reads what edits are made on, in one trip, and whether they may be. */
const read = async (db: Database, { planId, session, now, edits }: EditRequest): Promise<FoundList | EditRefusal> => {
  const [[rotation], [found], rows, known] = await db.batch([
    rotationOf(db, session, now),
    db
      .select({ ...EDITED_PLAN, status: plans.status, revision: plans.revision, storedAt: plans.updatedAt })
      .from(plans)
      .where(isOpenTo(session.userId, planId)),
    lineRowsOf(db, planId, inArray(planItems.id, idsIn(edits.map(({ itemId }) => itemId)))),
    db
      .select({ result: planMutations.result })
      .from(planMutations)
      .where(and(eq(planMutations.planId, planId), inArray(planMutations.id, idsIn(edits.map(({ id }) => id))))),
  ]);
  if (!rotation) return { refused: 'unauthenticated' };
  await confirmRotation(db, session, rotation);
  if (!found) return { refused: 'not_found' };
  const { status, revision, storedAt, ...plan } = found;
  if (status !== 'ready') return { refused: 'conflict' };
  return { plan, revision, storedAt, rows, known: new Map(known.map(({ result }) => [result.id, result])) };
};

/** Merges edits into a list and stores what that comes to; null where the list is another one by now. */
const storeOn = async (
  db: Database,
  request: EditRequest,
  list: KnownList | FoundList,
  memory: ListMemory,
): Promise<StoredEdits | null> => {
  const { plan, revision: from, rows, known = NONE } = list;
  const { planId, session, clientId, now, edits } = request;
  const { userId } = session;
  // An edit that is named twice in one request counts once, too.
  const fresh = [...new Map(edits.filter(({ id }) => !known.has(id)).map((edit) => [edit.id, edit])).values()];
  const isNew = fresh.length > 0;
  const revision = isNew ? from + 1 : from;
  const own = rows.filter((row) => row.planId === planId);
  const before = { ...wholeList(planId, own), rows };
  const isOwner = audienceOf(plan, userId) === 'owner';
  const merged = mergeEdits(before, fresh, { userId, clientId, isOwner, now, revision });
  const stored = isNew ? await write(db, request, list, merged) : plan;
  if (!stored) return null;
  const standing = new Map([...merged.after].filter(([, { deletedAt }]) => deletedAt === null));
  memory.keep(userId, { plan: stored, revision, storedAt: isNew ? now : list.storedAt, rows: [...standing.values()] });
  const results = new Map([...known, ...merged.results.map((result) => [result.id, result] as const)]);
  const itemIds = [...new Set(edits.map(({ itemId }) => itemId))];
  return {
    plan: stored,
    revision,
    items: itemIds.flatMap((id) => standing.get(id) ?? []),
    removed: itemIds.filter((id) => !standing.has(id)),
    results: edits.flatMap(({ id }) => results.get(id) ?? []),
    isNew,
  };
};

const NONE: FoundList['known'] = new Map();

/** Stores what was merged into the list of a revision, and gives the plan; null where it has another one by now. */
const write = async (
  db: Database,
  { planId, session, now }: EditRequest,
  { revision: from, storedAt, isAwoken }: KnownList | FoundList,
  { results, ...change }: Merged,
): Promise<EditedPlan | null> => {
  const revision = from + 1;
  const isAtRevision = sql`EXISTS (SELECT 1 FROM plans seen
    WHERE seen.id = ${planId} AND seen.status = 'ready' AND seen.revision = CAST(${from} AS INTEGER)
      ${isAwoken ? sql`AND seen.updated_at = CAST(${storedAt} AS INTEGER)` : sql``})`;
  const isAsRead = sql`${isAtRevision} AND ${canEditPlan(session.userId, planId)} AND ${isConfirmedSession(session, now)}`;
  const mutations = results.map((result) => ({ planId, id: result.id, result, createdAt: now }));
  const [[plan]] = await db.batch([
    db
      .select(EDITED_PLAN)
      .from(plans)
      .where(and(eq(plans.id, planId), isAsRead)),
    insertRowsWhere(db, planMutations, mutations, isAsRead),
    ...itemStatements(db, planId, change, isAsRead),
    // Behind what asks for the revision that it was made on.
    db
      .update(plans)
      .set({ revision, counted: countOf(change.after.values(), revision), updatedAt: now })
      .where(and(eq(plans.id, planId), isAsRead)),
    ...(revision % FORGET_EVERY === 0 ? [forgetOldEdits(db, planId)] : []),
  ]);
  return plan ?? null;
};

/** Accepted edits of a plan that are known again; no device keeps as many that were not answered. */
const KEPT_EDITS = 2000;
/** They are counted at every so many revisions. */
const FORGET_EVERY = 32;

/** Statement that forgets a plan's oldest edits, along the primary key: the pluses keep the index by age out of it. */
const forgetOldEdits = (db: Database, planId: string) =>
  db.delete(planMutations).where(
    and(
      eq(planMutations.planId, planId),
      sql`+${planMutations.createdAt} < (SELECT known.created_at FROM plan_mutations known WHERE known.plan_id = ${planId}
        ORDER BY +known.created_at DESC LIMIT 1 OFFSET CAST(${KEPT_EDITS} AS INTEGER))`,
    ),
  );
