import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { type Browser } from '../../../tests/workerd/browser';
import { signUpPerson } from '../../../tests/workerd/people';
import { TRIP } from '../../../tests/workerd/plans';
import { recording } from '../../../tests/workerd/recording';
import { PRODUCTION, workerWith } from '../../../tests/workerd/settings';

const COOKIE = '__Host-valija_read';

/** What a read with these cookies does with the database, on the clock of production. */
const readOf = async (browser: Browser, path: string, bookmark?: string) => {
  const { db, recorded } = recording(env.DB);
  const reader = browser.copy();
  reader.cookies.delete(COOKIE);
  if (bookmark !== undefined) reader.cookies.set(COOKIE, bookmark);
  const { status, headers } = await reader.before(workerWith({ ...PRODUCTION, DB: db })).get(path);
  return { status, cookies: headers.getSetCookie(), ...recorded };
};

test('a change returns a bookmark that the next read starts from, without another statement', async () => {
  const { browser } = await signUpPerson();
  const changed = await browser.patch('/api/profile', { firstName: 'Ada' });
  const [line = ''] = changed.headers.getSetCookie();
  expect(line).toMatch(/^__Host-valija_read=[\da-f-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const bookmark = browser.cookies.get(COOKIE) ?? '';
  expect((await browser.get('/api/profile')).body).toMatchObject({ profile: { firstName: 'Ada' } });
  const read = await readOf(browser, '/api/profile', bookmark);
  expect(read).toMatchObject({ status: 200, from: [bookmark], cookies: [] });
  expect((await readOf(browser, '/api/profile')).statements).toEqual(read.statements);
});

test('without a valid bookmark a read takes the nearest replica', async () => {
  const { browser } = await signUpPerson();
  for (const cookie of [undefined, '', 'nonsense', 'first-unconstrained', `${'a'.repeat(65)}-${'b'.repeat(8)}`]) {
    expect(await readOf(browser, '/api/profile', cookie)).toMatchObject({ status: 200, from: ['first-unconstrained'] });
  }
});

test('what a plan’s Durable Object writes for somebody is read from the primary', async () => {
  const { browser } = await signUpPerson();
  expect((await browser.post('/api/plans', TRIP)).status).toBe(202);
  expect(browser.cookies.get(COOKIE)).toBe('first-primary');
  expect(await readOf(browser, '/api/plans', 'first-primary')).toMatchObject({ status: 200, from: ['first-primary'] });
});

test('requests without a session and refused ones get no bookmark', async () => {
  const { browser } = await signUpPerson();
  expect((await browser.patch('/api/profile', { username: '!' })).headers.getSetCookie()).toEqual([]);
  browser.cookies.clear();
  const joined = await browser.post('/api/waitlist', { email: 'bookmark@example.test' });
  expect([joined.status, joined.headers.getSetCookie()]).toEqual([201, []]);
});
