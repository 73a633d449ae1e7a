import { beforeEach, expect, inject, test } from 'vitest';
import { Browser } from '../../../tests/workerd/browser';
import { PASSWORD, codeOf, newVerifier, signUpPerson } from '../../../tests/workerd/people';
import { workerWith } from '../../../tests/workerd/settings';

/** Signs in where Turnstile is configured. */
const login = (email: string, password: string, captchaToken?: string, verifyUrl = inject('turnstileUrl')) =>
  new Browser('192.0.2.50')
    .before(
      workerWith({
        TURNSTILE_SITE_KEY: 'site-key',
        TURNSTILE_SECRET_KEY: 'turnstile-secret-of-the-tests',
        TURNSTILE_VERIFY_URL: verifyUrl,
      }),
    )
    .post('/api/auth/login', { email, password, codeChallenge: newVerifier().codeChallenge, captchaToken });

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
