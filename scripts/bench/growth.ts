/** How the queries that people wait for behave as the database grows: time and rows read, at 10³, 10⁵ and 10⁶ plans. */
import type { D1Database } from '@cloudflare/workers-types';
import { getCredits } from '../../worker/money/credits/balance';
import { createDatabase } from '../../worker/platform/db/client';
import { sweepGenerations } from '../../worker/plans/generation/service';
import { listPlansQuery } from '../../worker/plans/contract';
import { getPlan, listPlans, roomsOf } from '../../worker/plans/service';
import { listReferrals } from '../../worker/money/referrals/service';
import { search } from '../../worker/plans/search/service';
import { step } from '../terminal';
import { openDatabase } from './database';
import { countRows, environmentOn } from './record';
import type { Figure, Section } from './report';
import { median, timed } from './statistics';

const PLANS_A_PERSON = 20;
/** People made in one batch. */
const CHUNK = 250;
/** Somebody in the middle of what is there first, at every size. */
const USER = 'user_7';
const NOW = 1_800_000_000_000;
/** Referrals of that person, at every size. */
const FRIENDS = 43;
/** The first ones fill the caches. */
const WARM_UP = 5;

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
  `INSERT INTO referrals (user_id, referrer_id, created_at) ${PEOPLE}
    SELECT 'user_' || n, iif(n <= 50, '${USER}', 'user_' || (n - 1)), n FROM person WHERE n > 7`,
  `INSERT INTO generations (id, user_id, plan_id, kind, lot_id, state, deadline, created_at, settled_at) ${PEOPLE}, ${TIMES}
    SELECT 'gen_' || n || '_' || k, 'user_' || n, 'plan_' || n || '_' || k, 'create', 'pack:' || n, 'done', n, n, n
    FROM person, plan`,
  `INSERT INTO plans (id, user_id, generation_id, name, destination, start_date, end_date, days, activities, description,
      locale, status, search_text, counted, created_at, updated_at) ${PEOPLE}, ${TIMES}
    SELECT 'plan_' || n || '_' || k, 'user_' || n, 'gen_' || n || '_' || k, 'Lisbon ' || k, 'Lisbon', '2027-05-01',
      '2027-05-08', 8, '[]', '', 'en', 'ready', 'lisbon ' || k, '{"items":3,"packed":0,"revision":0}', n * 100 + k, 1 FROM person, plan`,
  `INSERT INTO plan_items (id, plan_id, position, name, quantity, category, reason, origin, search_text, created_at,
      updated_at) ${PEOPLE}, ${TIMES}, thing (i) AS (VALUES (1), (2), (3))
    SELECT 'item_' || n || '_' || k || '_' || i, 'plan_' || n || '_' || k, i, 'Socks', 2, 'clothing', '', 'engine', 'socks',
      1, 1 FROM person, plan, thing`,
  `INSERT INTO plan_words (plan_id, shared, private) ${PEOPLE}, ${TIMES}
    SELECT 'plan_' || n || '_' || k, 'socks' || char(10) || 'socks' || char(10) || 'socks', '' FROM person, plan`,
];

/** What people wait for, by the product's own functions. */
const questionsOf = (d1: D1Database): Record<string, () => Promise<unknown>> => {
  const env = environmentOn(d1);
  const db = createDatabase(env);
  const scope = { db, userId: USER, now: NOW, rooms: roomsOf(env) };
  return {
    'plan list': () => listPlans(scope, listPlansQuery.parse({ order: 'trip' })),
    search: () => search(scope, 'lisbon socks'),
    'one plan': () => getPlan(scope, 'plan_7_7'),
    'referral table': () => listReferrals(db, USER, { status: 'any', page: 1 }),
    'ledger balance': () => getCredits(db, USER, NOW),
    sweep: () => sweepGenerations(env, db, NOW),
  };
};

/** An empty database would be fast, too: the measured queries must find the rows that were filled in. */
const assertFound = async (d1: D1Database): Promise<void> => {
  const questions = questionsOf(d1);
  for (const [name, wanted] of Object.entries({
    'plan list': '"name":"Lisbon 20"',
    search: '"name":"Socks"',
    'one plan': '"items":[{',
    'referral table': `"total":${FRIENDS}`,
    'ledger balance': '"total":60',
  })) {
    const answer = JSON.stringify(await questions[name]?.());
    if (!answer.includes(wanted)) throw new Error(`${name}: ${answer.slice(0, 300)} has no ${wanted}`);
  }
};

/** An empty database that can be filled. */
const openGrowing = async () => {
  const { d1, close } = await openDatabase();
  let people = 0;
  return {
    d1,
    close,
    /** Fills it up to so many plans. */
    async grow(plans: number): Promise<void> {
      const wanted = plans / PLANS_A_PERSON;
      for (; people < wanted; people = Math.min(people + CHUNK, wanted)) {
        const to = Math.min(people + CHUNK, wanted);
        await d1.batch(FILL.map((statement) => d1.prepare(statement).bind(people + 1, to)));
      }
      await d1.exec('ANALYZE');
      await assertFound(d1);
    },
  };
};

const rowsRead = async (d1: D1Database, name: string): Promise<number> =>
  (await countRows(d1, async (recorded) => questionsOf(recorded)[name]?.())).read;

/** Asks the same of a small database and of one that grows, in turns, so that what else the machine does meets both. */
export const benchGrowth = async ({ isSmall }: { isSmall: boolean }): Promise<Section> => {
  const first = 1_000;
  const sizes = isSmall ? [10_000] : [100_000, 1_000_000];
  const runs = isSmall ? 15 : 80;
  const small = await openGrowing();
  const large = await openGrowing();
  const figures: Figure[] = [];
  try {
    await small.grow(first);
    for (const size of sizes) {
      await step(`Filling ${size} plans`, () => large.grow(size));
      const [ofSmall, ofLarge] = [questionsOf(small.d1), questionsOf(large.d1)];
      for (const [name, askSmall] of Object.entries(ofSmall)) {
        const askLarge = ofLarge[name] ?? askSmall;
        const times: { small: number; large: number }[] = [];
        for (let run = 0; run < runs + WARM_UP; run += 1) {
          const pair = { small: (await timed(askSmall)).elapsedMs, large: (await timed(askLarge)).elapsedMs };
          if (run >= WARM_UP) times.push(pair);
        }
        const here = median(times.map((pair) => pair.large));
        const ratio = here / median(times.map((pair) => pair.small));
        figures.push(
          { name: `${name}, ${size} plans`, value: here, unit: 'ms' },
          { name: `${name}, rows read at ${first}`, value: await rowsRead(small.d1, name), unit: 'rows' },
          { name: `${name}, rows read at ${size}`, value: await rowsRead(large.d1, name), unit: 'rows' },
          { name: `${name}, ${size} to ${first}`, value: ratio, unit: '×', goal: '≤ 1.3', met: ratio <= 1.3 },
        );
      }
    }
  } finally {
    await small.close();
    await large.close();
  }
  const last = sizes.at(-1);
  return {
    title: 'Growth',
    how: `The product's own functions on two local D1, one of ${first} plans and one that grows to ${sizes.join(' and ')} (${PLANS_A_PERSON} a person, three things each), asked in turns, medians of ${runs}; rows read as the database counts them.`,
    figures,
    chart: {
      title: `Time at ${last} plans, as a multiple of that at ${first}`,
      figures: figures.filter(({ name }) => name.endsWith(`${last} to ${first}`)).map(({ name }) => name),
      goal: 1.3,
    },
  };
};
