import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test } from 'vitest';
import { Browser } from '../../../tests/workerd/browser';
import {
  PASSWORD,
  codeOf,
  errorOf,
  exchange,
  newEmail,
  newVerifier,
  setClockAhead,
  signInPerson,
  signUpPerson,
} from '../../../tests/workerd/people';
import { codeOutput } from './contract';
import { readEnv } from '../../platform/env';
import { hashPassword, needsRehash, passwordCost } from './password';
import { challengeOf } from './pkce';

const login = async (browser: Browser, email: string, password: string, codeChallenge = newVerifier().codeChallenge) =>
  browser.post('/api/auth/login', { email, password, codeChallenge });

const codeFor = async (browser: Browser, email: string, codeChallenge: string) =>
  codeOutput.parse((await login(browser, email, PASSWORD, codeChallenge)).body).code;

const token = (browser: Browser, code: string, codeVerifier: string) =>
  browser.post('/api/auth/token', { grantType: 'authorization_code', code, codeVerifier });

const expectInvalidGrant = (answer: Awaited<ReturnType<typeof token>>) => {
  expect(answer.status).toBe(400);
  expect(codeOf(answer)).toBe('invalid_grant');
  expect(answer.headers.getSetCookie()).toEqual([]);
};

afterEach(() => setClockAhead(0));

