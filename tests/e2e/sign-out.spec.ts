import type { Page } from '@playwright/test';
import { creating } from '../../web/i18n/locales/en/creating';
import { makeReadyPlan, expect, offlineTest as test, signInThrough } from './fixtures';

test.use({ serviceWorkers: 'allow' });

const MARKED = 'My Zeltoprin and the blue folder';
const TRIP = { destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-08', activities: [] };
/** What may stay: how the device is set, and nothing of who used it. */
const SETTINGS = ['valija.theme', 'valija.units', 'valija.fonts', 'valija.help-key'];

const PENDING = 'valija.sign-out';

/** All that the browser keeps for this origin, as one text by place. */
const storedIn = (page: Page) =>
  page.evaluate(async () => {
    const databases: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error('no database')));
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => all.addEventListener('success', resolve));
        databases.push(...all.result.map((row: unknown) => JSON.stringify(row)));
      }
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) cached.push(new URL(url).pathname);
    }
    return {
      databases,
      cached,
      local: Object.keys(localStorage),
      session: JSON.stringify(sessionStorage),
      cookies: document.cookie,
    };
  });

const signOut = (page: Page) => page.getByRole('button', { name: 'Log out' }).first().click();

/** Nothing of a person is in the browser. */
const expectEmpty = async (page: Page) => {
  await expect(page).toHaveURL(/\/app\/login/);
  // The pending sign-out stays until the server has it.
  await expect
    .poll(async () => (await storedIn(page)).local.filter((key) => !SETTINGS.includes(key) && key !== PENDING))
    .toEqual([]);
  await expect.poll(async () => (await storedIn(page)).local).not.toContain(PENDING);
  const { databases, cached, session, cookies } = await storedIn(page);
  expect(databases).toEqual([]);
  expect(session).not.toContain('plan_');
  expect(cookies).not.toContain('plan_');
  expect(cached.filter((path) => !/^\/(assets\/|(en|es)\/app$)/.test(path))).toEqual([]);
};

const makeMarkedPlan = (page: Page, origin: string) =>
  makeReadyPlan(page.context().request, origin, { ...TRIP, description: MARKED });

/** Leaves a draft, an opened plan and a search on the device. */
const leaveTraces = async (page: Page, { id }: { id: string }): Promise<void> => {
  await page.goto(`/app?plan=${id}`);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await page.goto('/app?new=1');
  await page.getByRole('combobox', { name: creating.create.destination }).fill(MARKED);
  await expect
    .poll(() => page.evaluate((text) => Object.values(localStorage).some((value) => value.includes(text)), MARKED))
    .toBe(true);
};

test('signing out from any page leaves no personal data on the device', async ({ page, account, baseURL }) => {
  const origin = baseURL ?? '';
  const plan = await makeMarkedPlan(page, origin);
  for (const name of ['settings', 'kit', 'support', 'search', 'billing', 'profile', 'referrals']) {
    await test.step(name, async () => {
      await leaveTraces(page, plan);
      await page.goto(`/app/${name}`);
      await signOut(page);
      await expectEmpty(page);
      await signInThrough(page.context().request, origin, account);
    });
  }
});

test('signing out from the form and from a list leaves no personal data either', async ({ page, baseURL }) => {
  await page.clock.install();
  await leaveTraces(page, await makeMarkedPlan(page, baseURL ?? ''));
  // At once, before what was typed last is kept.
  await page.getByRole('combobox', { name: creating.create.destination }).fill(`${MARKED}, again`);
  await signOut(page);
  await expectEmpty(page);
  // No timer that still runs writes anything.
  await page.clock.runFor(1500);
  await expectEmpty(page);
});

test('signing out offline takes effect at once, survives a reload, and reaches the server later', async ({
  page,
  account,
  baseURL,
}) => {
  await leaveTraces(page, await makeMarkedPlan(page, baseURL ?? ''));
  await page.goto('/app');
  // `ready` is one step too early: until the worker has claimed this page, its files still come from the network.
  // It fetches the whole app first, which takes a loaded machine longer than anything on screen.
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated');
  // A page that is just being opened may ask before the browser knows that it is offline.
  await page.context().route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(true);
  await signOut(page);
  await expect(page).toHaveURL(/\/app\/login/);
  expect((await storedIn(page)).databases).toEqual([]);
  await page.goto('/app');
  await expect(page).toHaveURL(/\/app\/login/);
  await expect(page.getByText('Lisbon')).toHaveCount(0);
  const session = () => page.context().request.get(`${baseURL}/api/auth/session`);
  expect(await (await session()).json()).toMatchObject({ user: { email: account.email } });
  await page.context().unroute('**/api/**');
  await page.context().setOffline(false);
  await expect.poll(async () => (await (await session()).json()).user).toBeNull();
  await page.reload();
  await expectEmpty(page);
});
