import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { Browser } from '../../../tests/workerd/browser';
import {
  PASSWORD,
  codeOf,
  newEmail,
  newVerifier,
  setClockAhead,
  signInPerson,
  signUpPerson,
  tokenOf,
  waitForMail,
} from '../../../tests/workerd/people';
import { createDatabase } from '../../platform/db/client';
import { recordedMailsTo } from '../../platform/mail/record';

const NEW_PASSWORD = 'Another-Harbour-77';
const MINUTE = 60_000;

const forgot = (email: string) => new Browser().post('/api/auth/forgot', { email });
const reset = (token: string, password = NEW_PASSWORD) => new Browser().post('/api/auth/reset', { token, password });
const login = (email: string, password: string) =>
  new Browser().post('/api/auth/login', { email, password, codeChallenge: newVerifier().codeChallenge });
const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/sessions')).status === 200;

afterEach(() => setClockAhead(0));

test('a reset sets the password, ends every session and says so by mail', async () => {
  const { browser, email } = await signUpPerson({ locale: 'es' });
  const second = await signInPerson(email);
  expect((await forgot(email)).status).toBe(202);
  const mail = await waitForMail(email, /Elige una contraseña/);
  expect(mail.links[0]).toContain('/es/app/reset-password?token=');
  expect((await reset(tokenOf(mail))).status).toBe(204);
  expect(await isSignedIn(browser)).toBe(false);
  expect(await isSignedIn(second.browser)).toBe(false);
  expect((await login(email, PASSWORD)).status).toBe(401);
  await signInPerson(email, NEW_PASSWORD);
  await waitForMail(email, /Se ha cambiado tu contraseña/);
});

test('a reset link works once, even when used twenty times at the same moment', async () => {
  const { email } = await signUpPerson();
  await forgot(email);
  const token = tokenOf(await waitForMail(email, /new password/));
  const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
});

test('a reset link is valid for an hour, is replaced by a newer one, and stays valid after a weak password', async () => {
  const { email } = await signUpPerson();
  await forgot(email);
  const first = tokenOf(await waitForMail(email, /new password/));
  await setClockAhead(MINUTE + 1000);
  await forgot(email);
  await vi.waitFor(async () => expect(await recordedMailsTo(createDatabase(env), email)).toHaveLength(3));
  const second = tokenOf(await waitForMail(email, /new password/));
  expect(codeOf(await reset(first))).toBe('invalid_token');
  expect((await reset(second, 'Password1')).status).toBe(422);
  await setClockAhead(62 * MINUTE);
  expect((await reset(second)).status).toBe(400);
  await forgot(email);
  await vi.waitFor(async () => expect(await recordedMailsTo(createDatabase(env), email)).toHaveLength(4));
  const third = tokenOf(await waitForMail(email, /new password/));
  expect((await reset(third, 'weak')).status).toBe(422);
  expect((await reset(third)).status).toBe(204);
});

test('forgot answers alike for everybody and mails only accounts', async () => {
  const { email } = await signUpPerson();
  const stranger = newEmail();
  const [known, unknown] = [await forgot(email), await forgot(stranger)];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  await waitForMail(email, /new password/);
  expect(await recordedMailsTo(createDatabase(env), stranger)).toEqual([]);
});

test('a link of one kind is not accepted as another kind', async () => {
  const { email } = await signUpPerson();
  await forgot(email);
  const token = tokenOf(await waitForMail(email, /new password/));
  expect((await new Browser().post('/api/auth/confirm', { token })).status).toBe(400);
  expect((await new Browser().post('/api/auth/confirm-email', { token })).status).toBe(400);
  expect((await reset(token)).status).toBe(204);
});

test('changing the password needs the current one and ends the other sessions', async () => {
  const { browser, email } = await signUpPerson();
  const second = await signInPerson(email);
  const change = (currentPassword: string, password = NEW_PASSWORD) =>
    browser.post('/api/auth/change-password', { currentPassword, password });
  const wrong = await change('Wrong-password-1');
  expect(wrong.status).toBe(422);
  expect(wrong.body).toMatchObject({ error: { fields: { currentPassword: 'The current password is wrong.' } } });
  expect((await change(PASSWORD, 'Password1')).status).toBe(422);
  expect((await change(PASSWORD)).status).toBe(204);
  expect(await isSignedIn(browser)).toBe(true);
  expect(await isSignedIn(second.browser)).toBe(false);
  await signInPerson(email, NEW_PASSWORD);
  await waitForMail(email, /password was changed/);
});

