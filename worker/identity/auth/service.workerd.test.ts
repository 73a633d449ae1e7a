import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { Browser } from '../../../tests/workerd/browser';
import { PASSWORD, newEmail, newVerifier, signUpPerson } from '../../../tests/workerd/people';
import { createDatabase } from '../../platform/db/client';
import { purgeExpired } from './service';

const DAY = 24 * 3_600_000;
const TABLES = ['sessions', 'refresh_tokens', 'auth_codes', 'one_time_tokens', 'pending_signups', 'rate_counters'];

const counts = async (): Promise<Record<string, number>> => {
  const rows: Record<string, number> = {};
  for (const table of TABLES) {
    const row = await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>();
    rows[table] = row?.n ?? 0;
  }
  return rows;
};

test('the purge deletes what has expired and nothing else', async () => {
  const { browser, email } = await signUpPerson();
  const { codeChallenge } = newVerifier();
  await browser.post('/api/auth/login', { email, password: PASSWORD, codeChallenge });
  await browser.post('/api/auth/forgot', { email });
  await new Browser().post('/api/auth/signup', {
    email: newEmail(),
    password: PASSWORD,
    acceptTerms: true,
    isAdult: true,
    codeChallenge,
  });
  const before = await counts();
  for (const table of TABLES) expect(before[table], table).toBeGreaterThan(0);
  const db = createDatabase(env);
  await purgeExpired(db, Date.now());
  expect(await counts()).toEqual(before);
  await purgeExpired(db, Date.now() + 31 * DAY);
  expect(await counts()).toEqual(Object.fromEntries(TABLES.map((table) => [table, 0])));
  const users = await env.DB.prepare('SELECT count(*) AS n FROM users').first<{ n: number }>();
  expect(users?.n).toBe(1);
});
