import type { Page } from '@playwright/test';
import { common } from '../../web/i18n/locales/en/common';
import { plans } from '../../web/i18n/locales/en/plans';
import { reuse as words } from '../../web/i18n/locales/en/reuse';
import { expectList } from './new-plan';
import { packing } from '../../web/i18n/locales/en/packing';
import {
  becomePremium,
  expect as expectNow,
  expectAccessible,
  fill,
  grantCredits,
  makeReadyPlan,
  test,
} from './fixtures';

// Payments and webhooks take their time on a busy machine.
const expect = expectNow.configure({ timeout: 20_000 });

const openMenu = (page: Page) => page.getByRole('button', { name: packing.menu.more, exact: true }).click();
const thing = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name }).first();

test('a list is reviewed after the trip, saved as a template, copied to new dates and changed with its trip', async ({
  page,
  account,
  baseURL,
}) => {
  const { request } = page.context();
  const origin = baseURL ?? '';
  await grantCredits(page, account.email, 5);

  // What is always brought joins every new list.
  await page.goto('/app/kit');
  await page.getByLabel(words.settings.alwaysName).fill('Lucky stone');
  await page.getByRole('button', { name: words.settings.alwaysAdd, exact: true }).click();
  await expect(
    page.getByRole('button', { name: fill(words.settings.alwaysRemove, { name: 'Lucky stone' }) }),
  ).toBeVisible();
  await expectAccessible(page);
  const week = new Date(Date.now() - 12 * 86_400_000).toISOString().slice(0, 10);
  const end = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
  const past = await makeReadyPlan(request, origin, { destination: 'Lisbon', startDate: week, endDate: end });
  const useless = past.items.findLast(({ category }) => category === 'toiletries')?.name ?? '';

  // The trip is over: the list asks how it did, and learns.
  await page.goto('/app');
  await expect(page.getByRole('heading', { name: fill(words.debrief.title, { place: 'Lisbon' }) })).toBeVisible();
  await page.goto(`/app?plan=${past.id}`);
  await expect(thing(page, 'Lucky stone')).toBeVisible();
  await page.getByRole('button', { name: words.debrief.start, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `${useless}: ${words.debrief.unused}`, exact: true }).click();
  await dialog.getByLabel(words.debrief.missed).fill('Travel pillow');
  await dialog.getByRole('button', { name: words.debrief.missedAdd, exact: true }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.debrief.submit, exact: true }).click();
  await expect(page.getByText(words.debrief.learned)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: words.debrief.start, exact: true })).toBeHidden();

  // Kept as a template. Copying says that it is premium before the click.
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: packing.menu.copy })).toContainText(plans.premium.word);
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: packing.menu.saveTemplate }).click();
  await dialog.getByLabel(words.template.name).fill('By the sea');
  await dialog.getByRole('button', { name: common.save, exact: true }).click();
  await expect(page.getByText(fill(words.template.saved, { name: 'By the sea' }))).toBeVisible();
  await openMenu(page);
  await page.getByRole('menuitem', { name: packing.menu.copy }).click();
  await expect(page).toHaveURL(/\/app\/billing/);

  await becomePremium(request, origin);
  await page.goto(`/app?plan=${past.id}`);
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: packing.menu.copy })).not.toContainText(plans.premium.word);
  await page.getByRole('menuitem', { name: packing.menu.copy }).click();
  await dialog.getByRole('button', { name: words.copy.submit }).click();
  await expect(dialog.getByLabel(words.trip.start, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(words.trip.start, { exact: true }).fill('2027-05-01');
  await dialog.getByLabel(words.trip.end, { exact: true }).fill('2027-05-04');
  await dialog.getByRole('button', { name: words.copy.submit }).click();
  await expect(page).not.toHaveURL(new RegExp(past.id));
  await expect(thing(page, /Lucky stone/)).toBeVisible();
  await expect(thing(page, /pillow/i)).toBeVisible();

  // The trip grows: what changes is shown line by line, taken, and taken back.
  await expectList(page);
  const count = await page.getByRole('checkbox').count();
  await openMenu(page);
  await page.getByRole('menuitem', { name: packing.menu.edit }).click();
  await dialog.getByLabel(words.trip.end, { exact: true }).fill('2027-05-20');
  await dialog.getByRole('button', { name: 'Hiking', exact: true }).click();
  await dialog.getByRole('button', { name: words.trip.submit }).click();
  await expect(dialog.getByRole('heading', { name: words.preview.title })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.preview.none }).click();
  const added = dialog.getByRole('group', { name: new RegExp(words.preview.added) }).getByRole('checkbox');
  await added.first().check();
  await dialog.getByRole('button', { name: words.preview.apply }).click();
  await expect(page.getByText(words.preview.applied)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(count + 1);
  await page.getByRole('button', { name: common.undo, exact: true }).click();
  await expect(page.getByText(words.preview.undone)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(count);

  // A new list begins with the template.
  await page.goto('/app/kit');
  await expect(page.getByText(fill(words.settings.missed, { places: 'Lisbon' }))).toBeVisible();
  await page.getByRole('link', { name: words.template.start }).click();
  await expect(page.getByText(fill(words.template.with, { name: 'By the sea' }))).toBeVisible();
  await page.getByRole('button', { name: words.template.without }).click();
  await expect(page.getByText(fill(words.template.with, { name: 'By the sea' }))).toBeHidden();
});
