import { env } from 'cloudflare:workers';
import { afterEach, expect, test } from 'vitest';
import { Browser } from '../../../tests/workerd/browser';
import { codeOf, setClockAhead, signInPerson, signUpPerson } from '../../../tests/workerd/people';
import { MAX_SESSIONS } from './issue';
import { sessionsOutput } from './contract';

const ACCESS = '__Host-valija_access';
const REFRESH = '__Host-valija_refresh';
const HOUR = 3_600_000;

const refresh = (browser: Browser) => browser.post('/api/auth/token', { grantType: 'refresh_token' });

/** Another browser that holds only this refresh token, as a thief or a late retry does. */
const withRefreshToken = (token: string | undefined): Browser => {
  const browser = new Browser();
  if (token) browser.cookies.set(REFRESH, token);
  return browser;
};

const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/sessions')).status === 200;

const list = async (from: Browser) => {
  const { sessions } = sessionsOutput.parse((await from.get('/api/auth/sessions')).body);
  return sessions;
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

afterEach(() => setClockAhead(0));

test('tokens are in cookies that only we can set and no script can read', async () => {
  const { browser } = await signUpPerson();
  const answer = await refresh(browser);
  const cookies = answer.headers.getSetCookie().filter((cookie) => !cookie.startsWith('__Host-valija_read='));
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-valija_(access|refresh)=/);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Domain=');
  }
  expect(JSON.stringify(answer.body)).not.toContain(browser.cookies.get(REFRESH));
});

test('an access token ends after 15 minutes, a refresh goes on', async () => {
  const { browser, user } = await signUpPerson();
  await setClockAhead(15 * 60_000 + 1000);
  expect((await browser.get('/api/auth/sessions')).status).toBe(401);
  expect((await browser.get('/api/auth/session')).body).toEqual({ user: null, expiresAt: null, canRefresh: true });
  const answer = await refresh(browser);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ user });
  expect(await isSignedIn(browser)).toBe(true);
});

test('ten parallel refreshes with one token: each gets one that works, nobody is signed out', async () => {
  const { browser } = await signUpPerson();
  expect(await isSignedIn(browser)).toBe(true);
  await setClockAhead(HOUR);
  const token = browser.cookies.get(REFRESH);
  const browsers = Array.from({ length: 10 }, () => withRefreshToken(token));
  const answers = await Promise.all(browsers.map(refresh));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await Promise.all(browsers.map(isSignedIn))).toEqual(Array(10).fill(true));
  // Whichever answer came last is in the browser's jar, and it must rotate again later.
  await setClockAhead(2 * HOUR);
  expect((await refresh(browsers[7] ?? browser)).status).toBe(200);
});

test('reusing a rotated token ends the session', async () => {
  const { browser } = await signUpPerson();
  const stolen = browser.cookies.get(REFRESH);
  await refresh(browser);
  expect(await isSignedIn(browser)).toBe(true);
  await setClockAhead(11_000);
  const replay = await refresh(withRefreshToken(stolen));
  expect(replay.status).toBe(400);
  expect(codeOf(replay)).toBe('invalid_grant');
  expect(await isSignedIn(browser)).toBe(false);
  expect((await refresh(browser)).status).toBe(400);
});

test('the token before the previous one is a replay even at once', async () => {
  const { browser } = await signUpPerson();
  const stolen = browser.cookies.get(REFRESH);
  await refresh(browser);
  await refresh(browser);
  expect((await refresh(withRefreshToken(stolen))).status).toBe(400);
  expect(await isSignedIn(browser)).toBe(false);
});

test('a refresh whose answer was lost can be retried an hour later', async () => {
  const { browser } = await signUpPerson();
  expect(await isSignedIn(browser)).toBe(true);
  const before = browser.cookies.get(REFRESH);
  await refresh(withRefreshToken(before));
  await setClockAhead(HOUR);
  expect((await refresh(browser)).status).toBe(200);
  expect(await isSignedIn(browser)).toBe(true);
});

test('a made-up token is refused and ends no session', async () => {
  const { browser } = await signUpPerson();
  expect((await refresh(new Browser())).status).toBe(401);
  expect((await refresh(withRefreshToken('x'.repeat(43)))).status).toBe(400);
  expect(await isSignedIn(browser)).toBe(true);
});

