import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeMail } from '../../tests/workerd/fake-mail';
import { addUser } from '../../tests/workerd/people-in-database';
import { TRIP_INPUT } from '../../tests/workerd/plans';
import { grantStatements, signupGrantStatements } from '../money/credits/service';
import { createDatabase } from '../platform/db/client';
import { readEnv } from '../platform/env';
import { createPlan } from '../plans/lifecycle/create';
import { failPlan } from '../plans/generation/finish';
import { reportDay, reportSince } from './daily-report';

const db = createDatabase(env);
const HOUR = 3_600_000;
const NOW = Date.UTC(2027, 3, 2, 3, 23);

/** Somebody with the two free credits, and ten more, at a time. */
const withCredits = async (at: number): Promise<string> => {
  const userId = await addUser();
  const lotId = `test:${userId}`;
  await db.batch([
    ...signupGrantStatements(db, { userId, now: at }),
    ...grantStatements(db, { lotId, userId, source: 'test', credits: 10, ref: lotId, now: at }),
  ]);
  return userId;
};

const makePlan = async (userId: string, at: number) => {
  const { input } = await createPlan({ db, userId, now: at }, TRIP_INPUT, { locale: 'en' });
  if (!input) throw new Error('no plan was made');
  return input;
};

afterEach(() => vi.restoreAllMocks());

test('a day without activity reports zeros', async () => {
  expect(await reportSince(db, 0)).toEqual({
    generations: 0,
    plansReady: 0,
    plansWithoutModel: 0,
    plansFailed: 0,
    failures: {},
    creditsGranted: 0,
    creditsSpent: 0,
    creditsTakenBack: 0,
  });
});

test('the day counts what happened in it, by kind, and nothing from before', async () => {
  const before = await withCredits(NOW - 30 * HOUR);
  await failPlan(db, await makePlan(before, NOW - 29 * HOUR), 'internal', NOW - 28 * HOUR);
  const userId = await withCredits(NOW - 5 * HOUR);
  await failPlan(db, await makePlan(userId, NOW - 4 * HOUR), 'deadline', NOW - 3 * HOUR);
  await failPlan(db, await makePlan(userId, NOW - 4 * HOUR), 'internal', NOW - 3 * HOUR);
  await failPlan(db, await makePlan(userId, NOW - 3 * HOUR), 'internal', NOW - 3 * HOUR);
  await makePlan(userId, NOW - HOUR);
  expect(await reportSince(db, NOW - 24 * HOUR)).toEqual({
    generations: 4,
    plansReady: 0,
    plansWithoutModel: 0,
    plansFailed: 3,
    failures: { deadline: 1, internal: 2 },
    creditsGranted: 12,
    creditsSpent: 1,
    creditsTakenBack: 0,
  });
  expect((await reportSince(db, 0)).generations).toBe(5);
});

test('the line has the figures, the failures by kind and the result of the proof', async () => {
  const said = vi.spyOn(console, 'log');
  await reportDay(readEnv(env), db, NOW);
  const lines = said.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 'info',
      event: 'daily report',
      plansFailed: 3,
      failed_deadline: 1,
      failed_internal: 2,
      creditsGranted: 12,
      creditsSpent: 1,
      violations: 0,
      databaseBytes: expect.any(Number),
    }),
  );
  expect(lines.find(({ event }) => event === 'daily report').databaseBytes).toBeGreaterThan(10_000);
});

test('the founders get the day as a mail with a picture, where an address is configured', async () => {
  const mail = fakeMail();
  const send = vi.spyOn(mail, 'send');
  const settings = readEnv({ ...env, MAIL: mail, REPORT_EMAIL: 'founders@valija.app' });
  await reportDay(settings, db, NOW);
  const [message] = send.mock.calls.map(([sent]) => sent);
  expect(message).toMatchObject({
    to: 'founders@valija.app',
    subject: 'Valija on 2027-04-02',
    text: expect.stringMatching(/New accounts: \d+[\s\S]*Revenue, cents: 0[\s\S]*Models this month/),
    html: expect.stringContaining('cid:picture'),
    attachments: [{ disposition: 'inline', contentId: 'picture', type: 'image/png', content: expect.any(Uint8Array) }],
  });
  await reportDay(readEnv({ ...env, MAIL: mail }), db, NOW);
  expect(send).toHaveBeenCalledTimes(1);
});
