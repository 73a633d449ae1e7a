/** What models may cost in a month, so that nothing that goes wrong with them can cost more. */
import { sql } from 'drizzle-orm';
import { operationMarks } from '../../../platform/db/schema';
import { readMark } from '../../../platform/db/marks';
import type { Database } from '../../../platform/db/client';
import type { Env } from '../../../platform/env';
import { logError } from '../../../platform/http/log';
import { configuredProviders, type ModelEnv } from './order';
import type { ModelProvider } from './provider';

type BudgetEnv = Pick<Env, 'MODEL_MONTHLY_LIMIT_USD'>;

const MICROS = 1_000_000;

/** What a call counts as whose price is not known: more than any known one has cost. */
const UNKNOWN_COST_MICROS = 20_000;

/** The calendar month's mark, UTC. */
const costMark = (now: number): string => `model cost ${new Date(now).toISOString().slice(0, 7)}`;

/** What models have cost this month, millionths of a dollar. */
export const modelCostMicros = async (db: Database, now: number): Promise<number> =>
  Number((await readMark(db, costMark(now)))?.value ?? 0);

/** The models to try, as configured; none once the month's money is spent: then the engine alone serves. */
export const affordableProviders = async (
  env: ModelEnv & BudgetEnv,
  db: Database,
  now: number,
): Promise<ModelProvider[]> => {
  const limit = env.MODEL_MONTHLY_LIMIT_USD;
  if (limit !== undefined && (await modelCostMicros(db, now)) >= limit * MICROS) return [];
  return configuredProviders(env);
};

/** Adds what a list has cost to the month's sum, and raises the alarm when that reaches the limit. */
export const noteModelCost = async (
  env: BudgetEnv,
  db: Database,
  costMicros: number | null,
  now: number,
): Promise<void> => {
  const cost = costMicros ?? UNKNOWN_COST_MICROS;
  if (cost === 0) return;
  const [sum] = await db
    .insert(operationMarks)
    .values({ name: costMark(now), value: String(cost), updatedAt: now })
    .onConflictDoUpdate({
      target: operationMarks.name,
      set: {
        value: sql`CAST(CAST(${operationMarks.value} AS INTEGER) + CAST(excluded.value AS INTEGER) AS TEXT)`,
        updatedAt: now,
      },
    })
    .returning({ value: operationMarks.value });
  const after = Number(sum?.value ?? 0);
  const limit = (env.MODEL_MONTHLY_LIMIT_USD ?? Number.POSITIVE_INFINITY) * MICROS;
  if (after >= limit && after - cost < limit) {
    logError('the models of a month have cost their limit', { costMicros: after }, new Error('model budget'));
  }
};