test('guessing the current password in a stolen session is limited like signing in', async () => {
  const { browser } = await signUpPerson();
  const answers = await Promise.all(
    Array.from({ length: 15 }, (_, n) =>
      browser.post('/api/auth/change-password', { currentPassword: `Guess-${n}-Aa`, password: NEW_PASSWORD }),
    ),
  );
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});

test('a new e-mail is used once it is confirmed there, and the old one is notified', async () => {
  const { browser, email, user } = await signUpPerson();
  const next = newEmail('moved');
  const change = (address: string, password = PASSWORD) =>
    browser.post('/api/auth/change-email', { email: address, password });
  expect((await change(next, 'Wrong-password-1')).status).toBe(422);
  expect((await change(email)).status).toBe(422);
  expect((await change(next)).status).toBe(202);
  expect((await browser.get('/api/auth/session')).body).toMatchObject({ user: { email } });
  const mail = await waitForMail(next, /new e-mail/);
  expect(mail.links[0]).toMatch(/\/app\/confirm\?token=[\w-]+&change=email$/);
  const confirmEmail = () => new Browser().post('/api/auth/confirm-email', { token: tokenOf(mail) });
  const answers = await Promise.all(Array.from({ length: 10 }, confirmEmail));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect((await browser.get('/api/auth/session')).body).toMatchObject({ user: { id: user.id, email: next } });
  await waitForMail(email, /was changed/);
  expect((await login(email, PASSWORD)).status).toBe(401);
  await signInPerson(next);
});

test('changing the own address to mail links to many strangers is limited', async () => {
  const { browser } = await signUpPerson();
  const strangers = Array.from({ length: 14 }, (_, number) => newEmail(`stranger-${number}`));
  const statuses: number[] = [];
  for (const email of strangers) {
    statuses.push((await browser.post('/api/auth/change-email', { email, password: PASSWORD })).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(202), ...Array<number>(4).fill(429)]);
});

test('an address that asks for links without end is rate limited, for addresses with and without an account alike', async () => {
  const browser = new Browser('192.0.2.210');
  const { email } = await signUpPerson();
  for (const [path, kind] of [
    ['/api/auth/forgot', 'forgot'],
    ['/api/auth/resend', 'resend'],
  ]) {
    expect((await browser.post(`${path}`, { email: newEmail() })).status).toBe(202);
    await env.DB.prepare('UPDATE rate_counters SET count = 300 WHERE key LIKE ?').bind(`${kind}:%`).run();
    for (const address of [email, newEmail()]) {
      const answer = await browser.post(`${path}`, { email: address });
      expect([path, answer.status, codeOf(answer)]).toEqual([path, 429, 'rate_limited']);
    }
    expect((await new Browser('192.0.2.211').post(`${path}`, { email })).status).toBe(202);
  }
});

test('signing up with a known e-mail looks the same, and the account’s owner is notified', async () => {
  const [one, other] = [await signUpPerson(), await signUpPerson()];
  const answer = await one.browser.post('/api/auth/change-email', { email: other.email, password: PASSWORD });
  expect(answer.status).toBe(202);
  await waitForMail(other.email, /already have an account/);
  expect((await one.browser.get('/api/auth/session')).body).toMatchObject({ user: { email: one.email } });
});

test('an e-mail that somebody registered in the meantime stays theirs', async () => {
  const { browser, email } = await signUpPerson();
  const next = newEmail('contested');
  await browser.post('/api/auth/change-email', { email: next, password: PASSWORD });
  const mail = await waitForMail(next, /new e-mail/);
  await setClockAhead(2 * MINUTE);
  await signUpPerson({ email: next });
  expect((await new Browser().post('/api/auth/confirm-email', { token: tokenOf(mail) })).status).toBe(400);
  await setClockAhead(0);
  expect((await browser.get('/api/auth/session')).body).toMatchObject({ user: { email } });
});
