/** Sign-in where Google and Turnstile are configured: a server of its own, with both as loopback servers. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type TestServer, startTestServer } from '../../scripts/test-server';
import { auth as words } from '../../web/i18n/locales/en/auth';
import { type OpenIdServer, startOpenIdServer } from '../fakes/openid-server';
import { type TurnstileServer, startTurnstileServer } from '../fakes/turnstile-server';
import type { OpenIdPerson } from '../workerd/provided';
import { expect, expectAccessible, freshEmail, newestMail, signUp, test, tickAll } from './fixtures';

let google: OpenIdServer;
let turnstile: TurnstileServer;
let server: TestServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  [google, turnstile] = await Promise.all([startOpenIdServer(), startTurnstileServer()]);
  server = await startTestServer({
    port: 0,
    stateDirectory: mkdtempSync(join(tmpdir(), 'valija-services-')),
    env: {
      GOOGLE_CLIENT_ID: 'valija-tests',
      GOOGLE_CLIENT_SECRET: 'openid-secret-of-the-tests',
      GOOGLE_ISSUER: google.issuer,
      TURNSTILE_SITE_KEY: 'site-key-of-the-tests',
      TURNSTILE_SECRET_KEY: 'turnstile-secret-of-the-tests',
      TURNSTILE_VERIFY_URL: turnstile.url,
      // From a fifth of these on, a sign-up asks for a captcha.
      MAIL_DAILY_LIMIT: '10',
    },
  });
});

test.afterAll(async () => {
  await server.stop();
  await Promise.all([google.close(), turnstile.close()]);
});

/** Chooses who answers at the provider, as its own account chooser would. */
const beAtGoogle = (page: Page, person: OpenIdPerson) =>
  page.route('**/api/auth/google?*', async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    const location = new URL(answer.headers()['location'] ?? '');
    location.searchParams.set('test_person', JSON.stringify(person));
    await route.fulfill({ response: answer, headers: { ...answer.headers(), location: location.href } });
  });

/** Turnstile's script with a widget that is solved by a click. */
const showTurnstile = (page: Page) =>
  page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.turnstile = {
        render(box, { callback }) {
          const button = document.createElement('button');
          button.type = 'button';
          button.textContent = 'I am a person';
          button.onclick = () => callback('good-' + crypto.randomUUID());
          box.append(button);
          this.shown = button;
          return 'widget';
        },
        remove() { this.shown.remove(); },
      };`,
    }),
  );

test('without an account Google leads to the sign-up, which asks for the terms, and then to the app', async ({
  page,
}) => {
  const email = freshEmail('google');
  await beAtGoogle(page, { sub: email, email });
  await page.goto(`${server.origin}/app/settings`);
  await expect(page.getByRole('button', { name: words.google.login })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.google.login }).click();
  await expect(page).toHaveURL(/\/app\/signup\?google=no_account$/);
  await expect(page.getByText(words.google.noAccount)).toBeVisible();
  await expectAccessible(page);
  const join = page.getByRole('button', { name: words.google.signup });
  await join.click();
  await expect(page.getByText(words.invalid.acceptTerms)).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) {
    await box.check();
    // Its message goes, and what is below moves up: the next one is looked for where it then is.
    await expect(box).not.toHaveAttribute('aria-invalid');
  }
  await join.click();
  // Back to where it began.
  await expect(page).toHaveURL(`${server.origin}/app/settings`);
  await expect(page.getByText(email).first()).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`${server.origin}/es/app/login`);
  await page.getByRole('button', { name: 'Continuar con Google' }).click();
  await expect(page).toHaveURL(`${server.origin}/es/app`);
});

test('failures at Google are reported', async ({ page }) => {
  await beAtGoogle(page, { sub: 'x', email: freshEmail(), verified: false });
  await page.goto(`${server.origin}/app/login`);
  await page.getByRole('button', { name: words.google.login }).click();
  await expect(page.getByRole('alert')).toContainText(words.google.unverified);
  await page.unroute('**/api/auth/google?*');
  await beAtGoogle(page, { sub: 'x', email: freshEmail(), fault: 'denied' });
  await page.getByRole('button', { name: words.google.login }).click();
  await expect(page.getByRole('alert')).toContainText(words.google.failed);
  await expectAccessible(page);
});

test('after ten wrong passwords the form shows a captcha and continues with it', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  const account = await signUp(page, server.origin);
  await context.clearCookies();
  const guess = { email: account.email, password: 'Wrong-Pass-1', codeChallenge: 'x'.repeat(43) };
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await context.request.post('/api/auth/login', { headers: { origin: server.origin }, data: guess });
  }
  await showTurnstile(page);
  await page.goto('/app/login');
  await page.getByLabel(words.email, { exact: true }).fill(account.email);
  await page.getByLabel(words.password, { exact: true }).fill('Wrong-Pass-2');
  const submit = page.getByRole('button', { name: words.login.submit, exact: true });
  await submit.click();
  await expect(page.getByText(words.captcha.lead)).toBeVisible();
  const proof = page.getByRole('button', { name: 'I am a person' });
  await proof.click();
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('wrong');
  // One proof counts once: the next attempt has a challenge of its own.
  await page.getByLabel(words.password, { exact: true }).fill(account.password);
  await expect(proof).toHaveCount(1);
  await proof.click();
  await submit.click();
  await expect(page).toHaveURL(/\/app$/);
  await context.close();
});

test('after many sign-ups in a day the form shows a captcha, and the mail is sent', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  const password = 'Equipaje-de-mano-9';
  const signUpAs = (email: string) =>
    context.request.post('/api/auth/signup', {
      headers: { origin: server.origin },
      data: { email, password, acceptTerms: true, isAdult: true, codeChallenge: 'x'.repeat(43) },
    });
  await expect.poll(async () => (await signUpAs(freshEmail())).status()).toBe(403);
  await showTurnstile(page);
  await page.goto('/app/signup');
  const email = freshEmail();
  await page.getByLabel(words.email, { exact: true }).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByLabel(words.confirmPassword, { exact: true }).fill(password);
  await tickAll(page);
  const submit = page.getByRole('button', { name: words.signup.submit });
  await submit.click();
  await expect(page.getByText(words.captcha.signupLead)).toBeVisible();
  await page.getByRole('button', { name: 'I am a person' }).click();
  await submit.click();
  await expect(page.getByRole('heading', { name: words.sent.title })).toBeVisible();
  expect((await newestMail(context.request, email)).links).not.toEqual([]);
  await context.close();
});
