/**
 * `npm run bench:cron [-- --rows=1000000 --events=400000 --page-ms=500]`: what the scheduled tasks do when a lot has piled up,
 * on a real local D1. Clean-ups: the longest statement, and how many hourly runs they need. Reconciliation with Stripe:
 * how long one run takes against a stand-in that takes that long for a page, and how often it asks the database.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { purgeExpired } from '../../worker/identity/auth/service';
import { reconcileEvents } from '../../worker/money/billing/reconcile';
import { expireEndedMonths } from '../../worker/money/credits/service';
import { createDatabase } from '../../worker/platform/db/client';
import { listen } from '../serve/port';
import { say } from '../terminal';
import { openDatabase } from './database';
import { environmentOn, recording } from './record';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    events: { type: 'string', default: '400000' },
    'page-ms': { type: 'string', default: '500' },
  },
});
const [rows, events, pageMs] = [Number(values.rows), Number(values.events), Number(values['page-ms'])];
const NOW = Date.now();
const DAY_MS = 86_400_000;
/** https://developers.cloudflare.com/d1/platform/limits/: queries of one invocation, and how long one may take. */
const D1 = { queries: 1_000, statementMs: 30_000 };
/** https://developers.cloudflare.com/workers/platform/limits/: of a cron trigger, and calls to outside of one invocation. */
const CRON = { ms: 15 * 60_000, calls: 10_000 };
/** Rows of one statement that fills a table. */
const CHUNK = 10_000;

const problems: string[] = [];
const judge = (name: string, value: number, most: number, unit: string): void => {
  say(`  ${name.padEnd(44)} ${Math.round(value).toLocaleString('en')} ${unit} (at most ${most.toLocaleString('en')})`);
  if (value > most) problems.push(name);
};

const { d1, close } = await openDatabase();
const NUMBERS = 'WITH RECURSIVE n (i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i < ?2)';
const FILL: Record<string, readonly string[]> = {
  sessions: [
    `INSERT INTO sessions (id, user_id, rotated_at, created_at, last_seen_at, expires_at) ${NUMBERS}
      SELECT 'sess_' || i, 'user_1', 1, 1, 1, i FROM n`,
  ],
  counters: [`INSERT INTO rate_counters (key, count, resets_at) ${NUMBERS} SELECT 'probe:' || i, 1, i FROM n`],
  'months of credits': [
    `INSERT INTO credit_lots (id, user_id, kind, source, granted, created_at, period_start, expires_at) ${NUMBERS}
      SELECT 'sub:probe:' || i, 'user_1', 'monthly', 'subscription', 10, i, i, i + 1 FROM n`,
    `INSERT INTO credit_ledger (effect_key, user_id, lot_id, delta, reason, ref, at) ${NUMBERS}
      SELECT 'grant:sub:probe:' || i, 'user_1', 'sub:probe:' || i, 10, 'grant', 'probe', i FROM n`,
  ],
};

try {
  await d1
    .prepare(
      "INSERT INTO users (id, email, locale, terms_accepted_at, created_at, updated_at) VALUES ('user_1', 'a@example.com', 'en', 1, 1, 1)",
    )
    .run();
  let [queries, longest] = [0, 0];
  const watched = recording(d1, (statements, _metas, milliseconds) => {
    queries += statements.length;
    longest = Math.max(longest, milliseconds);
  });
  const db = createDatabase({ DB: watched });

  say(`Clean-ups, ${rows.toLocaleString('en')} rows each`);
  for (const [what, statements] of Object.entries(FILL)) {
    for (let from = 1; from <= rows; from += CHUNK)
      for (const statement of statements)
        await d1
          .prepare(statement)
          .bind(from, Math.min(rows, from + CHUNK - 1))
          .run();
    const [task, left] =
      what === 'months of credits'
        ? [() => expireEndedMonths(db, NOW), 'SELECT 1 FROM credit_lots WHERE remaining > 0 LIMIT 1']
        : [() => purgeExpired(db, NOW), `SELECT 1 FROM ${what === 'sessions' ? 'sessions' : 'rate_counters'} LIMIT 1`];
    let [runs, most] = [0, 0];
    longest = 0;
    while ((await d1.prepare(left).first()) !== null) {
      queries = 0;
      await task();
      runs += 1;
      most = Math.max(most, queries);
    }
    say(`  ${what}: done after ${runs} hourly runs`);
    judge('longest statement', longest, D1.statementMs, 'ms');
    judge('statements of a run', most, D1.queries, '');
  }

  // Events of thirty days, the newest first, all but a few of which have been handled.
  const at = (index: number): number => Math.floor((NOW - (index / events) * 30 * DAY_MS) / 1000);
  for (let from = 1; from <= events; from += CHUNK)
    await d1
      .prepare(
        `INSERT INTO stripe_events (id, type, created_at) ${NUMBERS} SELECT printf('evt_%07d', i), 'invoice.paid', ?3 FROM n`,
      )
      .bind(from, Math.min(events, from + CHUNK - 1), NOW)
      .run();
  let pages = 0;
  const stripe = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://stripe');
    const [from, to] = [Number(searchParams.get('created[gte]')), Number(searchParams.get('created[lt]'))];
    const after = searchParams.get('starting_after');
    // The first event that lies before the end of the window.
    let first = after
      ? Number(after.slice(4)) + 1
      : Math.max(1, Math.floor(((NOW / 1000 - to) / (30 * 86_400)) * events));
    while (first <= events && at(first) >= to) first += 1;
    let next = first;
    while (next <= events && next < first + 100 && at(next) >= from) next += 1;
    const data = Array.from({ length: next - first }, (_, index) => ({
      id: `evt_${String(first + index).padStart(7, '0')}`,
      object: 'event',
    }));
    pages += 1;
    response.setHeader('content-type', 'application/json');
    const page = { object: 'list', data, has_more: next <= events && at(next) >= from, url: '/v1/events' };
    setTimeout(() => response.end(JSON.stringify(page)), pageMs);
  });
  const port = await listen(stripe);
  say(`Reconciliation, ${events.toLocaleString('en')} events, ${pageMs} ms a page`);
  queries = 0;
  const started = performance.now();
  await reconcileEvents(
    {
      ...environmentOn(watched),
      STRIPE_SECRET_KEY: 'sk_test_probe',
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    },
    db,
    NOW,
  );
  judge('one run', performance.now() - started, CRON.ms, 'ms');
  judge('calls to Stripe', pages, CRON.calls, '');
  judge('statements', queries, D1.queries, '');
  const open = await d1
    .prepare("SELECT value FROM operation_marks WHERE name = 'stripe events unfinished'")
    .first('value');
  if (open !== '0') problems.push(`${String(open)} windows were left`);
  stripe.close();
} finally {
  await close();
}
if (problems.length > 0) say(`Missed: ${problems.join(', ')}`);
process.exit(problems.length > 0 ? 1 : 0);
