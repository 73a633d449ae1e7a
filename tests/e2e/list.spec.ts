import { planOutput } from '../../worker/plans/contract';
import { common } from '../../web/i18n/locales/en/common';
import { packing } from '../../web/i18n/locales/en/packing';
import { packing as spanish } from '../../web/i18n/locales/es/packing';
import { plans } from '../../web/i18n/locales/en/plans';
import { expect, expectAccessible, fill, makeReadyPlan, signedInTest as test } from './fixtures';
import { fakeRecognizer, say } from './speech-steps';
import { TRIP, FAMILY, addThings, boxes, open } from './packing-list';

test('sixty items are ticked by keyboard with two keys each', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  const plan = await makeReadyPlan(page.context().request, origin, TRIP);
  const needed = plan.items.filter(({ optional }) => !optional).length;
  await addThings(page, origin, plan, 60 - needed);
  await page.goto(`/app?plan=${plan.id}`);
  await expect(boxes(page)).toHaveCount(60);
  await boxes(page).first().focus();
  let keys = 0;
  const press = (key: string) => {
    keys += 1;
    return page.keyboard.press(key);
  };
  for (let packed = 1; packed <= 60; packed += 1) {
    await press('Space');
    await expect(
      page
        .getByText(fill(plans.plan.packedOf, { packed, total: 60 }))
        .or(page.getByText(packing.ready.title))
        .first(),
    ).toBeVisible();
    if (packed < 60) await press('ArrowDown');
  }
  expect(keys).toBeLessThanOrEqual(120);
  await expect(page.getByRole('dialog', { name: packing.ready.title })).toBeVisible();
});

test('a screen reader announces counts, people, additions and undos', async ({ page, baseURL }) => {
  const plan = await open(page, baseURL ?? '', TRIP);
  const many = plan.items.find(({ quantity, optional }) => quantity > 1 && !optional);
  if (!many) throw new Error('nothing to count');
  const said = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeAttached();
  const box = page.getByRole('checkbox', { name: many.name, exact: true });
  await expect(box).toHaveAccessibleDescription(
    new RegExp(`^${fill(plans.plan.howMany, { quantity: many.quantity })}\\b.*\\w{3}`),
  );
  await box.focus();
  await page.keyboard.press('+');
  await said(fill(packing.counted, { item: many.name, quantity: many.quantity + 1 }));
  await page.keyboard.press('o');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('o');
  await page.keyboard.press('n');
  await page.keyboard.type('Teddy bear');
  await page.keyboard.press('Enter');
  await said('Teddy bear');
  await box.focus();
  await page.keyboard.press('h');
  await page.keyboard.press('Control+z');
  await said(packing.undone);
});

