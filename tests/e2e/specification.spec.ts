import { auth } from '../../web/i18n/locales/en/auth';
import { common } from '../../web/i18n/locales/en/common';
import { expect, expectAccessible, fill, freshEmail, newestMail, routeOnce, test } from './fixtures';

test('a password that is too common is reported before anything is sent', async ({ page }) => {
  let sent = 0;
  await page.route('**/api/auth/signup', (route) => {
    sent += 1;
    return route.continue();
  });
  await page.goto('/app/signup');
  await page.getByLabel(auth.email).fill(freshEmail());
  const password = page.getByLabel(auth.password, { exact: true });
  await password.fill('Password1');
  // The form is there before its script: blur is not handled until then.
  await expect(async () => {
    await password.focus();
    await password.blur();
    await expect(page.getByText(auth.invalid.passwordCommon)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByLabel(auth.confirmPassword).fill('Password1');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: auth.signup.submit }).click();
  await expect(password).toBeFocused();
  expect(sent).toBe(0);
});

test('the time to wait is given in minutes where it is minutes', async ({ page }) => {
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '840' },
      json: { error: { code: 'rate_limited', message: 'Too many', requestId: 'r' } },
    }),
  );
  await page.goto('/app/login');
  await page.getByLabel(auth.email).fill(freshEmail());
  await page.getByLabel(auth.password, { exact: true }).fill('Something-1');
  await page.getByRole('button', { name: auth.login.submit }).click();
  await expect(page.getByRole('alert')).toContainText(fill(common.waitMinutes_other, { count: 14 }));
});

test('"check your email" stays after a reload, and the mail can be sent again on both screens', async ({ page }) => {
  await page.goto('/app/forgot-password');
  await page.getByLabel(auth.email).fill('nobody@example.com');
  await page.getByRole('button', { name: auth.forgot.submit }).click();
  await expect(page.getByRole('heading', { name: auth.forgot.sentTitle })).toBeFocused();
  await page.clock.install();
  await page.reload();
  await expect(page.getByText(fill(auth.forgot.sentLead, { email: 'nobody@example.com' }))).toBeVisible();
  await page.clock.runFor(61_000);
  // A longer wait is given in minutes.
  await routeOnce(page, '**/api/auth/forgot', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '840' },
      json: { error: { code: 'rate_limited', message: 'Too many', requestId: 'r' } },
    }),
  );
  await page.getByRole('button', { name: auth.sent.resend }).click();
  await expect(page.getByText(fill(auth.sent.waitMinutes_other, { count: 14 }))).toBeVisible();
  await page.clock.runFor(841_000);
  const asked = page.waitForRequest('**/api/auth/forgot');
  await page.getByRole('button', { name: auth.sent.resend }).click();
  expect((await asked).postDataJSON()).toMatchObject({ email: 'nobody@example.com' });
  await expect(page.getByText(auth.sent.resent)).toBeVisible();
  await page.getByRole('button', { name: auth.sent.otherEmail }).click();
  await expect(page.getByRole('button', { name: auth.forgot.submit })).toBeVisible();
});

test('a used confirmation link offers a new one', async ({ page }) => {
  await page.goto('/app/confirm?token=used-long-ago');
  await page.getByRole('button', { name: auth.confirm.submit }).click();
  await expect(page.getByText(auth.confirm.expired)).toBeVisible();
  await expect(page.getByRole('link', { name: auth.login.submit, exact: true }).last()).toBeVisible();
  await page.getByLabel(auth.email).fill('waiting@example.com');
  await page.getByRole('button', { name: auth.confirm.newLink }).click();
  await expect(page.getByText(fill(auth.confirm.newLinkSent, { email: 'waiting@example.com' }))).toBeVisible();
  await expectAccessible(page);
});

test('a subscription chosen on the home page is kept through signing up and leads to its checkout', async ({
  page,
}) => {
  const email = freshEmail();
  await page.goto('/home');
  await page.getByRole('link', { name: 'Choose this plan' }).first().click();
  await expect(page).toHaveURL(/\/app\/login/);
  await page.getByRole('link', { name: auth.login.signup }).click();
  await expect(page.getByRole('heading', { name: auth.signup.title })).toBeVisible();
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill('Tangerine-Ferry-48');
  await page.getByLabel(auth.confirmPassword).fill('Tangerine-Ferry-48');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: auth.signup.submit }).click();
  await expect(page.getByRole('heading', { name: auth.sent.title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: auth.sent.title })).toBeVisible();
  const [link = ''] = (await newestMail(page.context().request, email)).links;
  await page.goto(link);
  const checkout = page.waitForRequest('**/api/billing/checkout');
  await page.getByRole('button', { name: auth.confirm.submit }).click();
  expect((await checkout).postDataJSON()).toMatchObject({ kind: 'subscription', id: 'explorer' });
  await page.waitForURL((url) => url.port === process.env['E2E_STRIPE_PORT']);
});

test('signing in returns to the requested page with its hash, and an ended session leads home', async ({
  page,
  account,
  baseURL,
}) => {
  const { request } = page.context();
  await request.post('/api/auth/logout', { headers: { origin: baseURL ?? '' }, data: {} });
  await page.goto('/app/settings?a=1#sessions');
  await page.getByLabel(auth.email).fill(account.email);
  await page.getByLabel(auth.password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: auth.login.submit }).click();
  await expect(page).toHaveURL(/\/app\/settings\?a=1#sessions$/);

  const cookies = await page.context().cookies();
  await request.post('/api/auth/logout', { headers: { origin: baseURL ?? '' }, data: {} });
  // The cookies of the session that has ended, as another browser profile may still have them.
  await page.context().addCookies(cookies);
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
});
