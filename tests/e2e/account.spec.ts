import { auth as english } from '../../web/i18n/locales/en/auth';
import { settings as settingsWords } from '../../web/i18n/locales/en/settings';
import { LANGUAGES, PHONE, expectSignedOut, hashed, logIn, walkToSettings } from './account-steps';
import { expect, expectAccessible, freshEmail, mailedToken, newestMail, test, tickAll } from './fixtures';

const PASSWORD = 'Equipaje9mano';
const ACCESS_COOKIE = 'valija_access';

/** Path and query of the newest mail's link. */
const linkPath = async (request: Parameters<typeof newestMail>[0], email: string): Promise<string> => {
  const [link = ''] = (await newestMail(request, email)).links;
  const { pathname, search } = new URL(link, 'http://x');
  return pathname + search;
};

for (const { locale, prefix, auth: words } of LANGUAGES) {
  test.describe(`an account (${locale})`, () => {
    test.use(locale === 'en' ? {} : PHONE);

    test('is created, confirmed, signed out of, signed in to and recovered, with every screen accessible', async ({
      page,
      request,
    }) => {
      // With two password hashes a step on a busy machine.
      test.slow();
      if (locale === 'es') await page.addInitScript(() => localStorage.setItem('valija.theme', 'light'));
      const email = freshEmail();
      // A guarded page sends a visitor to sign in, and is where they end up.
      await page.goto(`${prefix}/app/profile?tab=1`);
      await expect(page).toHaveURL(new RegExp(`${prefix}/app/login$`));
      await expect(page.getByRole('heading', { level: 1, name: words.login.title })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: words.login.signup, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.signup.title })).toBeVisible();

      const submit = page.getByRole('button', { name: words.signup.submit });
      await submit.click();
      for (const text of [
        words.invalid.email,
        words.invalid.password,
        words.invalid.acceptTerms,
        words.invalid.isAdult,
      ]) {
        await expect(page.getByText(text, { exact: true })).toBeVisible();
      }
      await page.getByLabel(words.email, { exact: true }).fill(email);
      await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
      await page.getByLabel(words.confirmPassword, { exact: true }).fill('Something3else');
      await page.getByLabel(words.username).fill('no spaces');
      await submit.click();
      await expect(page.getByText(words.invalid.mismatch, { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expect(page.getByText(words.invalid.username, { exact: true })).toBeVisible();
      await page.getByLabel(words.username).fill('');
      await page.getByLabel(words.confirmPassword, { exact: true }).fill(PASSWORD);
      await expect(page.getByText(words.invalid.mismatch, { exact: true })).toBeHidden();
      await page.getByRole('checkbox').first().check();
      await page.getByRole('checkbox').last().check();
      await submit.click();
      await hashed(page.getByRole('heading', { level: 1, name: words.sent.title })).toBeVisible();
      await expect(page.getByText(/\b5\d\b/)).toBeVisible();
      await expectAccessible(page);

      await page.goto(await linkPath(request, email));
      await expect(page.getByRole('heading', { level: 1, name: words.confirm.title })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.confirm.submit }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/app/profile\\?tab=1$`));
      await expect(page.getByRole('main').getByText(email).first()).toBeVisible();

      // Kept away from the visitors' pages; the root is the app.
      await page.goto(`${prefix}/app/signup`);
      await expect(page).toHaveURL(new RegExp(`${prefix}/app$`));
      await page.goto(`${prefix}/`);
      await expect(page).toHaveURL(new RegExp(`${prefix}/app$`));

      // A sign-out in one tab reaches the other.
      const other = await page.context().newPage();
      await other.goto(`${prefix}/app/profile`);
      await expect(other.getByRole('main').getByText(email).first()).toBeVisible();
      // On a phone it is behind "Me".
      if (locale === 'es') await page.getByRole('button', { name: 'Yo', exact: true }).click();
      await page.getByRole('button', { name: locale === 'en' ? 'Log out' : 'Cerrar sesión' }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/app/login$`));
      await expect(other).toHaveURL(new RegExp(`${prefix}/app/login$`));
      await other.close();

      await page.getByRole('link', { name: words.login.forgot }).click();
      // The page before has a field of that name too.
      await expect(page.getByRole('heading', { level: 1, name: words.forgot.title })).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel(words.email, { exact: true }).fill(email);
      await page.getByRole('button', { name: words.forgot.submit }).click();
      await hashed(page.getByRole('heading', { level: 1, name: words.forgot.sentTitle })).toBeVisible();
      await expectAccessible(page);
      await expect.poll(() => linkPath(request, email)).toContain('/app/reset-password');
      const reset = await linkPath(request, email);
      await page.goto(reset);
      await page.getByLabel(words.newPassword, { exact: true }).fill(`${PASSWORD}2`);
      await page.getByLabel(words.confirmPassword, { exact: true }).fill(`${PASSWORD}3`);
      await page.getByRole('button', { name: words.reset.submit }).click();
      await expect(page.getByText(words.invalid.mismatchReset, { exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel(words.confirmPassword, { exact: true }).fill(`${PASSWORD}2`);
      await page.getByRole('button', { name: words.reset.submit }).click();
      await hashed(page.getByRole('heading', { level: 1, name: words.reset.success })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${prefix}/app/login$`));
      await expect(page.getByText(words.login.passwordChanged)).toBeVisible();

      await logIn(page, { email, password: PASSWORD }, { auth: words });
      await hashed(page.getByRole('alert')).toBeVisible();
      await logIn(page, { email, password: `${PASSWORD}2` }, { auth: words });
      await hashed(page).toHaveURL(new RegExp(`${prefix}/app$`));

      // Its link is spent, and it says how to get another.
      await page.goto(reset);
      await page.getByLabel(words.newPassword, { exact: true }).fill(`${PASSWORD}4`);
      await page.getByLabel(words.confirmPassword, { exact: true }).fill(`${PASSWORD}4`);
      await page.getByRole('button', { name: words.reset.submit }).click();
      await hashed(page.getByText(words.reset.expired)).toBeVisible();
      await expect(page.getByRole('link', { name: words.reset.again })).toBeVisible();
    });
  });
}

test('confirming on another device asks to sign in, and the mail can be sent again after a wait', async ({
  page,
  browser,
}) => {
  const account = { email: freshEmail(), password: 'Equipaje-de-mano-9' };
  await page.clock.install();
  await page.goto('/app/signup');
  await page.getByLabel(english.email, { exact: true }).fill(account.email);
  await page.getByLabel(english.password, { exact: true }).fill(account.password);
  await page.getByLabel(english.confirmPassword, { exact: true }).fill(account.password);
  await tickAll(page);
  await page.getByRole('button', { name: english.signup.submit }).click();
  await hashed(page.getByRole('heading', { name: english.sent.title })).toBeVisible();
  // Help when no mail arrives: the spam folder, sending it again after a wait, and support.
  await expect(page.getByText(english.sent.help)).toBeVisible();
  await expect(page.locator('a[href="mailto:support@valija.app"]').first()).toBeVisible();
  const resend = page.getByRole('button', { name: english.sent.resend });
  await expect(resend).toBeHidden();
  await page.clock.runFor(61_000);
  await resend.click();
  await expect(page.getByText(english.sent.resent)).toBeVisible();
  await expect(resend).toBeHidden();

  // An invalid or truncated link says so and offers a new one.
  await page.goto('/app/confirm?token=nonsense');
  await page.getByRole('button', { name: english.confirm.submit }).click();
  await expect(page.getByText(english.confirm.expired)).toBeVisible();
  await page.goto('/app/confirm');
  await expect(page.getByText(english.confirm.missing)).toBeVisible();
  await page.goto('/app/reset-password');
  await expect(page.getByText(english.reset.expired)).toBeVisible();
  await expect(page.getByRole('link', { name: english.reset.again })).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/app/login');
  await logIn(other, account);
  await hashed(other.getByText(english.login.unconfirmed)).toBeVisible();
  await expectAccessible(other);
  await other.goto(`/app/confirm?token=${await mailedToken(page.request, account.email)}`);
  await other.getByRole('button', { name: english.confirm.submit }).click();
  await expectSignedOut(other);
  await expect(other.getByText(english.login.confirmed)).toBeVisible();
  await logIn(other, account);
  await hashed(other).toHaveURL(/\/app$/);
  await context.close();
});

test('signing in returns to our own page in the tab that asked, and other tabs are redirected', async ({
  page,
  account,
  baseURL,
}) => {
  // web/features/identity/auth/return-path.test.ts tries sixty of them.
  for (const payload of ['https://evil.example/app', '/\\evil.example/app', '/app/../../evil.example']) {
    const value = encodeURIComponent(payload);
    await page.context().addCookies([{ name: 'valija_return_to', value, url: baseURL ?? '' }]);
    await page.goto('/app/login');
    await expect(page, payload).toHaveURL(`${baseURL}/app`);
  }
  await page.context().clearCookies();
  const other = await page.context().newPage();
  await other.goto('/app/login');
  await page.goto('/app/settings?from=mail');
  await expectSignedOut(page);
  await logIn(page, account);
  await hashed(page).toHaveURL(`${baseURL}/app/settings?from=mail`);
  await hashed(other).toHaveURL(/\/app$/);
});

test('a missing access cookie is renewed once for concurrent calls, in every tab', async ({ page, account }) => {
  const context = page.context();
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/app/profile');
    await expect(tab.getByText(account.email).first()).toBeVisible();
  }
  const renewals: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/api/auth/token')) renewals.push(response.status());
  });
  const loseAccess = () => context.clearCookies({ name: new RegExp(`${ACCESS_COOKIE}$`) });

  // Navigation within the app: the pages' calls meet a 401 in three tabs at once.
  await loseAccess();
  await Promise.all(tabs.map(walkToSettings));
  for (const tab of tabs) await expect(tab.getByText(settingsWords.sessions.current)).toBeVisible();
  expect(renewals).toEqual([200]);

  // Reloading: each document asks for itself. (Ten at the same moment: worker/identity/auth/rotation.workerd.test.ts.)
  await loseAccess();
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) await expect(tab.getByText(settingsWords.sessions.current)).toBeVisible();
  expect(new Set(renewals)).toEqual(new Set([200]));
});

test('a failed request is tried three times with a warning each, then an error is shown', async ({
  page,
  account,
  consoleErrors,
}) => {
  await page.context().clearCookies();
  await page.goto('/app/login');
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  let broken = 5;
  let attempts = 0;
  await page.route('**/api/auth/login', (route) => {
    attempts += 1;
    return attempts <= broken ? route.abort('connectionreset') : route.continue();
  });
  await logIn(page, account);
  await expect(page.getByRole('alert')).toContainText('could not reach');
  expect(attempts).toBe(3);
  expect(warnings.filter((text) => text.includes('trying again'))).toHaveLength(2);
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('failed after 3 attempts')]);
  broken = 5;
  await logIn(page, account);
  await hashed(page).toHaveURL(/\/app$/);
  expect(attempts).toBe(6);
});
