import type { Page } from '@playwright/test';
import { around as words } from '../../web/i18n/locales/en/around';
import { home } from '../../web/i18n/locales/en/home';
import { plans } from '../../web/i18n/locales/en/plans';
import { settings } from '../../web/i18n/locales/en/settings';
import { shell } from '../../web/i18n/locales/en/shell';
import { expect, expectAccessible, fill, makeReadyPlan, newestMail, signedInTest as test } from './fixtures';

/** A finished plan with one item added by hand, through the API with the page's cookies. */
const makePlan = async (page: Page, origin: string): Promise<string> => {
  const { request } = page.context();
  const headers = { origin };
  const trip = { name: 'Northern week', destination: 'Oslo', startDate: '2027-05-01', endDate: '2027-05-04' };
  const { id } = await makeReadyPlan(request, origin, trip);
  await request.post(`/api/plans/${id}/items`, { headers, data: { name: 'Ukelele de José', quantity: 2 } });
  return id;
};

test('everything is found by the search page and by the palette, and help is reachable', async ({
  page,
  account,
  baseURL,
}) => {
  const planId = await makePlan(page, baseURL ?? '');

  // The page: the latest plans, then what is typed, in the address too.
  await page.goto('/app/search');
  await expect(page).toHaveTitle(new RegExp(words.search.title));
  const recent = page.getByRole('region', { name: words.search.recent });
  await expect(recent.getByRole('link', { name: /Northern week/ })).toBeVisible();
  const field = page.getByRole('searchbox', { name: words.search.label });
  await field.fill('xyzzy');
  await expect(page.getByText(fill(words.search.none, { query: 'xyzzy' }))).toBeVisible();
  await field.fill('jose ukele');
  const thing = page.getByRole('region', { name: words.search.items }).getByRole('link', { name: /Ukelele de José/ });
  await expect(thing).toBeVisible();
  await expect(page).toHaveURL(/q=jose/);
  await expectAccessible(page);
  await thing.click();
  await expect(page).toHaveURL(new RegExp(`plan=${planId}`));
  const ukelele = page.getByRole('checkbox', { name: 'Ukelele de José', exact: true });
  await expect(ukelele).toBeFocused();

  // The palette: keys alone. What is packed, filtered away and folded is brought out again.
  await ukelele.check();
  await page.locator('section').filter({ has: ukelele }).getByRole('button', { expanded: true }).first().click();
  await page.getByRole('button', { name: plans.plan.filterUnpacked, exact: true }).click();
  await expect(ukelele).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: words.search.label });
  await box.fill('jose ukele');
  const untick = fill(words.commands.untick, { item: 'Ukelele de José' });
  await expect(page.getByRole('option', { name: untick })).toHaveAttribute('aria-selected', 'true');
  const itself = page.getByRole('option', { name: /2 × Ukelele de José/ });
  await expect(itself).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(itself).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(ukelele).toBeFocused();
  await expect(box).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await expect(page.getByRole('option', { name: words.commands.pack })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('option', { name: /Northern week/ })).toBeAttached();
  await box.fill(settings.title.slice(0, 4).toLowerCase());
  const option = page.getByRole('option', { name: new RegExp(shell.nav.settings) });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: settings.title })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  // Units and home.
  await page.getByText('°F', { exact: true }).click();
  await page.getByText('lb', { exact: true }).click();
  const country = page.getByLabel(settings.travel.home);
  await country.selectOption('GB');
  await expect(page.getByText(fill(settings.travel.homeSaved, { country: 'United Kingdom' }))).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: '°F' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'lb' })).toBeChecked();
  await expect(page.getByLabel(settings.travel.home)).toHaveValue('GB');

  // Keys: a bare ? unless it is typed, and it can be switched off.
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: words.keys.title });
  await expect(keys).toBeVisible();
  await expectAccessible(page);
  await keys.getByRole('checkbox', { name: words.keys.single }).uncheck();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveAccessibleName(words.search.paletteTitle);
  await page.keyboard.press('Escape');

  // Help.
  await page.getByRole('link', { name: shell.nav.support, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: words.support.title })).toBeFocused();
  await expect(page.getByText(home.faqs.help.items[0])).toBeVisible();
  await page.getByText(home.faqs.items[1].question).click();
  await expect(page.getByText(home.faqs.items[1].answer)).toBeVisible();
  await page.getByRole('button', { name: words.support.send }).click();
  await expect(page.getByText(words.support.errors.topic)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(words.support.topic).selectOption('billing');
  await page.getByRole('textbox', { name: words.support.message }).fill('Where is the invoice of last month?');
  await expect(page.getByText(/Mozilla/)).toBeVisible();
  await page.getByRole('button', { name: words.support.send }).click();
  await expect(page.getByRole('heading', { name: words.support.sent })).toBeFocused();
  await expect
    .poll(async () => (await newestMail(page.request, account.email)).text)
    .toContain('Where is the invoice of last month?');
  expect((await newestMail(page.request, 'support@valija.app')).text).toMatch(/build: \w+/);

  // A phone: packing controls are within reach, account pages behind one button.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app');
  const bar = page.getByRole('navigation', { name: shell.appNavigation });
  await bar.getByRole('button', { name: shell.nav.me }).click();
  await expectAccessible(page);
  await bar.getByRole('link', { name: shell.nav.profile }).click();
  await expect(page).toHaveURL(/\/app\/profile/);
  await expect(bar.getByRole('link', { name: shell.nav.profile })).toBeHidden();
  await bar.getByRole('link', { name: shell.nav.search }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.search.title })).toBeFocused();

  // A focused element is not covered by the bar.
  await page.goto('/app/settings');
  await expect(page.getByRole('heading', { level: 1, name: settings.title })).toBeVisible();
  const barTop = (await bar.boundingBox())?.y ?? 0;
  const covered: string[] = [];
  for (let steps = 0; steps < 30; steps += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate((edge) => {
      const element = document.activeElement;
      if (!element || element.closest('nav')) return null;
      return element.getBoundingClientRect().top >= edge ? element.outerHTML : null;
    }, barTop);
    if (hidden) covered.push(hidden);
  }
  expect(covered).toEqual([]);
});

test('a search that fails says so and can be tried again', async ({ page, baseURL }) => {
  await makePlan(page, baseURL ?? '');
  await page.route('**/api/search?*', (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: 'unavailable', message: 'Away.', requestId: 'req_of_the_test' } },
    }),
  );
  await page.goto('/app/search?q=bill');
  await expect(page.getByRole('alert')).toContainText(words.search.failed);
  // Pages need no server.
  await expect(page.getByRole('link', { name: new RegExp(shell.nav.billing) }).last()).toBeVisible();
  await page.unroute('**/api/search?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
