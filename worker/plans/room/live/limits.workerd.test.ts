import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { listen } from '../../../../tests/workerd/live';
import { signInPerson, signUpPerson } from '../../../../tests/workerd/people';
import { joinPlan, type Person } from '../../../../tests/workerd/sharing';
import { makePlan } from '../../../../tests/workerd/plans';
import { roomOf } from '../../../../tests/workerd/rooms';
import { readEnv } from '../../../platform/env';
import { createDatabase } from '../../../platform/db/client';
import type { Plan } from '../../contract';
import { getPlanText, roomsOf, versionOf } from '../../service';
import { type Admit, LiveSockets, MAX_OWN_SOCKETS } from './sockets';

let owner: Person;
let member: Person;
let plan: Plan;

beforeEach(async () => {
  owner = await signUpPerson();
  member = await signUpPerson();
  plan = await makePlan(owner.browser);
  await joinPlan(owner.browser, plan.id, member.browser);
});

test('one person has at most ten live connections of a plan, and others can still connect', async () => {
  const statuses: number[] = [];
  for (let tab = 0; tab <= MAX_OWN_SOCKETS; tab += 1) statuses.push((await listen(plan.id, member.browser)).status);
  expect(statuses).toEqual([...Array<number>(MAX_OWN_SOCKETS).fill(101), 429]);
  expect((await listen(plan.id, owner.browser)).status).toBe(101);
});

test('connections end with their session, however it ends, and free their places', async () => {
  const { browser: phone } = await signInPerson(member.email);
  const onPhone = await listen(plan.id, phone);
  const here = await listen(plan.id, member.browser);
  expect((await phone.post('/api/auth/logout', {})).status).toBe(204);
  expect(await onPhone.closed).toBe(1008);
  const { browser: laptop } = await signInPerson(member.email);
  const onLaptop = await listen(plan.id, laptop);
  expect((await laptop.delete('/api/auth/sessions')).status).toBe(204);
  expect(await here.closed).toBe(1008);
  expect((await laptop.post('/api/auth/logout', { everywhere: true })).status).toBe(204);
  expect(await onLaptop.closed).toBe(1008);
  await vi.waitFor(async () => {
    const followed = env.DB.prepare('SELECT count(*) AS rows FROM followed_plans WHERE plan_id = ?').bind(plan.id);
    const row = await followed.first<{ rows: number }>();
    expect(row?.rows).toBe(0);
  });
});

test('places of silently ended sessions are given to the next connection', async () => {
  const { browser: phone } = await signInPerson(member.email);
  for (let tab = 0; tab < MAX_OWN_SOCKETS; tab += 1) expect((await listen(plan.id, phone)).status).toBe(101);
  expect((await listen(plan.id, member.browser)).status).toBe(429);
  // As when a password was reset: the rows are deleted, and the plan's object was not notified.
  await env.DB.prepare(
    'DELETE FROM sessions WHERE user_id = ? AND id <> (SELECT min(id) FROM sessions WHERE user_id = ?)',
  )
    .bind(member.user.id, owner.user.id)
    .run();
  const { browser: again } = await signInPerson(member.email);
  expect((await listen(plan.id, again)).status).toBe(101);
});

test('a connection with the current version gets no message; one with an older version is told at once', async () => {
  const shown = async () =>
    versionOf(
      await getPlanText(
        { db: createDatabase(readEnv(env)), userId: member.user.id, rooms: roomsOf(readEnv(env)) },
        plan.id,
      ),
    );
  const before = await shown();
  expect((await owner.browser.patch(`/api/plans/${plan.id}`, { name: 'Another name' })).status).toBe(200);
  const now = await shown();
  const isNew = await listen(plan.id, member.browser, {}, now);
  const isOld = await listen(plan.id, member.browser, {}, before);
  await vi.waitFor(() => expect(isOld.heard).toEqual([{ type: 'changed' }]));
  // Later changes reach both.
  await owner.browser.patch(`/api/plans/${plan.id}`, { name: 'A third name' });
  await vi.waitFor(() => expect(isOld.heard).toHaveLength(2));
  expect(isNew.heard).toEqual([{ type: 'changed' }]);
});

test('a message that cannot be made is logged as our own failure, and the next one arrives', async () => {
  const live = await listen(plan.id, owner.browser);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await runInDurableObject(roomOf(plan.id), async (_, state) => {
    const sockets = new LiveSockets(state);
    const everybody: Admit = async (viewers) => new Set(viewers.map(({ sessionId }) => sessionId));
    await sockets.send(() => {
      throw new Error('our own fault');
    }, everybody);
    await sockets.send(() => ({ type: 'changed' }), everybody);
  });
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('a live message was not sent'));
  await vi.waitFor(() => expect(live.heard).toEqual([{ type: 'changed' }]));
  errors.mockRestore();
});
