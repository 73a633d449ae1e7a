import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { insertRowsWhere } from '../../platform/db/insert-where';
import { countOf, type ItemRow, luggageItems, planPackers, plans, storeWords } from '../service';
import { planRevisions } from '../revisions/service';
import type { RoomList } from './room-list';

/**
 * Writes to the database in one batch what it keeps of a list: counts, revision, words, and what a change of the list as a whole
 * changed of its plan. It writes absolute state, so that it can be repeated; for a deleted plan it changes nothing.
 */
export const writeListSummary = async (
  db: Database,
  { planId, revision, changedAt, behind }: NonNullable<RoomList['untold']>,
  lines: readonly ItemRow[],
): Promise<void> => {
  const { words, erased, packers, set, renamed, proposal } = behind;
  const isThere = sql`EXISTS (SELECT 1 FROM plans own WHERE own.id = ${planId})`;
  const named =
    renamed &&
    ({
      name: sql`iif(${plans.name} = ${renamed.from}, ${renamed.name}, ${plans.name})`,
      searchText: sql`iif(${plans.name} = ${renamed.from}, ${renamed.words}, ${plans.searchText} || ' ' || ${renamed.words})`,
    } as const);
  await db.batch([
    db
      .update(plans)
      .set({
        ...set,
        ...named,
        inRoom: true,
        counted: countOf(lines, revision),
        revision,
        updatedAt: sql`max(${plans.updatedAt}, CAST(${changedAt} AS INTEGER))`,
      })
      .where(eq(plans.id, planId)),
    ...(words ? [storeWords(db, planId, lines, isThere)] : []),
    ...(proposal
      ? [
          db
            .update(planRevisions)
            .set({ status: proposal.to, accepted: proposal.accepted })
            .where(and(eq(planRevisions.id, proposal.id), eq(planRevisions.status, proposal.from))),
        ]
      : []),
    ...(packers.length > 0
      ? [
          insertRowsWhere(
            db,
            planPackers,
            packers.map((userId) => ({ userId, planId })),
            sql`${isThere} AND EXISTS (SELECT 1 FROM users one WHERE one.id = json_extract(value, '$[0]'))`,
          ).onConflictDoNothing(),
        ]
      : []),
    ...(erased.length > 0
      ? [
          db
            .delete(luggageItems)
            .where(
              and(
                eq(luggageItems.planId, planId),
                inArray(luggageItems.itemId, sql`(SELECT value FROM json_each(${JSON.stringify(erased)}))`),
              ),
            ),
        ]
      : []),
  ]);
};
