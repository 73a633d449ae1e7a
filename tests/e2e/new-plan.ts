/** Fills in the form of a new plan and waits for its list. */
import type { Locator, Page } from '@playwright/test';
import { progress as englishProgress } from '../../web/i18n/locales/en/plan-progress';
import { creating as englishCreating } from '../../web/i18n/locales/en/creating';
import { plans as englishPlans } from '../../web/i18n/locales/en/plans';
import { progress as spanishProgress } from '../../web/i18n/locales/es/plan-progress';
import { creating as spanishCreating } from '../../web/i18n/locales/es/creating';
import { plans as spanishPlans } from '../../web/i18n/locales/es/plans';
import { common as englishCommon } from '../../web/i18n/locales/en/common';
import { common as spanishCommon } from '../../web/i18n/locales/es/common';
import { expect } from './fixtures';

const english = { ...englishPlans, ...englishCreating, progress: englishProgress };
const spanish = { ...spanishPlans, ...spanishCreating, progress: spanishProgress };

/** The languages of the site with the words of its screens. */
export const LANGUAGES = [
  { locale: 'en', prefix: '', words: english, common: englishCommon, typed: 'Lisb', place: 'Lisbon, Portugal' },
  { locale: 'es', prefix: '/es', words: spanish, common: spanishCommon, typed: 'Lisb', place: 'Lisboa, Portugal' },
] as const;
type Language = (typeof LANGUAGES)[number];
/** English. */
export const [EN] = LANGUAGES;

/** The line of a list that has a name. */
export const row = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name, exact: true }) });

/** Fills the form with what it needs and nothing else. */
export const fillTrip = async (page: Page, { words }: Language, destination = 'Lisbon, Portugal') => {
  await page.getByRole('combobox', { name: words.create.destination }).fill(destination);
  await page.getByLabel(words.create.start, { exact: true }).fill('2027-05-01');
  await page.getByLabel(words.create.end, { exact: true }).fill('2027-05-08');
};

/** The list is there: made, announced and drawn to its last row. */
export const expectList = async (page: Page) => {
  await expect(page.getByRole('checkbox').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.plan-columns[aria-busy="true"]')).toHaveCount(0);
};
