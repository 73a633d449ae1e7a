import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../../../tests/workerd/browser';
import {
  newEmail,
  PASSWORD,
  setClockAhead,
  signInPerson,
  signUpPerson,
  tokenOf,
  waitForMail,
} from '../../../../tests/workerd/people';
import { joinPlan } from '../../../../tests/workerd/sharing';
import { makePlan } from '../../../../tests/workerd/plans';
import { sleep } from '../../../../tests/workerd/rooms';
import type { Plan } from '../../contract';
import { sessionsOutput } from '../../../identity/auth/contract';

let owner: Awaited<ReturnType<typeof signUpPerson>>;
let member: Awaited<ReturnType<typeof signUpPerson>>;
let phone: Browser;
let plan: Plan;
let turn = 0;

const tick = async (who: Browser): Promise<number> => {
  turn += 1;
  const { status } = await who.patch(`/api/plans/${plan.id}/items/${plan.items[0]?.id}`, { packed: turn % 2 === 0 });
  return status;
};

beforeEach(async () => {
  owner = await signUpPerson({ credits: 1 });
  member = await signUpPerson({ email: newEmail('along') });
  plan = await makePlan(owner.browser);
  await joinPlan(owner.browser, plan.id, member.browser);
  ({ browser: phone } = await signInPerson(member.email));
  // The room knows all three from here on.
  expect([await tick(owner.browser), await tick(member.browser), await tick(phone)]).toEqual([200, 200, 200]);
});
afterEach(() => setClockAhead(0));

const reset = async () => {
  await owner.browser.post('/api/auth/forgot', { email: member.email });
  const token = tokenOf(await waitForMail(member.email, /new password/));
  return owner.browser.post('/api/auth/reset', { token, password: 'Another-Harbour-77' });
};
const sessionOf = async (browser: Browser): Promise<string> => {
  const { body } = await browser.get('/api/auth/sessions');
  return sessionsOutput.parse(body).sessions.find(({ current }) => current)?.id ?? '';
};

/** Ways in which somebody who was known a moment ago may edit no more, what they are answered, and who else is not touched. */
const WAYS: readonly [way: string, end: () => Promise<unknown>, phone: number, member: number][] = [
  ['their session is signed out', () => phone.copy().post('/api/auth/logout', {}), 401, 200],
  [
    'all their sessions are signed out',
    () => member.browser.copy().post('/api/auth/logout', { everywhere: true }),
    401,
    401,
  ],
  [
    'their session is ended by another',
    async () => member.browser.delete(`/api/auth/sessions/${await sessionOf(phone)}`),
    401,
    200,
  ],
  ['their other sessions are ended', () => member.browser.delete('/api/auth/sessions'), 401, 200],
  ['their password was reset', reset, 401, 401],
  [
    'their password was changed',
    () =>
      member.browser.post('/api/auth/change-password', { currentPassword: PASSWORD, password: 'Another-Harbour-77' }),
    401,
    200,
  ],
  ['their account is gone', () => member.browser.delete('/api/account', { confirm: member.email }), 401, 401],
  ['the owner took them off', () => owner.browser.delete(`/api/plans/${plan.id}/members/${member.user.id}`), 404, 404],
  ['they left', () => member.browser.delete(`/api/plans/${plan.id}/members/${member.user.id}`), 404, 404],
  ['the plan is gone', () => owner.browser.delete(`/api/plans/${plan.id}`), 404, 404],
  ['its owner is gone', () => owner.browser.delete('/api/account', { confirm: owner.email }), 404, 404],
];

test.each(WAYS)('edits are refused from the next call on once %s', async (_, end, ofPhone, ofMember) => {
  const [onPhone, here] = [phone.copy(), member.browser.copy()];
  await end();
  expect([await tick(onPhone), await tick(here)]).toEqual([ofPhone, ofMember]);
});

test('a refresh token that is used twice ends its session for the room, too', async () => {
  const stolen = phone.copy();
  await phone.post('/api/auth/token', { grantType: 'refresh_token' });
  expect(await tick(phone)).toBe(200);
  await setClockAhead(5 * 60_000);
  expect((await stolen.post('/api/auth/token', { grantType: 'refresh_token' })).status).toBe(400);
  expect(await tick(phone.copy())).toBe(401);
});

test('a room that was not notified caches rights for at most half a minute, and a restarted one has no cache', async () => {
  const end = () => env.DB.prepare('DELETE FROM sessions WHERE user_id = ?').bind(member.user.id).run();
  await end();
  expect(await tick(phone)).toBe(200);
  await setClockAhead(31_000);
  expect(await tick(phone)).toBe(401);
  await setClockAhead(0);
  await sleep(plan.id);
  expect([await tick(phone), await tick(owner.browser)]).toEqual([401, 200]);
});
