import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, inject, test } from 'vitest';
import { ORIGIN } from '../../../tests/workerd/browser';
import { PASSWORD, codeOf, newVerifier, signUpPerson } from '../../../tests/workerd/people';
import { app } from '../../app';

/** Signs in where Turnstile is configured. */
const login = async (email: string, password: string, captchaToken?: string, verifyUrl = inject('turnstileUrl')) => {
  const context = createExecutionContext();
  const { codeChallenge } = newVerifier();
  const response = await app.fetch(
    new Request(`${ORIGIN}/api/auth/login`, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json', 'cf-connecting-ip': '192.0.2.50' },
      body: JSON.stringify({ email, password, codeChallenge, captchaToken }),
    }),
    {
      ...env,
      TURNSTILE_SITE_KEY: 'site-key',
      TURNSTILE_SECRET_KEY: 'turnstile-secret-of-the-tests',
      TURNSTILE_VERIFY_URL: verifyUrl,
    },
    context,
  );
  await waitOnExecutionContext(context);
  return { status: response.status, body: await response.json() };
};

let email = '';

beforeEach(async () => {
  ({ email } = await signUpPerson());
  await Promise.all(Array.from({ length: 10 }, () => login(email, 'Wrong-password-1')));
});

test('after ten failures a captcha is required, and each token counts once', async () => {
  const refused = await login(email, PASSWORD);
  expect(refused.status).toBe(403);
  expect(codeOf(refused)).toBe('captcha_required');
  expect((await login(email, PASSWORD, 'bad')).status).toBe(403);
  expect((await login(email, 'Wrong-password-1', `good-1-${email}`)).status).toBe(401);
  expect((await login(email, PASSWORD, `good-1-${email}`)).status).toBe(403);
  expect((await login(email, PASSWORD, `good-2-${email}`)).status).toBe(200);
  expect((await login(email, PASSWORD)).status).toBe(200);
});

test('when Turnstile cannot be reached the attempt is refused', async () => {
  expect((await login(email, PASSWORD, 'good', 'http://127.0.0.1:9/siteverify')).status).toBe(403);
});
