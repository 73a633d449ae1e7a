import { auth as english } from '../../web/i18n/locales/en/auth';
import { auth as spanish } from '../../web/i18n/locales/es/auth';
import { expect, expectAccessible, freshEmail, newestMail, test } from './fixtures';

const LANGUAGES = [
  { locale: 'en', prefix: '', words: english },
  { locale: 'es', prefix: '/es', words: spanish },
] as const;
const PASSWORD = 'Equipaje9mano';

/** For what waits for a password hash, which a busy machine takes seconds for. */
const hashed = expect.configure({ timeout: 20_000 });

/** Path and query of the newest mail's link. */
const linkPath = async (request: Parameters<typeof newestMail>[0], email: string): Promise<string> => {
  const [link = ''] = (await newestMail(request, email)).links;
  const { pathname, search } = new URL(link, 'http://x');
  return pathname + search;
};

for (const { locale, prefix, words } of LANGUAGES) {
  test(`sign up, confirm, sign out, sign in, recover (${locale})`, async ({ page, request }) => {
    // A whole life of an account, with two password hashes a step on a busy machine.
    test.slow();
    const email = freshEmail();
    // A guarded page sends a visitor to sign in, and is where they end up.
    await page.goto(`${prefix}/app/profile?tab=1`);
    await expect(page).toHaveURL(new RegExp(`${prefix}/app/login$`));
    await page.getByRole('link', { name: words.login.signup, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.signup.title })).toBeVisible();

    const submit = page.getByRole('button', { name: words.signup.submit });
    await submit.click();
    for (const text of [
      words.invalid.email,
      words.invalid.password,
      words.invalid.acceptTerms,
      words.invalid.isAdult,
    ]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await page.getByLabel(words.email, { exact: true }).fill(email);
    await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
    await page.getByLabel(words.confirmPassword, { exact: true }).fill('Something3else');
    await page.getByLabel(words.username).fill('no spaces');
    await submit.click();
    await expect(page.getByText(words.invalid.mismatch, { exact: true })).toBeVisible();
    await expect(page.getByText(words.invalid.username, { exact: true })).toBeVisible();
    await page.getByLabel(words.username).fill('');
    await page.getByLabel(words.confirmPassword, { exact: true }).fill(PASSWORD);
    await expect(page.getByText(words.invalid.mismatch, { exact: true })).toBeHidden();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('checkbox').last().check();
    await submit.click();
    await hashed(page.getByRole('heading', { level: 1, name: words.sent.title })).toBeVisible();
    await expect(page.getByText(/\b5\d\b/)).toBeVisible();

    await page.goto(await linkPath(request, email));
    await page.getByRole('button', { name: words.confirm.submit }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/app/profile\\?tab=1$`));
    await expect(page.getByText(email).first()).toBeVisible();

    // Kept away from the visitors' pages; the root is the app.
    await page.goto(`${prefix}/app/signup`);
    await expect(page).toHaveURL(new RegExp(`${prefix}/app$`));
    await page.goto(`${prefix}/`);
    await expect(page).toHaveURL(new RegExp(`${prefix}/app$`));

    // A sign-out in one tab reaches the other.
    const other = await page.context().newPage();
    await other.goto(`${prefix}/app/profile`);
    await expect(other.getByText(email).first()).toBeVisible();
    await page.getByRole('button', { name: locale === 'en' ? 'Log out' : 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/app/login$`));
    await expect(other).toHaveURL(new RegExp(`${prefix}/app/login$`));
    await other.close();

    await page.getByRole('link', { name: words.login.forgot }).click();
    // The page before has a field of that name too.
    await expect(page.getByRole('heading', { level: 1, name: words.forgot.title })).toBeVisible();
    await page.getByLabel(words.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: words.forgot.submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.forgot.sentTitle })).toBeVisible();
    await expect.poll(() => linkPath(request, email)).toContain('/app/reset-password');
    await page.goto(await linkPath(request, email));
    await page.getByLabel(words.newPassword, { exact: true }).fill(`${PASSWORD}2`);
    await page.getByLabel(words.confirmPassword, { exact: true }).fill(`${PASSWORD}3`);
    await page.getByRole('button', { name: words.reset.submit }).click();
    await expect(page.getByText(words.invalid.mismatchReset, { exact: true })).toBeVisible();
    await page.getByLabel(words.confirmPassword, { exact: true }).fill(`${PASSWORD}2`);
    await page.getByRole('button', { name: words.reset.submit }).click();
    await hashed(page.getByRole('heading', { level: 1, name: words.reset.success })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${prefix}/app/login$`));

    await page.getByLabel(words.email, { exact: true }).fill(email);
    await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: words.login.submit }).click();
    await hashed(page.getByRole('alert')).toBeVisible();
    await page.getByLabel(words.password, { exact: true }).fill(`${PASSWORD}2`);
    await page.getByRole('button', { name: words.login.submit }).click();
    await hashed(page).toHaveURL(new RegExp(`${prefix}/app$`));
  });
}

for (const { locale, prefix, words } of LANGUAGES) {
  test(`the account screens pass axe, errors shown, in both themes (${locale})`, async ({ page }) => {
    test.slow();
    for (const path of ['login', 'signup', 'forgot-password', 'reset-password?token=x', 'confirm?token=x']) {
      await page.goto(`${prefix}/app/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === 'signup') await page.getByRole('button', { name: words.signup.submit }).click();
      // Past the entrance, whose half-transparent words have no contrast yet.
      await page.waitForTimeout(400);
      await expectAccessible(page);
      await page.locator('[data-theme-switch]:visible').click();
      await expectAccessible(page);
    }
  });
}

test('a link that is spent, false or cut off says so and offers the way on', async ({ page }) => {
  await page.goto('/app/confirm?token=nonsense');
  await page.getByRole('button', { name: english.confirm.submit }).click();
  await expect(page.getByText(english.confirm.expired)).toBeVisible();
  await page.goto('/app/confirm');
  await expect(page.getByText(english.confirm.missing)).toBeVisible();
  await page.goto('/app/reset-password');
  await expect(page.getByText(english.reset.expired)).toBeVisible();
  await expect(page.getByRole('link', { name: english.reset.again })).toBeVisible();
});

test('the profile is shown, edited and checked', async ({ page, account }) => {
  await page.goto('/app/profile');
  await expect(page.getByText('Not provided').first()).toBeVisible();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Username').fill('a!');
  await page.getByLabel('Phone').fill('not a number');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(english.invalid.username)).toBeVisible();
  await expect(page.getByText('Please enter a valid phone number.')).toBeVisible();
  await page.getByLabel('Username').fill(`u${account.email.slice(10, 20)}`);
  await page.getByLabel('Phone').fill('+34 600 123 456');
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Ruiz Peña');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile is saved')).toBeVisible();
  await expect(page.getByText('Ana Ruiz Peña').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('+34 600 123 456')).toBeVisible();
});
