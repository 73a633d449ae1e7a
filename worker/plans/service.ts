import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { releaseStatements } from '../credits/service';
import { AppError } from '../http/errors';
import { isOwn, ownPlan, type PlanScope } from './access';
import type { ListPlansQuery, Plan, PlanSummary } from './contract';
import { readCursor, writeCursor } from './cursor';
import { toPlan, toSummary } from './plan-json';
import { planItems, type PlanRow, plans } from './schema';
import { searchText } from './search-text';

/** Statement that gives a plan's items in their order, without what was removed. */
const itemsOf = ({ db }: Pick<PlanScope, 'db'>, planId: string) =>
  db
    .select()
    .from(planItems)
    .where(and(eq(planItems.planId, planId), isNull(planItems.deletedAt)))
    .orderBy(asc(planItems.position), asc(planItems.id));

/** One's own plan with its items. One batch of two statements. */
export const getPlan = async (scope: PlanScope, planId: string): Promise<Plan> => {
  const [[plan], items] = await scope.db.batch([
    scope.db.select().from(plans).where(isOwn(scope.userId, planId)),
    itemsOf(scope, planId),
  ]);
  if (!plan) throw new AppError('not_found');
  return toPlan(plan, items);
};

/** What only a plan's own screen shows is not read for a list. */
const { facts: _facts, corrections: _corrections, modelReport: _report, ...listed } = getTableColumns(plans);

/** Every word of the query is in the plan's own text, or the query as a whole in one of its items. */
const matches = (query: string) => {
  const wanted = searchText(query);
  if (!wanted) return undefined;
  const words = wanted.split(' ').map((word) => sql`instr(${plans.searchText}, ${word}) > 0`);
  return sql`((${sql.join(words, sql` AND `)}) OR EXISTS (
    SELECT 1 FROM plan_items thing
    WHERE thing.plan_id = plans.id AND thing.deleted_at IS NULL AND instr(thing.search_text, ${wanted}) > 0))`;
};

/** Statement of {@link listPlans}; one row more than the page tells whether there is another page. */
export const listQuery = (
  { db, userId }: Pick<PlanScope, 'db' | 'userId'>,
  { query, cursor, limit }: ListPlansQuery,
) => {
  const after = cursor ? readCursor(cursor) : undefined;
  const shown = sql`FROM plan_items thing WHERE thing.plan_id = plans.id AND thing.deleted_at IS NULL AND thing.hidden = 0`;
  return db
    .select({
      ...listed,
      items: sql<number>`(SELECT count(*) ${shown})`,
      packed: sql<number>`(SELECT count(*) ${shown} AND thing.packed = 1)`,
    })
    .from(plans)
    .where(
      and(
        eq(plans.userId, userId),
        after && sql`(${plans.createdAt}, ${plans.id}) < (${after.createdAt}, ${after.id})`,
        matches(query),
      ),
    )
    .orderBy(desc(plans.createdAt), desc(plans.id))
    .limit(limit + 1);
};

/** One's own plans, newest first. One statement. */
export const listPlans = async (
  scope: PlanScope,
  query: ListPlansQuery,
): Promise<{ plans: PlanSummary[]; nextCursor: string | null }> => {
  const rows = await listQuery(scope, query);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    plans: page.map(({ items, packed, ...row }) => toSummary(row, { items, packed })),
    nextCursor: rows.length > query.limit && last ? writeCursor(last) : null,
  };
};

/** The text by which a plan is found. */
export const planSearchText = (plan: Pick<PlanRow, 'name' | 'destination' | 'places'>): string =>
  searchText(plan.name, plan.destination, ...(plan.places ?? []).flatMap(({ name }) => [name.en, name.es]));

/** Gives a plan another name. */
export const renamePlan = async (scope: PlanScope, planId: string, name: string): Promise<Plan> => {
  const { db, userId, now } = scope;
  const plan = await ownPlan(scope, planId);
  const [[renamed], items] = await db.batch([
    db
      .update(plans)
      .set({ name, searchText: planSearchText({ ...plan, name }), updatedAt: now })
      .where(isOwn(userId, planId))
      .returning(),
    itemsOf(scope, planId),
  ]);
  if (!renamed) throw new AppError('not_found');
  return toPlan(renamed, items);
};

/** Deletes a plan; when it was being made, its credit goes back. */
export const deletePlan = async (scope: PlanScope, planId: string): Promise<void> => {
  const { db, userId, now } = scope;
  const plan = await ownPlan(scope, planId);
  await db.batch([...releaseStatements(db, plan.generationId, now), db.delete(plans).where(isOwn(userId, planId))]);
};
