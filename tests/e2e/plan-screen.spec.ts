import type { Locator, Page } from '@playwright/test';
import * as z from 'zod';
import { type Item, planOutput } from '../../worker/plans/contract';
import { common } from '../../web/i18n/locales/en/common';
import { packing } from '../../web/i18n/locales/en/packing';
import { plans } from '../../web/i18n/locales/en/plans';
import { sharing } from '../../web/i18n/locales/en/sharing';
import { expect, expectAccessible, fill, test } from './fixtures';
import { layOpen, settled } from './list-steps';

const planAnswer = z.object({
  plan: z.object({ id: z.string(), status: z.string(), items: z.array(z.object({ name: z.string() })) }),
});

/** Makes a plan through the API and opens it; its id. */
const openPlan = async (page: Page, origin: string): Promise<string> => {
  const { request } = page.context();
  const trip = { destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-08' };
  const created = await request.post('/api/plans', { headers: { origin }, data: trip });
  const { plan } = planAnswer.parse(await created.json());
  await page.goto(`/app?plan=${plan.id}`);
  await expect(boxes(page).first()).toBeVisible({ timeout: 20_000 });
  await layOpen(page);
  return plan.id;
};

const boxes = (root: Page | Locator): Locator => root.locator('[data-item]').getByRole('checkbox');
const row = (section: Locator, name: string): Locator =>
  section.locator('[data-item]').filter({ has: section.page().getByRole('checkbox', { name, exact: true }) });
const category = (page: Page, name: string): Locator =>
  page.locator('.plan-columns section').filter({ has: page.getByRole('heading', { name }) });
const namesIn = (section: Locator): Promise<string[]> =>
  section.locator('[data-item] .item-name').evaluateAll((all) => all.map((each) => each.textContent));
const said = (page: Page, text: string): Promise<void> => expect(page.getByText(text).first()).toBeVisible();
const undo = (page: Page): Promise<void> => page.getByRole('button', { name: common.undo }).last().click();
/** Pastes a text into a field, as the keyboard does. */
const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
const find = (items: Item[], name: string) => items.find((item) => item.name === name);
const inClothing = (items: Item[]) => items.filter((item) => item.category === 'clothing');

/** Loads the page anew once the server has what is asked about the plan's items. */
const reloadOnce = async (page: Page, read: (items: Item[]) => unknown, stored: unknown): Promise<void> => {
  const planId = new URL(page.url()).searchParams.get('plan') ?? '';
  await expect
    .poll(async () => {
      const answer = await page.context().request.get(`/api/plans/${planId}`);
      return read(planOutput.parse(await answer.json()).plan.items.toSorted((a, b) => a.position - b.position));
    })
    .toEqual(stored);
  await page.reload();
  await expect(boxes(page).first()).toBeVisible();
};

test('a list is put in order, renamed and counted without a mouse, and stays so', async ({
  page,
  account,
  baseURL,
}) => {
  expect(account.email).toContain('@');
  await openPlan(page, baseURL ?? '');
  const clothing = category(page, plans.categories.clothing);
  const [first = '', second = '', third = ''] = await namesIn(clothing);

  // Alt and an arrow move; it is said, and the focus goes along.
  const box = clothing.getByRole('checkbox', { name: third, exact: true });
  await box.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  expect((await namesIn(clothing)).slice(0, 3)).toEqual([third, first, second]);
  await expect(box).toBeFocused();
  await expect(page.locator('output', { hasText: `${third}: 1 of` })).toBeAttached();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.locator('output', { hasText: fill(packing.moved.edge, { item: third }) })).toBeAttached();
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(row(category(page, plans.categories.outerwear), third)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: third, exact: true })).toBeFocused();

  // Enter on the box renames in place; Escape leaves it, Enter keeps it; any script.
  const named = clothing.getByRole('checkbox', { name: first, exact: true });
  await named.focus();
  await page.keyboard.press('Enter');
  const input = page.getByLabel(plans.plan.name);
  await expect(input).toBeFocused();
  await input.fill('something else');
  await page.keyboard.press('Escape');
  await expect(named).toBeVisible();
  await named.focus();
  await page.keyboard.press('F2');
  await input.fill('  גרביים   🧦 ');
  await page.keyboard.press('Enter');
  const hebrew = clothing.getByRole('checkbox', { name: 'גרביים 🧦', exact: true });
  await expect(hebrew).toBeVisible();
  await expect(clothing.locator('.item-name', { hasText: 'גרביים' })).toHaveAttribute('dir', 'auto');

  // Quantities: arrows, typing, what is out of range, and a button that is held.
  const quantity = row(clothing, 'גרביים 🧦').getByRole('textbox');
  await quantity.fill('7');
  await quantity.press('ArrowUp');
  await expect(quantity).toHaveValue('8');
  await quantity.fill('1000000000');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('1000000000');
  await said(page, fill(packing.item.tooMany, { max: 99 }));
  await quantity.fill('1');
  await quantity.press('Enter');
  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('0');
  await said(page, packing.item.tooFew);
  await quantity.fill('lots');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('1');
  await said(page, fill(packing.item.noNumber, { count: 1 }));
  await row(clothing, 'גרביים 🧦').getByRole('button', { name: plans.plan.more }).hover();
  await page.mouse.down();
  await expect.poll(async () => Number(await quantity.inputValue())).toBeGreaterThan(5);
  await page.mouse.up();
  const count = await quantity.inputValue();

  await reloadOnce(page, (items) => [find(items, 'גרביים 🧦')?.quantity, find(items, third)?.category], [
    Number(count),
    'outerwear',
  ]);
  await expect(row(clothing, 'גרביים 🧦').getByRole('textbox')).toHaveValue(count);
  await expect(row(category(page, plans.categories.outerwear), third)).toBeVisible();
});

