import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import * as z from 'zod';
import { auth as englishAuth } from '../../web/i18n/locales/en/auth';
import { settings as english } from '../../web/i18n/locales/en/settings';
import { auth as spanishAuth } from '../../web/i18n/locales/es/auth';
import { settings as spanish } from '../../web/i18n/locales/es/settings';
import { type Account, expect, expectAccessible, freshEmail, mailedToken, newestMail, signUp, test } from './fixtures';

const LANGUAGES = [
  { locale: 'en', prefix: '', words: english, auth: englishAuth },
  { locale: 'es', prefix: '/es', words: spanish, auth: spanishAuth },
] as const;
type Language = (typeof LANGUAGES)[number];
const [EN] = LANGUAGES;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const ACCESS_COOKIE = 'valija_access';

/** A text with its `{{slots}}` filled. */
const fill = (text: string, slots: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, slot: string) => slots[slot] ?? '');

/** Signs in on the sign-in page that is open. */
const logIn = async (page: Page, { email, password }: Account, { auth }: Pick<Language, 'auth'> = EN) => {
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: auth.login.submit, exact: true }).click();
};

/** The account in another browser of its own, on a phone, signed in and looking at `path`. */
const otherDevice = async (browser: Browser, account: Account, path = '/app/profile'): Promise<Page> => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(path);
  await logIn(page, account);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
};

/** Goes to another page of the app without loading a document, so that only the API notices an ended session. */
const walkToSettings = async (page: Page) => {
  await page.getByRole('navigation', { name: 'App' }).getByRole('link', { name: english.title }).click();
};

const expectSignedOut = (page: Page) => expect(page).toHaveURL(/\/app\/login$/);

for (const language of LANGUAGES) {
  const { locale, prefix, words, auth } = language;

  test.describe(`settings (${locale})`, () => {
    test.use(locale === 'en' ? {} : { ...PHONE, colorScheme: 'light' });

    test('every setting is reached, explained and accessible, in both themes', async ({ page, account }) => {
      await page.goto(`${prefix}/app/settings`);
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expect(page.getByText(words.sessions.current)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(words.title));
      await expectAccessible(page);
      await page.getByText(words.appearance.light, { exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expectAccessible(page);
      await page.getByText(words.appearance.dark, { exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

      // Every dialog: accessible, closed by Escape, the focus back where it came from.
      const dialogs = [
        [words.signIn.emailChange, words.email.title],
        [words.signIn.passwordChange, words.password.title],
        [words.sessions.everywhere, words.sessions.everywhereTitle],
        [words.data.deleteSubmit, words.delete.title],
      ] as const;
      for (const [opener, title] of dialogs) {
        const button = page.getByRole('button', { name: opener, exact: true });
        await button.press('Enter');
        const dialog = page.getByRole(opener === words.sessions.everywhere ? 'alertdialog' : 'dialog', { name: title });
        await expect(dialog).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
      }

      // The language stays on the page, and is remembered.
      const [other] = LANGUAGES.filter((candidate) => candidate.locale !== locale);
      await page
        .getByText(locale === 'en' ? 'Español' : 'English', { exact: true })
        .last()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: other?.words.title ?? '' })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${other?.prefix}/app/settings$`));
      expect(account.email).toContain('@');
    });

    test('the e-mail changes once the new address confirms, and the old one is told', async ({ page, account }) => {
      const email = freshEmail('moved');
      await page.goto(`${prefix}/app/settings`);
      const open = page.getByRole('button', { name: words.signIn.emailChange });
      const dialog = page.getByRole('dialog');
      const submit = dialog.getByRole('button', { name: words.email.submit });
      await open.click();
      await dialog.getByLabel(words.email.new).fill(account.email);
      await submit.click();
      await expect(dialog.getByText(auth.invalid.passwordRequired)).toBeVisible();
      await dialog.getByLabel(words.email.password, { exact: true }).fill('Wrong-Pass-1');
      await submit.click();
      await expect(dialog.getByText(auth.invalid.sameEmail)).toBeVisible();
      await dialog.getByLabel(words.email.new).fill(email);
      await submit.click();
      await expect(dialog.getByText(auth.invalid.currentPassword)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel(words.email.password, { exact: true }).fill(account.password);
      await submit.click();
      await expect(page.getByText(words.email.sent)).toBeVisible();
      await expect(page.getByText(fill(words.signIn.waiting, { email }))).toBeVisible();
      await expect(open).toBeFocused();

      const token = await mailedToken(page.request, email);
      await page.goto(`${prefix}/app/confirm?token=${token}&change=email`);
      await expect(page.getByRole('heading', { level: 1, name: auth.confirmEmail.title })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: auth.confirmEmail.submit }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/app/settings$`));
      await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible();
      await expect.poll(async () => (await newestMail(page.request, account.email)).text).toMatch(/support@/);

      await page.goto(`${prefix}/app/confirm?token=${token}&change=email`);
      await page.getByRole('button', { name: auth.confirmEmail.submit }).click();
      await expect(page.getByText(auth.confirmEmail.expired)).toBeVisible();
      await expectAccessible(page);
    });

    test('the data come as a file, and the account goes with a typed confirmation', async ({ page, account }) => {
      await page.goto(`${prefix}/app/settings`);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: words.data.exportSubmit }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('valija-export.json');
      const exported: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
      expect(exported).toMatchObject({ account: { email: account.email }, plans: [], credits: { total: 2 } });
      await expect(page.getByText(words.data.exportDone)).toBeVisible();

      const tab = await page.context().newPage();
      await tab.goto(`${prefix}/app/profile`);
      await expect(tab.getByRole('main').getByText(account.email).first()).toBeVisible();
      await page.getByRole('button', { name: words.data.deleteSubmit, exact: true }).click();
      const dialog = page.getByRole('dialog');
      const confirm = dialog.getByLabel(fill(words.delete.confirm, { email: account.email }));
      if (locale === 'en') await expect(confirm).toBeFocused();
      await confirm.fill('somebody@example.com');
      await confirm.press('Enter');
      await expect(dialog.getByText(words.delete.mismatch)).toBeVisible();
      await expect(confirm).toBeFocused();
      await expectAccessible(page);
      await confirm.fill(account.email.toUpperCase());
      await dialog.getByRole('button', { name: words.delete.submit }).click();
      await expectSignedOut(page);
      await expect(page.getByText(words.delete.done)).toBeVisible();
      await expectSignedOut(tab);
      await logIn(page, account, language);
      await expect(page.getByRole('alert')).toBeVisible();
    });
  });
}

