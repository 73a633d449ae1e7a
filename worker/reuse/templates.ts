import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { newId } from '../db/id';
import { insertRowsWhere, insertWhere } from '../db/insert-where';
import { AppError } from '../http/errors';
import { isOwn, type PlanScope } from '../plans/access';
import { type Plan, PLAN_LIMITS, PLAN_MESSAGES } from '../plans/contract';
import { toRow } from '../plans/generator/job';
import { planItems, plans } from '../plans/schema';
import { getPlan } from '../plans/service';
import { REUSE_LIMITS, REUSE_MESSAGES, type SaveTemplateInput, type Template } from './contract';
import { knownThing, subjectOf, subjectOfLine } from './memory/subject';
import { MEMORY_WORDS } from './memory/words';
import { templates } from './schema';

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

const toTemplate = ({ id, name, items, createdAt, updatedAt }: typeof templates.$inferSelect): Template => ({
  id,
  name,
  items,
  createdAt: iso(createdAt),
  updatedAt: iso(updatedAt),
});

const isOwnTemplate = (userId: string, id: string) => and(eq(templates.id, id), eq(templates.userId, userId));

/** One's own template, or `not_found`. */
export const ownTemplate = async ({ db, userId }: Pick<PlanScope, 'db' | 'userId'>, id: string): Promise<Template> => {
  const [row] = await db.select().from(templates).where(isOwnTemplate(userId, id));
  if (!row) throw new AppError('not_found');
  return toTemplate(row);
};

/** All templates of somebody, oldest first. */
export const listTemplates = async ({ db, userId }: Pick<PlanScope, 'db' | 'userId'>): Promise<Template[]> => {
  const rows = await db
    .select()
    .from(templates)
    .where(eq(templates.userId, userId))
    .orderBy(asc(templates.createdAt), asc(templates.id));
  return rows.map(toTemplate);
};

/** Keeps a plan's list, or the named part of it, as a template. What is hidden is not kept. */
export const saveTemplate = async (
  scope: PlanScope,
  { name, planId, itemIds }: SaveTemplateInput,
): Promise<Template> => {
  const { db, userId, now } = scope;
  const [[plan], rows] = await db.batch([
    db.select({ id: plans.id }).from(plans).where(isOwn(userId, planId)),
    db
      .select()
      .from(planItems)
      .where(and(eq(planItems.planId, planId), isNull(planItems.deletedAt), eq(planItems.hidden, false)))
      .orderBy(asc(planItems.position), asc(planItems.id)),
  ]);
  if (!plan) throw new AppError('not_found');
  const chosen = itemIds && new Set(itemIds);
  const items = rows
    .filter(({ id }) => chosen?.has(id) ?? true)
    .map(({ name, quantity, category }) => ({ name, quantity, category }));
  if (items.length === 0)
    throw new AppError('validation_failed', { fields: { itemIds: REUSE_MESSAGES.emptyTemplate } });
  const row = { id: newId('tpl'), userId, name, items, createdAt: now, updatedAt: now };
  const [stored] = await insertWhere(
    db,
    templates,
    row,
    sql`WHERE (SELECT count(*) FROM templates own WHERE own.user_id = ${userId})
      < CAST(${REUSE_LIMITS.templates} AS INTEGER)`,
  ).returning();
  if (!stored) throw new AppError('validation_failed', { fields: { name: REUSE_MESSAGES.tooManyTemplates } });
  return toTemplate(stored);
};

/** Gives a template another name. */
export const renameTemplate = async ({ db, userId, now }: PlanScope, id: string, name: string): Promise<Template> => {
  const [renamed] = await db
    .update(templates)
    .set({ name, updatedAt: now })
    .where(isOwnTemplate(userId, id))
    .returning();
  if (!renamed) throw new AppError('not_found');
  return toTemplate(renamed);
};

/** Deletes a template; the plans made from it stay as they are. */
export const deleteTemplate = async ({ db, userId }: PlanScope, id: string): Promise<void> => {
  const deleted = await db.delete(templates).where(isOwnTemplate(userId, id)).returning({ id: templates.id });
  if (deleted.length === 0) throw new AppError('not_found');
};

/**
 * Joins a template's items to a list, as the traveller's own: only those that are not on it yet under any name, also
 * when the same template is joined twice at the same moment. Throws `not_found`, `conflict` (the list is being made),
 * `validation_failed` (more than a list holds).
 */
export const joinTemplate = async (
  scope: PlanScope,
  planId: string,
  templateId: string,
): Promise<{ plan: Plan; added: string[] }> => {
  const { db, userId, now } = scope;
  const template = await ownTemplate(scope, templateId);
  const [[plan], rows] = await db.batch([
    db.select().from(plans).where(isOwn(userId, planId)),
    db.select().from(planItems).where(eq(planItems.planId, planId)),
  ]);
  if (!plan) throw new AppError('not_found');
  if (plan.status !== 'ready') throw new AppError('conflict');
  const there = rows.filter(({ deletedAt }) => deletedAt === null);
  const known = new Set(there.map(subjectOfLine));
  const end = Math.max(-1, ...rows.map(({ position }) => position)) + 1;
  const reason = MEMORY_WORDS[plan.locale].template(template.name);
  const missing = template.items.filter(({ name }) => {
    const subject = subjectOf(name);
    return !known.has(subject) && known.add(subject);
  });
  if (missing.length === 0) return { plan: await getPlan(scope, planId), added: [] };
  if (there.length + missing.length > PLAN_LIMITS.items) {
    throw new AppError('validation_failed', { fields: { templateId: PLAN_MESSAGES.tooManyItems } });
  }
  const lines = missing.map((item, index) => {
    const subject = subjectOf(item.name);
    const thing = knownThing(subject);
    const line = {
      ...item,
      // What was removed from the list may come back this way, under an id of its own.
      key: `template-${templateId}-${subject}-${rows.length}`,
      reason,
      origin: 'user' as const,
      essential: false,
      weightGrams: thing?.grams ?? null,
      cabin: thing ? (thing.cabin ?? 'ok') : null,
    };
    return toRow(planId, line, end + index, now);
  });
  // The list must be as it was read: one more item there, whoever added it, and the ids would be others.
  const isUnchanged = sql`(SELECT count(*) FROM plan_items seen WHERE seen.plan_id = ${planId})
    = CAST(${rows.length} AS INTEGER)`;
  const added = await insertRowsWhere(db, planItems, lines, isUnchanged)
    .onConflictDoNothing()
    .returning({ name: planItems.name });
  return { plan: await getPlan(scope, planId), added: added.map(({ name }) => name) };
};
