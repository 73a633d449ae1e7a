import type { Page } from '@playwright/test';
import { billing as english } from '../../web/i18n/locales/en/billing';
import { billing as spanish } from '../../web/i18n/locales/es/billing';
import { referrals as referralWords } from '../../web/i18n/locales/en/referrals';
import { expect as expectNow, expectAccessible, signUp, test } from './fixtures';

// Pages of another origin, payments and webhooks take their time on a busy machine.
const expect = expectNow.configure({ timeout: 20_000 });

test.describe.configure({ timeout: 120_000 });

const LANGUAGES = [
  { locale: 'en', prefix: '', words: english, price: /€9\.99/ },
  { locale: 'es', prefix: '/es', words: spanish, price: /9,99\s€/ },
] as const;

const credits = (page: Page, words: (typeof LANGUAGES)[number]['words'], total: number) =>
  expect(page.getByRole('region', { name: words.credits.title, exact: true })).toContainText(String(total));

for (const { locale, prefix, words, price } of LANGUAGES) {
  test(`a pack and a plan are bought, the plan canceled and resumed (${locale})`, async ({ page, account }) => {
    expect(account.email).toContain('@');
    await page.goto(`${prefix}/app/billing`);
    await expect(page.getByText(words.plans.popular)).toBeVisible();
    await expect(page.getByText(price).first()).toBeVisible();
    await expect(page.getByText(words.history.signup)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: words.packs.buy.replace('{{credits}}', '20') }).click();
    await page.getByRole('button', { name: 'Pay with a declined card' }).click();
    await expect(page.getByRole('alert')).toContainText('declined');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(words.checkout.canceled)).toBeVisible();

    await page.getByRole('button', { name: words.packs.buy.replace('{{credits}}', '20') }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText(words.checkout.bought)).toBeVisible({ timeout: 20_000 });
    await credits(page, words, 22);
    await expect(page.getByText(words.history.pack)).toBeVisible();

    await page.getByRole('button', { name: words.plans.subscribe.replace('{{plan}}', 'Nomad') }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText(words.checkout.bought)).toBeVisible({ timeout: 20_000 });
    await credits(page, words, 52);
    await expect(page.getByText(words.subscription.active, { exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: words.subscription.cancel }).click();
    const dialog = page.getByRole('alertdialog');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words.subscription.cancel }).click();
    await expect(page.getByText(words.subscription.canceled, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: words.subscription.resume }).click();
    await expect(page.getByText(words.subscription.active, { exact: true })).toBeVisible();
  });
}

test('who subscribed in another tab is told so and stays on the billing page', async ({ page, account, context }) => {
  expect(account.email).toContain('@');
  await page.goto('/app/billing');
  const button = page.getByRole('button', { name: english.plans.subscribe.replace('{{plan}}', 'Crew') });
  await expect(button).toBeVisible();
  const other = await context.newPage();
  await other.goto('/app/billing');
  await other.getByRole('button', { name: english.plans.subscribe.replace('{{plan}}', 'Nomad') }).click();
  await other.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(other.getByText(english.checkout.bought)).toBeVisible({ timeout: 20_000 });
  await other.close();
  // The first tab has not looked again.
  await button.click();
  await expect(page.getByText(english.checkout.already)).toBeVisible();
  await expect(page).toHaveURL(/\/app\/billing$/);
  await expect(page.getByText(english.subscription.active, { exact: true })).toBeVisible();
});

test('another plan is chosen for the next month', async ({ page, account }) => {
  expect(account.email).toContain('@');
  await page.goto('/app/billing');
  await page.getByRole('button', { name: english.plans.subscribe.replace('{{plan}}', 'Explorer') }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText(english.checkout.bought)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Change to Crew' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change to Crew' }).click();
  await expect(page.getByText(/^From .*: Crew\.$/)).toBeVisible();
});

test('the referral link needs a username, carries it, and brings somebody', async ({ page, account, browser }) => {
  expect(account.email).toContain('@');
  await page.goto('/app/referrals');
  await expect(page.getByText(referralWords.link.needsUsername)).toBeVisible();
  await expectAccessible(page);
  const username = `guide-${Date.now().toString(36)}`;
  const { origin } = new URL(page.url());
  const renamed = await page.context().request.patch('/api/profile', { headers: { origin }, data: { username } });
  expect(renamed.ok()).toBe(true);
  await page.reload();
  await expect(page.getByText(`/home?referred-by=${username}`)).toBeVisible();
  await expect(page.getByText(referralWords.table.empty)).toBeVisible();

  const visitor = await browser.newContext();
  const other = await visitor.newPage();
  await other.goto(`${origin}/home?referred-by=${username}`);
  expect(await other.evaluate(() => localStorage.getItem('valija-referral'))).toContain(username);
  await signUp(other, origin);
  const noted = other.waitForResponse('**/api/rpc/process_referral');
  await other.goto(`${origin}/app`);
  expect(await (await noted).json()).toEqual({ success: true, error: '' });
  await expect.poll(() => other.evaluate(() => localStorage.getItem('valija-referral'))).toBeNull();
  await visitor.close();

  await page.reload();
  await expect(page.getByText('Showing 1 to 1 of 1 results')).toBeVisible();
  await expectAccessible(page);
});
