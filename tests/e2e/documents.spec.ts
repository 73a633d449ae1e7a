import type { APIResponse } from '@playwright/test';
import * as z from 'zod';
import { home as english } from '../../web/i18n/locales/en/home';
import { shell as englishShell } from '../../web/i18n/locales/en/shell';
import { home as spanish } from '../../web/i18n/locales/es/home';
import { shell as spanishShell } from '../../web/i18n/locales/es/shell';
import { pack } from '../../web/prerender/budget';
import { expect, expectAccessible, test } from './fixtures';

const SPANISH = { 'accept-language': 'es-419, en;q=0.5' };
const PAGES = ['/home', '/terms', '/privacy', '/waitlist'];
/** Bytes that a page may transfer until it is loaded: HTML with its CSS, and scripts. */
const BUDGET = 60 * 1024;

/** Scripts and styles of a document, besides those of its own origin and data that no browser runs. */
const inlined = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*(?:src=|json))[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
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
    // No proxy may rewrite it, or the hashes of the policy no longer match.
    expect(headers['cache-control'], path).toContain('no-transform');
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

test('the language comes from the prefix, cookie or browser, bots are not redirected, and the query is kept', async ({
  request,
}) => {
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

test('a document is compressed for browsers that accept it and plain for the others', async ({ baseURL }) => {
  // Not a browser's request: those ask for every packing at once.
  const fetchAs = (encoding: string) => fetch(`${baseURL}/home`, { headers: { 'accept-encoding': encoding } });
  const plain = await fetchAs('identity');
  expect(plain.headers.get('content-encoding')).toBeNull();
  const packed = await fetchAs('br');
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('vary')).toContain('Accept-Encoding');
  expect(Number(packed.headers.get('content-length'))).toBeLessThan(14_600);
  expect(await packed.text()).toBe(await plain.text());
  const again = await fetch(`${baseURL}/home`, {
    headers: { 'accept-encoding': 'br', 'if-none-match': packed.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  expect((await fetchAs('br;q=0, identity')).headers.get('content-encoding')).toBeNull();
});

test('a hashed file is sent as tightly as the build has packed it, kept for good, and a missing one is a 404', async ({
  baseURL,
}) => {
  const shell = await (await fetch(`${baseURL}/app?shell`)).text();
  const [path] = /\/assets\/library-[\w-]+\.js/.exec(shell) ?? [];
  const fetchAs = (encoding: string) => fetch(`${baseURL}${path}`, { headers: { 'accept-encoding': encoding } });
  const packed = await fetchAs('br');
  const plain = await fetchAs('identity');
  for (const { headers } of [packed, plain]) expect(headers.get('cache-control')).toContain('immutable');
  expect(packed.headers.get('content-encoding')).toBe('br');
  const text = await packed.text();
  expect(text).toBe(await plain.text());
  expect(Number(packed.headers.get('content-length'))).toBe(pack(text).length);
  expect((await fetch(`${baseURL}/assets/no-such-file.js`)).status).toBe(404);
});

test('without scripts the pages are readable in our fonts, and forms say why they are missing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.hero.title);
  const expectHidden = async (form: string) => {
    await expect(page.locator(form)).toHaveCount(1);
    await expect(page.locator(form)).toBeHidden();
    await expect(page.locator('noscript p')).toHaveText(/needs JavaScript/);
  };
  await expectHidden('[data-trial]');
  await page.locator('#faqs summary').first().click();
  await expect(page.locator('#faqs details p').first()).toBeVisible();
  await page.goto('/waitlist');
  await expectHidden('[data-waitlist]');
  await context.close();
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

test('an unknown path answers 404 and shows the path escaped', async ({ page, request }) => {
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

for (const [locale, prefix, words, menu] of [
  ['en', '', english, englishShell.openMenu],
  ['es', '/es', spanish, spanishShell.openMenu],
] as const) {
  test(`each public page loads no framework or third-party file, is small, does not overflow and passes axe in both themes (${locale})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(page.url()).origin && !page.url().startsWith('about:')) {
        foreign.push(request.url());
      }
    });
    for (const path of PAGES) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(prefix + path);
      if (path === '/home') await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.title);
      // Scripts start once the page has been painted: ours are there when the fonts are.
      await expect(page.locator('html')).toHaveAttribute('data-fonts');
      const { html, scripts } = await page.evaluate(() => {
        const entries = performance.getEntries();
        const bytes = (kind: string) =>
          entries
            .filter((entry) => entry instanceof PerformanceResourceTiming)
            .filter((entry) => (kind === 'script' ? entry.name.endsWith('.js') : entry.entryType === kind))
            .reduce((sum, entry) => sum + entry.encodedBodySize, 0);
        return { html: bytes('navigation'), scripts: bytes('script') };
      });
      expect(html, path).toBeGreaterThan(0);
      expect(scripts, path).toBeLessThan(20_000);
      expect(html + scripts, path).toBeLessThan(BUDGET);
      await expectAccessible(page);
      await page.locator('[data-theme-switch]:visible').first().click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', PAGES.indexOf(path) % 2 ? 'dark' : 'light');
      await expectAccessible(page);
      for (const width of [1440, 768, 360]) {
        await page.setViewportSize({ width, height: 780 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width);
      }
      await page.getByRole('button', { name: menu }).click();
      await expectAccessible(page, '[data-header]');
      await page.locator('[data-theme-switch]:visible').click();
      await expectAccessible(page, '[data-header]');
      await page.locator('[data-theme-switch]:visible').click();
    }
    expect(foreign).toEqual([]);
  });
}

test('the light theme is applied at the first paint and in the next tab', async ({ page, context }) => {
  // Dark at first, whatever the device has.
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/home');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.locator('[data-theme-switch]:visible').click();
  const other = await context.newPage();
  await other.goto('/app/login', { waitUntil: 'commit' });
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.locator('[data-theme-switch]:visible').click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('icons come from our own endpoint, and the builds endpoint names the current build', async ({ request }) => {
  const icons = await request.get('/icons/lucide.json?icons=plane,nope');
  expect(await icons.json()).toMatchObject({ prefix: 'lucide', icons: { plane: {} }, not_found: ['nope'] });
  expect((await request.get('/icons/mdi.json?icons=plane')).status()).toBe(404);
  expect((await request.get('/icons/lucide.json')).status()).toBe(422);
  const latest: unknown = await (await request.get(`/builds/latest.json?${Date.now()}`)).json();
  const { id } = z.object({ id: z.string(), timestamp: z.number() }).parse(latest);
  expect(latest).toMatchObject({ routeRules: { '/home': { prerender: true }, '/app': { shell: true } } });
  expect(await (await request.get(`/builds/meta/${id}.json`)).json()).toMatchObject({
    id,
    routeRules: { '/home': { prerender: true }, '/app': { shell: true } },
  });
});
