/** How the queries that people wait for behave as the database grows: time and rows read, at 10³, 10⁵ and 10⁶ plans. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { balanceQuery } from '../../worker/credits/balance';
import { createDatabase } from '../../worker/db/client';
import { listQuery } from '../../worker/plans/service';
import { migrate } from '../serve/migrate';
import type { Figure, Section } from './report';

const PLANS_A_PERSON = 20;
/** People made in one batch. */
const CHUNK = 250;
/** Somebody in the middle of what is there first, at every size. */
const USER = 'user_7';
const NOW = 1_800_000_000_000;

// D1 binds numbers as REAL, whose text is `7.0`.
const PEOPLE =
  'WITH RECURSIVE person (n) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT n + 1 FROM person WHERE n < ?2)';
const TIMES = `plan (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM plan WHERE k < ${PLANS_A_PERSON})`;

/** A person with a lot and twenty plans of three things each. */
const FILL = [
  `INSERT INTO users (id, email, locale, terms_accepted_at, created_at, updated_at) ${PEOPLE}
    SELECT 'user_' || n, n || '@example.com', 'en', 1, n, n FROM person`,
  `INSERT INTO credit_lots (id, user_id, kind, source, granted, created_at) ${PEOPLE}
    SELECT 'pack:' || n, 'user_' || n, 'permanent', 'pack', 60, n FROM person`,
  `INSERT INTO credit_ledger (effect_key, user_id, lot_id, delta, reason, ref, at) ${PEOPLE}
    SELECT 'grant:pack:' || n, 'user_' || n, 'pack:' || n, 60, 'grant', 'pack:' || n, n FROM person`,
  `INSERT INTO generations (id, user_id, plan_id, kind, lot_id, state, deadline, created_at, settled_at) ${PEOPLE}, ${TIMES}
    SELECT 'gen_' || n || '_' || k, 'user_' || n, 'plan_' || n || '_' || k, 'create', 'pack:' || n, 'done', n, n, n
    FROM person, plan`,
  `INSERT INTO plans (id, user_id, generation_id, name, destination, start_date, end_date, days, activities, description,
      locale, status, search_text, created_at, updated_at) ${PEOPLE}, ${TIMES}
    SELECT 'plan_' || n || '_' || k, 'user_' || n, 'gen_' || n || '_' || k, 'Lisbon ' || k, 'Lisbon', '2027-05-01',
      '2027-05-08', 8, '[]', '', 'en', 'ready', 'lisbon ' || k, n * 100 + k, 1 FROM person, plan`,
  `INSERT INTO plan_items (id, plan_id, position, name, quantity, category, reason, origin, search_text, created_at,
      updated_at) ${PEOPLE}, ${TIMES}, thing (i) AS (VALUES (1), (2), (3))
    SELECT 'item_' || n || '_' || k || '_' || i, 'plan_' || n || '_' || k, i, 'Socks', 2, 'clothing', '', 'engine', 'socks',
      1, 1 FROM person, plan, thing`,
];

interface Query {
  sql: string;
  params: unknown[];
}

/** What is asked, as the product asks it. */
const queriesOf = (db: ReturnType<typeof createDatabase>): Record<string, Query> => {
  const scope = { db, userId: USER };
  return {
    'plan list': listQuery(scope, { query: '', cursor: undefined, limit: 20 }).toSQL(),
    search: listQuery(scope, { query: 'lisbon 7', cursor: undefined, limit: 20 }).toSQL(),
    'one plan': {
      sql: 'SELECT * FROM plan_items WHERE plan_id = ? AND deleted_at IS NULL ORDER BY position, id',
      params: ['plan_7_7'],
    },
    'referral table': {
      sql: 'SELECT * FROM referrals WHERE referrer_id = ? ORDER BY created_at DESC LIMIT 10',
      params: [USER],
    },
    'ledger balance': balanceQuery(db, USER, NOW).toSQL(),
    sweep: {
      sql: "SELECT * FROM generations WHERE state = 'reserved' AND created_at <= ? ORDER BY created_at LIMIT 100",
      params: [NOW],
    },
  };
};

/** Questions that have an answer in what is filled in. */
const HAS_ROWS = new Set(['plan list', 'search', 'one plan', 'ledger balance']);

/** Fills a database step by step and asks the same questions at each size. */
export const benchGrowth = async ({ isSmall }: { isSmall: boolean }): Promise<Section> => {
  const sizes = isSmall ? [1_000, 10_000] : [1_000, 100_000, 1_000_000];
  const runs = isSmall ? 15 : 60;
  const directory = mkdtempSync(join(tmpdir(), 'valija-growth-'));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      compatibilityDate: '2026-10-20',
      d1Databases: { DB: 'growth' },
      resourcePersistencePath: directory,
    }),
  );
  const figures: Figure[] = [];
  const first = new Map<string, number>();
  try {
    await migrate(miniflare);
    const d1 = await miniflare.getD1Database('DB');
    const queries = Object.entries(queriesOf(createDatabase({ DB: d1 })));
    let people = 0;
    for (const [index, size] of sizes.entries()) {
      for (; people < size / PLANS_A_PERSON; people += CHUNK) {
        const to = Math.min(people + CHUNK, size / PLANS_A_PERSON);
        await d1.batch(FILL.map((statement) => d1.prepare(statement).bind(people + 1, to)));
      }
      people = size / PLANS_A_PERSON;
      await d1.exec('ANALYZE');
      for (const [name, { sql, params }] of queries) {
        const statement = d1.prepare(sql).bind(...params);
        const times: number[] = [];
        let rowsRead = 0;
        for (let run = 0; run < runs + 5; run += 1) {
          const started = performance.now();
          const { meta, results } = await statement.all();
          rowsRead = meta.rows_read;
          if (results.length === 0 && HAS_ROWS.has(name)) throw new Error(`${name} found nothing: the data is wrong`);
          // The first ones warm the cache.
          if (run >= 5) times.push(performance.now() - started);
        }
        const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
        if (index === 0) first.set(name, median);
        const ratio = median / (first.get(name) ?? median);
        const isLast = index === sizes.length - 1;
        figures.push(
          { name: `${name}, ${size} plans`, value: median, unit: 'ms' },
          { name: `${name}, ${size} plans, rows read`, value: rowsRead, unit: 'rows' },
          ...(isLast
            ? [{ name: `${name}: last to first`, value: ratio, unit: '×', goal: '≤ 1.3', met: ratio <= 1.3 }]
            : []),
        );
      }
    }
  } finally {
    await miniflare.dispose();
    rmSync(directory, { recursive: true, force: true });
  }
  return {
    title: 'Growth',
    how: `The product's queries on a local D1 of ${sizes.join(', ')} plans (${PLANS_A_PERSON} a person, three things each), the median of ${runs}; rows read as the database counts them.`,
    figures,
    chart: {
      title: `Time at ${sizes.at(-1)} plans, as a multiple of that at ${sizes[0]}`,
      figures: figures.filter(({ name }) => name.endsWith('last to first')).map(({ name }) => name),
      goal: 1.3,
    },
  };
};
