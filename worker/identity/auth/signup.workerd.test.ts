import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { Browser } from '../../../tests/workerd/browser';
import {
  PASSWORD,
  codeOf,
  exchange,
  fieldsOf,
  newEmail,
  newVerifier,
  setClockAhead,
  signInPerson,
  signUpPerson,
  tokenOf,
  waitForMail,
} from '../../../tests/workerd/people';
import { confirm, mailsTo, MINUTE, signup } from '../../../tests/workerd/signup';
import { createDatabase } from '../../platform/db/client';
import { creditsOutput } from '../../money/credits/contract';
import { proveCredits } from '../../money/credits/proof';
import { codeOutput } from './contract';

const login = (email: string, password: string) =>
  new Browser().post('/api/auth/login', { email, password, codeChallenge: newVerifier().codeChallenge });

const creditsOf = async ({ browser }: { browser: Browser }) => (await browser.get('/api/credits')).body;

afterEach(() => setClockAhead(0));

test('new and existing addresses get the same answer; the existing one gets a mail saying so', async () => {
  const { email } = await signUpPerson({ locale: 'es' });
  const strip = ({ status, body, headers }: Awaited<ReturnType<typeof signup>>) => ({
    status,
    body,
    headers: [...headers].filter(([name]) => name !== 'x-request-id'),
  });
  const [known, unknown] = [await signup(email), await signup(newEmail())];
  expect(strip(known)).toEqual(strip(unknown));
  expect(known.status).toBe(202);
  const mail = await waitForMail(email, /Ya tienes una cuenta/);
  expect(mail.links.join(' ')).toContain('/es/app/login');
  expect((await signInPerson(email)).user.email).toBe(email);
});

test('signing in before confirming: 403 with the right password, 401 with another', async () => {
  const email = newEmail();
  await signup(email);
  const right = await login(email, PASSWORD);
  expect(right.status).toBe(403);
  expect(codeOf(right)).toBe('email_not_confirmed');
  expect((await login(email, 'Wrong-password-1')).status).toBe(401);
});

test('every rule of the form is checked by the server too', async () => {
  const messages: [object, string][] = [
    [{ password: 'short1A' }, 'password'],
    [{ password: 'Password1' }, 'password'],
    [{ confirmPassword: 'Other-Password-1' }, 'confirmPassword'],
    [{ acceptTerms: false }, 'acceptTerms'],
    [{ isAdult: false }, 'isAdult'],
    [{ username: 'no spaces' }, 'username'],
    [{ email: 'not-an-address' }, 'email'],
    [{ codeChallenge: 'short' }, 'codeChallenge'],
  ];
  for (const [change, field] of messages) {
    const answer = await signup(newEmail(), change);
    expect(answer.status, field).toBe(422);
    expect(Object.keys(fieldsOf(answer))).toEqual([field]);
  }
  expect(fieldsOf(await signup(newEmail(), { username: 'x' })).username).toBe(
    'Username must be 3-30 characters long and contain only letters, numbers, underscores, and hyphens',
  );
  expect(fieldsOf(await signup(newEmail(), { confirmPassword: 'x' })).confirmPassword).toBe(
    'The passwords do not match.',
  );
  const email = newEmail('amelie');
  expect(fieldsOf(await signup(email, { password: `Xy1-${email.split('@')[0]}` })).password).toContain('contain');
});

test('a username is taken by an account or by a sign-up that waits, in any case of letters', async () => {
  const { email } = await signUpPerson({ username: 'Marco-Polo' });
  const taken = await signup(newEmail(), { username: 'marco-polo' });
  expect(taken.status).toBe(409);
  expect(codeOf(taken)).toBe('username_taken');
  expect(fieldsOf(taken).username).toBe('Username is already taken');
  expect((await signup(email, { username: 'marco-polo' })).status).toBe(409);
  await signup(newEmail(), { username: 'waiting_one' });
  expect((await signup(newEmail(), { username: 'Waiting_One' })).status).toBe(409);
  expect((await signup(newEmail(), { username: '' })).status).toBe(202);
});

test('five GETs and twenty parallel POSTs on one link create one account', async () => {
  const email = newEmail();
  await signup(email);
  const mail = await waitForMail(email);
  const [link = ''] = mail.links;
  for (let n = 0; n < 5; n += 1) await new Browser().get(new URL(link).pathname + new URL(link).search);
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(tokenOf(mail))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(answer.status).toBe(400);
    expect(codeOf(answer)).toBe('invalid_token');
  }
  const rows = await env.DB.prepare('SELECT count(*) AS n FROM users WHERE email = ?').bind(email).first();
  expect(rows?.n).toBe(1);
  const { browser } = await signInPerson(email);
  expect((await browser.get('/api/credits')).body).toMatchObject({ total: 2, additional: 2 });
});

