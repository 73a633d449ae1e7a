import { asc, eq, sql } from 'drizzle-orm';
import { newId } from '../../platform/db/id';
import { insertWhere } from '../../platform/db/insert-where';
import type { Env } from '../../platform/env';
import { AppError } from '../../platform/http/errors';
import { ownPlan, type PlanScope, type RoomScope } from '../service';
import { changeOwnList } from '../list/service';
import { type SaveTemplateInput, type Template, TEMPLATE_LIMITS, TEMPLATE_MESSAGES } from './contract';
import type { TemplateApplied } from './put-template';
import { isOwnTemplate, ownTemplate, toTemplate } from './own-template';
import { templates } from './schema';

export { ownTemplate } from './own-template';
export { templates } from './schema';
export { putTemplate, type TemplateApplied } from './put-template';

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
  scope: RoomScope,
  { name, planId, itemIds }: SaveTemplateInput,
): Promise<Template> => {
  const { db, userId, now, rooms } = scope;
  await ownPlan(scope, planId);
  const list = await rooms.linesOf(planId);
  const chosen = itemIds && new Set(itemIds);
  const items = (list?.rows ?? [])
    .filter(({ id, hidden }) => !hidden && (chosen?.has(id) ?? true))
    .map(({ name, quantity, category, privacy }) => ({
      name,
      quantity,
      category,
      ...(privacy === 'private' && { isPrivate: true }),
    }));
  if (items.length === 0) throw new AppError('validation_failed', { fields: { itemIds: TEMPLATE_MESSAGES.empty } });
  const row = { id: newId('tpl'), userId, name, items, createdAt: now, updatedAt: now };
  const [stored] = await insertWhere(
    db,
    templates,
    row,
    sql`WHERE (SELECT count(*) FROM templates own WHERE own.user_id = ${userId})
      < CAST(${TEMPLATE_LIMITS.templates} AS INTEGER)`,
  ).returning();
  if (!stored) throw new AppError('validation_failed', { fields: { name: TEMPLATE_MESSAGES.tooMany } });
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

/** Joins a template's items to a list, in turn with its edits; see `putTemplate`. */
export const applyTemplate = async (
  env: Env,
  scope: PlanScope,
  planId: string,
  templateId: string,
): Promise<TemplateApplied> => {
  await ownTemplate(scope, templateId);
  return changeOwnList(env, scope, planId, (room, context) => room.applyTemplate(context, templateId));
};
