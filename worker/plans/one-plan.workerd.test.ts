import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { recording } from '../../tests/workerd/recording';
import { claimsOf } from '../../tests/workerd/people';
import { joinPlan, person } from '../../tests/workerd/sharing';
import { makePlan, planOf } from '../../tests/workerd/plans';
import { createDatabase } from '../platform/db/client';
import { getPlan, getPlanText, roomsOf } from './service';

test('a plan is one trip to the database and one call to its room, for everybody who packs it', async () => {
  const [owner, member] = [await person({ credits: 1 }), await person()];
  const plan = await makePlan(owner.browser);
  await joinPlan(owner.browser, plan.id, member.browser);
  for (const { user, browser } of [owner, member]) {
    const { userId } = await claimsOf(user.id);
    const { db, recorded } = recording(env.DB);
    const rooms = roomsOf(env);
    const calls = Object.values({
      linesOf: vi.spyOn(rooms, 'linesOf'),
      rowsOf: vi.spyOn(rooms, 'rowsOf'),
      shownOf: vi.spyOn(rooms, 'shownOf'),
    });
    const text = await getPlanText({ db: createDatabase({ DB: db }), userId, rooms }, plan.id);
    expect(calls.flatMap(({ mock }) => mock.calls)).toEqual([[plan.id]]);
    expect(recorded.statements).toHaveLength(2);
    // The answer is that text, and whoever works on the plan reads the same.
    expect(planOf(await browser.get(`/api/plans/${plan.id}`))).toEqual(JSON.parse(text));
    expect(await getPlan({ db: createDatabase(env), userId, rooms: roomsOf(env) }, plan.id)).toEqual(JSON.parse(text));
  }
});

test('plans that are asked for at once are told apart, though their statements are kept', async () => {
  const people = await Promise.all([person(), person(), person()]);
  const plans = await Promise.all(people.map(({ browser }, at) => makePlan(browser, { name: `Trip ${at}` })));
  const seen = await Promise.all(
    people.flatMap(({ browser }) => plans.map(async ({ id }) => (await browser.get(`/api/plans/${id}`)).status)),
  );
  expect(seen).toEqual([200, 404, 404, 404, 200, 404, 404, 404, 200]);
  const lists = await Promise.all(people.map(async ({ browser }) => (await browser.get('/api/plans')).body));
  expect(lists).toMatchObject(plans.map(({ id, name }) => ({ plans: [{ id, name }] })));
});