test('another device is seen in the list and signed out there, then all the others, then everywhere', async ({
  page,
  account,
  browser,
}) => {
  const second = await otherDevice(browser, account);
  await page.goto('/app/settings');
  const list = page.getByRole('list', { name: english.sessions.title });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText(english.sessions.current);
  await list.getByRole('button').click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText(english.sessions.signedOut)).toBeVisible();
  await expect(list).toBeFocused();
  await walkToSettings(second);
  await expectSignedOut(second);

  await logIn(second, account);
  await expect(second).not.toHaveURL(/login/);
  await page.reload();
  await page.getByRole('button', { name: english.sessions.others }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await second.goto('/app/profile');
  await expectSignedOut(second);

  await logIn(second, account);
  await expect(second).not.toHaveURL(/login/);
  await page.getByRole('button', { name: english.sessions.everywhere }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: english.sessions.everywhere }).click();
  await expectSignedOut(page);
  await walkToSettings(second);
  await expectSignedOut(second);
  await second.context().close();
});

test('a new password: the old one is out, other devices too, this one stays', async ({ page, account, browser }) => {
  const second = await otherDevice(browser, account);
  const password = `${account.password}-new`;
  await page.goto('/app/settings');
  await page.getByRole('button', { name: english.signIn.passwordChange }).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: english.password.submit });
  const type = async (current: string, next: string, again = next) => {
    await dialog.getByLabel(english.password.current, { exact: true }).fill(current);
    await dialog.getByLabel(englishAuth.newPassword, { exact: true }).fill(next);
    await dialog.getByLabel(englishAuth.confirmPassword, { exact: true }).fill(again);
    await submit.click();
  };
  await type(account.password, password, `${password}x`);
  await expect(dialog.getByText(englishAuth.invalid.mismatchReset)).toBeVisible();
  await type(account.password, 'Password1');
  await expect(dialog.getByText(englishAuth.invalid.passwordCommon)).toBeVisible();
  await expectAccessible(page);
  await type('Wrong-Pass-1', password);
  await expect(dialog.getByText(englishAuth.invalid.currentPassword)).toBeVisible();
  await type(account.password, password);
  await expect(page.getByText(english.password.done)).toBeVisible();
  await walkToSettings(second);
  await expectSignedOut(second);
  await logIn(second, account);
  await expect(second.getByRole('alert')).toBeVisible();
  await logIn(second, { ...account, password });
  await expect(second).not.toHaveURL(/login/);
  await page.reload();
  await expect(page.getByRole('list', { name: english.sessions.title }).getByRole('listitem')).toHaveCount(2);
  await second.context().close();
});

