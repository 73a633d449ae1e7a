import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { newId } from '../../platform/db/id';
import { insertWhere } from '../../platform/db/insert-where';
import { AppError } from '../../platform/http/errors';
import type { PlanScope } from '../service';
import { type AddAlwaysInput, ALWAYS_LIMIT, type AlwaysItem, TOO_MANY_ALWAYS } from './contract';
import { knownThing, subjectOf } from '../names/service';
import { alwaysItems } from './schema';
import { debriefs } from '../debrief/service';
import { listTemplates } from '../templates/service';

export { type PersonalizedList, personalizeList } from './fit';
export { readMemory } from './memory';

const toAlways = ({ id, name, quantity, category }: AlwaysItem): AlwaysItem => ({ id, name, quantity, category });

/** What somebody always brings, in the order they said so. */
export const listDefaultItems = async ({ db, userId }: Pick<PlanScope, 'db' | 'userId'>): Promise<AlwaysItem[]> => {
  const rows = await db
    .select()
    .from(alwaysItems)
    .where(eq(alwaysItems.userId, userId))
    .orderBy(asc(alwaysItems.createdAt), asc(alwaysItems.id));
  return rows.map(toAlways);
};

/** Adds something that joins every new list; the same thing again, under whatever name, changes how many. */
export const addDefaultItem = async ({ db, userId, now }: PlanScope, input: AddAlwaysInput): Promise<AlwaysItem> => {
  const subject = subjectOf(input.name);
  const isSame = and(eq(alwaysItems.userId, userId), eq(alwaysItems.subject, subject));
  const row = {
    id: newId('alw'),
    userId,
    subject,
    name: input.name,
    quantity: input.quantity,
    category: input.category ?? knownThing(subject)?.category ?? 'comfort',
    createdAt: now,
  };
  const [, , [stored]] = await db.batch([
    db
      .update(alwaysItems)
      .set({ name: row.name, quantity: row.quantity, ...(input.category && { category: input.category }) })
      .where(isSame),
    insertWhere(
      db,
      alwaysItems,
      row,
      sql`WHERE (SELECT count(*) FROM always_items own WHERE own.user_id = ${userId})
        < CAST(${ALWAYS_LIMIT} AS INTEGER)`,
    ).onConflictDoNothing(),
    db.select().from(alwaysItems).where(isSame),
  ]);
  if (!stored) throw new AppError('validation_failed', { fields: { name: TOO_MANY_ALWAYS } });
  return toAlways(stored);
};

/** Takes something off that list; the plans it joined keep it. */
export const removeDefaultItem = async ({ db, userId }: PlanScope, id: string): Promise<void> => {
  const removed = await db
    .delete(alwaysItems)
    .where(and(eq(alwaysItems.id, id), eq(alwaysItems.userId, userId)))
    .returning({ id: alwaysItems.id });
  if (removed.length === 0) throw new AppError('not_found');
};

/** Templates, always-bring items and reviews of trips; for the export. They go with the account by their keys. */
export const exportReuse = async (db: Database, userId: string) => {
  const [templates, always, told] = await Promise.all([
    listTemplates({ db, userId }),
    listDefaultItems({ db, userId }),
    db.select().from(debriefs).where(eq(debriefs.userId, userId)),
  ]);
  return {
    templates,
    always,
    debriefs: told.map(({ planId, trip, lines, at }) => ({ planId, trip, lines, at: new Date(at).toISOString() })),
  };
};
