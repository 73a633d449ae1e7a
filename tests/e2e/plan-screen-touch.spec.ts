import { packing } from '../../web/i18n/locales/en/packing';
import { plans } from '../../web/i18n/locales/en/plans';
import { expect, fill, signedInTest as test } from './fixtures';
import { untilStill } from './list-steps';
import { openPlan, row, category, namesIn, inClothing, reloadOnce } from './plan-screen-steps';

test.describe('on a phone, with one hand', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('ticks are large and instant, roll back when refused, and rows are dragged by a handle', async ({
    page,
    baseURL,
  }) => {
    await openPlan(page, baseURL ?? '');
    const clothing = category(page, plans.categories.clothing);
    const [first = '', second = '', third = ''] = await namesIn(clothing);
    const box = clothing.getByRole('checkbox', { name: first, exact: true });

    const { height = 0, width = 0 } = (await box.locator('..').boundingBox()) ?? {};
    expect([height >= 44, width >= 200]).toEqual([true, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

    await page.route('**/sync', (route) =>
      route.fulfill({ status: 422, json: { error: { code: 'validation_failed', message: 'no', requestId: 'req_x' } } }),
    );
    await box.locator('..').tap();
    await expect(page.getByText(new RegExp(`“${first}” could not be saved`))).toBeVisible();
    await expect(box).not.toBeChecked();
    await page.unroute('**/sync');
    await box.locator('..').tap();
    await expect(box).toBeChecked();

    // The reason stands below the name; the steps of the quantity are one tap away.
    await expect(row(clothing, first).locator('.row-note')).toHaveText(/\w{3}/);
    await row(clothing, first)
      .getByRole('button', { name: fill(plans.plan.details, { item: first }) })
      .tap();
    await row(clothing, first).getByRole('button', { name: packing.item.down }).tap();
    expect((await namesIn(clothing)).slice(0, 2)).toEqual([second, first]);

    await page.getByRole('button', { name: packing.tools.arrange, exact: true }).tap();
    const handle = clothing.getByRole('button', { name: fill(packing.arrange.drag, { item: third }) });
    await handle.scrollIntoViewIfNeeded();
    await untilStill(handle);
    const from = await handle.boundingBox();
    const to = await clothing.getByRole('button', { name: fill(packing.arrange.drag, { item: second }) }).boundingBox();
    if (!from || !to) throw new Error('no handles');
    const touch = await page.context().newCDPSession(page);
    const point = (box: NonNullable<typeof from>, by: number) => [{ x: box.x + 20, y: box.y + by }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(from, 20) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(to, 15) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(to, 5) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.getByRole('button', { name: packing.tools.arrangeDone, exact: true }).last().tap();
    await expect.poll(async () => (await namesIn(clothing)).slice(0, 3)).toEqual([third, second, first]);

    await reloadOnce(
      page,
      (items) =>
        inClothing(items)
          .slice(0, 3)
          .map(({ name }) => name),
      [third, second, first],
    );
    expect((await namesIn(clothing)).slice(0, 3)).toEqual([third, second, first]);
  });

  test('a dialog with a field does not open the on-screen keyboard', async ({ page, baseURL }) => {
    await openPlan(page, baseURL ?? '');
    await page.getByRole('button', { name: packing.menu.share, exact: true }).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await expect(dialog.getByRole('textbox').first()).not.toBeFocused();
  });
});
