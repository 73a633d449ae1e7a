/**
 * The one reader of a plan's lines: they live in the plan's own Durable Object, and whoever needs those of a plan asks its room
 * here, and shows them to others through {@link linesFor}.
 */
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/client';
import type { Env } from '../platform/env';
import { AppError } from '../platform/http/errors';
import { planRoomOf } from './room-stub';
import { type ItemRow, planItems, type TripRead } from './schema';
import { readShownList, type ShownList } from './shown-list';

/** A list as its room keeps it. */
export interface StoredLines {
  /** Of the plan, with the last change of its list. */
  revision: number;
  /** When that was. Milliseconds since the epoch. */
  changedAt: number;
  trip: TripRead;
  /** In their order. */
  rows: ItemRow[];
}

/** Asks the rooms of plans for their lists; the caller checks access. */
export interface Rooms {
  /** The lines that stand; null where no list was made yet. */
  linesOf(planId: string): Promise<StoredLines | null>;
  /** The same with the lines that were removed and can still be put back. */
  rowsOf(planId: string): Promise<StoredLines | null>;
  /** The lines that stand, as a plan's screen shows them. */
  shownOf(planId: string): Promise<ShownList | null>;
}

/** The answer of a room; throws `unavailable` when it does not answer. */
export const roomAnswer = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    throw new AppError('unavailable', { retryAfter: 1, cause: error });
  });

/** The rooms of all plans. */
export const roomsOf = (env: Pick<Env, 'PLAN_ROOM'>): Rooms => {
  const ask = async (planId: string, isWithRemoved: boolean): Promise<StoredLines | null> => {
    const text = await roomAnswer(planRoomOf(env, planId).list(planId, isWithRemoved));
    return text === null ? null : JSON.parse(text);
  };
  return {
    linesOf: (planId) => ask(planId, false),
    rowsOf: (planId) => ask(planId, true),
    shownOf: async (planId) => {
      const text = await roomAnswer(planRoomOf(env, planId).shown(planId));
      return text === null ? null : readShownList(text);
    },
  };
};

/** Removed lines that are taken over. */
const MOST_REMOVED = 400;

/** Statement that gives the lines of a plan that has not moved into its room; of removed ones the newest, those made for it first. */
export const linesToMove = (db: Database, planId: string) =>
  db
    .select()
    .from(planItems)
    .where(
      and(
        eq(planItems.planId, planId),
        or(
          isNull(planItems.deletedAt),
          inArray(
            planItems.id,
            sql`(SELECT gone.id FROM plan_items gone WHERE gone.plan_id = ${planId} AND gone.deleted_at IS NOT NULL
              ORDER BY gone.origin = 'user', gone.deleted_at DESC LIMIT CAST(${MOST_REMOVED} AS INTEGER))`,
          ),
        ),
      ),
    )
    .orderBy(asc(planItems.position), asc(planItems.id));
