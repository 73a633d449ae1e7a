import type { APIResponse } from '@playwright/test';
import * as z from 'zod';
import { home as english } from '../../web/i18n/locales/en/home';
import { home as spanish } from '../../web/i18n/locales/es/home';
import { expect, expectAccessible, test } from './fixtures';

const SPANISH = { 'accept-language': 'es-419, en;q=0.5' };
const PAGES = ['/home', '/terms', '/privacy', '/waitlist'];

/** Scripts and styles of a document, besides those of its own origin and data that no browser runs. */
const inlined = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*(?:src=|ld\\+json))[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text]) => text ?? '',
  );

const digest = async (text: string): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('base64');

const locationOf = (answer: APIResponse): string | undefined => answer.headers()['location'];

test('every document has a strict policy that allows exactly what is inlined', async ({ request }) => {
  for (const path of [...PAGES, '/es/home', '/app', '/app/login', '/nope']) {
    const answer = await request.get(path);
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toMatch(/unsafe|\*|https?:/);
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('microphone=(self)'),
    });
    const html = await answer.text();
    for (const tag of ['script', 'style'] as const) {
      for (const text of inlined(html, tag)) expect(policy, `${path} ${tag}`).toContain(await digest(text));
    }
    expect(html, path).not.toMatch(/\sstyle="|\son\w+="/);
  }
});

test('languages: prefix, cookie, browser; bots stay; the query survives', async ({ request }) => {
  const get = (path: string, headers: Record<string, string>) => request.get(path, { headers, maxRedirects: 0 });
  const spanishVisit = await get('/home?utm=1', SPANISH);
  expect([spanishVisit.status(), locationOf(spanishVisit)]).toEqual([302, '/es/home?utm=1']);
  expect(spanishVisit.headers()['vary']).toMatch(/Accept-Language/i);
  expect(locationOf(await get('/app/login', SPANISH))).toBe('/es/app/login');
  expect((await get('/home', { ...SPANISH, cookie: 'i18n_locale=ZW4' })).status()).toBe(200);
  expect(locationOf(await get('/home', { cookie: 'i18n_locale=ZXM', 'accept-language': 'en' }))).toBe('/es/home');
  expect((await get('/home', { cookie: 'i18n_locale=%%%', 'accept-language': 'en' })).status()).toBe(200);
  expect((await get('/home', { ...SPANISH, 'user-agent': 'Googlebot/2.1' })).status()).toBe(200);
  expect((await get('/en/home', SPANISH)).status()).toBe(200);
  expect(locationOf(await get('/', { 'accept-language': 'en' }))).toBe('/home');
  expect(locationOf(await get('/', SPANISH))).toBe('/es/home');
});

