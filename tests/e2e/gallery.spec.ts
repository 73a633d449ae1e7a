/** The parts of the interface, as `/__dev/gallery` shows them. */
import { expect, expectAccessible, test } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('toasts show three and keep five, have an action, take Alt+T, and a loading one stays until it is resolved', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/__dev/gallery');
  const toasts = page.locator('[data-sonner-toast]:not([data-removed=true])');
  await page.getByRole('button', { name: 'seven at once' }).click();
  await expect(page.getByText('Toast 7')).toBeVisible();
  // With the focus on them they wait.
  await page.keyboard.press('Alt+t');
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
  await expect(page.locator('[data-sonner-toast][data-visible=true]:not([data-removed=true])')).toHaveCount(3);
  await expect(toasts).toHaveCount(5);
  await expect(toasts.filter({ hasText: 'Toast 2' })).toHaveCount(0);
  const places = () =>
    page.locator('[data-sonner-toast][data-visible=true]:not([data-removed=true])').evaluateAll((all) => {
      const boxes = all.map((toast) => toast.getBoundingClientRect()).toSorted((one, other) => other.top - one.top);
      const [first, second] = boxes;
      if (!first || !second) return null;
      const { clientWidth, clientHeight } = document.documentElement;
      return [first.width, clientWidth - first.right, clientHeight - first.bottom, first.top - second.bottom].map(
        Math.round,
      );
    });
  // Width, both offsets and gap.
  await expect.poll(places).toEqual([356, 32, 32, 14]);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Gallery' }).click();
  await page.clock.runFor(5000);
  await expect(toasts).toHaveCount(0);

  await page.getByRole('button', { name: 'loading with progress' }).click();
  await expect(page.getByText('Packing…')).toBeVisible();
  await expect(page.locator('[data-sonner-toast] progress')).toHaveAttribute('value', '60', { timeout: 5000 });
  await expect(page.locator('[data-sonner-toast] progress')).toHaveAttribute('value', '100', { timeout: 5000 });
  await expect(page.getByText('Packed')).toBeVisible();
  await page.clock.runFor(5000);
  await expect(toasts).toHaveCount(0);

  await page.getByRole('button', { name: 'with an action' }).click();
  await page.getByRole('button', { name: 'Action', exact: true }).click();
  await expect(page.getByText('Action taken')).toBeVisible();
  const taken = toasts.filter({ hasText: 'Action taken' });
  // A hovered toast does not time out: it goes because it was swiped, from its text on.
  const swipe = async (by: number, milliseconds: number) => {
    const box = await page.getByText('Action taken').boundingBox();
    if (!box) throw new Error('the toast is not there');
    await page.mouse.move(box.x + 10, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 10 + by, box.y + 5, { steps: 6 });
    await page.clock.runFor(milliseconds);
    await page.mouse.up();
  };
  // Slower than 0.11 px a millisecond only the distance counts.
  await swipe(15, 2000);
  await expect(taken).toHaveAttribute('data-swiped', 'false');
  await expect(taken).toHaveCount(1);
  await swipe(25, 2000);
  await expect(taken).toHaveCount(0);
});

test('a toast stays for four seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/__dev/gallery');
  // The first one brings what draws them.
  await page.getByRole('button', { name: 'success', exact: true }).click();
  const toasts = page.locator('[data-sonner-toast]:not([data-removed=true])');
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(5000);
  await expect(toasts).toHaveCount(0);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.getByRole('button', { name: 'info', exact: true }).click();
  // It is drawn some steps after the click, and stays from then on.
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await toasts.count()).toBe(1);
  }).toPass();
  await page.clock.runFor(3800);
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(300);
  await expect(toasts).toHaveCount(0);
});

test('the gallery shows every component, opens overlays and passes axe in both themes', async ({ page }) => {
  await page.goto('/__dev/gallery');
  for (let theme = 0; theme < 2; theme += 1) {
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Dialog', exact: true }).click();
    await expectAccessible(page, '[role=dialog]');
    await page.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Popover', exact: true }).click();
    await expectAccessible(page, '[role=dialog]');
    for (const type of ['default', 'success', 'info', 'warning', 'error']) {
      await page.getByRole('button', { name: type, exact: true }).click();
    }
    // Under the pointer they stay; of two the newer one is in front.
    await page.locator('[data-sonner-toast]', { hasText: 'Error' }).first().hover();
    await expectAccessible(page, '[data-sonner-toaster]');
    await page.getByRole('button', { name: 'Other theme' }).click();
  }
  await page.getByRole('button', { name: 'Overlay with an answer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The overlay answered: true')).toBeVisible();
  const pending = page.getByRole('button', { name: 'Works while its handler runs' });
  await pending.click();
  await expect(pending).toHaveAttribute('aria-busy', 'true');
  await expect(pending).not.toHaveAttribute('aria-busy', 'true', { timeout: 5000 });
});