test('one Tab skips the list, letter keys act on the row, and actions can be undone', async ({ page, baseURL }) => {
  await open(page, baseURL ?? '', TRIP);
  const [first, second] = [boxes(page).nth(0), boxes(page).nth(1)];
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await expect(page.locator('[data-item] .pack-box[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('x');
  await expect(second).toBeChecked();
  await page.keyboard.press('+');
  await expect(page.locator('[data-item]').nth(1).getByRole('textbox')).toHaveValue('2');
  await page.keyboard.press('o');
  await expect(page.getByRole('button', { name: plans.plan.renameItem })).toBeVisible();
  await page.keyboard.press('o');
  const before = await boxes(page).count();
  await page.keyboard.press('h');
  await expect(boxes(page)).toHaveCount(before - 1);
  await page.getByRole('button', { name: common.undo }).click();
  await expect(boxes(page)).toHaveCount(before);
  // Undo works without reaching the toast in time.
  await boxes(page).first().focus();
  await page.keyboard.press('Delete');
  await expect(boxes(page)).toHaveCount(before - 1);
  await page.keyboard.press('Control+z');
  await expect(boxes(page)).toHaveCount(before);
  await expect(page.getByRole('button', { name: common.undo })).toHaveCount(0);
  await boxes(page).first().focus();
  await page.keyboard.press('End');
  await expect(boxes(page).last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(boxes(page).first()).toBeFocused();
});

test('each row shows its reason, the compact view is remembered, and a list can be grouped by person and by bag', async ({
  page,
  baseURL,
}) => {
  const plan = await open(page, baseURL ?? '', FAMILY);
  for (const row of await page.locator('[data-item]').all()) {
    await row.scrollIntoViewIfNeeded();
    await expect(row.locator('.row-note')).toBeVisible();
    await expect(row.locator('.row-note')).toHaveText(/\w{3}/);
  }
  await expect(page.locator('.for-tag', { hasText: 'Ana' }).first()).toBeAttached();

  const ways = page.getByRole('group', { name: packing.view.by });
  await ways.getByRole('button', { name: packing.view.person, exact: true }).click();
  await expect(page.getByRole('heading', { name: packing.view.everybody })).toBeVisible();
  await ways.getByRole('button', { name: packing.view.bag, exact: true }).click();
  await expect(page.getByRole('heading', { name: packing.bags.hold })).toBeVisible();
  await expectAccessible(page);
  const shown = await boxes(page).count();
  expect(shown).toBe(plan.items.filter(({ optional }) => !optional).length);

  await page.getByRole('button', { name: packing.tools.more }).click();
  await page.getByRole('menuitem', { name: packing.view.compact }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: packing.bags.hold })).toBeVisible();
  await expect(page.locator('.row-note', { hasText: 'Chamonix' })).toHaveCount(0);
});

test('pack with me handles one item at a time by key, swipe and button', async ({ page, baseURL }) => {
  const plan = await open(page, baseURL ?? '', TRIP);
  const needed = plan.items.filter(({ optional }) => !optional);
  const [first, second, third] = needed;
  await page.getByRole('button', { name: packing.tools.packWithMe }).click();
  const dialog = page.getByRole('dialog', { name: packing.pack.title });
  const thing = dialog.getByRole('heading', { level: 2 }).last();
  await expect(thing).toContainText(first?.name ?? '-');
  await expect(dialog.getByText(first?.reason ?? '-', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  // The focus is on the answer: one key a thing. An arrow does the same.
  await page.keyboard.press('Space');
  await expect(thing).toContainText(second?.name ?? '-');
  await page.keyboard.press('ArrowLeft');
  await expect(thing).toContainText(third?.name ?? '-');
  await dialog.getByRole('button', { name: packing.pack.leave }).click();
  await expect(thing).not.toContainText(third?.name ?? '-');
  await page.keyboard.press('ArrowUp');
  await expect(thing).toContainText(third?.name ?? '-');
  const card = await thing.boundingBox();
  if (!card) throw new Error('no card');
  await page.mouse.move(card.x + 20, card.y + 10);
  await page.mouse.down();
  await page.mouse.move(card.x + 200, card.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(dialog.getByText(fill(packing.pack.left_other, { count: needed.length - 2 }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const stored = async () => {
    const answer = await page.context().request.get(`/api/plans/${plan.id}`);
    const { items } = planOutput.parse(await answer.json()).plan;
    return items.filter(({ packed }) => packed).map(({ id }) => id);
  };
  await expect.poll(stored).toEqual([first?.id, third?.id]);
});

for (const [locale, prefix, words, said, speech] of [
  ['en', '', packing, { packed: 'it is packed', later: 'not yet', leave: 'leave it', back: 'go back' }, 'en-GB'],
  ['es', '/es', spanish, { packed: 'ya está', later: 'luego', leave: 'se queda en casa', back: 'atrás' }, 'es-ES'],
] as const) {
  test(`pack with me takes voice commands to pack, postpone, leave at home and undo (${locale})`, async ({
    page,
    baseURL,
  }) => {
    await fakeRecognizer(page);
    const plan = await open(page, baseURL ?? '', { ...TRIP, locale }, prefix);
    const needed = plan.items.filter(({ optional }) => !optional);
    await page.getByRole('button', { name: words.tools.packWithMe }).click();
    const dialog = page.getByRole('dialog', { name: words.pack.title });
    const thing = dialog.getByRole('heading', { level: 2 }).last();
    const listen = dialog.getByRole('button', { name: words.pack.voice.label });
    await listen.click();
    await expect(listen).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-speech', speech);
    await expect(dialog.getByText(words.pack.voice.listening)).toBeVisible();
    for (const [index, text] of [said.packed, said.later, said.leave].entries()) {
      await expect(thing).toContainText(needed[index]?.name ?? '-');
      await say(page, { text, isFinal: true });
    }
    await expect(thing).toContainText(needed[3]?.name ?? '-');
    await say(page, { text: said.back, isFinal: true });
    await expect(thing).toContainText(needed[2]?.name ?? '-');
    // Other words do nothing.
    await say(page, { text: 'zzz', isFinal: true });
    await expect(thing).toContainText(needed[2]?.name ?? '-');
    await expectAccessible(page);
  });
}