test('each page says its canonical address and its other language', async ({ request }) => {
  for (const path of PAGES) {
    for (const [address, canonical] of [
      [path, path],
      [`/en${path}`, path],
      [`/es${path}`, `/es${path}`],
    ] as const) {
      const html = await (await request.get(address)).text();
      expect(html).toContain(`<link rel="canonical" href="https://valija.app${canonical}"`);
      for (const [language, target] of [
        ['en', path],
        ['x-default', path],
        ['es', `/es${path}`],
      ]) {
        expect(html).toMatch(
          new RegExp(`<link rel="alternate" hreflang="${language}" href="https://valija\\.app${target}"`, 'i'),
        );
      }
    }
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/<loc>/g)).toHaveLength(PAGES.length * 2);
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('an unknown path is a real 404 that names it, without running what it says', async ({ page, request }) => {
  for (const path of ['/nope', '/app/nope', '/es/es/home', '/documents/home.html', '/%E0%A4%A']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  await page.goto('/<img src=x onerror=alert(1)>');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Page Not Found: /<img src=x onerror=alert(1)>')).toBeVisible();
  await expectAccessible(page);
  const bot = await request.get('/nope', { headers: { 'user-agent': 'facebook-preview' } });
  expect([bot.status(), bot.headers()['content-type']]).toEqual([404, expect.stringContaining('text/plain')]);
});

for (const [locale, prefix, words] of [
  ['en', '', english],
  ['es', '/es', spanish],
] as const) {
  test(`the public pages load no framework, nothing foreign, and pass axe in both themes (${locale})`, async ({
    page,
  }) => {
    const foreign: string[] = [];
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(page.url()).origin && !page.url().startsWith('about:')) {
        foreign.push(request.url());
      }
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    for (const path of PAGES) {
      await page.goto(prefix + path);
      await expectAccessible(page);
      await page.locator('[data-theme-switch]:visible').first().click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', PAGES.indexOf(path) % 2 ? 'dark' : 'light');
      await expectAccessible(page);
    }
    await page.goto(`${prefix}/home`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.title);
    expect(foreign).toEqual([]);
    expect(problems).toEqual([]);
    const sizes = await Promise.all(
      [...scripts].map(async (url) => (await (await page.request.get(url)).body()).length),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20_000);
  });
}

test('header: anchors, scrolled state, language keeps page and place', async ({ page }) => {
  await page.goto('/home');
  const header = page.locator('[data-header]');
  await expect(header).not.toHaveAttribute('data-scrolled');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/#pricing$/);
  await expect(page.locator('#pricing')).toBeInViewport();
  await expect(header).toHaveAttribute('data-scrolled');
  await expect
    .poll(() => page.evaluate(() => document.getElementById('pricing')?.getBoundingClientRect().top))
    .toBeLessThan(200);
  await page.evaluate(() => history.replaceState(null, '', '/home'));
  const place = await page.evaluate(() => Math.round(window.scrollY));
  // Not `click()`, which first scrolls a sticky header's link "into view".
  await page
    .locator('a[data-locale=es]:visible')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/es\/home$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 400);
  expect((await page.context().cookies()).find(({ name }) => name === 'i18n_locale')?.value).toBe('ZXM');
  await page.goto('/home');
  await expect(page).toHaveURL(/\/es\/home$/);
  await page.goto('/en/terms');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/\/en\/home#faqs$/);
  await expect(page.locator('#faqs')).toBeInViewport();
});

test('mobile menu: closes outside, on a choice, on a wide window and on Escape; passes axe', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home');
  const button = page.getByRole('button', { name: 'Open menu' });
  const menu = page.locator('#mobile-menu');
  await button.click();
  await expect(menu).toBeVisible();
  await expect(menu.getByText('Theme')).toBeVisible();
  await expect(menu.getByText('Language')).toBeVisible();
  await expectAccessible(page);
  await page.mouse.click(200, 835);
  await expect(menu).toBeHidden();
  await button.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(menu).toBeHidden();
});

test('the light theme is there at the first paint, and in the next tab', async ({ page, context }) => {
  await page.goto('/home');
  await page.locator('[data-theme-switch]:visible').click();
  const other = await context.newPage();
  await other.goto('/app/login', { waitUntil: 'commit' });
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.locator('[data-theme-switch]:visible').click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('icons come from our own endpoint; builds say which one is out', async ({ request }) => {
  const icons = await request.get('/icons/lucide.json?icons=plane,nope');
  expect(await icons.json()).toMatchObject({ prefix: 'lucide', icons: { plane: {} }, not_found: ['nope'] });
  expect((await request.get('/icons/mdi.json?icons=plane')).status()).toBe(404);
  expect((await request.get('/icons/lucide.json')).status()).toBe(422);
  const latest: unknown = await (await request.get(`/builds/latest.json?${Date.now()}`)).json();
  const { id } = z.object({ id: z.string(), timestamp: z.number() }).parse(latest);
  expect(await (await request.get(`/builds/meta/${id}.json`)).json()).toMatchObject({
    id,
    routeRules: { '/home': { prerender: true }, '/app': { shell: true } },
  });
});
