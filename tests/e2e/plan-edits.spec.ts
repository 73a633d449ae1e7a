import { understood } from '../../web/i18n/locales/en/understood';
import { expect, fill, signedInTest as test } from './fixtures';
import { openPlanDetails } from './list-steps';
import { EN, expectList, row } from './new-plan';
import { TRIP, open } from './packing-list';

test('an edit that fails temporarily is kept, shown as waiting, and sent later', async ({ page, baseURL }) => {
  await open(page, baseURL ?? '', TRIP);
  await page.route('**/api/plans/*/sync', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'x', requestId: 'r' } } }),
  );
  const box = page.getByRole('checkbox').first();
  const name = await box.evaluate((element) => element.parentElement?.textContent ?? '');
  await box.click();
  await expect(box).toBeChecked();
  await expect(
    page.getByText(EN.words.sync.waiting_one.replace('{{count}}', '1'), { exact: true }).first(),
  ).toBeVisible();
  await page.unroute('**/api/plans/*/sync');
  const sent = page.waitForResponse((response) => response.url().endsWith('/sync') && response.ok());
  await page.reload();
  await sent;
  await page.reload();
  await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked();
});

test('ticks do not flicker while they are saved', async ({ page, baseURL }) => {
  await open(page, baseURL ?? '', TRIP);
  const ticks = 4;
  let taken = 0;
  page.on('response', (response) => {
    if (!response.url().endsWith('/sync') || !response.ok()) return;
    const { edits }: { edits: unknown[] } = response.request().postDataJSON();
    taken += edits.length;
  });
  const watch = await page.evaluateHandle((count) => {
    // One of each long category: a category that is all packed folds away with its boxes.
    const boxes = [...document.querySelectorAll('section')]
      .map((section) => section.querySelectorAll<HTMLInputElement>('input[type="checkbox"]'))
      .flatMap((all) => (all.length > 2 && all[0] ? [all[0]] : []))
      .slice(0, count);
    for (const box of boxes) box.click();
    const state = { blinks: 0, looks: 0, isOver: false };
    // Looks between any two tasks, not only once a frame.
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => {
      state.looks += 1;
      if (boxes.some((box) => !box.checked)) state.blinks += 1;
      if (!state.isOver) channel.port2.postMessage(null);
    });
    channel.port1.start();
    channel.port2.postMessage(null);
    return state;
  }, ticks);
  await expect.poll(() => taken, { timeout: 20_000 }).toBe(ticks);
  // What the last answer changes is drawn within a few frames.
  const frames = (count: number) =>
    page.evaluate(async (left) => {
      for (let frame = 0; frame < left; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    }, count);
  const looksBefore = await watch.evaluate(({ looks }) => looks);
  await frames(20);
  expect(await watch.evaluate(({ looks }) => looks)).toBeGreaterThan(looksBefore);
  const blinks = await watch.evaluate((state) => {
    state.isOver = true;
    return state.blinks;
  });
  expect(blinks).toBe(0);
});

test('the list is filtered and folded, and misunderstood facts are removed', async ({ page, baseURL }) => {
  const { plan } = EN.words;
  const description = 'Two adults. I wear contact lenses. We hire a car.';
  await open(page, baseURL ?? '', { ...TRIP, description });
  const all = await page.getByRole('checkbox').count();

  await page.getByRole('searchbox', { name: plan.search }).fill('passport');
  await expect(page.getByRole('checkbox')).not.toHaveCount(all);
  await page.getByRole('searchbox', { name: plan.search }).fill('qwertyuiop');
  await expect(page.getByText(fill(plan.nothingFound, { query: 'qwertyuiop' }))).toBeVisible();
  await page.getByRole('searchbox', { name: plan.search }).fill('');
  await expect(page.getByRole('checkbox')).toHaveCount(all);

  // A category folds away with its last tick, and the focus goes on from its heading.
  const documents = page.getByRole('region', { name: EN.words.categories.documents });
  const boxes = documents.getByRole('checkbox');
  for (let left = await boxes.count(); left > 0; left -= 1) {
    await documents.getByRole('checkbox', { checked: false }).first().click();
    await expect(documents.getByRole('checkbox', { checked: false })).toHaveCount(left - 1);
  }
  await expect(boxes).toHaveCount(0);
  await expect(documents.getByRole('button', { expanded: false }).first()).toBeFocused();
  await expect(documents.getByRole('button', { expanded: false }).first()).toBeInViewport();
  await page.getByRole('button', { name: plan.filterUnpacked, exact: true }).click();
  await expect(documents).toHaveCount(0);
  await page.getByRole('button', { name: plan.filterAll, exact: true }).click();

  await openPlanDetails(page);
  const lenses = page.getByRole('button', { name: fill(plan.removeFact, { fact: 'Contact lenses' }) });
  await expect(page.getByRole('checkbox', { name: /lens/i }).first()).toBeVisible();
  await lenses.click();
  await expect(lenses).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /lens/i })).toHaveCount(0);
  await page.getByRole('button', { name: EN.common.undo }).click();
  await expect(lenses).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /lens/i }).first()).toBeVisible();
});

test('the travellers can be corrected on the plan, and the list follows', async ({ page, baseURL }) => {
  await open(page, baseURL ?? '', TRIP);
  // One line for everybody or one each: what counts is the sum.
  const underwear = async () => {
    const quantities = await row(page, 'Underwear')
      .getByRole('textbox')
      .evaluateAll((inputs: HTMLInputElement[]) => inputs.map((input) => Number(input.value)));
    return quantities.reduce((sum, quantity) => sum + quantity, 0);
  };
  const alone = await underwear();
  expect(alone).toBeGreaterThan(0);
  await openPlanDetails(page);
  const panel = page.getByRole('region', { name: understood.title });
  const add = async (who: string) => {
    await panel.getByRole('button', { name: understood.add, exact: true }).click();
    await page.getByRole('menuitem', { name: who, exact: true }).click();
  };

  await add(understood.addAdult);
  await expect(panel.getByRole('group', { name: understood.roles.other, exact: true })).toBeVisible();
  await add(understood.addChild);
  const child = panel.getByRole('group', { name: understood.roles.child, exact: true });
  await child.getByLabel(understood.ageUnit).selectOption('months');
  const age = child.getByRole('textbox', { name: understood.age, exact: true });
  await age.fill('8');
  await age.press('Enter');
  await expect(page.getByRole('checkbox', { name: /diapers/i }).first()).toBeVisible();
  await expect.poll(underwear).toBeGreaterThan(alone);

  await page.reload();
  await expectList(page);
  await expect(page.getByRole('checkbox', { name: /diapers/i }).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^${baseURL ?? ''}/app\\?plan=`));
});
