import { waitlist } from '../../web/i18n/locales/en/waitlist';
import { expect, expectAccessible, freshEmail, routeOnce, test } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the waitlist reports empty, invalid, known, joined and failed addresses', async ({ page }) => {
  const email = freshEmail('waiting');
  // A connection breaks while the page's script is on its way: it is asked for again, and what was pressed is kept.
  await routeOnce(page, '**/assets/site-*.js', (route) => route.abort());
  await page.goto('/waitlist');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(waitlist.now.title);
  await expect(page.getByText(waitlist.now.state)).toBeVisible();
  const field = page.getByLabel(waitlist.email);
  const submit = page.getByRole('button', { name: waitlist.submit });
  await page.route('**/assets/enhance-*.js', (route) => route.abort());
  await submit.click();
  await expect(page.getByText(waitlist.errors.failed)).toBeVisible();
  await page.unroute('**/assets/enhance-*.js');
  // What was asked for ahead may still be failing; "try again" is what the page says.
  await expect(async () => {
    await submit.click();
    await expect(page.getByText(waitlist.errors.required)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  for (const [wrong, message] of [
    ['ana', waitlist.errors.email],
    // A browser lets it pass; the API does not.
    ['ana@example', waitlist.errors.invalid],
  ] as const) {
    await field.fill(wrong);
    await field.press('Enter');
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await page.route('**/api/waitlist', (route) => route.abort());
  await field.fill(email);
  await submit.click();
  await expect(page.getByText(waitlist.errors.failed)).toBeVisible();
  await page.unroute('**/api/waitlist');
  await submit.click();
  await expect(page.getByText(waitlist.success.title)).toBeVisible();
  await expect(page.getByText(waitlist.success.text.replace('{{email}}', email))).toBeVisible();
  await expectAccessible(page);
  await page.goto('/waitlist');
  await page.getByLabel(waitlist.email).fill(email.toUpperCase());
  await page.getByRole('button', { name: waitlist.submit }).click();
  await expect(page.getByText(waitlist.errors.already)).toBeVisible();
});

test('the waitlist has the same lines in the faces of the system and in ours, so that nothing moves', async ({
  page,
}) => {
  for (const path of ['/waitlist', '/es/waitlist']) {
    await page.goto(path);
    const root = page.locator('html[data-fonts]');
    await expect(root).toBeAttached();
    for (const width of [320, 344, 360, 375, 384, 390, 402, 412, 430, 600, 768, 810, 1024, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const [ours = 0, theirs = 0] = await page.evaluate(() =>
        [true, false, true].map((isOurs) => {
          document.documentElement.toggleAttribute('data-fonts', isOurs);
          return document.querySelector('#waitlist form')?.getBoundingClientRect().bottom ?? 0;
        }),
      );
      expect(Math.abs(ours - theirs), `${path} at ${width}`).toBeLessThan(1);
    }
  }
});
