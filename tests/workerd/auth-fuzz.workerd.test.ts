import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Browser } from './browser';
import { PASSWORD, newVerifier, signUpPerson } from './people';

/** The bodies an honest client sends; one field after another is replaced with nonsense. */
const { codeChallenge, codeVerifier } = newVerifier();
const BODIES: Record<string, Record<string, unknown>> = {
  'POST /api/auth/signup': {
    email: 'fuzz@example.test',
    password: 'weak',
    confirmPassword: PASSWORD,
    acceptTerms: true,
    isAdult: true,
    codeChallenge,
    codeChallengeMethod: 'S256',
    username: 'fuzz',
    locale: 'en',
  },
  'POST /api/auth/resend': { email: 'fuzz@example.test', locale: 'es' },
  'POST /api/auth/confirm': { token: 'x' },
  'POST /api/auth/confirm-email': { token: 'x' },
  'POST /api/auth/login': { email: 'fuzz@example', password: PASSWORD, codeChallenge, captchaToken: 'x' },
  'POST /api/auth/token': { grantType: 'authorization_code', code: 'x', codeVerifier },
  'POST /api/auth/logout': { everywhere: 'perhaps' },
  'POST /api/auth/forgot': { email: 'fuzz@example.test', locale: 'en' },
  'POST /api/auth/reset': { token: 'x', password: PASSWORD },
  'POST /api/auth/change-password': { currentPassword: '', password: PASSWORD },
  'POST /api/auth/change-email': { email: 'fuzz@example.test', password: '' },
  'PATCH /api/profile': { username: 'fuzz_er', firstName: 'A', lastName: 'B', phone: '+34600123456', country: 'ES' },
  'DELETE /api/account': { confirm: 'fuzz@example.test' },
};

const NASTY = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    "' OR 1=1 --",
    '../../etc/passwd',
    '%00%0d%0aSet-Cookie: a=b',
    'x'.repeat(20_000),
    '🧳'.repeat(2000),
    '__proto__',
    [],
    {},
    { toString: 1 },
    [[[[]]]],
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

describe('inputs of accounts', () => {
  test.each(Object.entries(BODIES))('%s never fails on nonsense', async (route, honest) => {
    const [method = '', path = ''] = route.split(' ');
    const { browser } = await signUpPerson();
    const fields = Object.keys(honest);
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(fields, { minLength: 1, maxLength: Math.min(2, fields.length) }),
        NASTY,
        NASTY,
        async (names, one, other) => {
          const body: Record<string, unknown> = { ...honest };
          for (const [index, name] of names.entries()) body[name] = index ? other : one;
          const { status } = await browser.send(method, path, body);
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each(['', '{', 'null', '[]', '"text"', '{"email":', '\u0000', '{"a":'.repeat(3000)])(
    'broken or unexpected JSON %# is the caller’s fault',
    async (text) => {
      for (const route of Object.keys(BODIES)) {
        const [method = '', path = ''] = route.split(' ');
        if (path === '/api/auth/logout' && text === '') continue;
        const { status } = await new Browser().send(method, path, text, { 'content-type': 'application/json' });
        expect(status, route).toBeGreaterThanOrEqual(400);
        expect(status, route).toBeLessThan(500);
      }
    },
  );

  test('malformed cookies do not authenticate anybody', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 400 }), async (value) => {
        const browser = new Browser();
        for (const kind of ['access', 'refresh']) {
          browser.cookies.set(`__Host-valija_${kind}`, encodeURIComponent(value.toWellFormed()));
        }
        expect((await browser.get('/api/auth/session')).body).toMatchObject({ user: null });
        expect((await browser.post('/api/auth/token', { grantType: 'refresh_token' })).status).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });
});
