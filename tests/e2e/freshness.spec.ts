import { shell as words } from '../../web/i18n/locales/en/shell';
import { expect, test } from './fixtures';

/** Marks the document that is open; another one does not have the mark. */
const MARK = 'document-of-before';

test('a newer build is loaded at the next navigation, and so is a page whose file is gone', async ({
  page,
  account,
  consoleErrors,
}) => {
  const app = page.getByRole('navigation', { name: words.appNavigation });
  const mark = () => page.evaluate((name) => document.documentElement.classList.add(name), MARK);
  const marked = page.locator(`html.${MARK}`);
  await page.clock.install();
  await page.goto('/app/profile');
  await expect(page.getByText(account.email).first()).toBeVisible();
  await mark();

  // The same build: walking on loads no document.
  await page.clock.runFor(301_000);
  await app.getByRole('link', { name: words.nav.billing }).click();
  await expect(page).toHaveURL(/\/app\/billing$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(marked).toHaveCount(1);

  const manifest = '**/builds/latest.json?*';
  await page.route(manifest, (route) => route.fulfill({ json: { id: 'a-newer-one', timestamp: Date.now() } }));
  const asked = page.waitForResponse(manifest);
  await page.clock.runFor(301_000);
  await (await asked).finished();
  await app.getByRole('link', { name: words.nav.profile }).click();
  await expect(page).toHaveURL(/\/app\/profile$/);
  await expect(marked).toHaveCount(0);
  await page.unroute(manifest);
  await expect(page.getByText(account.email).first()).toBeVisible();

  // A page whose script a deploy has removed: reloaded, once; the guard lasts ten seconds.
  await page.clock.runFor(11_000);
  await mark();
  let lost = 0;
  await page.route('**/assets/*referrals*.js', (route) => {
    lost += 1;
    return route.abort();
  });
  await app.getByRole('link', { name: words.nav.referrals }).click();
  await expect.poll(() => lost, { message: 'The script of the page was asked for.' }).toBeGreaterThan(0);
  await expect(marked).toHaveCount(0);
  // The page that was clicked, not the one that was open.
  await expect(page).toHaveURL(/\/app\/referrals$/);
  await page.unroute('**/assets/*referrals*.js');
  // What was logged on the way is what a person sees in such a moment.
  consoleErrors.splice(0);
});

for (const path of ['/app/login', '/home'])
  test(`${path}: a document whose script is missing is reloaded, once, by its own inline code`, async ({
    page,
    consoleErrors,
  }) => {
    const scripts = /\/assets\/[^/]+\.js$/;
    let documents = 0;
    page.on('request', (request) => void (request.isNavigationRequest() && (documents += 1)));
    // Between two deployments: the first document names files of a build that is gone, the second one does not.
    await page.route(scripts, (route) => (documents === 1 ? route.fulfill({ status: 404 }) : route.continue()));
    await page.clock.install();
    await page.goto(path);
    await expect.poll(() => documents).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(scripts);

    // Where the files stay missing it does not reload forever.
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    await page.reload();
    const before = documents;
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    expect(documents - before).toBeLessThanOrEqual(1);
    consoleErrors.splice(0);
  });
