import { env } from 'cloudflare:workers';
import { afterEach, expect, test } from 'vitest';
import { Browser } from '../../../tests/workerd/browser';
import { codeOf, fieldsOf, setClockAhead, signUpPerson } from '../../../tests/workerd/people';
import { profileOutput } from './contract';

const profileOf = async (browser: Browser) => profileOutput.parse((await browser.get('/api/profile')).body).profile;

afterEach(() => setClockAhead(0));

test('a new profile is empty but for what sign-up asked', async () => {
  const { browser, email } = await signUpPerson({ username: 'first_one' });
  expect(await profileOf(browser)).toEqual({
    username: 'first_one',
    firstName: null,
    lastName: null,
    fullName: null,
    phone: null,
    country: null,
    email,
    accountType: 'free',
    location: null,
    online: true,
  });
});

test('every field can be changed, left alone and removed', async () => {
  const { browser } = await signUpPerson();
  const first = await browser.patch('/api/profile', {
    username: 'Ana-Lopez_1',
    firstName: '  Ana María ',
    lastName: 'López',
    phone: '+34 (600) 123-456',
    country: 'España',
  });
  expect(first.status).toBe(200);
  const filled = await profileOf(browser);
  expect(filled).toMatchObject({
    username: 'Ana-Lopez_1',
    firstName: 'Ana María',
    fullName: 'Ana María López',
    phone: '+34 (600) 123-456',
    country: 'España',
  });
  await browser.patch('/api/profile', { lastName: '', phone: null });
  expect(await profileOf(browser)).toEqual({ ...filled, lastName: null, phone: null, fullName: 'Ana María' });
  expect((await browser.get('/api/auth/session')).body).toMatchObject({ user: { username: 'Ana-Lopez_1' } });
});

test('a username is one person’s, whatever the case of its letters, also at the same moment', async () => {
  const [one, other] = [await signUpPerson({ username: 'marco' }), await signUpPerson()];
  const taken = await other.browser.patch('/api/profile', { username: 'MARCO', country: 'Italy' });
  expect(taken.status).toBe(409);
  expect(codeOf(taken)).toBe('username_taken');
  expect(taken.body).toMatchObject({ error: { message: 'Username is already taken' } });
  expect((await profileOf(other.browser)).country).toBeNull();
  expect((await one.browser.patch('/api/profile', { username: 'Marco' })).status).toBe(200);
  const people = [one, other, await signUpPerson(), await signUpPerson()];
  const answers = await Promise.all(people.map(({ browser }) => browser.patch('/api/profile', { username: 'polo' })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
});

test.each([
  ['username', 'ab'],
  ['username', 'x'.repeat(31)],
  ['username', 'with space'],
  ['username', 'ñandu'],
  ['firstName', 'x'.repeat(81)],
  ['lastName', 'line\nbreak'],
  ['phone', '12'],
  ['phone', 'call me'],
  ['country', 'x'.repeat(61)],
  ['country', 7],
])('%s: %j is refused', async (field, value) => {
  const { browser } = await signUpPerson();
  const answer = await browser.patch('/api/profile', { [field]: value });
  expect(answer.status).toBe(422);
  expect(Object.keys(fieldsOf(answer))).toEqual([field]);
});

test('premium lasts until the moment billing stored; online as long as a browser is in use', async () => {
  const { browser, user } = await signUpPerson();
  await env.DB.prepare('UPDATE users SET premium_until = ? WHERE id = ?')
    .bind(Date.now() + 60 * 60_000, user.id)
    .run();
  expect((await profileOf(browser)).accountType).toBe('premium');
  expect((await browser.get('/api/auth/session')).body).toMatchObject({ user: { accountType: 'premium' } });
  await setClockAhead(61 * 60_000);
  const answer = await browser.post('/api/auth/token', { grantType: 'refresh_token' });
  expect(answer.body).toMatchObject({ user: { accountType: 'free' } });
  expect(await profileOf(browser)).toMatchObject({ accountType: 'free', online: true });
});

test('the profile of a deleted person is not found', async () => {
  const { browser, user } = await signUpPerson();
  await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(user.id).run();
  expect((await browser.get('/api/profile')).status).toBe(401);
  expect((await new Browser().get('/api/profile')).status).toBe(401);
});
