import { AppError } from '../../platform/http/errors';
import { type Plan, PLAN_MESSAGES } from '../contract';
import {
  applyListChange,
  type ListOutput,
  type ListScope,
  type ListStep,
  MEMORY_WORDS,
  changedItemsOf,
  readList,
  storeList,
  toRow,
  wholeList,
} from '../list/service';
import { getPlan, type ItemRow, privacyOfOwn } from '../service';
import { knownThing, subjectOf, subjectOfLine } from '../names/service';
import { ownTemplate } from './own-template';

/** A list that a template was joined to, and what of it was not there yet. */
export interface TemplateApplied {
  plan: Plan;
  added: string[];
}

/**
 * Puts a template's items on a list, as the traveller's own: only those that are not on it yet under any name, also when
 * the same template is joined twice at the same moment. Runs in the plan's Durable Object. Throws `not_found`,
 * `conflict` (the list is being made), `validation_failed` (more than a list holds).
 */
export const putTemplate = async (
  scope: ListScope,
  planId: string,
  templateId: string,
): Promise<ListOutput<TemplateApplied>> => {
  const { now } = scope;
  const template = await ownTemplate(scope, templateId);
  const { plan, rows } = await readList(scope, planId);
  const known = new Set(rows.filter(({ deletedAt }) => deletedAt === null).map(subjectOfLine));
  const reason = MEMORY_WORDS[plan.locale].template(template.name);
  const missing = template.items.filter(({ name }) => {
    const subject = subjectOf(name);
    return !known.has(subject) && known.add(subject);
  });
  const steps = missing.map(({ isPrivate = false, ...item }): ListStep<ItemRow> => {
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
      ...privacyOfOwn({ subject, category: item.category, reason, isPrivate }),
      for: [],
      bag: null,
      optional: false,
    };
    return { kind: 'add', row: toRow(planId, line, 0, now) };
  });
  const change = applyListChange(wholeList(planId, rows), steps, { now, revision: plan.revision + 1 });
  if (change.results.some(({ outcome }) => outcome === 'full')) {
    throw new AppError('validation_failed', { fields: { templateId: PLAN_MESSAGES.tooManyItems } });
  }
  const items = changedItemsOf(plan, change);
  if (items) await storeList(scope, change);
  const output = { plan: await getPlan(scope, planId), added: change.added.map(({ name }) => name) };
  return { output, items, isChanged: false };
};