test('a mailbox gets the free credits once, however its address is written', async () => {
  const name = `farm${Date.now()}`;
  const addresses = [
    [`${name}@gmail.com`, 2],
    [`${name}+again@googlemail.com`, 0],
    [`f.${name.slice(1)}@gmail.com`, 0],
    [`${name}+again@example.test`, 2],
  ] as const;
  for (const [index, [email, total]] of addresses.entries()) {
    // A mailbox gets one mail a minute.
    await setClockAhead(index * (MINUTE + 1000));
    expect(await creditsOf(await signUpPerson({ email })), email).toMatchObject({ total });
  }
  expect(await proveCredits(createDatabase(env))).toEqual([]);
});

test('two addresses of one mailbox that are confirmed at the same moment share the free credits', async () => {
  const name = `twin${Date.now()}`;
  const emails = [`${name}@gmail.com`, `t.${name.slice(1)}@gmail.com`];
  for (const [index, email] of emails.entries()) {
    await setClockAhead(index * (MINUTE + 1000));
    await signup(email);
  }
  const mails = await Promise.all(emails.map((email) => waitForMail(email)));
  const answers = await Promise.all(mails.map((mail) => confirm(tokenOf(mail))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const people = await Promise.all(emails.map((email) => signInPerson(email)));
  const totals = await Promise.all(
    people.map(async ({ browser }) => creditsOutput.parse((await browser.get('/api/credits')).body).total),
  );
  expect(totals.toSorted((a, b) => a - b)).toEqual([0, 2]);
});

test('confirming on another device confirms, but its code cannot be exchanged there', async () => {
  const email = newEmail();
  const { codeVerifier, codeChallenge } = newVerifier();
  await signup(email, { codeChallenge });
  const { code } = codeOutput.parse((await confirm(tokenOf(await waitForMail(email)))).body);
  const elsewhere = await new Browser().post('/api/auth/token', {
    grantType: 'authorization_code',
    code,
    codeVerifier: newVerifier().codeVerifier,
  });
  expect(elsewhere.status).toBe(400);
  expect((await exchange(new Browser(), code, codeVerifier)).email).toBe(email);
});

test('a link is valid for 24 hours, and a made-up one is refused', async () => {
  const email = newEmail();
  await signup(email);
  const token = tokenOf(await waitForMail(email));
  await setClockAhead(24 * 60 * MINUTE + 1000);
  expect((await confirm(token)).status).toBe(400);
  expect((await confirm('made-up')).status).toBe(400);
  expect((await login(email, PASSWORD)).status).toBe(401);
});

test('a second sign-up within a minute mails nothing and changes nothing; later it voids the first', async () => {
  const email = newEmail();
  await signup(email, { password: 'First-Choice-11' });
  const first = await waitForMail(email);
  expect((await signup(email, { password: 'Second-Choice-22' })).status).toBe(202);
  expect((await login(email, 'First-Choice-11')).status).toBe(403);
  await setClockAhead(MINUTE + 1000);
  await signup(email, { password: 'Third-Choice-33' });
  await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(2));
  expect((await confirm(tokenOf(first))).status).toBe(400);
  expect((await confirm(tokenOf(await waitForMail(email)))).status).toBe(200);
  expect((await login(email, 'First-Choice-11')).status).toBe(401);
  expect((await login(email, 'Third-Choice-33')).status).toBe(200);
});

test('many sign-ups from one address are slowed down, others are not', async () => {
  const browser = new Browser('192.0.2.200');
  await signup(newEmail(), {}, browser);
  await env.DB.prepare("UPDATE rate_counters SET count = 300 WHERE key LIKE 'signup:%'").run();
  const answer = await signup(newEmail(), {}, browser);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await signup(newEmail(), {}, new Browser('192.0.2.201'))).status).toBe(202);
});

test('plus addresses of one mailbox share three mails an hour, with identical answers', async () => {
  const name = `victim${Date.now()}`;
  const answers: number[] = [];
  for (let number = 0; number < 12; number += 1) {
    await setClockAhead(number * (MINUTE + 1000));
    answers.push((await signup(`${name}+${number}@example.test`, {}, new Browser('198.51.100.77'))).status);
  }
  expect(answers).toEqual(Array<number>(12).fill(202));
  await vi.waitFor(async () => {
    const mails = await Promise.all(answers.map((_, number) => mailsTo(`${name}+${number}@example.test`)));
    expect(mails.flat().length).toBe(3);
  });
});
