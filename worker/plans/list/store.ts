import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../platform/db/client';
import { insertRowsWhere, type Row } from '../../platform/db/insert-where';
import { AppError } from '../../platform/http/errors';
import {
  changesWords,
  countOf,
  isOwn,
  type ItemRow,
  lineRowsOf,
  OWNER_NAME,
  planItems,
  type PlanRow,
  plans,
  type PlanScope,
  storeWords,
} from '../service';
import type { ListChange, ListRow, RowChange } from './apply';
import type { EditedPlan } from './list-change';

const {
  id: _id,
  planId: _planId,
  key: _key,
  origin: _origin,
  createdAt: _createdAt,
  ...columns
} = getTableColumns(planItems);

type Column = keyof typeof columns;
const isColumn = (name: string): name is Column => name in columns;
const COLUMNS = Object.keys(columns).filter(isColumn);

/** SQL of a column's new value: what the line says, null too, else what it is. */
const valueOf = (column: Column) => {
  const path = sql.raw(`'$.set.${column}'`);
  return sql`iif(json_type(line.value, ${path}) IS NULL, ${planItems[column]}, json_extract(line.value, ${path}))`;
};

/** A change with its values as the columns keep them. */
const encode = ([id, change]: [string, RowChange]) => {
  const set = COLUMNS.flatMap((column) => {
    const value = change[column];
    if (value === undefined) return [];
    return [[column, value === null ? null : columns[column].mapToDriverValue(value)] as const];
  });
  return { id, set: Object.fromEntries(set) };
};

/** Removed items of a plan that are kept: what travellers had added, and apart from it what was made for them. */
const KEPT_REMOVED = 200;

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

/**
 * Statements that store what a change of a whole list comes to, while `condition` holds. None for a change that changed
 * nothing.
 */
export const itemStatements = (
  db: Database,
  planId: string,
  { added, changed, erased, after }: Pick<ListChange<ListRow>, 'added' | 'changed' | 'erased' | 'after'>,
  condition: SQL,
) => {
  const lines = Array.from(changed, encode);
  const named = COLUMNS.filter((column) => lines.some(({ set }) => column in set));
  const removes = [...changed.values(), ...added].some(({ deletedAt }) => typeof deletedAt === 'number');
  return [
    ...(lines.length > 0
      ? [
          db
            .update(planItems)
            .set(Object.fromEntries(named.map((column) => [column, valueOf(column)])))
            .from(sql`json_each(${JSON.stringify(lines)}) AS line`)
            // The plus keeps the plan's index out of it: by their ids these are few, by their plan they are all.
            .where(
              sql`${planItems.id} = json_extract(line.value, '$.id') AND +${planItems.planId} = ${planId} AND ${condition}`,
            ),
        ]
      : []),
    ...(erased.length > 0
      ? [
          db
            .delete(planItems)
            .where(
              and(
                inArray(planItems.id, sql`(SELECT value FROM json_each(${JSON.stringify(erased)}))`),
                eq(planItems.planId, planId),
                condition,
              ),
            ),
        ]
      : []),
    ...(added.length > 0 ? [insertRowsWhere(db, planItems, added, condition)] : []),
    ...(removes ? [forgetRemovedItems(db, planId)] : []),
    ...(changesWords({ added, changed, erased }) ? [storeWords(db, planId, after.values(), condition)] : []),
  ];
};

/**
 * Statement that gives the rows of a plan's list, removed ones too: those that were made for it, and of a flood of others
 * only the newest.
 */
export const listRows = (db: Database, planId: string) =>
  lineRowsOf(
    db,
    planId,
    inArray(
      planItems.id,
      sql`(SELECT gone.id FROM plan_items gone WHERE gone.plan_id = ${planId} AND gone.deleted_at IS NOT NULL
        ORDER BY gone.origin = 'user', gone.deleted_at DESC LIMIT CAST(${2 * KEPT_REMOVED} AS INTEGER))`,
    ),
  );

/** One's own plan, with its owner's name and the rows of its list. Throws `not_found`. */
export const readList = async (
  { db, userId }: PlanScope,
  planId: string,
): Promise<{ plan: PlanRow & Pick<EditedPlan, 'owner'>; rows: ItemRow[] }> => {
  const [[plan], rows] = await db.batch([
    db
      .select({ ...getTableColumns(plans), owner: OWNER_NAME.as('owner') })
      .from(plans)
      .where(isOwn(userId, planId)),
    listRows(db, planId),
  ]);
  if (!plan) throw new AppError('not_found');
  return { plan, rows };
};

/**
 * Stores the change of a list as a whole with what changes of its plan, in one batch: all of it, or nothing when
 * anything of the list changed since it was read. `also` gives further statements, under the same condition. Throws
 * `conflict`.
 */
export const storeList = async (
  { db, now }: PlanScope,
  plan: Pick<PlanRow, 'id' | 'revision'>,
  change: ListChange<ListRow>,
  {
    set = {},
    also = () => [],
  }: { set?: Partial<Row<typeof plans>>; also?: (isAsRead: SQL) => BatchItem<'sqlite'>[] } = {},
): Promise<void> => {
  const revision = plan.revision + 1;
  const isAsRead = sql`EXISTS (SELECT 1 FROM plans seen
    WHERE seen.id = ${plan.id} AND seen.revision = CAST(${plan.revision} AS INTEGER))`;
  const [taken] = await db.batch([
    db
      .select({ id: plans.id })
      .from(plans)
      .where(and(eq(plans.id, plan.id), isAsRead)),
    ...itemStatements(db, plan.id, change, isAsRead),
    ...also(isAsRead),
    // Last: the others ask for the revision that they were made on.
    db
      .update(plans)
      .set({ ...set, counted: countOf(change.after.values(), revision), revision, updatedAt: now })
      .where(and(eq(plans.id, plan.id), isAsRead)),
  ]);
  if (taken.length === 0) throw new AppError('conflict');
};
