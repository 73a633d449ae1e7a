import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { Browser } from '../../../../tests/workerd/browser';
import { signInPerson, signUpPerson } from '../../../../tests/workerd/people';
import { makePlan, planOf } from '../../../../tests/workerd/plans';
import { expectDatabaseInSync, roomOf } from '../../../../tests/workerd/rooms';
import { seededRandom } from '../../../../scripts/seeded-random';
import { newId } from '../../../platform/db/id';
import { plansOutput } from '../../contract';
import { type SyncEdit, type SyncOutput, syncOutput } from './contract';

const ROUNDS = 5;
const THINGS = 25;

/** Sends a queue in parts, each of them again and again until it is answered; every third answer is lost on its way. */
const send = async (
  browser: Browser,
  planId: string,
  queue: readonly SyncEdit[],
  size: number,
  maybeKill: () => Promise<void>,
) => {
  const results: SyncOutput['results'] = [];
  let repeated = 0;
  for (let start = 0; start < queue.length; start += size) {
    const body = { clientId: `device-of-${size}`, edits: queue.slice(start, start + size) };
    let isLost = (start / size) % 3 === 0;
    for (;;) {
      const [answer] = await Promise.all([browser.post(`/api/plans/${planId}/sync`, body), maybeKill()]);
      if (answer.status === 200 && !isLost) {
        results.push(...syncOutput.parse(answer.body).results);
        break;
      }
      expect([200, 500, 503]).toContain(answer.status);
      if (answer.status !== 200) repeated += 1;
      isLost = false;
    }
  }
  return { results, repeated };
};

test.each([1, 2, 3])(
  '500 edits of two devices are applied exactly once while their room is killed (seed %i)',
  async (seed) => {
    const random = seededRandom(seed);
    const { browser: laptop, email } = await signUpPerson({ credits: 1 });
    const { browser: phone } = await signInPerson(email);
    const plan = await makePlan(laptop);
    const items = plan.items.slice(0, THINGS).map(({ id }) => id);
    const edit = (itemId: string, change: object): SyncEdit => {
      return { kind: 'change', id: crypto.randomUUID(), itemId, base: plan.revision, change };
    };
    const added = Array.from({ length: 4 }, () => newId('item'));
    const add = (itemId: string): SyncEdit => {
      return { kind: 'add', id: crypto.randomUUID(), itemId, item: { name: 'Kite', quantity: 1, category: 'comfort' } };
    };
    const all = Array.from({ length: ROUNDS }, (_, round) => items.map((id, at) => ({ id, at, round }))).flat();
    const ofLaptop = all.flatMap(({ id, at, round }) => [
      edit(id, { quantity: ((round * 7 + at) % 99) + 1 }),
      edit(id, { name: `Thing ${at} of round ${round}` }),
    ]);
    const ofPhone = all.flatMap(({ id, at, round }) => [
      edit(id, { packed: (round + at) % 2 === 0 }),
      edit(id, { hidden: (round + at) % 3 === 0 }),
    ]);

    let kills = 0;
    /** Kills the room now and then, some rounds to the database after it was asked. */
    const maybeKill = async (): Promise<void> => {
      if (random() > 0.4) return;
      for (let rounds = Math.floor(random() * 4); rounds > 0; rounds -= 1) await env.DB.prepare('SELECT 1').run();
      kills += 1;
      // Not awaited: a killed object does not answer.
      void runInDurableObject(roomOf(plan.id), (_, state) => state.abort('killed by the test')).catch(() => undefined);
    };
    const [one, two] = await Promise.all([
      send(laptop, plan.id, [...added.map(add), ...ofLaptop], 6, maybeKill),
      send(phone, plan.id, ofPhone, 5, maybeKill),
    ]);

    expect(kills).toBeGreaterThan(5);
    expect(one.repeated + two.repeated).toBeGreaterThan(0);
    const results = [...one.results, ...two.results];
    expect(results.filter(({ outcome }) => outcome !== 'applied')).toEqual([]);
    expect(results.map(({ id }) => id).toSorted()).toEqual(
      [...ofLaptop, ...ofPhone]
        .map(({ id }) => id)
        .concat(results.slice(0, added.length).map(({ id }) => id))
        .toSorted(),
    );
    const after = planOf(await laptop.get(`/api/plans/${plan.id}`));
    expect(planOf(await phone.get(`/api/plans/${plan.id}`))).toEqual(after);
    for (const [at, id] of items.entries()) {
      expect(after.items.find((item) => item.id === id)).toMatchObject({
        quantity: (((ROUNDS - 1) * 7 + at) % 99) + 1,
        name: `Thing ${at} of round ${ROUNDS - 1}`,
        packed: (ROUNDS - 1 + at) % 2 === 0,
        hidden: (ROUNDS - 1 + at) % 3 === 0,
      });
    }
    expect(after.items.map(({ id }) => id).toSorted()).toEqual(
      [...plan.items.map(({ id }) => id), ...added].toSorted(),
    );
    // Each part is one revision, however often it was sent.
    expect(after.revision).toBe(plan.revision + Math.ceil(254 / 6) + Math.ceil(250 / 5));
    await expectDatabaseInSync(plan.id);
    const { plans } = plansOutput.parse((await laptop.get('/api/plans')).body);
    expect(plans[0]?.progress).toEqual(after.progress);
  },
  60_000,
);
