import type { Page } from '@playwright/test';
import * as z from 'zod';
import { auth as authWords } from '../../web/i18n/locales/en/auth';
import { billing as english } from '../../web/i18n/locales/en/billing';
import { billing as spanish } from '../../web/i18n/locales/es/billing';
import { home as homeWords } from '../../web/i18n/locales/en/home';
import {
  becomePremium,
  expect as expectNow,
  expectAccessible,
  expectToFit,
  newestMail,
  signUp,
  test,
} from './fixtures';
import { buyThrough, stripeAt } from './stripe-steps';

// Pages of another origin, payments and webhooks take their time on a busy machine.
const expect = expectNow.configure({ timeout: 20_000 });

test.describe.configure({ timeout: 120_000 });

const credits = (page: Page, total: number) =>
  expect(page.getByRole('region', { name: english.credits.title, exact: true })).toContainText(String(total));

test('a pack and a subscription are bought, and the subscription is canceled and resumed', async ({
  page,
  account,
}) => {
  expect(account.email).toContain('@');
  await page.goto('/app/billing');
  await expect(page.getByText(english.plans.popular)).toBeVisible();
  await expect(page.getByText(/€9\.99/).first()).toBeVisible();
  await expect(page.getByText(english.history.signup)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: english.packs.buy.replace('{{credits}}', '20') }).click();
  await page.getByRole('button', { name: 'Pay with a declined card' }).click();
  await expect(page.getByRole('alert')).toContainText('declined');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(english.checkout.canceled)).toBeVisible();

  await page.getByRole('button', { name: english.packs.buy.replace('{{credits}}', '20') }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText(english.checkout.bought)).toBeVisible({ timeout: 20_000 });
  await credits(page, 22);
  await expect(page.getByText(english.history.pack)).toBeVisible();

  await page.getByRole('button', { name: english.plans.subscribe.replace('{{plan}}', 'Nomad') }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText(english.checkout.bought)).toBeVisible({ timeout: 20_000 });
  await credits(page, 52);
  await expect(page.getByText(english.subscription.active, { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: english.subscription.cancel }).click();
  const dialog = page.getByRole('alertdialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: english.subscription.cancel }).click();
  await expect(page.getByText(english.subscription.canceled, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: english.subscription.resume }).click();
  await expect(page.getByText(english.subscription.active, { exact: true })).toBeVisible();
});

test('a consumer withdraws from a purchase after one question, and the receipt is mailed', async ({
  page,
  account,
  playwright,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  await buyThrough(await stripeAt(playwright), page.context().request, origin, { kind: 'pack', id: 'pack-5' });
  await expect
    .poll(async () => (await page.context().request.get('/api/billing/invoices')).text())
    .toContain('"itemId":"pack-5"');
  await page.goto('/app/billing');
  await page.getByRole('button', { name: english.withdraw.open }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(english.withdraw.confirmText);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: english.withdraw.confirm }).click();
  await expect(page.getByText(english.withdraw.done)).toBeVisible();
  await expect.poll(async () => (await newestMail(page.request, account.email)).subject).toMatch(/withdrawal/);
});

test('a purchase started from a trip returns to it and says what it unlocked', async ({ page, account }) => {
  expect(account.email).toContain('@');
  await page.goto('/app?new=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Billing' }).click();
  await page.getByRole('button', { name: english.plans.subscribe.replace('{{plan}}', 'Nomad') }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: english.checkout.bought })).toBeFocused({ timeout: 20_000 });
  await expect(page.getByText(english.gives.premiumItems.bags).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: english.checkout.backToTrip }).click();
  await expect(page).toHaveURL(/\/app\?new=1$/);
});

