import { describe, expect, inject, test } from 'vitest';
import { Browser, ORIGIN } from '../../../../tests/workerd/browser';
import { newEmail, signInPerson, signUpPerson } from '../../../../tests/workerd/people';
import type { OpenIdPerson } from '../../../../tests/workerd/provided';
import { workerWith } from '../../../../tests/workerd/settings';
import { optionsOutput, sessionOutput } from '../contract';

const CALLBACK = '/api/auth/google/callback';

/** A GET where Google is configured, with the browser's cookies, which it keeps. */
const visit = (browser: Browser, url: string) =>
  browser
    .before(
      workerWith({
        GOOGLE_CLIENT_ID: 'valija-tests',
        GOOGLE_CLIENT_SECRET: 'openid-secret-of-the-tests',
        GOOGLE_ISSUER: inject('openIdIssuer'),
      }),
    )
    .get(url.replace(ORIGIN, ''), { 'accept-language': 'es' });

const locationOf = (response: { headers: Headers }): string => response.headers.get('location') ?? '';

/** Leaves for the provider; where it sends this person back to. */
const askProvider = async (browser: Browser, person: OpenIdPerson, query = ''): Promise<string> => {
  const left = await visit(browser, `/api/auth/google${query}`);
  expect(left.status).toBe(302);
  const url = new URL(locationOf(left));
  url.searchParams.set('test_person', JSON.stringify(person));
  return locationOf(await fetch(url, { redirect: 'manual' }));
};

/** The whole trip; where the person ends up. */
const travel = async (browser: Browser, person: OpenIdPerson, query = ''): Promise<string> =>
  locationOf(await visit(browser, await askProvider(browser, person, query))).replace(ORIGIN, '');

const userOf = async (browser: Browser) => sessionOutput.parse((await browser.get('/api/auth/session')).body).user;

test('the Google routes answer 404 where Google is not configured', async () => {
  const visitor = new Browser();
  expect((await visitor.get('/api/auth/google')).status).toBe(404);
  expect((await visitor.get(CALLBACK)).status).toBe(404);
  const offered = optionsOutput.parse((await visitor.get('/api/auth/options')).body);
  expect(offered).toEqual({ captchaSiteKey: null, google: false, inbox: null });
  expect(optionsOutput.parse((await visit(visitor, '/api/auth/options')).body).google).toBe(true);
});

test('somebody new, who accepted the terms, gets an account with the free credits', async () => {
  const browser = new Browser();
  const email = newEmail('google');
  expect(await travel(browser, { sub: 'g-new', email }, '?accept=true&locale=es')).toBe('/es/app/login');
  expect(await userOf(browser)).toMatchObject({ email, username: null, accountType: 'free' });
  expect((await browser.get('/api/credits')).body).toMatchObject({ total: 2 });
  const again = new Browser();
  await travel(again, { sub: 'g-new', email: 'changed-at-google@example.test', verified: false });
  expect(await userOf(again)).toMatchObject({ email });
});

test('somebody new who has not accepted the terms is sent to the sign-up', async () => {
  const browser = new Browser();
  expect(await travel(browser, { sub: 'g-none', email: newEmail('google') }, '?locale=en')).toBe(
    '/app/signup?google=no_account',
  );
  expect(await userOf(browser)).toBeNull();
});

test('an account with the same e-mail is linked, and its password still works', async () => {
  const { email, user } = await signUpPerson();
  const browser = new Browser();
  await travel(browser, { sub: 'g-link', email: email.toUpperCase() });
  expect(await userOf(browser)).toEqual(user);
  await signInPerson(email);
  expect((await browser.get('/api/account/export')).body).toMatchObject({
    identities: [{ provider: 'google', subject: 'g-link', linkedAt: expect.any(String) }],
  });
  expect((await browser.delete('/api/account', { confirm: email })).status).toBe(204);
  // Nothing of the link is left: Google leads to a sign-up again.
  const later = new Browser();
  expect(await travel(later, { sub: 'g-link', email })).toContain('google=no_account');
});

test('an e-mail that Google has not verified links and makes nothing', async () => {
  const { email } = await signUpPerson();
  for (const address of [email, newEmail('google')]) {
    const browser = new Browser();
    expect(
      await travel(browser, { sub: `g-unverified-${address}`, email: address, verified: false }, '?accept=true'),
    ).toBe('/es/app/login?google=unverified');
    expect(await userOf(browser)).toBeNull();
  }
});

describe('an invalid answer of Google signs nobody in', () => {
  test.each(['nonce', 'audience', 'issuer', 'signature', 'expired', 'state', 'denied'] as const)(
    '%s',
    async (fault) => {
      const { email } = await signUpPerson();
      const browser = new Browser();
      expect(await travel(browser, { sub: `g-${fault}`, email, fault })).toBe('/es/app/login?google=failed');
      expect(await userOf(browser)).toBeNull();
    },
  );

  test('a callback in another browser, a second callback, and one that nobody began', async () => {
    const { email } = await signUpPerson();
    const [victim, attacker] = [new Browser(), new Browser()];
    const back = await askProvider(attacker, { sub: 'g-attacker', email });
    expect(locationOf(await visit(victim, back))).toContain('google=failed');
    await askProvider(victim, { sub: 'g-victim', email });
    expect(locationOf(await visit(victim, back))).toContain('google=failed');
    expect(await userOf(victim)).toBeNull();
    expect(locationOf(await visit(attacker, back))).not.toContain('google=failed');
    expect(locationOf(await visit(attacker, back))).toContain('google=failed');
    expect(locationOf(await visit(new Browser(), `${CALLBACK}?code=x&state=y`))).toContain('google=failed');
  });

  test('a forged state', async () => {
    const browser = new Browser();
    browser.cookies.set('__Host-valija_google', 'eyJhbGciOiJub25lIn0.eyJzdGF0ZSI6InkifQ.');
    expect(locationOf(await visit(browser, `${CALLBACK}?code=x&state=y`))).toContain('google=failed');
  });
});
