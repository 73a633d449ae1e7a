import type { Page } from '@playwright/test';
import { luggage as english } from '../../web/i18n/locales/en/luggage';
import { plans as englishPlans } from '../../web/i18n/locales/en/plans';
import { luggage as spanish } from '../../web/i18n/locales/es/luggage';
import { becomePremium, expect, expectAccessible, fill, makeReadyPlan, signedInTest as test } from './fixtures';

/** A finished plan of one traveller with hand luggage and two things of her own, through the API. */
const makePlan = async (page: Page, origin: string): Promise<string> => {
  const { request } = page.context();
  const headers = { origin };
  const { id } = await makeReadyPlan(request, origin, {
    name: 'Light week',
    destination: 'Lisbon',
    startDate: '2027-05-01',
    endDate: '2027-05-08',
    activities: ['hiking'],
    description: 'Just me, hand luggage only.',
  });
  for (const name of ['Anvil', 'Grandfather’s penknife']) {
    await request.post(`/api/plans/${id}/items`, { headers, data: { name, quantity: 1, category: 'comfort' } });
  }
  return id;
};

test('bags are marked as premium before the click, and then show contents, weights and advice', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const planId = await makePlan(page, origin);
  await page.goto(`/app?plan=${planId}`);
  const link = page.getByRole('link', { name: englishPlans.plan.luggage });
  await expect(link).toContainText(englishPlans.premium.word);
  await link.click();
  await expect(page.getByRole('heading', { name: english.premiumTitle })).toBeVisible();
  await expectAccessible(page);
  await becomePremium(page.context().request, origin);

  await page.goto(`/app?plan=${planId}`);
  await expect(link).not.toContainText(englishPlans.premium.word);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: english.title })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(fill(english.titleOf, { plan: 'Light week' })));
  const cabin = page.getByRole('region', { name: english.kinds.cabin, exact: true });
  await expect(cabin.getByRole('meter')).toBeVisible();
  await expect(cabin).toContainText('10 kg');

  // What may not go where it is, and why.
  const rules = page.getByRole('region', { name: english.rules.title });
  await expect(rules).toContainText(english.rules.blade);
  await expect(rules).toContainText('Grandfather’s penknife');
  await expectAccessible(page);

  // An anvil of 30 kg: too heavy for any bag, so it is suggested to stay.
  await cabin.getByText('Anvil').click();
  const weight = page.getByLabel(`${english.item.weightLabel} Anvil (g)`);
  await weight.fill('heavy');
  await page.getByRole('button', { name: english.item.save }).click();
  await expect(page.getByText(english.item.wrong)).toBeVisible();
  await weight.fill('30000');
  await page.getByRole('button', { name: english.item.save }).click();
  await expect(cabin).toContainText(/too heavy/);
  const stay = fill(english.advice.leave, { item: 'Anvil' });
  await expect(cabin.getByText(stay)).toBeVisible();
  await expectAccessible(page);

  // A checked bag takes the knife by itself; the anvil may move there only when there is room.
  await page.getByRole('button', { name: english.addBag }).click();
  const dialog = page.getByRole('dialog', { name: english.form.addTitle });
  await dialog.getByText(english.kinds.hold).click();
  await dialog.getByLabel(english.form.name).fill('Big red');
  await dialog.getByLabel(english.form.limit).fill('1000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/Write a weight from/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '23 kg' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const hold = page.getByRole('region', { name: 'Big red', exact: true });
  await expect(hold).toContainText('Grandfather’s penknife');
  await expect(rules).not.toContainText(english.rules.blade);

  // Left at home, and taken along after all.
  await hold.getByRole('button', { name: fill(english.advice.doLabel, { step: stay }) }).click();
  await expect(hold.getByText('Anvil')).toHaveCount(0);
  await expect(hold).not.toContainText(/too heavy/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(hold.getByText('Anvil', { exact: true })).toBeVisible();

  // Moved, worn, and the same in pounds and in Spanish.
  const shoes = page.locator('summary').filter({ hasText: /shoes/i }).first();
  await shoes.click();
  await page.getByRole('checkbox', { name: english.item.worn }).check();
  await expect(shoes.getByText(english.item.wornMark, { exact: true })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('valija.units', 'celsius lb'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/es/app?plan=${planId}&view=luggage`);
  await expect(page.getByRole('heading', { level: 1, name: spanish.title })).toBeVisible();
  const bag = page.getByRole('region', { name: 'Big red', exact: true });
  await expect(bag).toContainText('50,7 lb');
  await expect(page.getByText(spanish.item.wornMark, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: fill(spanish.removeBag, { bag: 'Big red' }) }).click();
  await expect(bag).toHaveCount(0);
  await expect(page.getByRole('region', { name: spanish.rules.title })).toContainText(spanish.rules.blade);
});
