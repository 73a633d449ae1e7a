import { confirmRotation, rotationOf } from '../../../identity/sessions/service';
import type { SessionClaims } from '../../../platform/context';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client';
import { insertWhere } from '../../../platform/db/insert-where';
import { canEditPlan, changesWords, isOpenTo, plans } from '../../service';
import type { EditAllowance } from '../edit-allowance';
import { EDITED_PLAN, type EditedPlan, wholeList } from '../../list/service';
import { openList } from '../open-list';
import type { RoomList } from '../room-list';
import { followedPlans } from '../schema';
import { audienceOf, type StoredEdits } from './answer';
import type { SyncInput } from './contract';
import { mergeEdits } from './merge';
import type { Rights } from './rights';

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

/** Why edits are refused; an error loses its class between two objects, so its code crosses instead. */
export interface EditRefusal {
  refused: 'unauthenticated' | 'not_found' | 'conflict' | 'rate_limited';
  /** Seconds. */
  retryAfter?: number;
}

/** What a plan's Durable Object keeps itself of the edits. */
export interface EditKeeping {
  allowance: Pick<EditAllowance, 'take'>;
  list: RoomList;
  rights: Rights;
}

/**
 * Applies edits that were not applied before and stores them in the room. The database is asked once in a while: for the
 * session, the right to edit and how the plan stands; nobody edits a list that is still made. Only the plan's Durable Object
 * calls it, one batch of edits after the other.
 */
export const storeEdits = async (
  db: Database,
  request: EditRequest,
  { allowance, list, rights }: EditKeeping,
): Promise<StoredEdits | EditRefusal> => {
  const { planId, session, edits, now } = request;
  const plan = rights.of(session, now) ?? (await ask(db, request, rights));
  if ('refused' in plan) return plan;
  const retryAfter = allowance.take(session.userId, edits.length, now);
  if (retryAfter !== null) return { refused: 'rate_limited', retryAfter };
  await openList(db, list, planId);
  return store(request, plan, list);
};

/** Asks in one trip whether somebody may edit, and how the plan stands; the database notes that this room knows the session. */
const ask = async (
  db: Database,
  { planId, session, now }: EditRequest,
  rights: Rights,
): Promise<EditedPlan | EditRefusal> => {
  const { turn } = rights;
  const { sessionId, userId } = session;
  const [[rotation], [found]] = await db.batch([
    rotationOf(db, session, now),
    db
      .select({ ...EDITED_PLAN, status: plans.status })
      .from(plans)
      .where(isOpenTo(userId, planId)),
    insertWhere(
      db,
      followedPlans,
      { sessionId, planId },
      sql`FROM sessions own WHERE own.id = ${sessionId} AND ${canEditPlan(userId, planId)}`,
    ).onConflictDoNothing(),
  ]);
  if (!rotation) return { refused: 'unauthenticated' };
  await confirmRotation(db, session, rotation);
  if (!found) return { refused: 'not_found' };
  const { status, ...plan } = found;
  if (status !== 'ready') return { refused: 'conflict' };
  rights.keep(turn, session, plan, now, rotation.expiresAt);
  return plan;
};

/** Merges edits into the list and stores what that comes to. Nothing is waited for, so that no other edit comes between. */
const store = (
  { planId, session, clientId, now, edits }: EditRequest,
  plan: EditedPlan,
  list: RoomList,
): StoredEdits => {
  const { userId } = session;
  const results = new Map(list.known(edits.map(({ id }) => id)).map((result) => [result.id, result]));
  // An edit that is named twice in one request counts once, too.
  const fresh = [...new Map(edits.filter(({ id }) => !results.has(id)).map((edit) => [edit.id, edit])).values()];
  const isNew = fresh.length > 0;
  if (isNew) {
    const revision = list.revision + 1;
    const isOwner = audienceOf(plan, userId) === 'owner';
    const author = { userId, clientId, isOwner, now, revision };
    const merged = mergeEdits(wholeList(planId, [...list.rows.values()]), fresh, author);
    const packs = !isOwner && fresh.some((edit) => edit.kind === 'change' && edit.change.packed === true);
    const knows = (id: string): boolean => [...list.rows.values()].some(({ packedBy }) => packedBy === id);
    const packers = packs && !knows(userId) ? [userId] : [];
    list.change(merged, { now, revision, results: merged.results, behind: { words: changesWords(merged), packers } });
    for (const result of merged.results) results.set(result.id, result);
  }
  const itemIds = [...new Set(edits.map(({ itemId }) => itemId))];
  const standing = (id: string) => {
    const row = list.rows.get(id);
    return row?.deletedAt === null ? row : undefined;
  };
  return {
    plan,
    revision: list.revision,
    items: itemIds.flatMap((id) => standing(id) ?? []),
    removed: itemIds.filter((id) => !standing(id)),
    results: edits.flatMap(({ id }) => results.get(id) ?? []),
    isNew,
  };
};
