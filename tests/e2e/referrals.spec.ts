import { referrals as words } from '../../web/i18n/locales/en/referrals';
import { referrals as spanish } from '../../web/i18n/locales/es/referrals';
import {
  expect as expectNow,
  expectAccessible,
  expectToFit,
  signUp,
  signUpThrough,
  signedInTest as test,
} from './fixtures';
import { buyThrough, stripeAt } from './stripe-steps';

// Payments and webhooks take their time on a busy machine.
const expect = expectNow.configure({ timeout: 20_000 });

test('the referral link needs a username, contains it, and records a referral', async ({ page, browser }) => {
  await page.goto('/app/referrals');
  await expect(page.getByText(words.link.needsUsername)).toBeVisible();
  await expectAccessible(page);
  const username = `guide-${Date.now().toString(36)}`;
  const { origin } = new URL(page.url());
  const renamed = await page.context().request.patch('/api/profile', { headers: { origin }, data: { username } });
  expect(renamed.ok()).toBe(true);
  await page.reload();
  await expect(page.getByText(`/home?referred-by=${username}`)).toBeVisible();
  await expect(page.getByText(words.table.empty)).toBeVisible();

  const visitor = await browser.newContext();
  const other = await visitor.newPage();
  await other.goto(`${origin}/home?referred-by=${username}`);
  await expect.poll(() => other.evaluate(() => localStorage.getItem('valija-referral'))).toContain(username);
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

test('referrals are listed in pages with filters and the reward of the one who bought', async ({
  page,
  playwright,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const stripe = await stripeAt(playwright);
  const username = `host-${Date.now().toString(36)}`;
  const mine = page.context().request;
  expect((await mine.patch('/api/profile', { headers: { origin }, data: { username } })).ok()).toBe(true);
  for (let group = 0; group < 3; group += 1) {
    await Promise.all(
      Array.from({ length: 4 }, async (_, index) => {
        const address = `198.51.${100 + group}.${index + 1}`;
        const friend = await playwright.request.newContext({
          baseURL: origin,
          extraHTTPHeaders: { 'cf-connecting-ip': address },
        });
        await signUpThrough(friend, origin);
        const data = { referring_username: username };
        const answer = await friend.post('/api/rpc/process_referral', { headers: { origin }, data });
        expect(await answer.json()).toEqual({ success: true, error: '' });
        if (group + index === 0) await buyThrough(stripe, friend, origin, { kind: 'pack', id: 'pack-60' });
        await friend.dispose();
      }),
    );
  }
  const { table } = words;
  const showing = (from: number, to: number, total: number) =>
    expect(page.getByText(`Showing ${from} to ${to} of ${total} results`, { exact: true })).toBeVisible();
  const rows = page.getByRole('table', { name: table.title }).getByRole('row');
  await page.goto('/app/referrals');
  await showing(1, 10, 12);
  await expect(rows).toHaveCount(11);
  await expect(page.getByText('@example.com')).toHaveCount(0);
  // Masked alike, they are told apart by the tag behind.
  expect(new Set(await rows.locator('td:nth-child(2)').allInnerTexts()).size).toBe(10);
  await expect(page.getByRole('button', { name: table.previous })).toBeDisabled();
  await page.getByRole('button', { name: table.next }).click();
  await showing(11, 12, 12);
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('button', { name: table.next })).toBeDisabled();
  await page.getByRole('tab', { name: words.filter.not_purchased }).click();
  await showing(1, 10, 11);
  await page.getByRole('tab', { name: words.filter.purchased, exact: true }).click();
  await showing(1, 1, 1);
  await expect(rows.last()).toContainText('6 credits');
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/es/app/referrals');
  await expect(page.getByText('Mostrando del 1 al 10 de 12 resultados')).toBeVisible();
  await expect(page.getByText(spanish.stats.reward)).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
});
