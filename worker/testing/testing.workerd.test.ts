import { afterEach, expect, test } from 'vitest';
import { Browser } from '../../tests/workerd/browser';
import { codeOf, setClockAhead, signUpPerson } from '../../tests/workerd/people';
import { workerWith } from '../../tests/workerd/settings';
import { SCHEDULES } from '../cron';

const browser = new Browser();
afterEach(() => setClockAhead(0));

const CALLS: [string, string, string?][] = [
  ['GET', '/__test/mail'],
  ['POST', '/__test/credits', '{"email":"a@example.test","amount":1}'],
  ['POST', '/__test/clock', '{"now":null}'],
  ['POST', '/__test/cron', '{}'],
  ['GET', '/__test/proof'],
];

test.each(CALLS)('%s %s exists in the test environment alone', async (method, path, body) => {
  for (const ENVIRONMENT of ['development', 'preview', 'production']) {
    const worker = workerWith({ ENVIRONMENT, CHEAP_PASSWORD_HASHES: undefined, APP_ORIGIN: '' });
    const answer = await browser.before(worker).send(method, path, body);
    expect([ENVIRONMENT, answer.status]).toEqual([ENVIRONMENT, 404]);
  }
});

test('credits are granted through the ledger, in whole numbers, to somebody who exists', async () => {
  const { browser: person, email } = await signUpPerson();
  expect((await browser.post('/__test/credits', { email: email.toUpperCase(), amount: 7 })).status).toBe(200);
  expect((await person.get('/api/credits')).body).toMatchObject({ additional: 9, total: 9 });
  expect((await browser.post('/__test/credits', { email: 'nobody@example.test', amount: 1 })).status).toBe(404);
  for (const amount of [0, -1, 1.5, '3', null]) {
    expect((await browser.post('/__test/credits', { email, amount })).status).toBe(422);
  }
  expect((await browser.get('/__test/proof')).body).toEqual({ violations: [] });
});

test('the clock is set, runs on, and is given back', async () => {
  const then = Date.UTC(2031, 4, 5);
  expect((await browser.post('/__test/clock', { now: then })).status).toBe(200);
  const { email } = await signUpPerson();
  const { browser: person } = await signUpPerson();
  await browser.post('/__test/credits', { email, amount: 1 });
  const history = JSON.stringify((await person.get('/api/credits/history')).body);
  expect(history).toContain('"at":"2031-05-05T00:');
  expect((await browser.post('/__test/clock', { now: null })).status).toBe(200);
  const { browser: later } = await signUpPerson();
  expect(JSON.stringify((await later.get('/api/credits/history')).body)).toContain(
    `"at":"${new Date().getUTCFullYear()}-`,
  );
  for (const now of ['2031', -1, 1.5, undefined])
    expect((await browser.post('/__test/clock', { now })).status).toBe(422);
});

test('the cron runs one schedule, or all, and knows no other', async () => {
  expect((await browser.post('/__test/cron')).body).toEqual({ ran: Object.keys(SCHEDULES) });
  expect((await browser.post('/__test/cron', {})).body).toEqual({ ran: Object.keys(SCHEDULES) });
  expect((await browser.post('/__test/cron', { cron: '* * * * *' })).body).toEqual({ ran: ['* * * * *'] });
  const unknown = await browser.post('/__test/cron', { cron: '1 2 3 4 5' });
  expect([unknown.status, codeOf(unknown)]).toEqual([422, 'validation_failed']);
});
