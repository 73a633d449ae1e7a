import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { app } from '../../worker/app';
import { type Browser, ORIGIN } from './browser';
import { signUpPerson } from './people';
import { recording } from './recording';

/** The statements of one call, with the clock of production, which asks nobody for the time. */
const statementsOf = async (browser: Browser, path: string): Promise<string[]> => {
  const { db, recorded } = recording(env.DB);
  const context = createExecutionContext();
  const cookie = Array.from(browser.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  const response = await app.fetch(
    new Request(ORIGIN + path, { headers: { cookie } }),
    {
      ...env,
      DB: db,
      ENVIRONMENT: 'production',
      CHEAP_PASSWORD_HASHES: undefined,
      EMAIL_IDENTITY_SECRET: 'a-secret-of-the-test-suite-only-9876543210',
    },
    context,
  );
  await waitOnExecutionContext(context);
  expect(response.status).toBe(200);
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