test('a reset ends the sessions of other browsers, and its link works once', async ({ page, account, browser }) => {
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await page.goto('/app/profile');
  await visitor.goto('/app/forgot-password');
  await expectAccessible(visitor);
  await visitor.getByLabel(englishAuth.email).fill(account.email);
  await visitor.getByRole('button', { name: englishAuth.forgot.submit }).click();
  await expect(visitor.getByRole('heading', { name: englishAuth.forgot.sentTitle })).toBeVisible();
  await expectAccessible(visitor);
  await expect.poll(async () => (await newestMail(page.request, account.email)).text).toContain('/app/reset-password');
  const token = await mailedToken(page.request, account.email);
  const reset = async () => {
    await visitor.goto(`/app/reset-password?token=${token}`);
    await visitor.getByLabel(englishAuth.newPassword, { exact: true }).fill('Otra-Maleta-9');
    await visitor.getByLabel(englishAuth.confirmPassword, { exact: true }).fill('Otra-Maleta-9');
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: englishAuth.reset.submit }).click();
  };
  await reset();
  await expect(visitor.getByRole('heading', { name: englishAuth.reset.success })).toBeVisible();
  await expectSignedOut(visitor);
  await expect(visitor.getByText(englishAuth.login.passwordChanged)).toBeVisible();
  await walkToSettings(page);
  await expectSignedOut(page);
  await reset();
  await expect(visitor.getByText(englishAuth.reset.expired)).toBeVisible();
  await visitor.getByRole('link', { name: englishAuth.reset.again }).click();
  await expect(visitor.getByRole('heading', { name: englishAuth.forgot.title })).toBeVisible();
  await context.close();
});

test('confirming on another device confirms, then asks to sign in; the mail can be sent again after a wait', async ({
  page,
  browser,
}) => {
  const account = { email: freshEmail(), password: 'Equipaje-de-mano-9' };
  await page.clock.install();
  await page.goto('/app/signup');
  await page.getByLabel(englishAuth.email, { exact: true }).fill(account.email);
  await page.getByLabel(englishAuth.password, { exact: true }).fill(account.password);
  await page.getByLabel(englishAuth.confirmPassword, { exact: true }).fill(account.password);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: englishAuth.signup.submit }).click();
  await expect(page.getByRole('heading', { name: englishAuth.sent.title })).toBeVisible();
  await expectAccessible(page);
  const resend = page.getByRole('button', { name: englishAuth.sent.resend });
  await expect(resend).toBeHidden();
  await page.clock.runFor(61_000);
  await resend.click();
  await expect(page.getByText(englishAuth.sent.resent)).toBeVisible();
  await expect(resend).toBeHidden();

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/app/login');
  await logIn(other, account);
  await expect(other.getByText(englishAuth.login.unconfirmed)).toBeVisible();
  await expectAccessible(other);
  await other.goto(`/app/confirm?token=${await mailedToken(page.request, account.email)}`);
  await other.getByRole('button', { name: englishAuth.confirm.submit }).click();
  await expectSignedOut(other);
  await expect(other.getByText(englishAuth.login.confirmed)).toBeVisible();
  await logIn(other, account);
  await expect(other).toHaveURL(/\/app$/);
  await context.close();
});

test('the way back after signing in leads to one of our pages, whatever the cookie says', async ({
  page,
  account,
  baseURL,
}) => {
  const payloads = [
    'https://evil.example/app',
    '//evil.example/app',
    '/\\evil.example/app',
    '\\\\evil.example\\app',
    '/\t/evil.example',
    'javascript:alert(1)//app',
    '/%2F%2Fevil.example',
    '/app/../../evil.example',
    '/app@evil.example',
    '/api/auth/google',
    '/app/login',
    '%E0%A4%A',
  ];
  const bringBack = (value: string) =>
    page.context().addCookies([{ name: 'valija_return_to', value: encodeURIComponent(value), url: baseURL ?? '' }]);
  for (const payload of payloads) {
    await bringBack(payload);
    await page.goto('/app/login');
    await expect(page, payload).toHaveURL(`${baseURL}/app`);
  }
  await bringBack('/es/app/profile?tab=1');
  await page.goto('/app/signup');
  await expect(page).toHaveURL(`${baseURL}/es/app/profile?tab=1`);

  await page.context().clearCookies();
  await page.goto('/app/settings?from=mail');
  await expectSignedOut(page);
  await logIn(page, account);
  await expect(page).toHaveURL(`${baseURL}/app/settings?from=mail`);
});

