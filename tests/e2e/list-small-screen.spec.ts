import { readFileSync } from 'node:fs';
import { common } from '../../web/i18n/locales/en/common';
import { packing } from '../../web/i18n/locales/en/packing';
import { plans } from '../../web/i18n/locales/en/plans';
import { expect, expectAccessible, makeReadyPlan, signedInTest as test } from './fixtures';
import { TRIP, FAMILY, addThings, boxes, open, packAllBut } from './packing-list';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first check box is on the first screen, and a long press opens a row', async ({ page, baseURL }) => {
    await open(page, baseURL ?? '', FAMILY);
    const first = boxes(page).first();
    await expect(page.getByRole('button', { name: packing.tools.packWithMe })).toBeInViewport({ ratio: 1 });
    await expect(first).toBeInViewport({ ratio: 1 });
    // Nothing lies over it: not the navigation, not the toolbar.
    expect(
      await first.evaluate((box) => {
        const { left, top, width, height } = box.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === box;
      }),
    ).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

    const note = page.locator('[data-item]').first().locator('.row-note');
    const { x = 0, y = 0 } = (await note.boundingBox()) ?? {};
    const touch = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + 60, y: y + 8 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(page.locator('[data-item]').first()).toHaveAttribute('data-open');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(first).not.toBeChecked();
  });

  test('content that is not rendered keeps its height, so that groups do not overlap in either view', async ({
    page,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    const trip = { ...TRIP, endDate: '2027-05-14', activities: ['hiking', 'beach'] };
    const plan = await makeReadyPlan(page.context().request, origin, trip);
    await addThings(page, origin, plan, 80 - plan.items.length);
    await page.goto(`/app?plan=${plan.id}`);
    await expect(boxes(page).first()).toBeVisible({ timeout: 20_000 });
    const covered = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.category')].flatMap((group) => {
          const { bottom } = group.getBoundingClientRect();
          return [...group.querySelectorAll('input, button')]
            .filter((target) => target.getBoundingClientRect().bottom > bottom)
            .map((target) => target.outerHTML);
        }),
      );
    await expect.poll(covered).toEqual([]);
    await page.getByRole('button', { name: packing.tools.more }).click();
    await page.getByRole('menuitem', { name: packing.view.compact }).click();
    await page.reload();
    await expect(boxes(page).first()).toBeVisible({ timeout: 20_000 });
    await expect.poll(covered).toEqual([]);
    for (const step of await page.locator('.row-step').all()) await expect(step).toBeHidden();
  });

  test('with text at 200 % nothing scrolls sideways and headings stay readable', async ({ page, baseURL }) => {
    await open(page, baseURL ?? '', { ...TRIP, locale: 'es' }, '/es');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0);
    const letters = await page.locator('.plan-columns h2 bdi').evaluateAll((names) =>
      names.map((name) => {
        const lines = name.getClientRects().length;
        return (name.textContent ?? '').length / lines;
      }),
    );
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(4);
    const [name, share] = [page.getByRole('heading', { level: 1 }), page.getByRole('button', { name: 'Compartir' })];
    const [above, below] = [await name.boundingBox(), await share.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });

  test('the last tick shows the closing screen with a boarding pass picture and a QR code', async ({
    page,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    const plan = await makeReadyPlan(page.context().request, origin, TRIP);
    await packAllBut(page, origin, plan, 1);
    await page.goto(`/app?plan=${plan.id}`);
    const last = page.locator('[data-item] .pack-box:not(:checked)').first();
    await last.click();
    const dialog = page.getByRole('dialog', { name: packing.ready.title });
    await expect(dialog.getByText(packing.ready.board).first()).toBeAttached();
    await expect(dialog.getByRole('img', { name: new RegExp(plan.id) })).toBeVisible();
    // All of the board and the pass, without going sideways.
    expect(await dialog.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: packing.ready.open }).click();
    await expect(dialog.getByRole('img', { name: /shared/ })).toBeVisible();
    await expect(dialog.getByText(packing.ready.anybody)).toBeVisible();
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: packing.ready.share }).click();
    const picture = readFileSync(await (await saved).path());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);
    await dialog.getByRole('button', { name: common.close }).click();
    await page.getByRole('button', { name: packing.tools.pass }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: common.close }).click();
    // A list that was packed before is no news.
    await page.reload();
    await expect(page.getByText(plans.plan.allPacked)).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});
