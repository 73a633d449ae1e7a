import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { type Browser } from './browser';
import { signUpPerson } from './people';
import { recording } from './recording';
import { PRODUCTION, workerWith } from './settings';

/** The statements of one call, with the clock of production, which asks nobody for the time. */
const statementsOf = async (browser: Browser, path: string): Promise<string[]> => {
  const { db, recorded } = recording(env.DB);
  const { status } = await browser.before(workerWith({ ...PRODUCTION, DB: db })).get(path);
  expect(status).toBe(200);
  return recorded.statements;
};

test.each([
  ['/api/auth/session', 1],
  ['/api/auth/sessions', 2],
  ['/api/profile', 2],
])('%s costs %i statements, the first of them the session', async (path, count) => {
  const { browser } = await signUpPerson();
  // The first use of a rotation also confirms it.
  await browser.get('/api/auth/session');
  const statements = await statementsOf(browser, path);
  expect(statements).toHaveLength(count);
  expect(statements[0]).toMatch(/FROM sessions session JOIN users person/);
});
