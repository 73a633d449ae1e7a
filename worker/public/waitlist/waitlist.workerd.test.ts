import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { Browser } from '../../../tests/workerd/browser';
import { createDatabase } from '../../platform/db/client';
import { waitlistEntries } from './schema';
import { purgeWaitlist } from './service';

const DAY = 86_400_000;
const db = createDatabase(env);
let addresses = 0;
/** A browser on a network address of its own, so that the limits of one test are not another's. */
const visitor = () => new Browser(`198.51.100.${(addresses += 1)}`);

beforeEach(() => db.delete(waitlistEntries));

test('an address goes on the list once, however it is written, also when sent twice at the same moment', async () => {
  const browser = visitor();
  const answers = await Promise.all(
    ['Ana@Example.com', ' ana@example.com '].map((email) => browser.post('/api/waitlist', { email, locale: 'es' })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  expect(await browser.post('/api/waitlist', { email: 'ana@example.com' })).toMatchObject({
    status: 409,
    body: { error: { code: 'already_on_waitlist', message: 'This email is already on the waitlist.' } },
  });
  expect(await db.select().from(waitlistEntries)).toEqual([
    { email: 'ana@example.com', locale: 'es', createdAt: expect.any(Number) },
  ]);
});

test('without a language given, the one the browser wants is kept', async () => {
  await visitor().post('/api/waitlist', { email: 'bo@example.com' }, { 'accept-language': 'es-MX,en;q=0.5' });
  expect(await db.select().from(waitlistEntries)).toMatchObject([{ email: 'bo@example.com', locale: 'es' }]);
});

test.each([
  [{}, 'Email is required.'],
  [{ email: '' }, 'Email is required.'],
  [{ email: '   ' }, 'Email is required.'],
  [{ email: null }, 'Email is required.'],
  [{ email: 'ana' }, 'Please enter a valid email address'],
  [{ email: 'ana@' }, 'Please enter a valid email address'],
  [{ email: 'ana@example.com, bo@example.com' }, 'Please enter a valid email address'],
  [{ email: "'; DROP TABLE waitlist_entries; --" }, 'Please enter a valid email address'],
  [{ email: `${'a'.repeat(250)}@example.com` }, 'Please enter a valid email address'],
  [{ email: 'ana@example' }, 'Invalid email'],
  [{ email: 'ana@example..com' }, 'Invalid email'],
  [{ email: 7 }, 'Invalid email'],
  [{ email: ['ana@example.com'] }, 'Invalid email'],
])('%j is refused: %s', async (body, message) => {
  const answer = await visitor().post('/api/waitlist', body);
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ error: { code: 'validation_failed', fields: { email: message } } });
});

test('a foreign page cannot put people on the list, nor can a form without JSON', async () => {
  const body = { email: 'eve@example.com' };
  expect(await visitor().post('/api/waitlist', body, { origin: 'https://evil.example' })).toMatchObject({
    status: 403,
  });
  expect(
    await visitor().post('/api/waitlist', 'email=eve@example.com', {
      'content-type': 'application/x-www-form-urlencoded',
    }),
  ).toMatchObject({ status: 415 });
});

test('a flood from one network address is limited, and others are not', async () => {
  const browser = visitor();
  const statuses = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const { status, headers } = await browser.post('/api/waitlist', { email: `flood-${index}@example.com` });
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      return status;
    }),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(await visitor().post('/api/waitlist', { email: 'calm@example.com' })).toMatchObject({ status: 201 });
});

test('an address is deleted after two years', async () => {
  const now = Date.UTC(2026, 0, 1);
  await db.insert(waitlistEntries).values([
    { email: 'old@example.com', locale: 'en', createdAt: now - 731 * DAY },
    { email: 'new@example.com', locale: 'en', createdAt: now - 729 * DAY },
  ]);
  await purgeWaitlist(db, now);
  await purgeWaitlist(db, now);
  expect(await db.select().from(waitlistEntries)).toMatchObject([{ email: 'new@example.com' }]);
});
