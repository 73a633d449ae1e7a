import { packing } from '../../web/i18n/locales/en/packing';
import { reuse } from '../../web/i18n/locales/en/reuse';
import { shell } from '../../web/i18n/locales/en/shell';
import { expect, fill, makeReadyPlan, signedInTest as test } from './fixtures';

test.use({ viewport: { width: 768, height: 1024 } });

test('on a tablet the navigation is a rail and the tools one row, and items left at home show their weight and can be restored', async ({
  page,
  baseURL,
}) => {
  const trip = { destination: 'Lisbon, Portugal', startDate: '2027-05-01', endDate: '2027-05-08' };
  const plan = await makeReadyPlan(page.context().request, baseURL ?? '', trip);
  await page.goto(`/app?plan=${plan.id}`);
  const first = page.locator('[data-item] .pack-box').first();
  await expect(first).toBeVisible({ timeout: 20_000 });
  const rail = page.getByRole('complementary');
  expect((await rail.boundingBox())?.width).toBeLessThanOrEqual(80);
  // Its icons have accessible names.
  await expect(rail.getByRole('link', { name: shell.nav.settings, exact: true })).toBeVisible();
  const tools = page.getByRole('region', { name: packing.tools.label });
  expect((await tools.boundingBox())?.height).toBeLessThanOrEqual(56);

  const [thing] = plan.items.filter(({ optional, weightGrams }) => !optional && (weightGrams ?? 0) > 0);
  if (!thing) throw new Error('nothing weighs anything');
  const before = await page.locator('[data-item] .pack-box').count();
  await page.getByRole('checkbox', { name: thing.name, exact: true }).focus();
  await page.keyboard.press('h');
  await expect(page.locator('[data-item] .pack-box')).toHaveCount(before - 1);
  const home = page.getByRole('group').filter({ hasText: /stays? home/ });
  await home.locator('summary').click();
  await expect(home.locator('summary')).toContainText(/\d(?:\.\d)?\u00A0kg/);
  await expect(home.getByText(reuse.leftOut.yours)).toBeVisible();
  await home
    .getByRole('button', { name: new RegExp(`^${fill(reuse.leftOut.putBackLabel, { name: '' })}.*${thing.name}`) })
    .click();
  await expect(page.locator('[data-item] .pack-box')).toHaveCount(before);
});
