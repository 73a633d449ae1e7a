import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dashboard, deliverAll, newBuyer, violations } from '../../../tests/workerd/stripe';
import { listen } from '../../../tests/workerd/live';
import { signUpPerson } from '../../../tests/workerd/people';
import { makePlan } from '../../../tests/workerd/plans';
import { runSchedule } from '../../cron';
import { createDatabase } from '../../platform/db/client';
import { readEnv } from '../../platform/env';
import { recordedMailsTo } from '../../platform/mail/record';
import { isRefused } from '../../platform/mail/refusals';
import { sendMail } from '../../platform/mail/service';
import { unmatchedPayments } from '../../money/billing/schema';
import { roomsToSetBack } from '../../plans/room/schema';
import { supportActions } from '../schema';
import { runSupport, SupportUsageError, type SupportTools } from './commands';

vi.setConfig({ testTimeout: 120_000 });

const db = createDatabase(env);
const pending: Promise<void>[] = [];
let said: string[];
let asked: string[];
let isSure: boolean;

beforeEach(async () => {
  await db.delete(supportActions);
  [said, asked, isSure] = [[], [], true];
});
afterEach(async () => {
  await Promise.all(pending);
  expect(await violations()).toEqual([]);
});

const tools = (): SupportTools => {
  const scope = { env: readEnv(env), db, now: Date.now(), origin: 'https://valija.test', address: 'support' };
  const later = (_what: string, work: () => Promise<void>) => void pending.push(work());
  return {
    db,
    now: Date.now(),
    actor: 'rosa',
    stripe: dashboard(),
    scope: { ...scope, later, mailLater: (mail) => later('mail', () => sendMail(scope, mail)) },
    confirm: (question) => {
      asked.push(question);
      return Promise.resolve(isSure);
    },
    say: (line) => said.push(line),
  };
};
const run = (...words: string[]) => runSupport(tools(), words);
const audit = async () =>
  (await db.select().from(supportActions)).map(({ actor, action, userId, reason }) => [actor, action, userId, reason]);

test('a person is found and shown with credits and payments, and the lookup is recorded', async () => {
  const buyer = await newBuyer();
  await buyer.buy('pack', 'pack-5');
  await run('find', buyer.email.slice(0, 12));
  expect(said.join()).toContain(buyer.user.id);
  await run('show', buyer.email);
  expect(JSON.parse(said.at(-1) ?? '')).toMatchObject({
    email: buyer.email,
    credits: { total: 7 },
    payments: [{ offerId: 'pack-5', amountMinor: 399 }],
    history: [
      { reason: 'grant', source: 'pack' },
      { reason: 'grant', source: 'signup' },
    ],
  });
  expect(await audit()).toEqual([
    ['rosa', 'find', null, null],
    ['rosa', 'show', buyer.user.id, null],
  ]);
  expect(asked).toEqual([]);
});

test('credits are granted and taken through the ledger, after a yes and with a reason', async () => {
  const buyer = await newBuyer();
  await expect(run('grant', buyer.email, '5')).rejects.toThrow('--reason');
  isSure = false;
  await run('grant', buyer.email, '5', '--reason', 'a', 'lost', 'list');
  expect(asked).toEqual([`Grant 5 permanent credits to ${buyer.email}?`]);
  expect(await buyer.credits()).toMatchObject({ total: 2 });
  expect(await audit()).toEqual([]);
  isSure = true;
  await run('grant', buyer.email, '5', '--reason', 'a', 'lost', 'list');
  expect(await buyer.credits()).toMatchObject({ additional: 7 });
  await run('take', buyer.email, '6', '--reason', 'granted by mistake');
  expect(await buyer.credits()).toMatchObject({ additional: 1 });
  await run('take', buyer.email, '6', '--reason', 'granted by mistake');
  expect(said.at(-1)).toBe(`1 credits were taken from ${buyer.email}.`);
  expect(await buyer.credits()).toMatchObject({ additional: 0 });
  expect((await audit()).map(([, action, , reason]) => [action, reason])).toEqual([
    ['grant', 'a lost list'],
    ['take', 'granted by mistake'],
    ['take', 'granted by mistake'],
  ]);
});

test('a payment is refunded at Stripe, once however often it is asked, and its event takes the credits', async () => {
  const buyer = await newBuyer();
  const session = await buyer.buy('pack', 'pack-20');
  await run('refund', buyer.email, `pack:${session}`, '--reason', 'withdrawal');
  await run('refund', buyer.email, `pack:${session}`, '--reason', 'withdrawal');
  await deliverAll(await buyer.customer());
  expect((await buyer.charges()).map(({ amount_refunded: refunded }) => refunded)).toEqual([1299]);
  expect(await buyer.credits()).toMatchObject({ additional: 2 });
  await expect(run('refund', buyer.email, 'pack:none', '--reason', 'x')).rejects.toThrow('has no payment');
  await expect(run('refund', buyer.email, `pack:${session}`, '99', '--reason', 'x')).rejects.toThrow('Between 0.01');
});

test('sessions are ended, and a mail is sent again', async () => {
  const person = await signUpPerson();
  expect((await person.browser.get('/api/profile')).status).toBe(200);
  await run('end-sessions', person.email, '--reason', 'a lost phone');
  expect((await person.browser.get('/api/profile')).status).toBe(401);
  await run('mail', person.email, 'reset');
  await Promise.all(pending);
  expect((await recordedMailsTo(db, person.email))[0]?.links.join()).toContain(
    'https://valija.test/app/reset-password',
  );
  expect((await audit()).map(([, action]) => action)).toEqual(['end-sessions', 'mail']);
});

