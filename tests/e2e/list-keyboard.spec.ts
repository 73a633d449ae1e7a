import type { Locator } from '@playwright/test';
import { packing as english } from '../../web/i18n/locales/en/packing';
import { plans } from '../../web/i18n/locales/en/plans';
import { understood } from '../../web/i18n/locales/en/understood';
import { packing as spanish } from '../../web/i18n/locales/es/packing';
import { expect, fill, signedInTest as test } from './fixtures';
import { openPlanDetails } from './list-steps';
import { boxes, open } from './packing-list';

/** Two places, three people: as much as a head of one line has to say. */
const TRIP = {
  destination: 'Lisbon, Portugal',
  startDate: '2027-05-01',
  endDate: '2027-05-08',
  description:
    'Me, my husband Tom and Ana, 6. Four nights in Lisbon, then three in Porto by train. One cabin bag each. I need a plumbus for the party.',
};
const VIAJE = {
  ...TRIP,
  locale: 'es',
  description:
    'Mi marido Tom, Ana, de 6 años, y yo. Cuatro noches en Lisboa y luego tres en Oporto, en tren. Una maleta de cabina cada uno.',
};

/** Ids of the rows of a part of the list. */
const idsIn = (part: Locator): Promise<string[]> =>
  part
    .locator('[data-item]:has(.pack-box)')
    .evaluateAll((found) => found.map((row) => row.getAttribute('data-item') ?? ''));

/** Whether nothing lies over the middle of an element: not the navigation, not the toolbar. */
const isUncovered = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('when somebody else removes the focused row, the focus moves to the next row, the previous one, or the add field', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  await open(page, origin, TRIP);
  const rows = page.locator('[data-item]:has(.pack-box)');
  const idAt = async (at: number) => (await rows.nth(at).getAttribute('data-item')) ?? '';
  const elsewhere = async (id: string) => {
    const [planId] = new URL(page.url()).searchParams.getAll('plan');
    const answer = await page.context().request.delete(`/api/plans/${planId}/items/${id}`, { headers: { origin } });
    expect(answer.ok()).toBe(true);
    await expect(page.locator(`[data-item="${id}"]`)).toHaveCount(0);
  };
  const boxOf = (id: string) => page.locator(`[data-item="${id}"] .pack-box`);

  // An arrow key has led there, as it does for people who pack by keyboard.
  const [gone, next] = [await idAt(1), await idAt(2)];
  await rows.first().locator('.pack-box').focus();
  await page.keyboard.press('ArrowDown');
  await expect(boxOf(gone)).toBeFocused();
  await elsewhere(gone);
  await expect(boxOf(next)).toBeFocused();
  // From inside an opened row, too.
  await page.keyboard.press('o');
  await page.getByRole('button', { name: plans.plan.renameItem }).focus();
  const after = await idAt(2);
  await elsewhere(next);
  await expect(boxOf(after)).toBeFocused();

  // The last of a group leads to the one before it; the only one to the line that adds another, or to what is left.
  const section = page.locator('.plan-columns section').first();
  const ids = await idsIn(section);
  const [last = '', before = ''] = ids.toReversed();
  await boxOf(last).focus();
  await elsewhere(last);
  await expect(boxOf(before)).toBeFocused();
  const all = await idsIn(page.locator('.plan-columns'));
  for (const id of ids.slice(0, -1)) {
    await boxOf(id).focus();
    await elsewhere(id);
  }
  await expect(page.locator('.plan-columns :focus')).toHaveCount(1);
  expect(all.length).toBeGreaterThan(ids.length);
});

test('Escape moves the focus from the add field to the previous row, and from inside a row to its check box', async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL ?? '', TRIP);
  const box = boxes(page).nth(1);
  await box.focus();
  await page.keyboard.press('n');
  const line = page.locator('.add-line:focus');
  await line.fill('Teddy');
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();
  await expect(page.locator('.add-line').first()).toHaveValue('');

  await page.keyboard.press('o');
  await page.getByRole('button', { name: plans.plan.renameItem }).focus();
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();
  await expect(page.getByRole('button', { name: plans.plan.renameItem })).toBeHidden();
  // What is typed is given up first; the next one leads back.
  const quantity = page.locator('[data-item]').nth(1).getByRole('textbox');
  const was = await quantity.inputValue();
  await quantity.fill('12');
  await page.keyboard.press('Escape');
  await expect(quantity).toHaveValue(was);
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();
});

test('words that were not understood are shown, and one tap adds them to the list', async ({ page, baseURL }) => {
  const plan = await open(page, baseURL ?? '', TRIP);
  const [unplaced] = plan.trip?.unplaced ?? [];
  if (!unplaced) throw new Error('everything was placed');
  await expect(page.getByText(fill(english.head.unplaced_one, { count: 1 }))).toBeVisible();
  await openPlanDetails(page);
  const add = page.getByRole('button', { name: fill(understood.placeIt, { what: unplaced.words }) });
  await add.click();
  await expect(add).toHaveCount(0);
  await expect(page.getByText(fill(english.head.unplaced_one, { count: 1 }))).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: new RegExp(unplaced.words, 'i') })).toBeAttached();
});

test('two key presses lead from the title to the first item', async ({ page, baseURL }) => {
  await open(page, baseURL ?? '', TRIP);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: english.head.toFirst })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(boxes(page).first()).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [prefix, trip, words] of [
    ['', TRIP, english],
    ['/es', VIAJE, spanish],
  ] as const) {
    test(`the first check box is visible with two places and three people, and the lowest row opens above the navigation (${prefix || '/en'})`, async ({
      page,
      baseURL,
    }) => {
      const plan = await open(page, baseURL ?? '', trip, prefix);
      expect([plan.trip?.legs.filter(({ kind }) => kind === 'stay').length, plan.trip?.travellers.length]).toEqual([
        2, 3,
      ]);
      const first = boxes(page).first();
      await expect(first).toBeInViewport({ ratio: 1 });
      expect(await isUncovered(first)).toBe(true);
      await expect(page.getByRole('button', { name: words.tools.packWithMe })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

      // The lowest row that shows above the navigation.
      const limit = (await page.getByRole('navigation').last().boundingBox())?.y ?? 0;
      const rows = page.locator('[data-item]:has(.pack-box)');
      const tops = await rows.evaluateAll((found) => found.map((row) => row.getBoundingClientRect().top));
      const lowest = rows.nth(tops.findLastIndex((top) => top > 0 && top + 44 < limit));
      await lowest.locator('.row-more').tap();
      const remove = lowest.getByRole('button', {
        name: words === english ? plans.plan.remove : 'Quitar',
        exact: true,
      });
      await expect(remove).toBeInViewport({ ratio: 1 });
      expect(await isUncovered(remove)).toBe(true);
      const { y = 0, height = 0 } = (await lowest.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(limit);
    });
  }
});
