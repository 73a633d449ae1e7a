import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { insertRowsWhere } from '../platform/db/insert-where';
import type { Env } from '../platform/env';
import { AppError } from '../platform/http/errors';
import { applyCorrections, type Corrections } from '../engine/packing/corrections';
import type { TripFacts } from '../engine/packing/facts';
import { mergeTripCorrections, type TripCorrections } from '../engine/trip/contract';
import { makeFittedList } from './preferences/fit';
import { readMemory } from './preferences/memory';
import { isOwn, type PlanScope } from './access';
import { type Plan, PLAN_LIMITS } from './contract';
import { type GeneratedItem, toRow } from './generation/job';
import { changeOwnList } from './room/list-change';
import { endOf } from './room/position';
import { type EditableField, planItems, plans } from './schema';
import { searchText } from './search-text';
import { getPlan } from './service';

const NOTHING: Corrections = { remove: [], add: [] };

/** Earlier corrections with newer ones over them; putting back what the words said is no correction any more. */
const mergeCorrections = (facts: TripFacts, earlier: Corrections, newer: Corrections): Corrections => {
  const isRead = (tag: Corrections['add'][number]) => facts.tags[tag] !== undefined;
  const put: string[] = [...newer.add, ...(newer.trip?.facts?.add ?? [])];
  const taken: string[] = [...newer.remove, ...(newer.trip?.facts?.remove ?? [])];
  const remove = new Set([...earlier.remove, ...newer.remove].filter((tag) => !put.includes(tag)));
  const add = new Set([...earlier.add, ...newer.add].filter((tag) => !taken.includes(tag) && !isRead(tag)));
  const home = { ...earlier.home, ...newer.home };
  // Of the flat sheet and the trip the one that was corrected last counts.
  const { travellers, bags } = newer.trip ?? {};
  const party = newer.party ?? (travellers ? undefined : earlier.party);
  const luggage = newer.luggage ?? (bags ? undefined : earlier.luggage);
  const laundry = newer.laundry ?? (newer.trip?.laundry ? undefined : earlier.laundry);
  const trip = mergedTrip(earlier.trip, newer);
  return {
    remove: [...remove].filter(isRead),
    add: [...add],
    ...(party && { party }),
    ...(luggage && { luggage }),
    ...(laundry && { laundry }),
    ...(Object.keys(home).length > 0 && { home }),
    ...(trip && { trip }),
  };
};

/** The corrections of the trip; what a newer one of the flat sheet says in another way is forgotten. */
const mergedTrip = (earlier: TripCorrections | undefined, newer: Corrections): TripCorrections | undefined => {
  if (!earlier && !newer.trip) return undefined;
  const { travellers, listFor, bags, laundry, ...rest } = earlier ?? {};
  const kept = {
    ...rest,
    ...(!newer.party && { ...(travellers && { travellers }), ...(listFor && { listFor }) }),
    ...(!newer.luggage && bags && { bags }),
    ...(!newer.laundry && laundry && { laundry }),
  };
  const facts = { remove: newer.remove, add: newer.add };
  return mergeTripCorrections(mergeTripCorrections(kept, { facts }), newer.trip ?? {});
};

const PRIVATE_TEXTS = ['privacy', 'sharedName', 'sharedReason'] as const;
const MERGED = [
  'name',
  'quantity',
  'category',
  'reason',
  'essential',
  'weightGrams',
  'cabin',
  ...PRIVATE_TEXTS,
  'bag',
  'optional',
] as const;

/** What a correction changes of an engine's line; what stays the same is left out. */
type LineChange = Partial<GeneratedItem> & { key: string };

/** The lines that a correction adds, takes away and changes. What is alike in both lists is not touched at all. */
const compareLists = (before: readonly GeneratedItem[], after: readonly GeneratedItem[]) => {
  const old = new Map(before.map((item) => [item.key, item]));
  const added: GeneratedItem[] = [];
  const changed: LineChange[] = [];
  for (const item of after) {
    const was = old.get(item.key);
    old.delete(item.key);
    if (!was) {
      added.push(item);
      continue;
    }
    const differing = MERGED.filter((field) => was[field] !== item[field]);
    const isForOthers = was.for.join() !== item.for.join();
    if (differing.length > 0 || isForOthers) {
      changed.push({
        key: item.key,
        ...Object.fromEntries(differing.map((field) => [field, item[field]])),
        ...(isForOthers && { for: item.for }),
      });
    }
  }
  return { added, changed, removed: [...old.keys()] };
};

/** Corrects what was understood of a trip, in turn with the edits of its list; see {@link storeCorrections}. */
export const correctFacts = async (
  env: Env,
  scope: PlanScope,
  planId: string,
  corrections: Corrections,
): Promise<{ plan: Plan }> =>
  changeOwnList(env, scope, planId, (generator, author) => generator.correct(author, corrections));

