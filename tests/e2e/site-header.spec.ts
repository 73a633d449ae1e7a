import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';

/** How far down the middle of something is, pixels. */
const middle = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
};

test('the header has anchors and a scrolled state, and changing the language keeps page and position', async ({
  page,
}) => {
  await page.goto('/home');
  const header = page.locator('[data-header]');
  const scrollTo = (top: number) =>
    page.evaluate(async (y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      // The event of it comes with the next frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    }, top);
  await scrollTo(21);
  await expect(header).toHaveAttribute('data-scrolled');
  await scrollTo(20);
  await expect(header).not.toHaveAttribute('data-scrolled');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/#pricing$/);
  await expect(page.locator('#pricing')).toBeInViewport();
  await expect(header).toHaveAttribute('data-scrolled');
  await expect
    .poll(() => page.evaluate(() => document.getElementById('pricing')?.getBoundingClientRect().top))
    .toBeLessThan(200);
  await page.evaluate(() => history.replaceState(null, '', '/home'));
  const place = await page.evaluate(() => Math.round(window.scrollY));
  // Not `click()`, which first scrolls a sticky header's link "into view".
  await page
    .locator('a[data-locale=es]:visible')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/es\/home$/);
  // Also asked while the document changes, which fails.
  await expect(async () => expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 400)).toPass();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'i18n_locale');
  expect(cookie?.value).toBe('ZXM');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/es\/home$/);
  await page.goto('/en/terms');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/\/en\/home#faqs$/);
  await expect(page.locator('#faqs')).toBeInViewport();
});

test('the mobile menu closes on an outside click, a choice, a wide window and Escape, and passes axe', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home');
  const button = page.getByRole('button', { name: 'Open menu' });
  const logo = await middle(page.getByRole('banner').getByText('Valija'));
  expect(Math.abs(logo - (await middle(button)))).toBeLessThan(1.5);
  const menu = page.locator('#mobile-menu');
  await button.click();
  await expect(menu).toBeVisible();
  await expect(menu.getByText('Theme')).toBeVisible();
  await expect(menu.getByText('Language')).toBeVisible();
  await expectAccessible(page);
  await page.mouse.click(200, 835);
  await expect(menu).toBeHidden();
  await button.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.setViewportSize({ width: 768, height: 844 });
  // Hidden by the style sheet at once; closed when the script gets the new width.
  await expect(menu).toBeHidden();
  await expect(page.locator('[data-header]')).not.toHaveAttribute('data-menu-open');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(menu).toBeHidden();
});
