/**
 * `npm run bench:proof [rows]`: how long the credit proof takes on a real local D1, and how that grows up to this many
 * rows of the ledger (1,000,000 unless said otherwise). Fails when a proof reads a table without an index.
 */
import { sql } from 'drizzle-orm';
import { CREDIT_PROOFS, proveCredits } from '../../worker/money/credits/proof';
import { createDatabase } from '../../worker/platform/db/client';
import { say } from '../terminal';
import { openDatabase } from './database';
import { timed } from './statistics';

const most = Number(process.argv[2] ?? 1_000_000);
/** People that are made in one batch. */
const CHUNK = 1000;
/** Ledger rows that {@link FILL} makes for one person. */
const ROWS_A_PERSON = 10;

const { d1, close } = await openDatabase();

const PEOPLE = 'WITH RECURSIVE person (n) AS (SELECT ?1 UNION ALL SELECT n + 1 FROM person WHERE n < ?2)';
const WORK = `${PEOPLE}, work (k) AS (VALUES (1), (2), (3), (4), (5), (6))`;
const LEDGER = 'INSERT INTO credit_ledger (effect_key, user_id, lot_id, delta, reason, ref, at)';
const OF_CHUNK = "generations.created_at BETWEEN ?1 AND ?2 AND generations.user_id LIKE 'user_%'";

/** A person with two lots and six generations, one of which failed, and a refund in part: ten rows of the ledger. */
const FILL = [
  `INSERT INTO users (id, email, locale, terms_accepted_at, created_at, updated_at) ${PEOPLE}
    SELECT 'user_' || n, n || '@example.com', 'en', 1, n, n FROM person`,
  `INSERT INTO credit_lots (id, user_id, kind, source, granted, created_at, revoked) ${PEOPLE}
    SELECT 'signup:user_' || n, 'user_' || n, 'permanent', 'signup', 2, n, 0 FROM person
    UNION ALL SELECT 'pack:cs_' || n, 'user_' || n, 'permanent', 'pack', 8, n, 1 FROM person`,
  `${LEDGER} ${PEOPLE} SELECT 'grant:' || id, user_id, id, granted, 'grant', id, 1
    FROM person JOIN credit_lots ON user_id = 'user_' || n`,
  `INSERT INTO generations (id, user_id, plan_id, kind, lot_id, state, deadline, created_at, settled_at) ${WORK}
    SELECT 'gen_' || n || '_' || k, 'user_' || n, 'plan_' || n || '_' || k, 'create',
      iif(k < 3, 'signup:user_' || n, 'pack:cs_' || n), iif(k = 6, 'void', 'done'), n, n, n FROM person, work`,
  `${LEDGER} SELECT 'gen:' || id || ':reserve', user_id, lot_id, -1, 'reserve', id, 1 FROM generations WHERE ${OF_CHUNK}`,
  `${LEDGER} SELECT 'gen:' || id || ':release', user_id, lot_id, 1, 'release', id, 1 FROM generations
    WHERE ${OF_CHUNK} AND state = 'void'`,
  `${LEDGER} ${PEOPLE} SELECT 'refund:ch_' || n, 'user_' || n, 'pack:cs_' || n, -1, 'clawback', 'ch_' || n, 1 FROM person`,
  `INSERT INTO plans (id, user_id, generation_id, name, destination, start_date, end_date, days, activities,
      description, locale, status, search_text, created_at, updated_at, facts) 
    SELECT plan_id, user_id, id, 'Lisbon', 'Lisbon', '2027-05-01', '2027-05-08', 8, '[]', '', 'en',
      iif(state = 'void', 'failed', 'ready'), 'lisbon', 1, 1, hex(zeroblob(400)) FROM generations WHERE ${OF_CHUNK}`,
];

try {
  // For the bench alone: finding the generations of a chunk.
  await d1.exec('CREATE INDEX bench_generations ON generations (created_at)');
  const db = createDatabase({ DB: d1 });
  say('ledger rows   whole proof   each');
  let people = 0;
  for (const rows of [most / 100, most / 10, most]) {
    for (const wanted = rows / ROWS_A_PERSON; people < wanted; people += CHUNK) {
      await d1.batch(FILL.map((statement) => d1.prepare(statement).bind(people + 1, people + CHUNK)));
    }
    await db.run(sql`ANALYZE`);
    const each: string[] = [];
    for (const proof of CREDIT_PROOFS) {
      const { elapsedMs, result: violations } = await timed(() => db.all<{ proof: string }>(sql`${proof} LIMIT 100`));
      if (violations.length > 0) throw new Error(`the data of this bench is wrong: ${JSON.stringify(violations[0])}`);
      each.push(`${Math.round(elapsedMs)} ms`);
    }
    const { elapsedMs } = await timed(() => proveCredits(db));
    say(
      `${String(people * ROWS_A_PERSON).padStart(11)}   ${`${Math.round(elapsedMs)} ms`.padStart(11)}   ${each.join(' · ')}`,
    );
  }
  for (const proof of CREDIT_PROOFS) {
    const steps = await db.all<{ detail: string }>(sql`EXPLAIN QUERY PLAN ${proof}`);
    say(`\n${steps.map(({ detail }) => detail).join('\n')}`);
    // The outermost table is read from end to end, once; whatever is asked of each row must be looked up.
    if (steps.slice(1).some(({ detail }) => /^SCAN (?!CONSTANT)/.test(detail) && !/USING/.test(detail))) {
      say('This reads a table for each row.');
      process.exitCode = 1;
    }
  }
} finally {
  await close();
}
