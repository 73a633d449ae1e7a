import { planOutput } from '../../worker/plans/contract';
import { understood } from '../../web/i18n/locales/en/understood';
import { packing as englishPacking } from '../../web/i18n/locales/en/packing';
import { packing as spanishPacking } from '../../web/i18n/locales/es/packing';
import { expect, expectAccessible, fill, signedInTest as test } from './fixtures';
import { expandSpareItems, openPlanDetails } from './list-steps';
import { LANGUAGES, EN, row, fillTrip, expectList } from './new-plan';

for (const language of LANGUAGES) {
  const { locale, prefix, words, common, typed, place } = language;

  test(`a trip becomes a list that is edited, found again and deleted (${locale})`, async ({ page }) => {
    await page.goto(`${prefix}/app`);
    await expect(page.getByRole('heading', { name: words.empty.title })).toBeVisible();
    // The example is what the engine made when the site was built.
    await expect(page.getByText(words.empty.samplePlace, { exact: true })).toBeVisible();
    await expect(page.getByRole('figure').getByRole('listitem')).toHaveCount(6);

    await page.getByRole('link', { name: words.list.create }).click();
    await expect(page).toHaveTitle(new RegExp(words.create.documentTitle));
    const destination = page.getByRole('combobox', { name: words.create.destination });
    await destination.pressSequentially(typed.slice(0, -1));
    await expect(page.getByRole('option').first()).toBeVisible();
    // While better suggestions are on their way, those that are there can be taken.
    const search = new RegExp(`/api/places\\?query=${typed}&`);
    await page.route(search, () => undefined);
    const better = page.waitForRequest(search);
    await destination.press(typed.slice(-1));
    await better;
    await destination.press('ArrowDown');
    await destination.press('Enter');
    await expect(destination).toHaveValue(place);
    await page.getByLabel(words.create.start, { exact: true }).fill('2027-05-01');
    await page.getByLabel(words.create.end, { exact: true }).fill('2027-05-08');
    await page.getByRole('button', { name: words.activities.hiking, exact: true }).click();
    await page.getByLabel(words.create.activitiesSearch).fill('fado');
    await page.getByRole('button', { name: fill(words.create.activitiesAdd, { activity: 'fado' }) }).click();
    await page
      .getByLabel(words.create.description)
      .fill(locale === 'en' ? 'Two adults, hand luggage only.' : 'Dos adultos, solo equipaje de mano.');
    const stub = page.getByRole('complementary', { name: words.create.passTitle });
    await expect(stub).toContainText(fill(common.credits_one, { count: 1 }));
    await expect(stub).toContainText(fill(common.credits_other, { count: 2 }));

    await page.getByRole('button', { name: words.create.submit }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/app\\?plan=`));
    await expect(page.getByText(words.progress.done).first()).toBeVisible();
    await expectList(page);
    await expect(page.getByRole('heading', { level: 1, name: place })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(place));
    expect(await page.getByRole('checkbox').count()).toBeGreaterThan(25);

    // Tick, count, rename, add.
    const [first, second, third] = await page
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.slice(0, 3).map((box) => box.parentElement?.textContent ?? ''));
    if (!first || !second || !third) throw new Error('the list has no items');
    await page.getByRole('checkbox', { name: first, exact: true }).check();
    const quantity = row(page, second).getByRole('textbox');
    await quantity.fill('500');
    await quantity.press('Enter');
    await expect(quantity).toHaveValue('500');
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await quantity.fill('99');
    await quantity.press('Enter');
    await expect(quantity).not.toHaveAttribute('aria-invalid');
    await row(page, second).getByRole('button', { name: words.plan.fewer }).click();
    await expect(quantity).toHaveValue('98');
    await expect(row(page, second).locator('.row-note')).toHaveText(/\w{3}/);
    await row(page, second)
      .getByRole('button', { name: fill(words.plan.details, { item: second }) })
      .click();
    await row(page, second).getByRole('button', { name: words.plan.renameItem }).click();
    await page.getByLabel(words.plan.name).fill('Ukelele');
    await page.getByLabel(words.plan.name).press('Enter');
    await expect(page.getByRole('checkbox', { name: 'Ukelele', exact: true })).toBeVisible();
    const add = page.getByLabel(fill(words.plan.addName, { category: words.categories.clothing }));
    await add.fill('Camisa de la suerte');
    await add.press('Enter');
    await page.getByRole('checkbox', { name: 'Camisa de la suerte', exact: true }).check();

    // Remove and undo, then remove another item for good.
    await row(page, third)
      .getByRole('button', { name: fill(words.plan.details, { item: third }) })
      .click();
    await row(page, third).getByRole('button', { name: words.plan.remove, exact: true }).click();
    await expect(page.getByRole('checkbox', { name: third, exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: common.undo }).click();
    await expect(page.getByRole('checkbox', { name: third, exact: true })).toBeVisible();
    const order = await page
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((box) => box.parentElement?.textContent));
    expect(order.indexOf(third)).toBe(2);

    // It is all still there after a reload, and in the list. (Asked of the server, as `networkidle` hangs now and then.)
    const planId = new URL(page.url()).searchParams.get('plan') ?? '';
    const stored = async () => {
      const answer = await page.context().request.get(`/api/plans/${planId}`);
      const { items } = planOutput.parse(await answer.json()).plan;
      const find = (name: string) => items.find((item) => item.name === name);
      return {
        lucky: find('Camisa de la suerte')?.packed,
        ukulele: find('Ukelele')?.quantity,
        third: find(third)?.hidden,
      };
    };
    await expect.poll(stored).toEqual({ lucky: true, ukulele: 98, third: false });
    await page.reload();
    await expect(page.getByRole('checkbox', { name: first, exact: true })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Camisa de la suerte', exact: true })).toBeChecked();
    await expect(row(page, 'Ukelele').getByRole('textbox')).toHaveValue('98');
    await expect(page.getByRole('checkbox', { name: third, exact: true })).toBeVisible();
    await page.getByRole('link', { name: words.plan.toList }).click();
    await expect(page.getByRole('link', { name: place })).toBeVisible();

    // Delete, after cancelling once.
    await page.getByRole('button', { name: fill(words.list.delete, { name: place }) }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(common.cannotBeUndone);
    await dialog.getByRole('button', { name: common.cancel }).click();
    await expect(page.getByRole('link', { name: place })).toBeVisible();
    await page.getByRole('link', { name: place }).click();
    const { menu } = locale === 'en' ? englishPacking : spanishPacking;
    await page.getByRole('button', { name: menu.more }).click();
    await page.getByRole('menuitem', { name: menu.delete }).click();
    await dialog.getByRole('button', { name: common.delete }).click();
    await expect(page.getByRole('heading', { name: words.empty.title })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${prefix}/app$`));
  });
}

