import * as z from 'zod';
import { billing } from '../../web/i18n/locales/en/billing';
import { profile } from '../../web/i18n/locales/en/profile';
import { shell } from '../../web/i18n/locales/en/shell';
import { shell as spanishShell } from '../../web/i18n/locales/es/shell';
import { becomePremium, expect, expectAccessible, fill, test } from './fixtures';

test('a missing page inside the app keeps the navigation and names the requested path', async ({
  page,
  account,
  consoleErrors,
}) => {
  expect(account.email).toContain('@');
  await page.goto('/es/app/settings');
  const navigation = page.getByRole('navigation', { name: spanishShell.appNavigation });
  await expect(navigation.first()).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/es/app/nope');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1, name: spanishShell.error.notFound })).toBeVisible();
  await expect(page.getByText(spanishShell.error.notFoundPath.replace('{{path}}', '/es/app/nope'))).toBeVisible();
  await expect(navigation.first()).toBeVisible();
  await expectAccessible(page);
  consoleErrors.splice(0);
});

test('a subscription says what a credit costs', async ({ page, account, baseURL }) => {
  expect(account.email).toContain('@');
  await becomePremium(page.context().request, baseURL ?? '');
  await page.goto('/app/billing');
  const plan = page.getByRole('region', { name: billing.subscription.title });
  await expect(plan).toContainText(/€.*per month · €.*per credit/);
  await expect(page.getByRole('heading', { name: billing.gives.premium })).toBeVisible();
});

test('where nothing can be bought the billing page says so', async ({ page, account }) => {
  expect(account.email).toContain('@');
  await page.route('**/api/billing/catalog', (route) => route.fulfill({ json: { plans: [], packs: [] } }));
  // Not as the first page: its document brings the real answers along.
  await page.goto('/app/settings');
  await page
    .getByRole('navigation', { name: shell.appNavigation })
    .getByRole('link', { name: shell.nav.billing })
    .click();
  await expect(page.getByText(billing.plans.none)).toBeVisible();
  await expect(page.getByText(billing.packs.none)).toBeVisible();
});

test('a profile without a known place says so', async ({ page, account }) => {
  expect(account.email).toContain('@');
  await page.route('**/api/profile', async (route) => {
    const answer = await route.fetch();
    const known = z.object({ profile: z.looseObject({}) }).parse(await answer.json());
    await route.fulfill({ json: { profile: { ...known.profile, location: null } } });
  });
  // Not as the first page: its document brings the real answer along.
  await page.goto('/app/settings');
  await page
    .getByRole('navigation', { name: shell.appNavigation })
    .getByRole('link', { name: shell.nav.profile })
    .click();
  await expect(page.getByText(profile.unknownLocation)).toBeVisible();
});

test('a page that fails says so with its message, and keeps the navigation', async ({
  page,
  account,
  consoleErrors,
}) => {
  expect(account.email).toContain('@');
  await page.route('**/assets/*referrals-page*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new Error('The bag has a hole.')" }),
  );
  await page.goto('/app/settings');
  const navigation = page.getByRole('navigation', { name: shell.appNavigation });
  await navigation.getByRole('link', { name: shell.nav.referrals }).click();
  await expect(page.getByRole('heading', { level: 1, name: shell.error.internal })).toBeVisible();
  await expect(page.getByText('The bag has a hole.')).toBeVisible();
  await expect(navigation).toBeVisible();
  await expectAccessible(page);
  consoleErrors.splice(0);
});

