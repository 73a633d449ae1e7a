import { expect, expectAccessible, grantCredits, makeReadyPlan, signedInTest as test } from './fixtures';
import { EN, expectList, fillTrip } from './new-plan';
import { TRIP } from './packing-list';

test('without credits the form says so before and after submitting, and keeps the input', async ({
  page,
  account,
  baseURL,
}) => {
  for (let credit = 0; credit < 2; credit += 1) await makeReadyPlan(page.context().request, baseURL ?? '', TRIP);
  await page.goto('/app?new=1');
  await expect(page.getByText(EN.words.create.insufficientText)).toBeVisible();
  await expect(page.getByRole('link', { name: EN.words.create.buyCredits })).toHaveAttribute('href', '/app/billing');
  await expect(page.getByRole('button', { name: EN.words.create.submit })).toHaveCount(0);
  await fillTrip(page, EN, 'Kyoto');
  await page.getByRole('combobox', { name: EN.words.create.destination }).press('Escape');
  await page.getByRole('link', { name: EN.words.create.buyCredits }).click();
  await expect(page).toHaveURL(/\/app\/billing$/);
  await grantCredits(page, account.email, 1);
  await page.goto('/app?new=1');
  await expect(page.getByRole('combobox', { name: EN.words.create.destination })).toHaveValue('Kyoto');
  await page.getByRole('button', { name: EN.words.create.submit }).click();
  await expectList(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Kyoto' })).toBeVisible();
});

test('a lost answer does not make a second plan, not even after a reload', async ({ page, consoleErrors }) => {
  await page.goto('/app?new=1');
  await fillTrip(page, EN, 'Porto');
  let isLost = true;
  await page.route('**/api/plans', async (route) => {
    if (route.request().method() !== 'POST' || !isLost) return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: EN.words.create.submit }).click();
  await expect(page.getByRole('alert')).toContainText('could not reach');
  await page.reload();
  isLost = false;
  await page.getByRole('button', { name: EN.words.create.submit }).click();
  await expectList(page);
  await page.goto('/app');
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(consoleErrors.splice(0).every((text) => text.includes('attempts'))).toBe(true);
});

test('the progress of a list is followed after a lost connection and in a second tab', async ({
  page,
  context,
  consoleErrors,
}) => {
  let cuts = 0;
  await context.route('**/progress', async (route) => {
    cuts += 1;
    // Three attempts make one failed request of the client: it has to open the stream again by itself, twice.
    return cuts <= 6 ? route.abort('connectionreset') : route.fallback();
  });
  await page.goto('/app?new=1');
  await fillTrip(page, EN, 'Tromsø');
  await page.getByRole('button', { name: EN.words.create.submit }).click();
  await expect(page.getByText(EN.words.progress.reconnecting)).toBeVisible();
  await expect(page.getByText(EN.words.progress.done).first()).toBeVisible();
  await expectList(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expectList(other);
  await expect(other.getByRole('checkbox')).toHaveCount(await page.getByRole('checkbox').count());
  expect(consoleErrors.splice(0).every((text) => text.includes('attempts'))).toBe(true);
});

test('each stage says what it found out about the trip, and the progress screen can be skipped', async ({ page }) => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/progress', async (route) => {
    asked += 1;
    if (asked > 1) {
      await isOver;
      return route.fallback();
    }
    // All but the last event: the progress screen stays until that is released.
    const events = await (await route.fetch()).text();
    return route.fulfill({
      contentType: 'text/event-stream',
      body: events.slice(0, events.search(/id: \d+\nevent: done/)),
    });
  });
  await page.goto('/app?new=1');
  await fillTrip(page, EN);
  await page.getByRole('button', { name: EN.words.create.submit }).click();
  const board = page.getByRole('list', { name: EN.words.progress.board });
  await expect(board).toContainText(/°C.* · .*(dates|forecast)/);
  await expect(board).toContainText(/\d+ things laid out/);
  await expectAccessible(page);
  await page.getByRole('button', { name: EN.words.progress.skip }).click();
  await expect(
    page.getByText(EN.words.progress.skipped).or(page.getByText(EN.words.progress.reconnecting)),
  ).toBeVisible();
  end();
  await expectList(page);
});

test('the progress screen is accessible', async ({ page }) => {
  // The stream is held back, so that the screen stays as it is at the beginning.
  await page.route('**/progress', () => new Promise(() => undefined));
  await page.goto('/app?new=1');
  await fillTrip(page, EN);
  await page.getByRole('button', { name: EN.words.create.submit }).click();
  await expect(page.getByRole('progressbar', { name: EN.words.progress.board })).toBeVisible();
  await expectAccessible(page);
});