test('lines are pasted: what is taken and what not is said before, and it is taken back', async ({
  page,
  account,
  baseURL,
}) => {
  expect(account.email).toContain('@');
  await openPlan(page, baseURL ?? '');
  const before = await boxes(page).count();
  const room = 200 - before;

  // Several lines in the one-line field open the dialog, which says what it takes and what not.
  const add = page.getByLabel(fill(plans.plan.addName, { category: plans.categories.toiletries }));
  const known = (await namesIn(category(page, plans.categories.toiletries)))[0] ?? '';
  const text = [
    '- 3 sponges',
    '[x] soap ×2',
    'Wishes:',
    'sponges',
    known,
    '0 combs',
    `${plans.categories.clothing}:`,
    'ربطة عنق 👔',
    'y'.repeat(90),
  ];
  await paste(add, text.join('\n'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(fill(packing.paste.takes_other, { count: 4 }))).toBeVisible();
  await expect(dialog).toContainText(fill(packing.paste.repeated_other, { count: 2 }));
  await expect(dialog).toContainText(fill(packing.paste.tooLong_one, { count: 1, max: 80 }));
  await expect(dialog).toContainText(fill(packing.paste.cut_one, { count: 1, max: 99 }));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: fill(packing.paste.add_other, { count: 4 }) }).click();
  await said(page, fill(packing.done.added_other, { count: 4 }));
  const toiletries = category(page, plans.categories.toiletries);
  await expect(row(toiletries, 'sponges').getByRole('textbox')).toHaveValue('3');
  await expect(toiletries.getByRole('checkbox', { name: 'soap', exact: true })).toBeChecked();
  await expect(row(category(page, plans.categories.clothing), 'ربطة عنق 👔')).toBeVisible();
  await undo(page);
  await expect(boxes(page)).toHaveCount(before);

  // Ten thousand lines: as many as fit, and the rest is counted.
  await page.getByRole('button', { name: packing.tools.paste, exact: true }).click();
  await paste(
    dialog.getByLabel(packing.paste.text),
    Array.from({ length: 10_000 }, (_, at) => `thing ${at}`).join('\n'),
  );
  await expect(dialog).toContainText(fill(packing.paste.beyond_other, { count: 10_000 - room, max: 200 }));
  await dialog.getByRole('button', { name: fill(packing.paste.add_other, { count: room }) }).click();
  await expect(boxes(page)).toHaveCount(200);

  // What does not fit any more stays typed, and a name that is cut is said to be.
  await add.fill('One too many');
  await add.press('Enter');
  await said(page, fill(plans.plan.itemsMax, { max: 200 }));
  await expect(add).toHaveValue('One too many');
  await paste(add, 'z'.repeat(90));
  await said(page, fill(plans.plan.nameCut, { max: 80 }));
});