test('somebody who subscribed in another tab sees that and stays on the billing page', async ({
  page,
  account,
  baseURL,
}) => {
  expect(account.email).toContain('@');
  await page.goto('/app/billing');
  const button = page.getByRole('button', { name: english.plans.subscribe.replace('{{plan}}', 'Crew') });
  await expect(button).toBeVisible();
  await becomePremium(page.context().request, baseURL ?? '');
  // This tab has not refetched.
  await button.click();
  await expect(page.getByText(english.checkout.already)).toBeVisible();
  await expect(page).toHaveURL(/\/app\/billing$/);
  await expect(page.getByText(english.subscription.active, { exact: true })).toBeVisible();
});

test('another subscription plan is chosen for the next month', async ({ page, account, baseURL }) => {
  expect(account.email).toContain('@');
  await becomePremium(page.context().request, baseURL ?? '');
  await page.goto('/app/billing');
  await page.getByRole('button', { name: 'Change to Crew' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change to Crew' }).click();
  await expect(page.getByText(/^From .*: Crew\.$/)).toBeVisible();
});

test('on a phone a failed payment says what to do, the portal fixes it, and a dispute blocks spending', async ({
  browser,
  playwright,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const stripe = await stripeAt(playwright);
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'es-ES',
  });
  const page = await context.newPage();
  const words = spanish;
  await signUp(page, origin, 'es');
  const customer = await buyThrough(stripe, context.request, origin, { kind: 'subscription', id: 'nomad' });
  await stripe.control({ op: 'decline', customer, declined: true });
  await stripe.control({ op: 'advance', customer, seconds: 32 * 86_400 });
  await expect(async () => {
    await page.goto('/es/app/billing');
    await expectNow(page.getByText(words.subscription.pastDue)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText(words.subscription.failed)).toBeVisible();
  await expect(page.getByText(words.invoices.unpaid)).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: words.subscription.fixCard }).click();
  await page.getByRole('button', { name: 'Use a card that works' }).click();
  await expect(page.getByRole('heading', { name: 'Renews monthly' })).toBeVisible();
  await page.getByRole('button', { name: 'Return' }).click();
  await expect(page).toHaveURL(/\/es\/app\/billing$/);
  await expect(async () => {
    await page.reload();
    await expectNow(page.getByText(words.subscription.active, { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText(words.subscription.pastDue)).toBeHidden();
  await expect(page.getByText(/9,99\s€/).first()).toBeVisible();
  await page.getByRole('button', { name: words.subscription.portal }).click();
  await expect(page.getByRole('button', { name: 'Cancel plan' })).toBeVisible();

  const charges = z
    .object({ data: z.array(z.object({ id: z.string() })) })
    .parse(await stripe.get(`/v1/charges?customer=${customer}`));
  await stripe.control({ op: 'dispute', charge: charges.data[0]?.id ?? '' });
  await expect(async () => {
    await page.goto('/es/app/billing');
    await expectNow(page.getByText(words.credits.hold)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expectToFit(page);
  await expectAccessible(page);
  await context.close();
});

test('a visitor who wants to buy is asked to log in first, and comes back to buy', async ({ page, account }) => {
  await page.context().clearCookies();
  await page.goto('/home#pricing');
  await page.locator('#pricing').getByRole('link', { name: homeWords.pricing.choose }).first().click();
  await expect(page).toHaveURL(/\/app\/login$/);
  await expect(page.getByText(authWords.login.toBuy, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(authWords.email, { exact: true }).fill(account.email);
  await page.getByLabel(authWords.password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: authWords.login.submit }).click();
  // The checkout of the chosen plan opens; going back asks nothing again.
  await page.waitForURL((url) => url.port === process.env['E2E_STRIPE_PORT']);
  await page.goto('/app/billing');
  await expect(page).toHaveURL(/\/app\/billing$/);
  const buy = page.getByRole('button', { name: english.plans.subscribe.replace('{{plan}}', 'Nomad') });
  await expect(buy).toBeVisible();

  // Signed out in another tab meanwhile: the same message, and the same return path.
  await page.context().clearCookies();
  await buy.click();
  await expect(page).toHaveURL(/\/app\/login$/);
  await expect(page.getByText(authWords.login.toBuy, { exact: true })).toBeVisible();
});
