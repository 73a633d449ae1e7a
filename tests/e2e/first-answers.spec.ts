import { billing } from '../../web/i18n/locales/en/billing';
import { plans as words } from '../../web/i18n/locales/en/plans';
import { expect, makeReadyPlan, signedInTest as test } from './fixtures';

const TRIP = { destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-08' };

test('the document contains the data of the first screen, so that no request waits for another', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { request } = page.context();
  // A name that would end the element it stands in, if it could.
  const name = '</script><script>document.title="taken"</script> & <!-- "quoted"';
  const plan = await makeReadyPlan(request, origin, { ...TRIP, name });
  const calls: string[] = [];
  const live: URL[] = [];
  page.on('websocket', (each) => live.push(new URL(each.url())));
  page.on('request', (each) => {
    const { pathname } = new URL(each.url());
    if (pathname.startsWith('/api/') && !pathname.endsWith('/live')) calls.push(pathname);
  });
  await page.goto('/app');
  await expect(page.getByRole('link', { name: /document\.title/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  expect(calls).toEqual([]);

  await page.goto(`/app?plan=${plan.id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('checkbox').nth(20)).toBeVisible();
  const box = await page.getByRole('checkbox').first().boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  // Its live connection says if the plan of the document is not the newest any more.
  await expect.poll(() => live.at(-1)?.searchParams.get('have')).toMatch(/^[\w-]{22}$/);
  expect(calls).toEqual([]);
  await expect(page).not.toHaveTitle('taken');

  // A refetch is a new request: the answer in the document is used once.
  await request.patch(`/api/plans/${plan.id}`, { headers: { origin }, data: { name: 'Another name' } });
  await expect(page.getByRole('heading', { level: 1, name: 'Another name' })).toBeVisible();
  expect(calls).toEqual([`/api/plans/${plan.id}`]);
});

test('a plan that changes between its document and its live connection is fetched again', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  const { request } = page.context();
  const plan = await makeReadyPlan(request, origin, TRIP);
  const { promise: changed, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await changed;
    await route.continue();
  });
  await page.goto(`/app?plan=${plan.id}`, { waitUntil: 'commit' });
  await expect(page.locator('h1', { hasText: plan.name })).toBeVisible();
  await request.patch(`/api/plans/${plan.id}`, { headers: { origin }, data: { name: 'Another name' } });
  letScriptsCome();
  await expect(page.getByRole('heading', { level: 1, name: 'Another name' })).toBeVisible();
});

test('the head preloads the files of the page, and personal documents are not cached', async ({
  page,
  account,
  baseURL,
}) => {
  const { request } = page.context();
  const plan = await makeReadyPlan(request, baseURL ?? '', TRIP);
  const own = await request.get(`/app?plan=${plan.id}`);
  expect(own.headers()['cache-control']).toBe('no-store, no-transform');
  const html = await own.text();
  expect(html).toContain(account.email);
  expect(html).toContain(plan.id);
  const [head = ''] = html.split('</head>');
  expect(head).toMatch(/data-files>\[[^\]]*"\/assets\/plan-/);
  expect(head).toMatch(/data-files>\[[^\]]*"\/assets\/packing-/);

  // Each is a request of its own, before anybody can press anything.
  const scripts = Array.from(html.matchAll(/data-files[^>]*>(\[[^\]]*\])/g), ([, list = '[]']) => list).join('');
  expect(scripts.match(/\/assets\//g)?.length).toBeLessThanOrEqual(11);
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);

  // What the service worker keeps has nothing of anybody.
  const shell = await request.get('/en/app?shell');
  expect(await shell.text()).not.toContain(account.email);
  expect(shell.headers()['cache-control']).toBe('no-cache, no-transform');

  // Another person's plan is not in the document.
  const stranger = await request.get('/app?plan=plan_that_is_not_theirs');
  expect(await stranger.text()).not.toContain('data-answer="/api/plans/');
});

test('the first screen is shown before any script runs, and the app hydrates it unchanged', async ({
  page,
  baseURL,
}) => {
  const plan = await makeReadyPlan(page.context().request, baseURL ?? '', TRIP);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('first screen')) warnings.push(message.text());
  });
  const { promise: scripts, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(`/app?plan=${plan.id}`, { waitUntil: 'commit' });
  const heading = page.locator('h1', { hasText: plan.name });
  await expect(heading).toBeVisible();
  expect(await page.locator('#root [style]').count()).toBe(0);
  const row = page.locator(`[data-item="${plan.items[0]?.id}"]`);
  await expect(row).toBeVisible();
  await heading.evaluate((element) => element.setAttribute('data-first', ''));
  letScriptsCome();
  await row.getByRole('checkbox').check();
  await expect(page.locator('h1[data-first]')).toBeVisible();
  expect(warnings).toEqual([]);
});

test('app pages are rendered on the server, except those that depend on the browser', async ({ page }) => {
  const { request } = page.context();
  for (const path of ['', '?new=1', '/kit', '/search', '/billing', '/profile']) {
    for (const prefix of ['', '/es']) {
      const html = await (await request.get(`${prefix}/app${path}`)).text();
      expect(html, path).toMatch(/<div id="root" data-served[^>]*>.*<main/s);
      expect(html, path).not.toContain(' style="');
    }
  }
  for (const path of ['support', 'settings', 'referrals'])
    expect(await (await request.get(`/app/${path}`)).text()).not.toContain('data-served');
});

test('the document contains the visible part of a long list, and the app renders the rest', async ({
  page,
  baseURL,
}) => {
  const { request } = page.context();
  const plan = await makeReadyPlan(request, baseURL ?? '', TRIP);
  const needed = plan.items.filter(({ optional }) => !optional).length;
  expect(needed).toBeGreaterThan(25);
  const html = await (await request.get(`/app?plan=${plan.id}`)).text();
  expect(html.match(/class="pack-box/g)?.length).toBeLessThanOrEqual(16);
  // Each still takes up its height.
  expect(html.match(/data-item="/g)?.length).toBe(needed);
  await page.goto(`/app?plan=${plan.id}`);
  await expect(page.locator('[data-item] .pack-box')).toHaveCount(needed);
});

test('the billing page is rendered with everything but the invoices, and fonts load after it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (each) => {
    const { pathname } = new URL(each.url());
    if (pathname.startsWith('/api/') || pathname.endsWith('.woff2')) asked.push(pathname);
  });
  await page.goto('/app/billing');
  await expect(page.getByRole('heading', { level: 1, name: billing.title })).toBeVisible();
  await expect.poll(() => asked[0]).toBe('/api/billing/invoices');
  await expect(page.locator('html')).toHaveAttribute('data-fonts');
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/billing/invoices']);
  // The next document begins with them.
  expect(await page.evaluate(() => localStorage.getItem('valija.fonts'))).toBe('1');
});
