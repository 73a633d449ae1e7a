import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signUpPerson } from '../../../tests/workerd/people';
import { makePlan } from '../../../tests/workerd/plans';
import { expectDatabaseInSync, roomOf } from '../../../tests/workerd/rooms';
import { createDatabase } from '../../platform/db/client';
import { plans, planWords, tripsToMove } from '../schema';

/** So many that a page more or less does not matter. */
const PLANS = 80;

const ALONE = {};
/** More than 1 kB of words, which a table kept by its key would give a page of 4 kB each. */
const FAMILY = {
  activities: ['hiking', 'beach', 'camping'],
  description: 'My wife, our son of 6 and our baby of 8 months. Two nights camping, then a flat by the sea.',
};

test.each([
  { what: 'of one person alone', trip: ALONE, most: 2000 },
  { what: 'of a family that camps', trip: FAMILY, most: 2500 },
])(
  'a plan $what keeps less than $most bytes in the database, credits and indexes included, and the rest in its room',
  { tags: ['long'], timeout: 120_000 },
  async ({ trip, most }) => {
    const db = createDatabase(env);
    const { browser } = await signUpPerson({ credits: PLANS + 1 });
    const { id } = await makePlan(browser, trip);
    const bytes = async () => (await env.DB.prepare('SELECT 1').run()).meta.size_after;
    const before = await bytes();
    for (let made = 0; made < PLANS; made += 1) await makePlan(browser, trip);
    const inDatabase = Math.round(((await bytes()) - before) / PLANS);
    await expectDatabaseInSync(id);
    // Once what was remembered of its making is gone.
    await runDurableObjectAlarm(roomOf(id));
    const inRoom = await runInDurableObject(roomOf(id), (_, { storage }) => storage.sql.databaseSize);
    const [row] = await db.select().from(plans).where(eq(plans.id, id));
    const [words] = await db.select().from(planWords).where(eq(planWords.planId, id));
    const columns = Object.entries({ ...row, ...words })
      .map(([name, value]): [string, number] => [name, JSON.stringify(value).length])
      .filter(([, size]) => size > 40)
      .toSorted(([, one], [, other]) => other - one);
    console.log(
      `bytes a plan: ${inDatabase} in the database, ${inRoom} in its room; ${JSON.stringify(Object.fromEntries(columns))}`,
    );
    expect(await db.select().from(tripsToMove).where(eq(tripsToMove.id, id))).toEqual([
      { id, facts: null, warnings: null, leftOut: null },
    ]);
    expect(inDatabase).toBeLessThan(most);
  },
);
