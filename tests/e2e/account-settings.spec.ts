import { readFile } from 'node:fs/promises';
import { auth } from '../../web/i18n/locales/en/auth';
import { settings as words } from '../../web/i18n/locales/en/settings';
import { LANGUAGES, PHONE, expectSignedOut, hashed, logIn, otherDevice, walkToSettings } from './account-steps';
import {
  expect,
  expectAccessible,
  fill,
  freshEmail,
  mailedToken,
  newestMail,
  routeOnce,
  signUpThrough,
  test,
} from './fixtures';

for (const { locale, prefix, words } of LANGUAGES) {
  test.describe(`settings (${locale})`, () => {
    test.use(locale === 'en' ? {} : { ...PHONE, colorScheme: 'light' });

    test('every setting is reached, explained and accessible', async ({ page, account }) => {
      await page.goto(`${prefix}/app/settings`);
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expect(page.getByText(words.sessions.current)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(words.title));
      // Dark on a wide screen, light on a phone.
      const [theme, label] = locale === 'en' ? ['dark', words.appearance.dark] : ['light', words.appearance.light];
      await page.getByText(label, { exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectAccessible(page);
      // Follows the device, at once and after a reload, until one of the two is chosen.
      await page.getByText(words.appearance.system, { exact: true }).click();
      for (const device of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: device });
        await expect(page.locator('html')).toHaveAttribute('data-theme', device);
      }
      await page.emulateMedia({ colorScheme: 'light' });
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await page.getByText(label, { exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);

      // Every dialog: accessible, closed by Escape, the focus back where it came from.
      const dialogs = [
        [words.signIn.emailChange, words.email.title],
        [words.signIn.passwordChange, words.password.title],
        [words.sessions.everywhere, words.sessions.everywhereTitle],
        [words.data.deleteSubmit, words.delete.title],
      ] as const;
      for (const [opener, title] of dialogs) {
        const button = page.getByRole('button', { name: opener, exact: true });
        await button.press('Enter');
        const dialog = page.getByRole(opener === words.sessions.everywhere ? 'alertdialog' : 'dialog', { name: title });
        await expect(dialog).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
      }

      // The language stays on the page, and is remembered.
      const [other] = LANGUAGES.filter((candidate) => candidate.locale !== locale);
      await page
        .getByText(locale === 'en' ? 'Español' : 'English', { exact: true })
        .last()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: other?.words.title ?? '' })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${other?.prefix}/app/settings$`));
      expect(account.email).toContain('@');
    });
  });
}

test('the e-mail is changed, the data is exported as a file, and the account is deleted after a typed confirmation', async ({
  page,
  account,
}) => {
  const email = freshEmail('moved');
  await page.goto(`/app/settings`);
  const open = page.getByRole('button', { name: words.signIn.emailChange });
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: words.email.submit });
  await open.click();
  await dialog.getByLabel(words.email.new).fill(account.email);
  await submit.click();
  await expect(dialog.getByText(auth.invalid.passwordRequired)).toBeVisible();
  await dialog.getByLabel(words.email.password, { exact: true }).fill('Wrong-Pass-1');
  await submit.click();
  await expect(dialog.getByText(auth.invalid.sameEmail)).toBeVisible();
  await dialog.getByLabel(words.email.new).fill(email);
  await submit.click();
  await hashed(dialog.getByText(auth.invalid.currentPassword)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(words.email.password, { exact: true }).fill(account.password);
  await submit.click();
  await hashed(page.getByText(words.email.sent)).toBeVisible();
  await expect(page.getByText(fill(words.signIn.waiting, { email }))).toBeVisible();
  await expect(open).toBeFocused();

  const token = await mailedToken(page.request, email);
  await page.goto(`/app/confirm?token=${token}&change=email`);
  await expect(page.getByRole('heading', { level: 1, name: auth.confirmEmail.title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: auth.confirmEmail.submit }).click();
  await expect(page).toHaveURL(/\/app\/settings$/);
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible();
  await expect.poll(async () => (await newestMail(page.request, account.email)).text).toMatch(/support@/);

  // A second time the link is spent.
  await page.goto(`/app/confirm?token=${token}&change=email`);
  await page.getByRole('button', { name: auth.confirmEmail.submit }).click();
  await expect(page.getByText(auth.confirmEmail.expired)).toBeVisible();
  await page.goto('/app/settings');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.data.exportSubmit }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('valija-export.json');
  const exported: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(exported).toMatchObject({ account: { email }, plans: [], credits: { total: 2 } });
  await expect(page.getByText(words.data.exportDone)).toBeVisible();

  const tab = await page.context().newPage();
  await tab.goto(`/app/profile`);
  await expect(tab.getByRole('main').getByText(email).first()).toBeVisible();
  await page.getByRole('button', { name: words.data.deleteSubmit, exact: true }).click();
  const confirm = dialog.getByLabel(fill(words.delete.confirm, { email }));
  await expect(confirm).toBeFocused();
  await confirm.fill('somebody@example.com');
  await confirm.press('Enter');
  await expect(dialog.getByText(words.delete.mismatch)).toBeVisible();
  await expect(confirm).toBeFocused();
  await expectAccessible(page);
  await confirm.fill(email.toUpperCase());
  await dialog.getByRole('button', { name: words.delete.submit }).click();
  await expectSignedOut(page);
  await expect(page.getByText(words.delete.done)).toBeVisible();
  await expectSignedOut(tab);
  await logIn(page, { ...account, email });
  await hashed(page.getByRole('alert')).toBeVisible();
});

test('sessions are ended one by one, all others, or everywhere, and a new password keeps only the current one', async ({
  page,
  account,
  browser,
}) => {
  const second = await otherDevice(browser, account);
  await page.goto('/app/settings');
  const list = page.getByRole('list', { name: words.sessions.title });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText(words.sessions.current);
  await list.getByRole('button').click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText(words.sessions.signedOut)).toBeVisible();
  await expect(list).toBeFocused();
  await walkToSettings(second);
  await expectSignedOut(second);

  await logIn(second, account);
  await hashed(second).not.toHaveURL(/login/);
  await page.reload();
  await page.getByRole('button', { name: words.sessions.others }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);

  const password = `${account.password}-new`;
  await page.getByRole('button', { name: words.signIn.passwordChange }).click();
  const dialog = page.getByRole('dialog');
  const type = async (current: string, next: string, again = next) => {
    await dialog.getByLabel(words.password.current, { exact: true }).fill(current);
    await dialog.getByLabel(auth.newPassword, { exact: true }).fill(next);
    await dialog.getByLabel(auth.confirmPassword, { exact: true }).fill(again);
    await dialog.getByRole('button', { name: words.password.submit }).click();
  };
  await type(account.password, password, `${password}x`);
  await expect(dialog.getByText(auth.invalid.mismatchReset)).toBeVisible();
  await type(account.password, 'Password1');
  await expect(dialog.getByText(auth.invalid.passwordCommon)).toBeVisible();
  await expectAccessible(page);
  await type('Wrong-Pass-1', password);
  await hashed(dialog.getByText(auth.invalid.currentPassword)).toBeVisible();
  await type(account.password, password);
  await hashed(page.getByText(words.password.done)).toBeVisible();

  await second.goto('/app/profile');
  await expectSignedOut(second);
  await logIn(second, account);
  await hashed(second.getByRole('alert')).toBeVisible();
  await logIn(second, { ...account, password });
  await hashed(second).not.toHaveURL(/login/);
  await page.getByRole('button', { name: words.sessions.everywhere }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.sessions.everywhere }).click();
  await expectSignedOut(page);
  await walkToSettings(second);
  await expectSignedOut(second);
  await second.context().close();
});

test('the profile is shown, edited and validated, and failures here and in the settings can be retried', async ({
  page,
  account,
  playwright,
  baseURL,
}) => {
  const name = `u_${account.email.split('-')[1]?.slice(0, 10)}`;
  const somebody = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await signUpThrough(somebody, baseURL ?? '');
  const headers = { origin: baseURL ?? '' };
  expect((await somebody.patch('/api/profile', { headers, data: { username: name } })).ok()).toBe(true);
  await somebody.dispose();

  await page.goto('/app/profile');
  await expect(page.getByText('Not provided').first()).toBeVisible();
  const edit = page.getByRole('button', { name: 'Edit profile' });
  const save = page.getByRole('button', { name: 'Save' });
  const username = page.getByLabel('Username');
  await edit.click();
  await expect(username).toBeFocused();
  await username.fill('a!');
  await page.getByLabel('Phone').fill('not a number');
  await save.click();
  await expect(page.getByText(auth.invalid.username)).toBeVisible();
  await expect(page.getByText('Please enter a valid phone number.')).toBeVisible();
  await page.getByLabel('Phone').fill('+34 600 123 456');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Ruiz Peña');
  await username.fill(name);
  await save.click();
  await expect(page.getByText(auth.invalid.usernameTaken)).toBeVisible();
  await expectAccessible(page);
  await username.fill(`${name}2`);
  await routeOnce(page, '**/api/profile', (route) => route.fulfill({ status: 503, json: {} }));
  await save.click();
  await expect(page.getByText('Error updating profile')).toBeVisible();
  await save.click();
  await expect(page.getByText('Your profile is saved')).toBeVisible();
  await expect(edit).toBeFocused();
  await expect(page.getByText('Ana Ruiz Peña').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('+34 600 123 456')).toBeVisible();
  const gone = { status: 404, json: { error: { code: 'not_found', message: 'x', requestId: 'r' } } };
  await page.route('**/api/profile', (route) => route.fulfill(gone));
  await page.reload();
  await expect(page.getByText('Profile not found')).toBeVisible();
  await page.unroute('**/api/profile');

  const fails = { json: { error: { code: 'unavailable', message: 'x', requestId: 'r' } }, status: 503 };
  await page.route('**/api/auth/sessions', (route) => route.fulfill(fails));
  await page.route('**/api/account/export', (route) => route.fulfill(fails));
  await page.goto('/app/settings');
  const devices = page.getByRole('region', { name: words.sessions.title });
  await expect(devices.getByRole('alert')).toContainText('not available right now');
  await page.getByRole('button', { name: words.data.exportSubmit }).click();
  await expect(page.getByText('not available right now').last()).toBeVisible();
  await page.unroute('**/api/auth/sessions');
  await devices.getByRole('button').click();
  await expect(devices.getByText(words.sessions.current)).toBeVisible();
});