test('an app that cannot start says so in the log and throws the error on', async ({ page, consoleErrors }) => {
  await page.addInitScript(() => {
    const find = document.getElementById.bind(document);
    document.getElementById = (id) => (id === 'root' ? null : find(id));
  });
  await page.goto('/app/login', { waitUntil: 'commit' });
  await expect
    .poll(() => consoleErrors)
    .toEqual([
      expect.stringMatching(/The app could not start.*no #root/s),
      expect.stringMatching(/^Error: .*no #root/),
    ]);
  consoleErrors.splice(0);
});

for (const [name, { canceled, periodEnd, monthEndsAt, says, never }] of Object.entries({
  'between the end of a month and its bill a plan renews today': {
    canceled: false,
    periodEnd: new Date(Date.now() - 600_000).toISOString(),
    monthEndsAt: null,
    says: [billing.subscription.renewsToday, billing.credits.renewsToday],
    never: [/of 10 left/, /Reset on/],
  },
  'a plan that is ended early says until when its credits can be spent': {
    canceled: true,
    periodEnd: '2027-05-02T00:00:00.000Z',
    monthEndsAt: '2027-05-20T00:00:00.000Z',
    says: [/Its credits last until .*20/, /Last until .*20/],
    never: [],
  },
})) {
  test(name, async ({ page, account }) => {
    expect(account.email).toContain('@');
    const subscription = {
      planId: 'explorer',
      status: canceled ? 'canceled' : 'active',
      credits: 10,
      priceMinor: 499,
      perCreditMinor: 50,
      currency: 'eur',
      periodEnd,
      renewsAt: canceled ? null : periodEnd,
      endsAt: canceled ? periodEnd : null,
      canceled,
      autoRenew: !canceled,
      nextPlanId: null,
    };
    const credits = {
      subscription: canceled ? 7 : 0,
      additional: 2,
      total: 9,
      renewsAt: null,
      monthEndsAt,
      onHold: false,
      returnsLeft: 5,
    };
    await page.route('**/api/billing/subscription', (route) => route.fulfill({ json: { subscription } }));
    await page.route('**/api/credits', (route) => route.fulfill({ json: credits }));
    // Not as the first page: its document brings the real answers along.
    await page.goto('/app/settings');
    await page
      .getByRole('navigation', { name: shell.appNavigation })
      .getByRole('link', { name: shell.nav.billing })
      .click();
    for (const text of says) await expect(page.getByText(text).first()).toBeVisible();
    for (const text of never) await expect(page.getByText(text)).toHaveCount(0);
  });
}

test('a toast of a page that is still loading shows at once, before anything is touched', async ({ page, account }) => {
  expect(account.email).toContain('@');
  // The checkout is not opened: its notice is what is looked for.
  await page.route('**/api/billing/checkout', () => undefined);
  await page.goto('/app/billing?choose=explorer', { waitUntil: 'commit' });
  await expect(page.getByText(fill(billing.checkout.leading, { plan: 'Explorer' }))).toBeVisible({ timeout: 3000 });
});

for (const width of [360, 390, 560]) {
  test.describe(`${width} px wide`, () => {
    // The size is the browser's own from the start: after a resize the page has once had no frame for two minutes.
    test.use({ viewport: { width, height: 844 } });
    test('on a small screen toasts have even margins and stand 16 px apart, and an early one shows at once', async ({
      page,
    }) => {
      await page.goto('/__dev/gallery');
      // Before the page has had a quiet moment to load the toasts.
      await page.getByRole('button', { name: 'seven at once' }).click();
      await expect(page.getByText('Toast 7')).toBeVisible({ timeout: 2000 });
      await page.keyboard.press('Alt+t');
      const toasts = page.locator('[data-sonner-toast][data-visible=true]:not([data-removed=true])');
      await expect(toasts).toHaveCount(3);
      const boxes = () =>
        toasts.evaluateAll((all) =>
          all.map((each) => {
            const { top, bottom, left, right, width: boxWidth } = each.getBoundingClientRect();
            return { top, bottom, left, right, width: boxWidth };
          }),
        );
      await expect
        .poll(async () => {
          const [first, second] = (await boxes()).toSorted((one, other) => other.top - one.top);
          return first && second ? Math.round(first.top - second.bottom) : null;
        })
        .toBe(16);
      const [box] = await boxes();
      if (!box) throw new Error('no toast');
      expect(Math.abs(box.left - (width - box.right))).toBeLessThanOrEqual(1);
      expect(box.width).toBeLessThanOrEqual(24 * 16);
    });
  });
}
