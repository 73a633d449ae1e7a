import type { Page } from '@playwright/test';
import { planOutput } from '../../worker/plans/contract';
import { luggage } from '../../web/i18n/locales/en/luggage';
import { packing } from '../../web/i18n/locales/en/packing';
import { plans as words } from '../../web/i18n/locales/en/plans';
import { plans as spanish } from '../../web/i18n/locales/es/plans';
import { becomePremium, expect, expectAccessible, fill, makeReadyPlan, offlineTest as test } from './fixtures';
import { box, row, openNewPlan, waitForFiles, storedData, secondDevice } from './offline-steps';

test.use({ serviceWorkers: 'allow' });

const count = (device: Page, name: string) => row(device, name).getByRole('textbox');

test('with two devices a tick shows on the other, edits made offline are sent later, and conflicts are shown', async ({
  page,
  baseURL,
}) => {
  // A day on two devices, in one go.
  test.slow();
  const [first = '', second = '', third = '', fourth = ''] = await openNewPlan(page, baseURL ?? '');
  const { context, other, renewals } = await secondDevice(page, page.url());
  await expect(box(other, first)).toBeVisible();

  // Live.
  await expect(page.getByText(words.sync.saved, { exact: true }).first()).toBeVisible();
  await box(page, first).check();
  await expect(box(other, first)).toBeChecked();
  await box(other, first).uncheck();
  await expect(box(page, first)).not.toBeChecked();

  // On a plane: opened again, read, ticked, counted, added to, opened again.
  await waitForFiles(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(box(page, first)).toBeVisible();
  await expect(page.getByText(words.sync.offline, { exact: true })).toBeVisible();
  await box(page, second).check();
  const quantity = row(page, third).getByRole('textbox');
  await quantity.fill('7');
  await quantity.press('Enter');
  const add = page.getByLabel(fill(words.plan.addName, { category: words.categories.clothing }));
  await add.fill('Sky socks');
  await add.press('Enter');
  await box(page, 'Sky socks').check();
  await expect(page.getByText(fill(words.sync.offlineWaiting_other, { count: 4 })).first()).toBeVisible();
  // A row that lies half under the toolbar is measured as half as high.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.reload();
  await expect(box(page, second)).toBeChecked();
  await expect(box(page, 'Sky socks')).toBeChecked();
  await expect(quantity).toHaveValue('7');

  // Meanwhile on the ground: the same field, another field of the same item, and an item that goes.
  const theirs = row(other, third).getByRole('textbox');
  await theirs.fill('5');
  await theirs.press('Enter');
  await box(other, third).check();
  await box(page, fourth).check();
  await row(other, fourth)
    .getByRole('button', { name: fill(words.plan.details, { item: fourth }) })
    .click();
  await row(other, fourth).getByRole('button', { name: words.plan.remove, exact: true }).click();
  await expect(other.getByText(words.sync.saved, { exact: true }).first()).toBeVisible();
  await expect.poll(() => storedData(other)).toMatchObject({ edits: 0 });

  // Online again: both conflicts are shown, everything is there on both devices, and the later quantity stands.
  await page.context().setOffline(false);
  const conflict = page.getByText(fill(words.sync.conflict.quantity, { item: third, theirs: 5, mine: 7 }));
  const gone = page.getByText(fill(words.plan.gone, { item: fourth }));
  await expect(conflict).toBeVisible();
  // Under the mouse they stay, and lie beside each other.
  await gone.hover();
  for (const device of [page, other]) {
    await expect(box(device, second)).toBeChecked();
    await expect(box(device, third)).toBeChecked();
    await expect(row(device, third).getByRole('textbox')).toHaveValue('7');
    await expect(box(device, 'Sky socks')).toBeChecked();
    await expect(box(device, fourth)).toHaveCount(0);
  }
  await page.getByRole('button', { name: words.sync.takeTheirs }).click();
  await expect(row(other, third).getByRole('textbox')).toHaveValue('5');
  await page.getByRole('button', { name: words.sync.goneBack }).click();
  await expect(box(other, fourth)).toBeChecked();
  await expect(page.getByText(words.sync.saved, { exact: true }).first()).toBeVisible();

  // Many crossings are one line, which opens all of them to choose from.
  await page.context().setOffline(true);
  const things = [first, second, third];
  for (const name of things) {
    await count(page, name).fill('8');
    await count(page, name).press('Enter');
    await count(other, name).fill('6');
    await count(other, name).press('Enter');
  }
  await expect.poll(() => storedData(other)).toMatchObject({ edits: 0 });
  await page.context().setOffline(false);
  await expect(page.getByText(fill(words.sync.several_other, { count: 3 }))).toBeVisible();
  await page.getByRole('button', { name: words.sync.severalShow }).click();
  const crossings = page.getByRole('dialog', { name: words.sync.severalTitle });
  await expect(crossings.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await crossings.getByRole('button', { name: words.sync.takeTheirs }).first().click();
  await expect(crossings.getByText(words.sync.isTaken)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(count(other, first)).toHaveValue('6');
  await expect(count(other, second)).toHaveValue('8');

  // A clock that is wrong neither orders anything nor has the session renewed at every call.
  expect(renewals.length).toBeLessThanOrEqual(1);

  // Deleted on one, while it is open on the other.
  await other.request.delete(`/api/plans/${new URL(page.url()).searchParams.get('plan')}`, {
    headers: { origin: new URL(page.url()).origin },
  });
  await expect(page.getByText(words.plan.missingTitle).first()).toBeVisible();
  await expect(page.getByText(fill(words.sync.deletedElsewhere, { name: 'Lisbon, Portugal' }))).toBeVisible();
  await context.close();
});

test('pack with me works offline, and its edits are sent afterwards', async ({ page, baseURL }) => {
  const trip = { destination: 'Lisbon, Portugal', startDate: '2027-05-01', endDate: '2027-05-08' };
  const plan = await makeReadyPlan(page.context().request, baseURL ?? '', trip);
  const [first, second, third] = plan.items.filter(({ optional }) => !optional);
  await page.goto(`/app?plan=${plan.id}`);
  await expect(page.getByRole('checkbox').first()).toBeVisible({ timeout: 20_000 });
  await waitForFiles(page);
  await expect.poll(() => storedData(page)).toMatchObject({ plans: 1 });
  await page.context().setOffline(true);
  // Its code was never asked for: the device has it all the same.
  await page.reload();
  await page.getByRole('button', { name: packing.tools.packWithMe }).click();
  const dialog = page.getByRole('dialog', { name: packing.pack.title });
  const thing = dialog.getByRole('heading', { level: 2 }).last();
  await expect(thing).toContainText(first?.name ?? '-');
  await expect(dialog.getByRole('button', { name: packing.pack.packed, exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(thing).toContainText(second?.name ?? '-');
  await page.keyboard.press('h');
  await expect(thing).toContainText(third?.name ?? '-');
  await page.keyboard.press('Escape');
  await expect(box(page, first?.name ?? '-')).toBeChecked();
  await page.context().setOffline(false);
  await expect.poll(() => storedData(page)).toMatchObject({ edits: 0 });
  const answer = await page.context().request.get(`/api/plans/${plan.id}`);
  const { items } = planOutput.parse(await answer.json()).plan;
  expect(items.find(({ id }) => id === first?.id)?.packed).toBe(true);
  expect(items.find(({ id }) => id === second?.id)?.hidden).toBe(true);
});

test('offline data belongs to one person and is deleted at sign-out, and public pages are not cached', async ({
  page,
  account,
  baseURL,
}) => {
  const [first = ''] = await openNewPlan(page, baseURL ?? '');
  const plan = page.url();
  await expect.poll(() => storedData(page)).toEqual({ plans: 1, edits: 0 });
  await waitForFiles(page);
  const file = (await page.request.get('/sw.js')).headers();
  expect(file['cache-control']).toBe('no-cache');
  expect(file['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  await page.goto('/app');
  await page.context().setOffline(true);

  // The list and the plan open without a network, in both languages; a public page does not.
  await page.reload();
  await page.getByRole('link', { name: 'Lisbon, Portugal' }).first().click();
  await expect(box(page, first)).toBeVisible();
  await page.goto(plan.replace('/app', '/es/app'));
  await expect(page.getByText(spanish.sync.offline, { exact: true })).toBeVisible();
  await expect(page.goto('/home')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  // The browser's error page comes after the refusal and would load the page again by itself.
  await page.waitForURL('chrome-error://chromewebdata/');
  await page.goto('about:blank');
  await page.context().setOffline(false);

  // A change that waits goes out before the way out.
  await page.goto(plan);
  await box(page, first).check();
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(page).toHaveURL(/\/app\/login/);
  expect(await storedData(page)).toEqual({ plans: 0, edits: 0 });
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain(account.email);
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.filter((path) => !/^\/(assets\/|(en|es)\/app$)/.test(path))).toEqual([]);
});

test('bags are read-only offline, nothing typed is lost, and changes of another device show', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { request } = page.context();
  await becomePremium(request, origin);
  const trip = { destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-08', activities: [] };
  const { id, items } = await makeReadyPlan(request, origin, { ...trip, description: 'Just me, hand luggage only.' });
  const bag = page.getByRole('region', { name: luggage.kinds.cabin, exact: true });
  await page.goto(`/app?plan=${id}&view=luggage`);
  await expect(bag).toBeVisible();
  const [thing, other] = items.filter(({ quantity }) => quantity === 1);
  const line = bag.locator('summary').filter({ hasText: thing?.name ?? '' });

  await waitForFiles(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(luggage.offline.notice)).toBeVisible();
  await expect(line).toBeVisible();
  await expectAccessible(page);
  await line.click();
  const weight = page.getByLabel(`${luggage.item.weightLabel} ${thing?.name} (g)`);
  await weight.fill('1234');
  await page.getByRole('button', { name: luggage.item.save }).click();
  await expect(page.getByText(luggage.offline.notSaved)).toBeVisible();
  await expect(weight).toHaveValue('1234');
  await page.context().setOffline(false);
  await expect(page.getByText(luggage.offline.notice)).toHaveCount(0);
  await page.getByRole('button', { name: luggage.item.save }).click();
  await expect(line).toContainText('1.2 kg');

  // Live: a weight, and a thing that goes.
  const headers = { origin };
  await request.patch(`/api/plans/${id}/luggage/items/${thing?.id}`, { headers, data: { grams: 4321 } });
  await expect(line).toContainText('4.3 kg');
  await expect(bag.locator('summary').filter({ hasText: other?.name ?? '' })).toHaveCount(1);
  await request.delete(`/api/plans/${id}/items/${other?.id}`, { headers });
  await expect(bag.locator('summary').filter({ hasText: other?.name ?? '' })).toHaveCount(0);
});

test('a page that was loading while the service worker was installed opens offline too', async ({ page }) => {
  const late = await page.context().newPage();
  const { promise: claimed, resolve } = Promise.withResolvers<void>();
  await late.route('**/app', async (route) => {
    const response = await route.fetch();
    await claimed;
    await route.fulfill({ response });
  });
  const opening = late.goto('/app');
  await page.goto('/app');
  await waitForFiles(page);
  resolve();
  await opening;
  await waitForFiles(late);
});
