import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { signUpPerson } from '../../../tests/workerd/people';
import { makePlan, planOf, TRIP } from '../../../tests/workerd/plans';
import { expectDatabaseInSync, rowsOf, roomOf } from '../../../tests/workerd/rooms';
import { seededRandom } from '../../../scripts/seeded-random';
import { getCredits } from '../../money/credits/balance';
import { proveCredits } from '../../money/credits/proof';
import { createDatabase } from '../../platform/db/client';
import { watch } from '../../../tests/workerd/events';

/** Plans that are made one after the other, each in a room that is killed up to three times. */
const PLANS = 24;

test(
  'a list whose room is killed while it is made is made and paid once, with the lines it would have had',
  { tags: ['long'], timeout: 300_000 },
  async () => {
    const random = seededRandom(7);
    const db = createDatabase(env);
    const { browser, user } = await signUpPerson({ credits: PLANS + 1 });
    const credits = async () => (await getCredits(db, user.id, Date.now())).total;
    const before = await makePlan(browser);
    const left = await credits();
    const linesOf = async (planId: string) =>
      (await rowsOf(planId)).map(({ name, quantity, position, reason, packed, revision }) => ({
        name,
        quantity,
        position,
        reason,
        packed,
        revision,
      }));
    const expected = await linesOf(before.id);

    for (let at = 0; at < PLANS; at += 1) {
      const { id } = planOf(await browser.post('/api/plans', TRIP));
      for (let kills = Math.floor(random() * 4); kills > 0; kills -= 1) {
        // Some trips to the database later: between any two steps, also inside of the last batch.
        for (let trips = Math.floor(random() * 12); trips > 0; trips -= 1) await env.DB.prepare('SELECT 1').run();
        // Not awaited: a killed object does not answer.
        void runInDurableObject(roomOf(id), (_, state) => state.abort('killed by the test')).catch(() => undefined);
      }
      // Its alarm runs again by itself, or a watcher starts it.
      await vi.waitFor(
        async () => {
          expect(planOf(await browser.get(`/api/plans/${id}`)).status).not.toBe('generating');
        },
        { timeout: 60_000, interval: 100 },
      );
      expect(planOf(await browser.get(`/api/plans/${id}`))).toMatchObject({ status: 'ready', revision: 0 });
      expect(await linesOf(id)).toEqual(expected);
      expect(await credits()).toBe(left - at - 1);
      const events = await watch(browser, id);
      expect(events.map((event) => event.id)).toEqual(events.map((_, index) => index + 1));
      expect(events.filter(({ event }) => event === 'done' || event === 'failed')).toHaveLength(1);
      if (at % 6 === 0) {
        const [first] = planOf(await browser.get(`/api/plans/${id}`)).items;
        await browser.patch(`/api/plans/${id}/items/${first?.id}`, { packed: true });
        await expectDatabaseInSync(id);
      }
    }
    expect(await proveCredits(db)).toEqual([]);
  },
);
