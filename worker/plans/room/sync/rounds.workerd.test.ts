import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { Browser } from '../../../../tests/workerd/browser';
import { signUpPerson } from '../../../../tests/workerd/people';
import { joinPlan } from '../../../../tests/workerd/sharing';
import { makePlan, planOf } from '../../../../tests/workerd/plans';
import { expectDatabaseInSync, roomOf } from '../../../../tests/workerd/rooms';
import { seededRandom } from '../../../../scripts/seeded-random';
import { newId } from '../../../platform/db/id';
import { plansOutput } from '../../contract';
import { type SyncEdit, syncOutput } from './contract';

const ROUNDS = 1000;

/** What a device sets of a thing; the two devices set different fields, so that what stands in the end is known. */
const SETS = [
  (turn: number) => [{ quantity: (turn % 99) + 1 }, { name: `Thing ${turn}` }],
  (turn: number) => [{ packed: turn % 2 === 0 }, { hidden: turn % 3 === 0 }],
] as const;

test(
  'over a thousand rounds of two people, offline and online, every edit is applied exactly once while their room is killed',
  { tags: ['long'], timeout: 900_000 },
  async () => {
    const random = seededRandom(20);
    const { browser: owner } = await signUpPerson({ credits: 1 });
    const plan = await makePlan(owner);
    const { browser: member } = await signUpPerson();
    await joinPlan(owner, plan.id, member);

    let kills = 0;
    let repeated = 0;
    /** Kills the room now and then, some trips to the database after it was asked. */
    const maybeKill = async (): Promise<void> => {
      if (random() > 0.3) return;
      for (let trips = Math.floor(random() * 5); trips > 0; trips -= 1) await env.DB.prepare('SELECT 1').run();
      kills += 1;
      // Not awaited: a killed object does not answer.
      void runInDurableObject(roomOf(plan.id), (_, state) => state.abort('killed by the test')).catch(() => undefined);
    };

    /** Sends a part of a queue as a device does: the same again until it is answered; some answers are lost on their way. */
    const send = async (browser: Browser, clientId: string, edits: readonly SyncEdit[]) => {
      for (;;) {
        const isLost = random() < 0.2;
        const [answer] = await Promise.all([
          browser.post(`/api/plans/${plan.id}/sync`, { clientId, edits }),
          maybeKill(),
        ]);
        if (answer.status === 200 && !isLost) return syncOutput.parse(answer.body).results;
        expect([200, 500, 503]).toContain(answer.status);
        repeated += 1;
      }
    };

    const expected = new Map(plan.items.map(({ id }) => [id, {}]));
    let parts = 0;
    const devices = [owner, member].map((browser, at) => {
      const queue: SyncEdit[] = [];
      /** The thing that this device added last. */
      let own: string | undefined;
      return async (round: number): Promise<void> => {
        const edit = { id: crypto.randomUUID() };
        if (round % 25 === at) {
          // What was added is taken away again in turn, so that the list stays as long as it is.
          if (own) {
            queue.push({ ...edit, kind: 'remove', itemId: own });
            expected.delete(own);
            own = undefined;
          } else {
            own = newId('item');
            queue.push({ ...edit, kind: 'add', itemId: own, item: { name: 'Kite', quantity: 1, category: 'comfort' } });
            expected.set(own, { name: 'Kite' });
          }
        } else {
          const thing = plan.items[(round * 7) % plan.items.length]?.id ?? '';
          const change = SETS[at]?.(round)[round % 2] ?? {};
          queue.push({ ...edit, kind: 'change', itemId: thing, base: plan.revision, change });
          expected.set(thing, { ...expected.get(thing), ...change });
        }
        const isOffline = random() < 0.5 && round < ROUNDS - 1;
        if (isOffline && queue.length < 90) return;
        parts += 1;
        const edits = queue.splice(0);
        const results = await send(browser, `device-of-${at}`, edits);
        expect(results.map(({ id, outcome }) => [id, outcome])).toEqual(edits.map(({ id }) => [id, 'applied']));
      };
    });
    for (let round = 0; round < ROUNDS; round += 1) await Promise.all(devices.map((edit) => edit(round)));

    // One more without a kill, for the copy that the room keeps.
    const last = plan.items[0]?.id ?? '';
    expect((await owner.patch(`/api/plans/${plan.id}/items/${last}`, { quantity: 5 })).status).toBe(200);
    expected.set(last, { ...expected.get(last), quantity: 5 });
    expect(kills).toBeGreaterThan(ROUNDS / 10);
    expect(repeated).toBeGreaterThan(ROUNDS / 20);
    const after = planOf(await owner.get(`/api/plans/${plan.id}`));
    expect(planOf(await member.get(`/api/plans/${plan.id}`)).items.map(({ id }) => id)).toEqual(
      after.items.map(({ id }) => id),
    );
    for (const [id, fields] of expected) expect(after.items.find((item) => item.id === id)).toMatchObject(fields);
    expect(after.items.map(({ id }) => id).toSorted()).toEqual([...expected.keys()].toSorted());
    // Each part is one revision, however often it was sent.
    expect(after.revision).toBe(plan.revision + parts + 1);
    await expectDatabaseInSync(plan.id);
    const { plans } = plansOutput.parse((await owner.get('/api/plans')).body);
    expect(plans[0]?.progress).toEqual(after.progress);
  },
);
