import { SELF, runInDurableObject } from 'cloudflare:test';
import * as z from 'zod';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import {
  PASSWORD,
  newVerifier,
  setClockAhead,
  signInPerson,
  signUpPerson,
  tokenOf,
  waitForMail,
} from '../../../tests/workerd/people';
import { Browser, ORIGIN } from '../../../tests/workerd/browser';
import { proveCredits } from '../../money/credits/proof';
import { createDatabase } from '../../platform/db/client';
import { readEnv } from '../../platform/env';
import { planOutput } from '../../plans/contract';
import { plans } from '../../plans/schema';

afterEach(() => setClockAhead(0));

/** Plans of sixty lines each, made in the database; gives their ids. */
const makeRows = async (userId: string, count: number): Promise<string[]> => {
  const ids = Array.from({ length: count }, (_, index) => `plan_export${index}`);
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO generations (id, user_id, plan_id, kind, lot_id, state, deadline, created_at, settled_at)
       VALUES ('gen_export', ?, 'plan_export0', 'create', ?, 'done', 1, 1, 1)`,
    ).bind(userId, `signup:${userId}`),
    env.DB.prepare(
      `INSERT INTO credit_ledger (effect_key, user_id, lot_id, delta, reason, ref, at)
       VALUES ('gen:gen_export:reserve', ?, ?, -1, 'reserve', 'gen_export', 1)`,
    ).bind(userId, `signup:${userId}`),
    env.DB.prepare(
      `INSERT INTO plans (id, user_id, generation_id, name, destination, start_date, end_date, days, activities,
         description, locale, status, search_text, created_at, updated_at)
       SELECT value, ?, 'gen_export', 'Trip', 'Lisbon', '2027-05-01', '2027-05-08', 8, '[]', '', 'en', 'ready', 'trip',
         key, key FROM json_each(?)`,
    ).bind(userId, JSON.stringify(ids)),
    env.DB.prepare(
      `INSERT INTO plan_items (id, plan_id, position, name, quantity, category, reason, origin, search_text, created_at, updated_at)
       SELECT p.value || '-' || i.value, p.value, i.value, 'Thing ' || i.value, 1, 'comfort', 'For this trip and its weather', 'engine', 'x', 1, 1
       FROM json_each(?) p, json_each(?) i`,
    ).bind(JSON.stringify(ids), JSON.stringify(Array.from({ length: 60 }, (_, index) => index))),
  ]);
  return ids;
};

/** Every row of every table, as one text; `except` are tables that are not looked at. */
const dumpDatabase = async (except: readonly string[]): Promise<Map<string, string>> => {
  const tables = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>();
  const dump = new Map<string, string>();
  for (const { name } of tables.results.filter((table) => !except.includes(table.name))) {
    const { results } = await env.DB.prepare(`SELECT * FROM "${name}"`).all();
    dump.set(name, JSON.stringify(results));
  }
  return dump;
};

test('the export holds what the person entered, as a file that no cache keeps', async () => {
  const { browser, email } = await signUpPerson({ username: 'exporter' });
  await browser.patch('/api/profile', { firstName: 'Ada', phone: '+34 600 123 456' });
  const answer = await browser.get('/api/account/export');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.body).toMatchObject({
    account: { email },
    profile: { username: 'exporter', firstName: 'Ada', phone: '+34 600 123 456' },
    sessions: [{ current: true }],
    plans: [],
    credits: { total: 2, history: [{ reason: 'grant', source: 'signup', delta: 2 }] },
  });
  expect(JSON.stringify(answer.body)).not.toContain('scrypt');
});

test('the export of four hundred plans is streamed, a few plans at a time', async () => {
  const { browser, user } = await signUpPerson();
  const [source] = await makeRows(user.id, 400);
  const { cookie } = browser;
  const answer = await SELF.fetch(`${ORIGIN}/api/account/export`, { headers: { cookie } });
  const reader = answer.body?.getReader();
  const sizes: number[] = [];
  const chunks: Uint8Array[] = [];
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    sizes.push(part.value.byteLength);
    chunks.push(part.value);
  }
  const text = await new Blob(chunks).text();
  const { plans: exported } = z
    .object({ plans: z.array(z.object({ id: z.string(), items: z.array(z.unknown()) })) })
    .parse(JSON.parse(text));
  expect(new Set(exported.map(({ id }) => id)).size).toBe(400);
  expect(exported.every(({ items }) => items.length === 60)).toBe(true);
  expect(exported.some(({ id }) => id === source)).toBe(true);
  // No piece holds more than a plan or two.
  expect(Math.max(...sizes)).toBeLessThan(text.length / 50);
  for (let time = 0; time < 9; time += 1)
    await (await SELF.fetch(`${ORIGIN}/api/account/export`, { headers: { cookie } })).body?.cancel();
  expect((await browser.get('/api/account/export')).status).toBe(429);
  await env.DB.prepare('DELETE FROM plans WHERE user_id = ?').bind(user.id).run();
  // The first one takes four hundred lists into their rooms.
}, 240_000);

test('the export includes the referrer, the referrals and the waitlist entry', async () => {
  const host = await signUpPerson({ username: 'export_host' });
  const guest = await signUpPerson();
  await guest.browser.post('/api/rpc/process_referral', { referring_username: 'export_host' });
  await guest.browser.post('/api/waitlist', { email: guest.email });
  const exported = async ({ browser }: { browser: Browser }) => (await browser.get('/api/account/export')).body;
  expect(await exported(guest)).toMatchObject({
    identities: [],
    referrals: { cameBy: { username: 'export_host', at: expect.any(String) }, brought: [] },
    waitlist: { joinedAt: expect.any(String) },
  });
  expect(await exported(host)).toMatchObject({
    referrals: { cameBy: null, brought: [{ purchased: false, rewardAmount: null }] },
    waitlist: null,
  });
  expect(JSON.stringify(await exported(host))).not.toContain(guest.email);
});

test('deleting needs the e-mail typed and a session', async () => {
  const { browser } = await signUpPerson();
  expect((await browser.delete('/api/account', { confirm: 'other@example.test' })).status).toBe(422);
  expect((await browser.delete('/api/account', {})).status).toBe(422);
  expect((await browser.delete('/api/account')).status).toBe(422);
  expect((await new Browser().delete('/api/account', { confirm: 'x' })).status).toBe(401);
  expect((await browser.get('/api/profile')).status).toBe(200);
});

test('a deleted person is in no log line and no table, and signed out everywhere', async () => {
  const lines: string[] = [];
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => void lines.push(parts.map(String).join(' '))),
  );
  const canary = 'kanarienvogel';
  const email = `${canary}-mail@example.test`;
  const password = 'Kanarienvogel-Secret-7';
  const { browser, user } = await signUpPerson({ email, password: PASSWORD, username: `${canary}_name` });
  const other = await signInPerson(email);
  const trip = { destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-04' };
  const created = await browser.post('/api/plans', { ...trip, name: canary, description: `I take my ${canary} along` });
  const { plan } = planOutput.parse(created.body);
  await vi.waitFor(
    async () => expect((await browser.get(`/api/plans/${plan.id}`)).body).toMatchObject({ plan: { status: 'ready' } }),
    { timeout: 10_000, interval: 50 },
  );
  await browser.post(`/api/plans/${plan.id}/items`, { name: canary, quantity: 1 });
  expect((await browser.post('/api/templates', { name: canary, planId: plan.id })).status).toBe(201);
  expect((await browser.post('/api/always', { name: canary })).status).toBe(201);
  expect((await browser.post(`/api/plans/${plan.id}/revisions`, {})).status).toBe(201);
  await createDatabase(env).update(plans).set({ endDate: '2026-05-04' }).where(eq(plans.id, plan.id));
  expect((await browser.post(`/api/plans/${plan.id}/debrief`, { missed: [canary] })).status).toBe(200);
  await browser.post('/api/plans', { ...trip, description: canary });
  const exported = (await browser.get('/api/account/export')).body;
  expect(JSON.stringify(exported)).toContain(`my ${canary} along`);
  expect(exported).toMatchObject({
    templates: [{ name: canary }],
    always: [{ name: canary }],
    debriefs: [{ lines: [{ name: canary, outcome: 'missed' }] }],
  });
  await browser.patch('/api/profile', { firstName: canary, lastName: canary, country: canary, phone: '+34600999888' });
  const stolen = other.browser.cookies.get('__Host-valija_refresh') ?? '';
  const refresh = () => other.browser.post('/api/auth/token', { grantType: 'refresh_token' });
  await refresh();
  await refresh();
  other.browser.cookies.set('__Host-valija_refresh', stolen);
  await refresh();
  await browser.post('/api/auth/change-password', { currentPassword: PASSWORD, password });
  const third = await signInPerson(email, password);
  await setClockAhead(61_000);
  await browser.post('/api/auth/forgot', { email });
  const resetToken = tokenOf(await waitForMail(email, /new password/));
  await browser.post('/api/auth/change-email', { email: `${canary}-new@example.test`, password });
  await waitForMail(`${canary}-new@example.test`);
  await browser.post('/api/waitlist', { email });
  const { codeChallenge } = newVerifier();
  await browser.post('/api/auth/login', { email, password: `${password}-wrong`, codeChallenge });
  await browser.post('/api/auth/login', { email, password, codeChallenge });
  await browser.post('/api/auth/login', `{"email":"${email}", broken`, { 'content-type': 'application/json' });
  const tokens = [stolen, ...browser.cookies.values(), ...third.browser.cookies.values(), resetToken];

  expect((await browser.delete('/api/account', { confirm: ` ${email.toUpperCase()} ` })).status).toBe(204);
  await waitForMail(email, /was deleted/);
  // What is left says how fresh its reads must be, and nothing of the person.
  expect([...browser.cookies.keys()]).toEqual(['__Host-valija_read']);
  expect((await third.browser.get('/api/auth/sessions')).status).toBe(401);
  expect((await new Browser().post('/api/auth/login', { email, password, codeChallenge })).status).toBe(401);

  // What was mailed is kept in this environment alone.
  const dump = await dumpDatabase(['recorded_mails', 'd1_migrations']);
  const traces = [canary, email, password, '34600999888', ...tokens];
  for (const [table, rows] of dump) {
    for (const trace of traces) expect(rows.toLowerCase(), table).not.toContain(trace.toLowerCase());
  }
  const withId = [...dump].filter(([, rows]) => rows.includes(user.id)).map(([table]) => table);
  expect(withId.filter((table) => !['credit_lots', 'credit_ledger', 'generations'].includes(table))).toEqual([]);
  await vi.waitFor(async () => {
    const { PLAN_ROOM } = readEnv(env);
    const room = PLAN_ROOM.get(PLAN_ROOM.idFromName(plan.id));
    const tables = await runInDurableObject(room, (_, { storage }) =>
      Array.from(storage.sql.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'"))
        .map(({ name }) => name)
        .filter((name) => !name.startsWith('_cf_')),
    );
    expect(tables).toEqual([]);
  });
  expect(await proveCredits(createDatabase(env))).toEqual([]);
  const log = lines.join('\n').toLowerCase();
  for (const spy of spies) spy.mockRestore();
  expect(log).toContain('refresh token replayed');
  for (const trace of traces) expect(log).not.toContain(trace.toLowerCase());
});

test('signing up again after deleting works, and the mail promises no free plans', async () => {
  const { browser, email } = await signUpPerson({ username: 'comes_back' });
  expect((await waitForMail(email)).text).toContain('two free Bag Plans');
  await browser.delete('/api/account', { confirm: email });
  await setClockAhead(61_000);
  const again = await signUpPerson({ email, username: 'comes_back' });
  expect(again.user).toMatchObject({ email, username: 'comes_back' });
  expect((await waitForMail(email, /Confirm your/)).text).not.toContain('two free Bag Plans');
  expect((await again.browser.get('/api/credits')).body).toMatchObject({ total: 0 });
});
