import { and, eq, isNull, sql } from 'drizzle-orm';
import { insertRowsWhere } from '../../platform/db/insert-where';
import { AppError } from '../../platform/http/errors';
import { isOwn, type PlanScope } from '../access';
import { type Plan, PLAN_LIMITS, PLAN_MESSAGES } from '../contract';
import { toRow } from '../generation/job';
import { endOf } from '../room/position';
import { planItems, plans } from '../schema';
import { getPlan } from '../service';
import { PRIVATE_REASON } from '../sharing/privacy';
import { knownThing, subjectOf, subjectOfLine } from '../subject';
import { MEMORY_WORDS } from '../preferences/words';
import { ownTemplate } from './service';

/** A list that a template was joined to, and what of it was not there yet. */
export interface TemplateJoined {
  plan: Plan;
  added: string[];
}

/**
 * Puts a template's items on a list, as the traveller's own: only those that are not on it yet under any name, also when
 * the same template is joined twice at the same moment. Runs in the plan's Durable Object. Throws `not_found`,
 * `conflict` (the list is being made), `validation_failed` (more than a list holds).
 */
export const putTemplate = async (
  { db, userId, now }: PlanScope,
  planId: string,
  templateId: string,
): Promise<TemplateJoined> => {
  const scope = { db, userId, now };
  const template = await ownTemplate(scope, templateId);
  const [[plan], rows] = await db.batch([
    db.select().from(plans).where(isOwn(userId, planId)),
    db
      .select()
      .from(planItems)
      .where(and(eq(planItems.planId, planId), isNull(planItems.deletedAt))),
  ]);
  if (!plan) throw new AppError('not_found');
  if (plan.status !== 'ready') throw new AppError('conflict');
  const known = new Set(rows.map(subjectOfLine));
  const end = endOf(rows);
  const reason = MEMORY_WORDS[plan.locale].template(template.name);
  const missing = template.items.filter(({ name }) => {
    const subject = subjectOf(name);
    return !known.has(subject) && known.add(subject);
  });
  if (missing.length === 0) return { plan: await getPlan(scope, planId), added: [] };
  if (rows.length + missing.length > PLAN_LIMITS.items) {
    throw new AppError('validation_failed', { fields: { templateId: PLAN_MESSAGES.tooManyItems } });
  }
  const lines = missing.map((item, index) => {
    const subject = subjectOf(item.name);
    const thing = knownThing(subject);
    const line = {
      ...item,
      // What was removed from the list may come back this way, under an id of its own.
      key: `template-${templateId}-${subject}-${crypto.randomUUID()}`,
      reason,
      origin: 'user' as const,
      essential: false,
      weightGrams: thing?.grams ?? null,
      cabin: thing ? (thing.cabin ?? 'ok') : null,
      ...PRIVATE_REASON,
      for: [],
      bag: null,
      optional: false,
    };
    return toRow(planId, line, end + index, now);
  });
  // The list must be as it was read: one more item there, whoever added it, and the ids would be others.
  const isUnchanged = sql`(SELECT count(*) FROM plan_items seen WHERE seen.plan_id = ${planId} AND seen.deleted_at IS NULL)
    = CAST(${rows.length} AS INTEGER)`;
  const added = await insertRowsWhere(db, planItems, lines, isUnchanged)
    .onConflictDoNothing()
    .returning({ name: planItems.name });
  return { plan: await getPlan(scope, planId), added: added.map(({ name }) => name) };
};