/**
 * Corrects what was understood of a trip and makes the engine's part of the list again, at no cost. It is a merge of
 * three: only what the correction changes in the engine's list changes in the plan's, and never what the traveller
 * added, edited, ticked, hid or removed, nor what a model did to other lines. Runs in the plan's Durable Object. Throws
 * `not_found`, `conflict` (the plan is not ready, or was corrected at the same moment).
 */
export const storeCorrections = async (scope: PlanScope, planId: string, newer: Corrections): Promise<Plan> => {
  const { db, userId, now } = scope;
  const [[plan], items] = await db.batch([
    db.select().from(plans).where(isOwn(userId, planId)),
    db
      .select({ position: planItems.position })
      .from(planItems)
      .where(and(eq(planItems.planId, planId), isNull(planItems.deletedAt))),
  ]);
  if (!plan) throw new AppError('not_found');
  if (plan.status !== 'ready' || !plan.facts) throw new AppError('conflict');
  const earlier = plan.corrections ?? NOTHING;
  const merged = mergeCorrections(plan.facts, earlier, newer);
  const memory = await readMemory(db, planId);
  const before = makeFittedList(applyCorrections(plan.facts, earlier), memory);
  const after = makeFittedList(applyCorrections(plan.facts, merged), memory);
  const { added, changed, removed } = compareLists(before.items, after.items);

  const isCorrected = sql`EXISTS (SELECT 1 FROM plans own
    WHERE own.id = ${planId} AND own.user_id = ${userId} AND own.corrections = ${JSON.stringify(merged)})`;
  const room = PLAN_LIMITS.items - items.length + removed.length;
  const end = endOf(items);
  const [taken] = await db.batch([
    db
      .update(plans)
      .set({ corrections: merged, warnings: after.warnings, leftOut: after.leftOut, updatedAt: now })
      .where(
        and(
          isOwn(userId, planId),
          eq(plans.status, 'ready'),
          sql`coalesce(${plans.corrections}, '') = ${plan.corrections ? JSON.stringify(plan.corrections) : ''}`,
        ),
      )
      .returning({ id: plans.id }),
    db
      .delete(planItems)
      .where(
        and(
          eq(planItems.planId, planId),
          eq(planItems.origin, 'engine'),
          inArray(planItems.key, sql`(SELECT value FROM json_each(${JSON.stringify(removed)}))`),
          sql`${planItems.edited} = '[]'`,
          isNull(planItems.deletedAt),
          isCorrected,
        ),
      ),
    db
      .update(planItems)
      .set({
        name: unlessEdited('name', planItems.name),
        searchText: unlessEdited('name', planItems.searchText, 'searchText'),
        quantity: unlessEdited('quantity', planItems.quantity),
        category: unlessEdited('category', planItems.category),
        reason: changeOf('reason', planItems.reason),
        essential: changeOf('essential', planItems.essential),
        weightGrams: changeOf('weightGrams', planItems.weightGrams),
        cabin: changeOf('cabin', planItems.cabin),
        privacy: changeOf('privacy', planItems.privacy),
        sharedName: nullableChangeOf('sharedName', planItems.sharedName),
        sharedReason: nullableChangeOf('sharedReason', planItems.sharedReason),
        bag: changeOf('bag', planItems.bag),
        optional: changeOf('optional', planItems.optional),
        for: changeOf('for', planItems.for),
        updatedAt: now,
      })
      .from(sql`json_each(${JSON.stringify(changed.map(withSearchText))}) AS line`)
      .where(
        and(
          eq(planItems.planId, planId),
          eq(planItems.origin, 'engine'),
          sql`${planItems.key} = json_extract(line.value, '$.key')`,
          isCorrected,
        ),
      ),
    insertRowsWhere(
      db,
      planItems,
      added.slice(0, Math.max(0, room)).map((item, index) => toRow(planId, item, end + index, now)),
      isCorrected,
    ).onConflictDoNothing(),
  ]);
  if (taken.length === 0) throw new AppError('conflict');
  return getPlan(scope, planId);
};

const withSearchText = (change: LineChange) => ({
  ...change,
  ...(change.name !== undefined && { searchText: searchText(change.name) }),
});

/** SQL of a column's new value: what the line says, else what it is. */
const changeOf = (field: string, column: (typeof planItems)[keyof typeof planItems.$inferSelect]) =>
  sql`coalesce(json_extract(line.value, ${`$.${field}`}), ${column})`;

/** The same for a column that may become null. */
const nullableChangeOf = (field: string, column: (typeof planItems)[keyof typeof planItems.$inferSelect]) =>
  sql`iif(json_type(line.value, ${`$.${field}`}) IS NULL, ${column}, json_extract(line.value, ${`$.${field}`}))`;

/** The same for a column that the traveller may have set. */
const unlessEdited = (
  edited: EditableField,
  column: (typeof planItems)[keyof typeof planItems.$inferSelect],
  field: string = edited,
) =>
  sql`iif(EXISTS (SELECT 1 FROM json_each(${planItems.edited}) WHERE value = ${edited}), ${column}, ${changeOf(field, column)})`;
