/** Steps of the account that several journeys need. */
import type { Browser, Page } from '@playwright/test';
import { auth as englishAuth } from '../../web/i18n/locales/en/auth';
import { shell } from '../../web/i18n/locales/en/shell';
import { settings as english } from '../../web/i18n/locales/en/settings';
import { auth as spanishAuth } from '../../web/i18n/locales/es/auth';
import { settings as spanish } from '../../web/i18n/locales/es/settings';
import { type Account, expect } from './fixtures';

/** Both languages with their words; Spanish is tried on a phone and in the light theme. */
export const LANGUAGES = [
  { locale: 'en', prefix: '', words: english, auth: englishAuth },
  { locale: 'es', prefix: '/es', words: spanish, auth: spanishAuth },
] as const;
type Language = (typeof LANGUAGES)[number];

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** Time-out for password hashing, which takes seconds on a busy machine. */
export const hashed = expect.configure({ timeout: 20_000 });

/** Signs in on the sign-in page that is open. */
export const logIn = async (
  page: Page,
  { email, password }: Account,
  { auth }: Pick<Language, 'auth'> = LANGUAGES[0],
): Promise<void> => {
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: auth.login.submit, exact: true }).click();
};

/** The account in another browser of its own, on a phone, signed in and looking at its profile. */
export const otherDevice = async (browser: Browser, account: Account): Promise<Page> => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto('/app/profile');
  await logIn(page, account);
  await hashed(page).toHaveURL(/\/app\/profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
};

/** Goes to another page of the app without loading a document, so that only the API notices an ended session. */
export const walkToSettings = async (page: Page): Promise<void> => {
  const navigation = page.getByRole('navigation', { name: shell.appNavigation });
  const me = navigation.getByRole('button', { name: shell.nav.me, exact: true });
  // On a phone the settings are behind it.
  if (await me.isVisible()) await me.click();
  await navigation.getByRole('link', { name: english.title }).click();
};

export const expectSignedOut = (page: Page): Promise<void> => hashed(page).toHaveURL(/\/app\/login$/);
