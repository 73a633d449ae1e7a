import { common } from '../../web/i18n/locales/en/common';
import { creating } from '../../web/i18n/locales/en/creating';
import { packing } from '../../web/i18n/locales/en/packing';
import { plans } from '../../web/i18n/locales/en/plans';
import { expect, expectAccessible, fill, signedInTest as test } from './fixtures';
import { expandSpareItems } from './list-steps';
import { openPlan, boxes, row, category, namesIn, said, undo, paste, find, reloadOnce } from './plan-screen-steps';

test('items are reordered, renamed and counted without a mouse, and the changes persist', async ({ page, baseURL }) => {
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

test('pasted lines are previewed before they are added, and adding them can be undone', async ({ page, baseURL }) => {
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

  // Lines over the limit stay in the field, and a truncated name is reported.
  await add.fill('One too many');
  await add.press('Enter');
  await said(page, fill(plans.plan.itemsMax, { max: 200 }));
  await expect(add).toHaveValue('One too many');
  await paste(add, 'z'.repeat(90));
  await said(page, fill(plans.plan.nameCut, { max: 80 }));
});

test('many items are ticked, hidden, moved and removed at once, and each change can be undone', async ({
  page,
  baseURL,
}) => {
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
  // At the end of the page the bar covers nothing.
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
  await expandSpareItems(page);
  await expect(boxes(page)).toHaveCount(before);

  await reloadOnce(page, (items) => items.filter(({ hidden }) => hidden).length, chosen);
  await expect(page.getByRole('button', { name: fill(plans.plan.showHidden_other, { count: chosen }) })).toBeVisible();
});

test('a plan is renamed from its menu, and a name that is missing or too long is refused', async ({
  page,
  baseURL,
}) => {
  await openPlan(page, baseURL ?? '');
  await page.getByRole('button', { name: packing.menu.more }).click();
  await page.getByRole('menuitem', { name: plans.edit.name.menu }).click();
  const dialog = page.getByRole('dialog', { name: plans.edit.name.title });
  const name = dialog.getByLabel(plans.edit.name.label);
  await expect(name).toHaveValue('Lisbon');
  for (const [typed, problem] of [
    [' ', creating.create.errors.nameMissing],
    ['n'.repeat(81), fill(creating.create.errors.long, { max: 80 })],
  ] as const) {
    await name.fill(typed);
    await dialog.getByRole('button', { name: common.save }).click();
    await expect(dialog.getByText(problem)).toBeVisible();
  }
  await expectAccessible(page);
  await name.fill('Spring in Lisbon');
  await dialog.getByRole('button', { name: common.save }).click();
  await said(page, plans.edit.name.saved);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Spring in Lisbon' })).toBeVisible();
});
