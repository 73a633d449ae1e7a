import { auth as english } from '../../web/i18n/locales/en/auth';
import { auth as spanish } from '../../web/i18n/locales/es/auth';
import { hashed } from './account-steps';
import { expect, expectAccessible, test } from './fixtures';

for (const [path, words] of [
  ['/app/login', english.login],
  ['/es/app/login', spanish.login],
  ['/en/app/signup', english.signup],
  ['/app/forgot-password', english.forgot],
] as const) {
  test(`${path} has its form in the document`, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(page.getByRole('button', { name: words.submit, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(words.title.replace('?', '\\?')));
    await expectAccessible(page);
  });
}

test('what is typed and sent before the app has taken over is not lost, and never in the address', async ({
  page,
  account,
  baseURL,
}) => {
  const { request } = page.context();
  await request.post('/api/auth/logout', { headers: { origin: baseURL ?? '' }, data: {} });
  await page.context().clearCookies();
  const late = Promise.withResolvers<void>();
  await page.route('**/assets/app-*.js', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto('/app/login', { waitUntil: 'commit' });
  await page.getByLabel(english.email).fill(account.email);
  await page.getByLabel(english.password, { exact: true }).fill(account.password);
  await page.getByLabel(english.password, { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/app\/login$/);
  late.resolve();
  await hashed(page).toHaveURL(/\/app$/);
});

test('somebody who is signed in is led on, not shown the form', async ({ page, account }) => {
  expect(account.email).toContain('@');
  await page.goto('/app/login');
  await expect(page).toHaveURL(/\/app$/);
});
