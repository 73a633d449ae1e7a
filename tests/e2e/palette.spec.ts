import type { Page } from '@playwright/test';
import { planOutput } from '../../worker/plans/contract';
import { around as english } from '../../web/i18n/locales/en/around';
import { packing as englishPacking } from '../../web/i18n/locales/en/packing';
import { sharing as englishSharing } from '../../web/i18n/locales/en/sharing';
import { around as spanish } from '../../web/i18n/locales/es/around';
import { packing as spanishPacking } from '../../web/i18n/locales/es/packing';
import { sharing as spanishSharing } from '../../web/i18n/locales/es/sharing';
import { expect, expectAccessible, fill, makeReadyPlan, signedInTest as test } from './fixtures';

const TRIP = { destination: 'Lisbon, Portugal', startDate: '2027-05-01', endDate: '2027-05-08' };

/** Where the palette stands, once it has come in. */
const standing = async (page: Page) => {
  const dialog = page.getByRole('dialog');
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)));
  return dialog.boundingBox();
};

for (const { locale, prefix, words, packing, sharing, verb } of [
  { locale: 'en', prefix: '', words: english, packing: englishPacking, sharing: englishSharing, verb: 'add' },
  { locale: 'es', prefix: '/es', words: spanish, packing: spanishPacking, sharing: spanishSharing, verb: 'añade' },
] as const) {
  test(`the palette ticks, adds, shares and starts a trip, and does not move while typing (${locale})`, async ({
    page,
    baseURL,
  }) => {
    const plan = await makeReadyPlan(page.context().request, baseURL ?? '', { ...TRIP, locale });
    const [first, second] = plan.items.filter(({ optional }) => !optional);
    if (!first || !second) throw new Error('an empty list');
    const stored = async () =>
      planOutput.parse(await (await page.context().request.get(`/api/plans/${plan.id}`)).json()).plan.items;
    await page.goto(`${prefix}/app?plan=${plan.id}`);
    await expect(page.locator('[data-item] .pack-box').first()).toBeVisible({ timeout: 20_000 });

    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: words.search.label });
    await expect(page.getByRole('option', { name: words.commands.pack })).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    const before = await standing(page);

    // One name after the other, an Enter each.
    for (const { name, id } of [first, second]) {
      await box.fill(name);
      const tick = page.getByRole('option', { name: fill(words.commands.tick, { item: name }) });
      await expect(tick).toHaveAttribute('aria-selected', 'true');
      await box.press('Enter');
      await expect(page.getByRole('option', { name: fill(words.commands.untick, { item: name }) })).toBeVisible();
      expect(await standing(page)).toEqual(before);
      await expect.poll(async () => (await stored()).find((item) => item.id === id)?.packed).toBe(true);
    }
    await box.fill(`${verb} 3 harmonicas`);
    await expect(page.getByRole('option').first()).toHaveText(new RegExp(`3 × harmonicas`));
    await box.press('Enter');
    await expect.poll(async () => (await stored()).find(({ name }) => name === 'harmonicas')?.quantity).toBe(3);
    await box.fill('qqqq');
    await expect(page.getByRole('option')).toHaveText([new RegExp(fill(words.commands.add, { item: 'qqqq' }))]);
    expect(await standing(page)).toEqual(before);

    await box.fill(words.commands.share);
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await box.press('Enter');
    await expect(page.getByRole('dialog', { name: sharing.dialog.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await box.fill(words.commands.pack);
    await box.press('Enter');
    await expect(page.getByRole('dialog', { name: packing.pack.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await box.fill(words.search.newPlan);
    await page.getByRole('option', { name: words.search.newPlan }).click();
    await expect(page).toHaveURL(/new=1/);
    // The same keys close it while it stands.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // No list is open: what is offered is what works everywhere.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option', { name: words.commands.light })).toBeAttached();
    await expect(page.getByRole('option', { name: words.commands.pack })).toHaveCount(0);
    await box.fill(words.commands.light);
    await box.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
}