test('an access cookie that is gone is renewed once for many calls at the same moment, in every tab', async ({
  page,
  account,
}) => {
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

  // Walking on: the pages' calls meet a 401 in three tabs at once.
  await loseAccess();
  await Promise.all(tabs.map(walkToSettings));
  for (const tab of tabs) await expect(tab.getByText(english.sessions.current)).toBeVisible();
  expect(renewals).toEqual([200]);

  // Loading anew, and ten renewals at the same moment, as of ten programs that know nothing of each other.
  await loseAccess();
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) await expect(tab.getByText(english.sessions.current)).toBeVisible();
  await loseAccess();
  const answers = await page.evaluate(() =>
    Promise.all(
      Array.from({ length: 10 }, async () => {
        const answer = await fetch('/api/auth/token', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ grantType: 'refresh_token' }),
        });
        return answer.status;
      }),
    ),
  );
  expect(new Set([...answers, ...renewals])).toEqual(new Set([200]));
  await page.reload();
  await expect(page.getByText(english.sessions.current)).toBeVisible();
});

test('signing in in one tab leads the others on', async ({ page, account }) => {
  await page.context().clearCookies();
  const other = await page.context().newPage();
  await other.goto('/app/login');
  await page.goto('/app/profile');
  await expectSignedOut(page);
  await logIn(page, account);
  await expect(page).toHaveURL(/\/app\/profile$/);
  await expect(other).toHaveURL(/\/app$/);
});

test('a broken network is tried three times with a warning each, then said', async ({
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
  await expect(page).toHaveURL(/\/app$/);
  expect(attempts).toBe(6);
});

test('what fails in the settings is told, and can be tried again', async ({ page, account }) => {
  const fails = { json: { error: { code: 'unavailable', message: 'x', requestId: 'r' } }, status: 503 };
  await page.route('**/api/auth/sessions', (route) => route.fulfill(fails));
  await page.route('**/api/account/export', (route) => route.fulfill(fails));
  await page.goto('/app/settings');
  const devices = page.getByRole('region', { name: english.sessions.title });
  await expect(devices.getByRole('alert')).toContainText('not available right now');
  await expectAccessible(page);
  await page.getByRole('button', { name: english.data.exportSubmit }).click();
  await expect(page.getByText('not available right now').last()).toBeVisible();
  await page.unroute('**/api/auth/sessions');
  await devices.getByRole('button').click();
  await expect(devices.getByText(english.sessions.current)).toBeVisible();
  expect(account.email).toContain('@');
});

test('a spoken-for username, an empty profile and a missing one say so', async ({ page, account, browser }) => {
  const name = `taken_${z.string().parse(account.email.split('-')[1]?.slice(0, 8))}`;
  const rename = async (tab: Page) => {
    await tab.goto('/app/profile');
    await tab.getByRole('button', { name: 'Edit profile' }).click();
    await expect(tab.getByLabel('Username')).toBeFocused();
    await tab.getByLabel('Username').fill(name);
    await tab.getByRole('button', { name: 'Save' }).click();
  };
  await rename(page);
  await expect(page.getByText('Your profile is saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeFocused();
  await expectAccessible(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signUp(other, new URL(page.url()).origin);
  await rename(other);
  await expect(other.getByText(englishAuth.invalid.usernameTaken)).toBeVisible();
  await expectAccessible(other);
  await other.route('**/api/profile', (route) => route.fulfill({ status: 503, json: {} }));
  await other.getByLabel('Username').fill(`${name}2`);
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Error updating profile')).toBeVisible();
  await other.unroute('**/api/profile');
  await other.route('**/api/profile', (route) =>
    route.fulfill({ status: 404, json: { error: { code: 'not_found', message: 'x', requestId: 'r' } } }),
  );
  await other.reload();
  await expect(other.getByText('Profile not found')).toBeVisible();
  await context.close();
});