describe('codes', () => {
  test.each([42, 129])('a verifier of %i characters is refused, even with its own challenge', async (length) => {
    const { email } = await signUpPerson();
    const verifier = 'v'.repeat(length);
    expectInvalidGrant(
      await token(new Browser(), await codeFor(new Browser(), email, challengeOf(verifier)), verifier),
    );
  });

  test.each([43, 128])('a verifier of %i characters is taken', async (length) => {
    const { email } = await signUpPerson();
    const verifier = '~'.repeat(length);
    await exchange(new Browser(), await codeFor(new Browser(), email, challengeOf(verifier)), verifier);
  });

  test('the plain method is refused, named and by default', async () => {
    const { email } = await signUpPerson();
    const { codeVerifier } = newVerifier();
    const body = { email, password: PASSWORD, codeChallenge: codeVerifier, codeChallengeMethod: 'plain' };
    expect((await new Browser().post('/api/auth/login', body)).status).toBe(422);
    expectInvalidGrant(await token(new Browser(), await codeFor(new Browser(), email, codeVerifier), codeVerifier));
  });

  test('the code of another flow, an expired code and a made-up one are refused', async () => {
    const { email } = await signUpPerson();
    const [one, other] = [newVerifier(), newVerifier()];
    const code = await codeFor(new Browser(), email, one.codeChallenge);
    expectInvalidGrant(await token(new Browser(), code, other.codeVerifier));
    expectInvalidGrant(await token(new Browser(), 'made-up', one.codeVerifier));
    await setClockAhead(5 * 60_000 + 1000);
    expectInvalidGrant(await token(new Browser(), code, one.codeVerifier));
  });

  test('a code that is used again revokes the session it issued', async () => {
    const { email } = await signUpPerson();
    const { codeVerifier, codeChallenge } = newVerifier();
    const browser = new Browser();
    const code = await codeFor(browser, email, codeChallenge);
    await exchange(browser, code, codeVerifier);
    expect((await browser.get('/api/auth/sessions')).status).toBe(200);
    expectInvalidGrant(await token(new Browser(), code, codeVerifier));
    expect((await browser.get('/api/auth/sessions')).status).toBe(401);
  });

  test('parallel exchanges of one code issue at most one session, which is then revoked', async () => {
    const { email } = await signUpPerson();
    const { codeVerifier, codeChallenge } = newVerifier();
    const code = await codeFor(new Browser(), email, codeChallenge);
    const browsers = Array.from({ length: 10 }, () => new Browser());
    const answers = await Promise.all(browsers.map((browser) => token(browser, code, codeVerifier)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(9);
    const sessions = await Promise.all(browsers.map((browser) => browser.get('/api/auth/sessions')));
    expect(sessions.map(({ status }) => status)).toEqual(Array(10).fill(401));
  });
});

const answerOf = async (address: string) => {
  const { status, headers, body } = await login(new Browser(), address, 'Wrong-password-1');
  const { requestId, ...error } = errorOf({ body });
  const kept = [...headers].filter(([name]) => name !== 'x-request-id');
  return { status, kept, error, length: requestId.length };
};

describe('password', () => {
  test('known and unknown addresses get identical responses', async () => {
    const { email } = await signUpPerson();
    const known = await answerOf(email);
    expect(known.status).toBe(401);
    expect(await answerOf(newEmail('nobody'))).toEqual(known);
  });

  test('a hash of an older cost is replaced at sign-in', async () => {
    const { email, user } = await signUpPerson();
    const old = await hashPassword(PASSWORD, { N: 512, r: 8, p: 1 });
    await env.DB.prepare('UPDATE users SET password_hash = ? WHERE id = ?').bind(old, user.id).run();
    await signInPerson(email);
    const row = await env.DB.prepare('SELECT password_hash FROM users WHERE id = ?').bind(user.id).first();
    expect(needsRehash(String(row?.password_hash), passwordCost(readEnv(env)))).toBe(false);
    await signInPerson(email);
  });

  test('the address is the same in capitals and with spaces around', async () => {
    const { email } = await signUpPerson();
    expect((await login(new Browser(), `  ${email.toUpperCase()} `, PASSWORD)).status).toBe(200);
  });
});

const attacker = (host: number) => new Browser(`198.51.100.${host}`);

describe('throttle', () => {
  test('200 wrong passwords from one address are stopped after ten; the owner signs in from another', async () => {
    const { email } = await signUpPerson();
    const browser = attacker(1);
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => login(browser, email, `Wrong-pass-${n}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(190);
    expect(codeOf(refused[0] ?? { body: null })).toBe('rate_limited');
    const wait = Number(refused[0]?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(900);
    expect((await login(browser, email, PASSWORD)).status).toBe(429);
    await signInPerson(email, PASSWORD, attacker(2));
    await setClockAhead(15 * 60_000 + 1000);
    expect((await login(browser, email, PASSWORD)).status).toBe(200);
  });

  test('correct passwords do not count as failures', async () => {
    const { email } = await signUpPerson();
    const browser = attacker(3);
    for (let n = 0; n < 12; n += 1) expect((await login(browser, email, PASSWORD)).status).toBe(200);
  });

  test('an account attacked from many addresses slows each of them down, never the owner elsewhere', async () => {
    const email = newEmail('nobody');
    const { email: owned } = await signUpPerson();
    for (const target of [email, owned]) {
      // 101 failures from as many addresses, straight into the counter: the password check is not what is tested here.
      await login(attacker(50), target, 'Wrong-pass-0');
      await env.DB.prepare("UPDATE rate_counters SET count = 101 WHERE key LIKE 'signin-account:%'").run();
      expect((await login(attacker(4), target, 'Wrong-pass-1')).status).toBe(401);
      const second = await login(attacker(4), target, 'Wrong-pass-2');
      expect(second.status).toBe(429);
      expect(Number(second.headers.get('retry-after'))).toBeLessThanOrEqual(30);
    }
    await signInPerson(owned, PASSWORD, attacker(5));
    await setClockAhead(31_000);
    expect((await login(attacker(4), owned, 'Wrong-pass-3')).status).toBe(401);
    await setClockAhead(62_000);
    // The second wait is longer than the first.
    expect((await login(attacker(4), owned, 'Wrong-pass-4')).status).toBe(429);
  });

  test('IPv6 addresses of one /64 count as one address', async () => {
    const { email } = await signUpPerson();
    for (let n = 0; n < 10; n += 1) await login(new Browser(`2001:db8:1:2::${n}`), email, 'Wrong-pass-1');
    expect((await login(new Browser('2001:db8:1:2:ffff::1'), email, PASSWORD)).status).toBe(429);
    expect((await login(new Browser('2001:db8:1:3::1'), email, PASSWORD)).status).toBe(200);
  });

  test('no counter contains an IP address', async () => {
    const { email } = await signUpPerson({ address: '198.51.100.77' });
    await login(attacker(77), email, 'Wrong-pass-1');
    const { results } = await env.DB.prepare('SELECT key FROM rate_counters').all();
    const keys = JSON.stringify(results);
    expect(keys).not.toContain(email);
    expect(keys).not.toContain('198.51.100');
  });
});
