import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { balanceQuery, refusal, reserveStatements } from '../../money/credits/service';
import { newId } from '../../platform/db/id';
import { insertWhere } from '../../platform/db/insert-where';
import { AppError } from '../../platform/http/errors';
import type { Locale } from '../../platform/locale/locale';
import { NEW_PLAN, type PlanRow, plans, type PlanScope, searchText, toPlan } from '../service';
import { type CreatePlanInput, type Plan, PLAN_LIMITS, tripLength } from '../contract';
import { generationInput, type GenerationInput } from '../generation/service';
import { idempotencyKeys } from './schema';

/** How long the answer to an Idempotency-Key is kept. */
export const IDEMPOTENCY_LIFE_MS = 24 * 60 * 60_000;

interface Created {
  plan: Plan;
  /** To be started; undefined when this was a repeat. */
  input?: GenerationInput;
}

/** What was corrected before the plan was made, where later corrections are kept too. */
const correctionsOf = ({ corrections }: CreatePlanInput): PlanRow['corrections'] =>
  corrections && Object.keys(corrections).length > 0 ? { remove: [], add: [], trip: corrections } : null;

const newPlan = (
  { userId, now }: PlanScope,
  input: CreatePlanInput,
  { locale, homeCountry }: Pick<PlanRow, 'locale' | 'homeCountry'>,
): PlanRow => {
  const { destination, startDate, endDate } = input;
  const name = input.name || destination.slice(0, PLAN_LIMITS.name);
  return {
    ...NEW_PLAN,
    // What is typed has its column's name; below is what is made of it.
    ...input,
    id: newId('plan'),
    userId,
    generationId: newId('gen'),
    name,
    placeId: input.placeId || null,
    days: tripLength(startDate, endDate),
    locale: input.locale ?? locale,
    corrections: correctionsOf(input),
    searchText: searchText(name, destination),
    homeCountry,
    templateId: input.templateId || null,
    itemsFrom: input.itemsFrom || null,
    createdAt: now,
    updatedAt: now,
  };
};

const hashOf = (input: CreatePlanInput): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url');

/**
 * Reserves a credit and inserts the plan, in one batch. With a key, of all requests with it (also at the same moment)
 * one makes a plan and the others get its answer. Throws `insufficient_credits`, `too_many_generations`,
 * `idempotency_conflict`.
 */
export const createPlan = async (
  scope: PlanScope,
  input: CreatePlanInput,
  { locale, homeCountry = null, key }: { locale: Locale; homeCountry?: string | null; key?: string },
): Promise<Created> => {
  const { db, userId, now } = scope;
  const plan = newPlan(scope, input, { locale, homeCountry });
  const answer = toPlan(plan, null);
  const { id: planId, generationId } = plan;
  const insertPlan = insertWhere(db, plans, plan, sql`FROM generations work WHERE work.id = ${generationId}`).returning(
    { id: plans.id },
  );
  const reserve = (condition?: SQL) =>
    reserveStatements(db, { generationId, userId, planId, kind: 'create', now, ...(condition && { condition }) });

  if (key === undefined) {
    const [, , [stored], [balance]] = await db.batch([...reserve(), insertPlan, balanceQuery(db, userId, now)]);
    if (!stored) throw refusal(balance);
    return { plan: answer, input: generationInput(plan) };
  }

  const requestHash = hashOf(input);
  const sameKey = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const [, , , , [stored], , [first], [balance]] = await db.batch([
    db.delete(idempotencyKeys).where(and(sameKey, lte(idempotencyKeys.createdAt, now - IDEMPOTENCY_LIFE_MS))),
    db
      .insert(idempotencyKeys)
      .values({ userId, key, requestHash, planId, response: JSON.stringify(answer), createdAt: now })
      .onConflictDoNothing(),
    ...reserve(
      sql`EXISTS (SELECT 1 FROM idempotency_keys own WHERE own.user_id = ${userId} AND own.key = ${key} AND own.plan_id = ${planId})`,
    ),
    insertPlan,
    // A refused request leaves its key free: it may be sent again once there are credits.
    db
      .delete(idempotencyKeys)
      .where(
        and(
          sameKey,
          eq(idempotencyKeys.planId, planId),
          sql`NOT EXISTS (SELECT 1 FROM generations work WHERE work.id = ${generationId})`,
        ),
      ),
    db.select().from(idempotencyKeys).where(sameKey),
    balanceQuery(db, userId, now),
  ]);
  if (stored) return { plan: answer, input: generationInput(plan) };
  if (!first) throw refusal(balance);
  if (first.requestHash !== requestHash) throw new AppError('idempotency_conflict');
  const earlier: Plan = JSON.parse(first.response);
  return { plan: earlier };
};
