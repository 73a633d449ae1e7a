/** What the last day came to, as one line of the log: for the operator, and for alerts. */
import { and, gte, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import { proveCredits } from '../money/credits/service';
import { countUnmatched } from '../money/billing/service';
import type { Database } from '../platform/db/client';
import type { Env } from '../platform/env';
import { log, logError } from '../platform/http/log';
import { sendMail } from '../platform/mail/service';
import { modelCostMicros } from '../plans/generation/service';
import { drawBars } from './chart';
import { setMark } from '../platform/db/marks';
import { operationMarks } from '../platform/db/schema';

type ReportEnv = Pick<Env, 'ENVIRONMENT' | 'MAIL' | 'REPORT_EMAIL'>;

const DAY_MS = 24 * 3_600_000;

/** Figures of one day. Credits are counted in the ledger; `spent` is what was reserved and not given back. */
export interface DailyReport {
  generations: number;
  plansReady: number;
  plansWithoutModel: number;
  plansFailed: number;
  /** Failed plans by kind. */
  failures: Record<string, number>;
  creditsGranted: number;
  creditsSpent: number;
  creditsTakenBack: number;
}

/**
 * The first ledger row of a time. Rows are numbered as they come and no index has their time: some twenty look-ups by
 * number, once a day, instead of one more index that every credit would have to write.
 */
const firstSince = async (db: Database, since: number): Promise<number> => {
  const [ends] = await db.all<{ low: number | null; high: number | null }>(
    sql`SELECT (SELECT min(seq) FROM credit_ledger) AS low, (SELECT max(seq) FROM credit_ledger) AS high`,
  );
  let low = ends?.low ?? 0;
  let high = (ends?.high ?? -1) + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const [row] = await db.all<{ at: number }>(
      sql`SELECT at FROM credit_ledger WHERE seq >= CAST(${middle} AS INTEGER) ORDER BY seq LIMIT 1`,
    );
    if (row && row.at < since) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Counts what has happened since a time. Reads the ledger's rows of that time, and each generation by its key. */
export const reportSince = async (db: Database, since: number): Promise<DailyReport> => {
  const seq = sql`CAST(${await firstSince(db, since)} AS INTEGER)`;
  const [[credits], endings] = await Promise.all([
    db.all<{ granted: number; spent: number; back: number }>(sql`SELECT
        coalesce(sum(CASE WHEN reason NOT IN ('reserve', 'release') AND delta > 0 THEN delta END), 0) AS granted,
        -coalesce(sum(CASE WHEN reason IN ('reserve', 'release') THEN delta END), 0) AS spent,
        -coalesce(sum(CASE WHEN reason NOT IN ('reserve', 'release') AND delta < 0 THEN delta END), 0) AS back
      FROM credit_ledger WHERE seq >= ${seq}`),
    db.all<{ status: string; failure: string | null; withoutModel: number; plans: number }>(sql`SELECT
        coalesce(plan.status, 'deleted') AS status, plan.failure AS failure,
        coalesce(plan.model_failed, 0) AS withoutModel, count(*) AS plans
      FROM credit_ledger entry JOIN generations work ON work.id = entry.ref
        LEFT JOIN plans plan ON plan.id = work.plan_id AND plan.generation_id = work.id
      WHERE entry.seq >= ${seq} AND entry.reason = 'reserve'
      GROUP BY 1, 2, 3`),
  ]);
  const count = (wanted: (ending: (typeof endings)[number]) => boolean): number =>
    endings.filter(wanted).reduce((sum, { plans }) => sum + plans, 0);
  const failures: Record<string, number> = {};
  for (const { status, failure, plans } of endings) {
    if (status === 'failed') failures[failure ?? 'unknown'] = (failures[failure ?? 'unknown'] ?? 0) + plans;
  }
  return {
    generations: count(() => true),
    plansReady: count(({ status }) => status === 'ready'),
    plansWithoutModel: count(({ status, withoutModel }) => status === 'ready' && withoutModel === 1),
    plansFailed: count(({ status }) => status === 'failed'),
    failures,
    creditsGranted: credits?.granted ?? 0,
    creditsSpent: credits?.spent ?? 0,
    creditsTakenBack: credits?.back ?? 0,
  };
};

/** Days of the picture. */
const DAYS = 14;

const DAY_MARK = 'day ';
/** The name under which a day's figures are kept. */
const dayMark = (time: number): string => `${DAY_MARK}${new Date(time).toISOString().slice(0, 10)}`;

/** What a founder steers by, beside what the product's machinery has done. */
const businessSince = async (db: Database, since: number, now: number) => {
  const [row] = await db.all<{
    signUps: number;
    purchases: number;
    revenueMinor: number;
    subscribers: number;
  }>(sql`SELECT
      (SELECT count(*) FROM users WHERE created_at >= ${since}) AS signUps,
      (SELECT count(*) FROM payments WHERE paid_at >= ${since}) AS purchases,
      (SELECT coalesce(sum(coalesce(total, amount)), 0) FROM payments WHERE paid_at >= ${since}) AS revenueMinor,
      (SELECT count(*) FROM subscriptions WHERE status = 'active' AND NOT surplus) AS subscribers`);
  const { meta } = await db.run(sql`SELECT 1`);
  return {
    databaseBytes: meta.size_after,
    ...(row ?? { signUps: 0, purchases: 0, revenueMinor: 0, subscribers: 0 }),
    modelCostMicros: await modelCostMicros(db, now),
    unmatchedPayments: await countUnmatched(db),
  };
};

const storedDay = z.object({ signUps: z.number(), plansReady: z.number(), revenueMinor: z.number() });

/** The last days as bars: new accounts, finished lists, revenue. */
const drawDays = async (db: Database, now: number): Promise<Uint8Array> => {
  const first = dayMark(now - (DAYS - 1) * DAY_MS);
  const marks = await db
    .select({ name: operationMarks.name, value: operationMarks.value })
    .from(operationMarks)
    .where(and(gte(operationMarks.name, first), lt(operationMarks.name, `${DAY_MARK}:`)));
  const byName = new Map(marks.map(({ name, value }) => [name, storedDay.parse(JSON.parse(value))]));
  const days = Array.from({ length: DAYS }, (_, index) => byName.get(dayMark(now - (DAYS - 1 - index) * DAY_MS)));
  return drawBars([
    { values: days.map((day) => day?.signUps ?? 0), color: [21, 128, 61] },
    { values: days.map((day) => day?.plansReady ?? 0), color: [29, 78, 216] },
    { values: days.map((day) => day?.revenueMinor ?? 0), color: [180, 83, 9] },
  ]);
};

/** Runs the credit proof and writes the day's line; each violation has a line of its own, as an error. */
export const reportDay = async (env: ReportEnv, db: Database, now: number): Promise<void> => {
  const violations = await proveCredits(db);
  for (const { proof, id, expected, found } of violations) {
    logError('a credit is not where the ledger says', { proof, id, expected, found }, new Error('credit proof'));
  }
  const { failures, ...figures } = await reportSince(db, now - DAY_MS);
  const business = await businessSince(db, now - DAY_MS, now);
  const byKind = Object.entries(failures).map(([kind, plans]) => [`failed_${kind}`, plans]);
  const all = { ...figures, ...Object.fromEntries(byKind), ...business, violations: violations.length };
  log('daily report', all);
  const day = new Date(now).toISOString().slice(0, 10);
  const { signUps, revenueMinor } = business;
  await setMark(db, dayMark(now), JSON.stringify({ signUps, plansReady: figures.plansReady, revenueMinor }), now);
  if (!env.REPORT_EMAIL) return;
  const picture = await drawDays(db, now);
  await sendMail(
    { env, db, now },
    { to: env.REPORT_EMAIL, locale: 'en', template: 'daily-report', data: { day, figures: all }, picture },
  );
};