test('an unused session ends after 30 days, and any session after 180', async () => {
  const { browser } = await signUpPerson();
  await setClockAhead(31 * 24 * HOUR);
  expect((await refresh(browser)).status).toBe(400);
  const { browser: busy } = await signUpPerson();
  for (let day = 50; day < 220; day += 20) {
    await setClockAhead(day * 24 * HOUR);
    const { status } = await refresh(busy);
    expect(status, `day ${day}`).toBe(day - 31 < 180 ? 200 : 400);
    if (status !== 200) return;
    await busy.get('/api/auth/session');
  }
});

test('signing out is instant, here and everywhere', async () => {
  const { browser, email } = await signUpPerson();
  const second = await signInPerson(email);
  const third = await signInPerson(email);
  const copied = new Browser();
  for (const [name, value] of second.browser.cookies) copied.cookies.set(name, value);
  expect((await second.browser.post('/api/auth/logout', {})).status).toBe(204);
  expect([second.browser.cookies.has(ACCESS), second.browser.cookies.has(REFRESH)]).toEqual([false, false]);
  expect(await isSignedIn(copied)).toBe(false);
  expect((await refresh(copied)).status).toBe(400);
  expect(await isSignedIn(third.browser)).toBe(true);
  expect((await third.browser.post('/api/auth/logout', { everywhere: true })).status).toBe(204);
  expect(await isSignedIn(browser)).toBe(false);
});

test('over the limit of sessions the least recently used one ends', async () => {
  const { browser, email, user } = await signUpPerson();
  const rows = async () =>
    (await env.DB.prepare('SELECT count(*) AS n FROM sessions WHERE user_id = ?').bind(user.id).first<{ n: number }>())
      ?.n;
  const phone = await signInPerson(email);
  await env.DB.prepare(
    'UPDATE sessions SET last_seen_at = last_seen_at - 1000 WHERE user_id = ? AND id = (SELECT id FROM sessions WHERE user_id = ? ORDER BY rowid LIMIT 1)',
  )
    .bind(user.id, user.id)
    .run();
  for (let time = 0; time < MAX_SESSIONS - 1; time += 1) await signInPerson(email);
  expect(await rows()).toBe(MAX_SESSIONS);
  expect(await isSignedIn(browser)).toBe(false);
  expect(await isSignedIn(phone.browser)).toBe(true);
});

test('signing out works with only the refresh cookie, without a body, and without a session', async () => {
  const { browser } = await signUpPerson();
  browser.cookies.delete(ACCESS);
  const copied = withRefreshToken(browser.cookies.get(REFRESH));
  expect((await browser.post('/api/auth/logout', undefined, { 'content-type': 'application/json' })).status).toBe(204);
  expect((await refresh(copied)).status).toBe(400);
  expect((await new Browser().post('/api/auth/logout')).status).toBe(204);
});

test('the list of sessions shows the device, and sessions are ended one by one or all others', async () => {
  const { browser, email } = await signUpPerson();
  const phone = new Browser();
  await signInPerson(email, undefined, phone);
  const laptop = await signInPerson(email);
  const sessions = await list(browser);
  expect(sessions).toHaveLength(3);
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  const [phoneSession] = (await list(phone)).filter(({ current }) => current);
  const stranger = await signUpPerson();
  expect((await stranger.browser.delete(`/api/auth/sessions/${phoneSession?.id}`)).status).toBe(404);
  expect((await browser.delete(`/api/auth/sessions/${phoneSession?.id}`)).status).toBe(204);
  expect(await isSignedIn(phone)).toBe(false);
  expect((await browser.delete('/api/auth/sessions')).status).toBe(204);
  expect(await isSignedIn(laptop.browser)).toBe(false);
  expect(await isSignedIn(browser)).toBe(true);
});

test('an access token of an ended session, of another secret or without signature is refused', async () => {
  const { browser } = await signUpPerson();
  const [header = '', payload = '', signature = ''] = (browser.cookies.get(ACCESS) ?? '').split('.');
  const forged = [
    `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
    `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
    `${header}.${encode({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: 'user_other' })}.${signature}`,
    'not a token',
  ];
  for (const token of forged) {
    const thief = new Browser();
    thief.cookies.set(ACCESS, token);
    expect(await isSignedIn(thief)).toBe(false);
  }
});

test('no token is stored unhashed', async () => {
  const { browser } = await signUpPerson();
  const { results } = await env.DB.prepare('SELECT token_hash FROM refresh_tokens').all();
  expect(JSON.stringify(results)).not.toContain(browser.cookies.get(REFRESH));
});