test('many things at once: ticked, hidden, moved, removed, and each taken back', async ({ page, account, baseURL }) => {
  expect(account.email).toContain('@');
  await openPlan(page, baseURL ?? '');
  const before = await boxes(page).count();
  const toiletries = category(page, plans.categories.toiletries);

  // A whole category: ticked it folds away, and its heading opens it; undone it is as it was.
  const menu = page.getByRole('button', {
    name: fill(packing.category.menu, { category: plans.categories.toiletries }),
  });
  const heading = toiletries.getByRole('heading').getByRole('button');
  await menu.click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: packing.category.pack, exact: true }).click();
  await expect(heading).toHaveAttribute('aria-expanded', 'false');
  await heading.click();
  await expect(boxes(toiletries).first()).toBeChecked();
  await undo(page);
  await expect(boxes(toiletries).first()).not.toBeChecked();

  // Chosen things: hidden and shown, moved, removed.
  await page.getByRole('button', { name: packing.tools.arrange, exact: true }).click();
  await toiletries
    .getByRole('checkbox', { name: fill(packing.arrange.all, { category: plans.categories.toiletries }) })
    .check();
  const chosen = await toiletries.locator('[data-item]').count();
  const bar = page.getByRole('region', { name: packing.arrange.bar });
  await expect(bar).toContainText(fill(packing.arrange.chosen_other, { count: chosen }));
  // At the end of the page the bar lies over nothing.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(page);
  await bar.getByLabel(packing.arrange.moveTo).selectOption({ label: plans.categories.bags });
  await expect(toiletries).toHaveCount(0);
  await undo(page);
  await expect(toiletries.locator('[data-item]')).toHaveCount(chosen);
  await bar.getByRole('button', { name: packing.arrange.remove }).click();
  await expect(page.locator('[data-item]')).toHaveCount(before - chosen);
  await undo(page);
  await expect(page.locator('[data-item]')).toHaveCount(before);
  await bar.getByRole('button', { name: packing.arrange.hide }).click();
  await expect(page.locator('[data-item]')).toHaveCount(before - chosen);
  await bar.getByRole('button', { name: packing.tools.arrangeDone }).click();
  await page.getByRole('button', { name: fill(plans.plan.showHidden_other, { count: chosen }) }).click();
  await layOpen(page);
  await expect(boxes(page)).toHaveCount(before);

  await reloadOnce(page, (items) => items.filter(({ hidden }) => hidden).length, chosen);
  await expect(page.getByRole('button', { name: fill(plans.plan.showHidden_other, { count: chosen }) })).toBeVisible();
});

test.describe('on a phone, with one hand', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('ticks are big and instant, come back when refused, and a handle drags', async ({ page, account, baseURL }) => {
    expect(account.email).toContain('@');
    await openPlan(page, baseURL ?? '');
    const clothing = category(page, plans.categories.clothing);
    const [first = '', second = '', third = ''] = await namesIn(clothing);
    const box = clothing.getByRole('checkbox', { name: first, exact: true });

    const { height = 0, width = 0 } = (await box.locator('..').boundingBox()) ?? {};
    expect([height >= 44, width >= 200]).toEqual([true, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

    await page.route('**/sync', (route) =>
      route.fulfill({
        status: 422,
        json: { error: { code: 'validation_failed', message: 'no', requestId: 'req_x' } },
      }),
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
    await settled(handle);
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

  test('a dialog with a field leaves the keyboard down', async ({ page, account, baseURL }) => {
    expect(account.email).toContain('@');
    await openPlan(page, baseURL ?? '');
    await page.getByRole('button', { name: sharing.share, exact: true }).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await expect(dialog.getByRole('textbox').first()).not.toBeFocused();
  });
});
