import { expect, test } from 'vitest';
import { app } from '../../worker/app';
import { ACCOUNT_MESSAGES } from '../../worker/identity/auth/contract';
import { PLAN_LIMITS, PLAN_MESSAGES } from '../../worker/plans/contract';
import { Browser } from './browser';
import { fieldsOf, newVerifier, PASSWORD, signUpPerson } from './people';

/** Words by which the validator's own texts are recognized. */
const VALIDATOR_TALK =
  /invalid input|expected|received|too (?:big|small)|invalid (?:string|option|format)|unrecognized/i;

const TRIP = { destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-08' };

/** What every field is: of a type that it cannot have, alone and within. */
const WRONG = [
  {},
  { email: 7, password: [], username: {}, destination: 1, startDate: null, activities: 'x', name: 3 },
  { kind: 'other', id: 1, topic: 'x', message: 2, token: 4, locale: 'xx', referring_username: [] },
  { trip: [], lines: 3, edits: [{ kind: 7 }], clientId: 1, quantity: '2', grams: 'x', used: [4], planId: 5 },
  {
    trip: { destination: [] },
    edits: 'x',
    lines: [{}],
    quantity: 1.5,
    limitGrams: -1,
    members: 9,
    remove: 'x',
    confirm: {},
  },
];

/** Every route that takes a body, from the route table; what ends a session does without one. */
const routes = [
  ...new Map(
    app.routes
      .filter(({ method, path }) => ['POST', 'PUT', 'PATCH'].includes(method) && path.startsWith('/api/'))
      .filter(({ path }) => path !== '/api/stripe/webhook' && path !== '/api/auth/logout')
      .map(({ method, path }) => [
        `${method} ${path}`,
        { method, path: path.replaceAll(/:\w+(\{[^}]*\})?/g, 'made_up') },
      ]),
  ).values(),
];
/** Those of them that take none, and the one that asks for premium first. */
const BODILESS = /\/(?:restore|link|undo|cancel|resume|portal|copy)$/;

test('whatever is missing or of another type is reported in plain words', async () => {
  const { browser } = await signUpPerson();
  expect(routes.length).toBeGreaterThan(30);
  const unrefused: string[] = [];
  for (const { method, path } of routes) {
    let refused = 0;
    for (const body of WRONG) {
      const answer = await browser.send(method, path, JSON.stringify(body));
      if (answer.status !== 422) continue;
      refused += 1;
      const messages = Object.values(fieldsOf(answer));
      expect(messages.length, path).toBeGreaterThan(0);
      for (const message of messages) expect(message, path).not.toMatch(VALIDATOR_TALK);
    }
    if (refused === 0) unrefused.push(path);
  }
  expect(unrefused.filter((path) => !BODILESS.test(path))).toEqual([]);
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