test('live connections of ended sessions are closed with the next minute', async () => {
  const person = await signUpPerson();
  const plan = await makePlan(person.browser);
  const live = await listen(plan.id, person.browser);
  expect(live.status).toBe(101);
  await run('end-sessions', person.email, '--reason', 'a lost phone');
  await runSchedule(env, '* * * * *');
  expect(await live.closed).toBe(1008);
  const left = env.DB.prepare("SELECT count(*) AS rows FROM operation_marks WHERE name LIKE 'dismiss:%'");
  expect(await left.first()).toEqual({ rows: 0 });
});

test('every change asks first, and answering no changes and records nothing', async () => {
  const buyer = await newBuyer();
  const session = await buyer.buy('pack', 'pack-5');
  const before = { credits: await buyer.credits(), mails: (await recordedMailsTo(db, buyer.email)).length };
  isSure = false;
  const commands = [
    ['grant', buyer.email, '1', '--reason', 'x'],
    ['take', buyer.email, '1', '--reason', 'x'],
    ['mail', buyer.email, 'reset'],
    ['stop-mail', buyer.email, '--reason', 'x'],
    ['allow-mail', buyer.email, '--reason', 'x'],
    ['refund', buyer.email, `pack:${session}`, '--reason', 'x'],
    ['end-sessions', buyer.email, '--reason', 'x'],
  ];
  for (const words of commands) {
    await run(...words);
    expect(said.at(-1), words[0]).toBe('Nothing was done.');
  }
  await Promise.all(pending);
  expect(asked).toHaveLength(commands.length);
  expect(await audit()).toEqual([]);
  expect(await buyer.credits()).toEqual(before.credits);
  expect((await buyer.browser.get('/api/profile')).status).toBe(200);
  expect(await recordedMailsTo(db, buyer.email)).toHaveLength(before.mails);
  expect(await isRefused(db, buyer.email)).toBe(false);
  expect((await buyer.charges()).map(({ amount_refunded: refunded }) => refunded)).toEqual([0]);
});

test('mail to somebody who complained is stopped, and sent again once they ask for it', async () => {
  const person = await signUpPerson();
  await run('stop-mail', person.email, '--reason', 'wrote that they want none');
  expect(await isRefused(db, person.email)).toBe(true);
  await run('allow-mail', person.email.toUpperCase(), '--reason', 'asked for it');
  expect(await isRefused(db, person.email)).toBe(false);
  await run('allow-mail', person.email, '--reason', 'again');
  expect(said.at(-1)).toContain('was not stopped here');
  expect((await audit()).map(([, action, userId]) => [action, userId])).toEqual([
    ['stop-mail', person.user.id],
    ['allow-mail', person.user.id],
    ['allow-mail', person.user.id],
  ]);
});

test('unmatched payments and support actions are listed, also for one person', async () => {
  const person = await signUpPerson();
  const bill = { id: 'in_unknown', userId: person.user.id, reason: 'another currency' };
  await db.insert(unmatchedPayments).values({ ...bill, firstSeenAt: 1, lastTriedAt: 2, tries: 3, solvedAt: null });
  await run('unmatched');
  expect(said.at(-1)).toMatch(/in_unknown .*another currency {2}\(tried 3 times\)/);
  await run('grant', person.email, '1', '--reason', 'waiting for a bill');
  said = [];
  await run('log', person.email);
  expect(said).toHaveLength(2);
  expect(said.join('\n')).toMatch(/rosa {2}grant .* waiting for a bill/);
  await run('log');
  expect(said.join('\n')).toMatch(/rosa {2}unmatched/);
  expect((await audit()).map(([, action]) => action)).toEqual(['unmatched', 'grant', 'log', 'log']);
  await db.delete(unmatchedPayments);
});

test('lists are set back to a moment of the last 30 days, after a yes and with a reason', async () => {
  const { browser } = await signUpPerson();
  const plan = await makePlan(browser);
  const at = new Date(Date.now() - 60_000).toISOString();
  for (const when of ['yesterday', '2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z']) {
    await expect(run('lists', when, '--reason', 'x')).rejects.toThrow('Back to when?');
  }
  await expect(run('lists', at)).rejects.toThrow('--reason');
  isSure = false;
  await run('lists', at, '--reason', 'the database was set back');
  const waiting = () => db.select().from(roomsToSetBack);
  expect(await waiting()).toEqual([]);
  isSure = true;
  await run('lists', at, '--reason', 'the database was set back');
  expect(await waiting()).toContainEqual({ planId: plan.id, at: Date.parse(at) });
  expect(said.at(-1)).toMatch(/^\d+ lists wait/);
  expect(await audit()).toEqual([['rosa', 'lists', null, 'the database was set back']]);
  await db.delete(roomsToSetBack);
});

test('invalid commands change nothing and print the usage', async () => {
  const person = await signUpPerson();
  await expect(run('toString')).rejects.toThrow(SupportUsageError);
  await expect(run('grant', 'nobody@example.test', '5', '--reason', 'x')).rejects.toThrow('Nobody is found');
  await expect(run('grant', '@', '5', '--reason', 'x')).rejects.toThrow(/finds several|Nobody/);
  await expect(run('grant', person.email, '-5', '--reason', 'x')).rejects.toThrow('no number');
  await expect(run('mail', person.email, 'spam')).rejects.toThrow(SupportUsageError);
  expect(await audit()).toEqual([]);
});
