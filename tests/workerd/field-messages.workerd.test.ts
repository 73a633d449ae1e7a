import { expect, test } from 'vitest';
import { ACCOUNT_MESSAGES } from '../../worker/identity/auth/contract';
import { PLAN_LIMITS, PLAN_MESSAGES } from '../../worker/plans/contract';
import { Browser } from './browser';
import { fieldsOf, newVerifier, PASSWORD, signUpPerson } from './people';

/** Words by which the validator's own texts are recognized. */
const VALIDATOR_TALK =
  /invalid input|expected|received|too (?:big|small)|invalid (?:string|option|format)|unrecognized/i;

const TRIP = { destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-08' };

test('whatever is missing or of another type is reported in plain words', async () => {
  const { browser } = await signUpPerson();
  const calls: [path: string, body: object][] = [];
  for (const path of [
    '/api/auth/signup',
    '/api/auth/login',
    '/api/auth/resend',
    '/api/auth/forgot',
    '/api/auth/reset',
    '/api/auth/change-email',
    '/api/plans',
    '/api/waitlist',
    '/api/support',
    '/api/always',
    '/api/templates',
    '/api/billing/checkout',
    '/api/rpc/process_referral',
  ]) {
    calls.push([path, {}]);
    calls.push([
      path,
      { email: 7, password: [], username: {}, destination: 1, startDate: null, activities: 'x', name: 3 },
    ]);
    calls.push([
      path,
      { kind: 'other', id: 1, topic: 'x', message: 2, token: 4, locale: 'xx', referring_username: [] },
    ]);
  }
  for (const [path, body] of calls) {
    const answer = await browser.post(path, body);
    expect(answer.status, path).toBe(422);
    const messages = Object.values(fieldsOf(answer));
    expect(messages.length, path).toBeGreaterThan(0);
    for (const message of messages) expect(message, path).not.toMatch(VALIDATOR_TALK);
  }
});

test('a destination of blanks is missing, one of a character too many is too long', async () => {
  const { browser } = await signUpPerson();
  const refused = async (destination: string) => fieldsOf(await browser.post('/api/plans', { ...TRIP, destination }));
  expect(await refused('   ')).toEqual({ destination: PLAN_MESSAGES.destination });
  expect(await refused('a'.repeat(PLAN_LIMITS.destination + 1))).toEqual({
    destination: 'Use at most 120 characters.',
  });
});

test('an e-mail address of more than 254 characters is no valid one', async () => {
  const { codeChallenge } = newVerifier();
  const email = `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(4)}example`;
  expect(email.length).toBeGreaterThan(254);
  const answer = await new Browser().post('/api/auth/signup', {
    email,
    password: PASSWORD,
    acceptTerms: true,
    isAdult: true,
    codeChallenge,
  });
  expect(fieldsOf(answer)).toEqual({ email: ACCOUNT_MESSAGES.email });
});