test('invalid input is reported at its field, costs no credit and is kept', async ({ page }) => {
  const { words, common } = EN;
  await page.goto('/app?new=1');
  await page.getByRole('button', { name: words.create.submit }).click();
  await expect(page.getByText(words.create.errors.destinationMissing)).toBeVisible();
  await expect(page.getByText(words.create.errors.startMissing)).toBeVisible();
  await expect(page.getByText(words.create.errors.endMissing)).toBeVisible();
  await expect(page.getByRole('combobox', { name: words.create.destination })).toBeFocused();

  await page.getByLabel(words.create.start, { exact: true }).fill('2027-05-08');
  await page.getByLabel(words.create.end, { exact: true }).fill('2027-05-01');
  await expect(page.getByText(words.create.errors.datesReversed)).toBeVisible();
  await page.getByLabel(words.create.end, { exact: true }).fill('2029-05-01');
  await page.getByRole('combobox', { name: words.create.destination }).fill('x'.repeat(121));
  await page.getByLabel(words.create.name, { exact: false }).last().fill('y'.repeat(81));
  await page.getByLabel(words.create.description).fill('z'.repeat(2001));
  await page.getByRole('button', { name: words.create.submit }).click();
  await expect(page.getByText(fill(words.create.errors.long, { max: 120 }))).toBeVisible();
  await expect(page.getByText(fill(words.create.errors.long, { max: 2000 }))).toBeVisible();
  await expect(page.getByText(fill(words.create.errors.long, { max: 80 }))).toBeVisible();

  await page.getByLabel(words.create.activitiesSearch).fill('qwertyuiop');
  await expect(page.getByText(words.create.activitiesNone)).toBeVisible();
  await page.getByLabel(words.create.activitiesSearch).fill('');
  const chips = [
    'beach',
    'sightseeing',
    'hiking',
    'swimming',
    'museums',
    'nightlife',
    'camping',
    'skiing',
    'wedding',
    'road-trip',
  ] as const;
  for (const chip of chips) await page.getByRole('button', { name: words.activities[chip], exact: true }).click();
  await expect(page.getByText(words.create.activitiesMax)).toBeVisible();
  await expect(page.getByRole('button', { name: words.activities['fine-dining'], exact: true })).toBeDisabled();

  // What was typed survives a reload, and nothing was charged.
  const isKept = () =>
    page.evaluate((text) => Object.values(localStorage).some((value) => value.includes(text)), 'z'.repeat(2001));
  await expect.poll(isKept).toBe(true);
  await page.reload();
  await expect(page.getByLabel(words.create.description)).toHaveValue('z'.repeat(2001));
  await expect(page.getByText(words.create.draftKept)).toBeVisible();
  await expect(page.getByRole('complementary', { name: words.create.passTitle })).toContainText(
    fill(common.credits_other, { count: 2 }),
  );
  await page.getByRole('button', { name: words.create.draftClear }).click();
  await expect(page.getByLabel(words.create.description)).toHaveValue('');
});

test('a deleted plan and another person’s plan say that they are not found', async ({ page }) => {
  await page.goto('/app?plan=plan_nobody');
  await expect(page.getByRole('heading', { name: EN.words.plan.missingTitle })).toBeVisible();
  await page.getByRole('link', { name: EN.words.plan.toList }).click();
  await expect(page.getByRole('heading', { name: EN.words.empty.title })).toBeVisible();
});

test('every screen is accessible with its dialogs, lists and details open', async ({ page }) => {
  // Each look takes seconds: the list has many controls.
  test.setTimeout(180_000);
  const { create, list, plan, progress, empty } = EN.words;
  await page.goto('/app');
  await expect(page.getByRole('heading', { name: empty.title })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/app?new=1');
  await page.getByRole('button', { name: create.submit }).click();
  await expect(page.getByText(create.errors.destinationMissing)).toBeVisible();
  await page.getByRole('combobox', { name: create.destination }).pressSequentially('Lisb');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);

  await fillTrip(page, EN);
  await page.getByRole('button', { name: create.submit }).click();
  await expect(page.getByText(progress.done).first()).toBeVisible({ timeout: 20_000 });
  await expectList(page);
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first();
  await row.getByRole('button', { expanded: false }).first().click();
  await row.getByRole('checkbox').check();
  await expandSpareItems(page);
  await openPlanDetails(page);
  await expect(page.getByRole('region', { name: understood.title })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: plan.toList }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: fill(list.delete, { name: 'Lisbon, Portugal' }) }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});
