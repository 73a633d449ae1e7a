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
  test(`the document of ${path} contains its form`, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(page.getByRole('button', { name: words.submit, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(words.title.replace('?', '\\?')));
    await expectAccessible(page);
  });
}

test('input typed and submitted before hydration is not lost and never appears in the URL', async ({
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

test('boxes ticked and a form submitted before hydration keep their state', async ({ page }) => {
  const late = Promise.withResolvers<void>();
  await page.route('**/assets/app-*.js', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto('/app/signup', { waitUntil: 'commit' });
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  // One of them is unticked again.
  for (const box of [boxes.first(), boxes.last(), boxes.first()]) await box.click();
  await page.getByRole('button', { name: english.signup.submit }).click();
  late.resolve();
  await expect(page.getByText(english.invalid.acceptTerms)).toBeVisible();
  await expect(boxes.first()).not.toBeChecked();
  await expect(boxes.last()).toBeChecked();
  await expect(page.getByText(english.invalid.isAdult)).toHaveCount(0);
});

test('a signed-in person is redirected instead of seeing the form', async ({ page, account }) => {
  expect(account.email).toContain('@');
  for (const path of ['/', '/app/login', '/app/signup', '/app/forgot-password']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/app$/);
  }
});
