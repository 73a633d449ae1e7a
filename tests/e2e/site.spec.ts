import type { Page } from '@playwright/test';
import * as z from 'zod';
import { demo as englishDemo } from '../../web/i18n/locales/en/demo';
import { home as englishHome } from '../../web/i18n/locales/en/home';
import { demo as spanishDemo } from '../../web/i18n/locales/es/demo';
import { home as spanishHome } from '../../web/i18n/locales/es/home';
import { expect, expectAccessible, signUp, test } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const LANGUAGES = [
  { locale: 'en', prefix: '', home: englishHome, demo: englishDemo, place: 'Lisbon, Portugal' },
  { locale: 'es', prefix: '/es', home: spanishHome, demo: spanishDemo, place: 'Lisboa, Portugal' },
] as const;
const PAGES = ['/home', '/terms', '/privacy', '/waitlist'];

const fillTrip = async (page: Page, destination: string, start = '2027-05-01', end = '2027-05-08') => {
  await page.locator('[name=destination]').fill(destination);
  await page.locator('[name=startDate]').fill(start);
  await page.locator('[name=endDate]').fill(end);
  await page.locator('[data-trial] [type=submit]').click();
};

test('the slider reveals the note or the list, by key and by pointer', async ({ page }) => {
  await page.goto('/home');
  const slider = page.getByRole('slider', { name: englishHome.compare });
  const split = () =>
    page
      .locator(':has(> [data-compare])')
      .evaluate((frame) => Number(getComputedStyle(frame).getPropertyValue('--split')));
  const start = await split();
  await slider.focus();
  // Pressed before the page's script is there, the picture follows once it is.
  await slider.press('End');
  await expect.poll(split).toBe(1);
  await slider.press('Home');
  expect(await split()).toBe(0);
  await slider.press('ArrowRight');
  expect(await split()).toBeCloseTo(0.01);
  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider is not there');
  await page.mouse.move(box.x + 24, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await split()).toBeGreaterThan(start);
  expect(await split()).toBeCloseTo(0.5, 1);
});

for (const { locale, prefix, home, demo, place } of LANGUAGES) {
  test(`a visitor gets a demo list and finds the trip in the form after signing up (${locale})`, async ({
    page,
    baseURL,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(`${prefix}/home`);
    // What the forms need comes when one is touched.
    expect(scripts.filter((url) => url.includes('enhance'))).toEqual([]);
    await page.getByRole('button', { name: demo.submit }).click();
    await expect(page.getByText(demo.errors.date).first()).toBeVisible();
    await expect(page.locator('[name=destination]')).toBeFocused();
    await expectAccessible(page);
    await fillTrip(page, place, '2027-05-08', '2027-05-01');
    await expect(page.getByText(demo.errors.datesReversed)).toBeVisible();
    await fillTrip(page, place);
    const result = page.locator('[data-trial-result]');
    await expect(result.getByText(place)).toBeVisible();
    await expect(result).toBeFocused();
    await expect(result.getByRole('listitem')).toHaveCount(12);
    await expect(result).toContainText(demo.result.days_other.replace('{{count}}', '8'));
    await expect(result).toContainText('°C');
    // And nothing of the app with it.
    expect(scripts.filter((url) => /\/(shell|react|library)-/.test(url))).toEqual([]);
    await expectAccessible(page);
    await result.getByRole('link', { name: demo.result.keep }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/app/signup$`));
    // The page is left: opened while the account is made, it would lead on to the form itself.
    await page.goto('about:blank');
    await signUp(page, baseURL ?? '', locale);
    await page.goto(`${prefix}/app/login`);
    await expect(page).toHaveURL(new RegExp(`${prefix}/app\\?new=1$`));
    await expect(page.getByRole('combobox').first()).toHaveValue(place);
    await expect(page.locator('input[type=date], [name=startDate]').first()).toHaveValue(/2027|\d/);
  });

  test(`the note before the list shows whole words at every width (${locale})`, async ({ page }) => {
    await page.goto(`${prefix}/home`);
    // In our own font, and in the fallback font that is shown at first.
    for (const [width, isOwnFace] of [320, 390, 768, 1440].flatMap(
      (width) =>
        [
          [width, true],
          [width, false],
        ] as const,
    )) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((force) => document.documentElement.toggleAttribute('data-fonts', force), isOwnFace);
      const over = await page.locator('[data-compare]').evaluate((slider) => {
        const note = slider.previousElementSibling;
        if (!note) return ['no note'];
        const { left, width: whole } = note.getBoundingClientRect();
        const edge = left + (whole * Number(slider.getAttribute('value'))) / 100;
        return [...note.querySelectorAll('li')].flatMap((line) => {
          const words = document.createRange();
          words.selectNodeContents(line);
          return [...words.getClientRects()].some(({ right }) => right > edge) ? [line.textContent] : [];
        });
      });
      expect(over, `at ${width} px, own face: ${isOwnFace}`).toEqual([]);
    }
  });

  test(`the first words stand where they will before the picture beside them is there (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${prefix}/home`);
    const title = page.getByRole('heading', { level: 1 });
    const whole = await title.boundingBox();
    await page.locator('[data-compare]').evaluate((slider) => slider.parentElement?.remove());
    expect(Math.abs(((await title.boundingBox())?.y ?? 0) - (whole?.y ?? 0))).toBeLessThan(6);
  });

  test(`every page has its own title, description and picture for search engines and previews (${locale})`, async ({
    request,
  }) => {
    const titles = new Set<string>();
    for (const path of PAGES) {
      const html = await (await request.get(prefix + path)).text();
      const of = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
      titles.add(of(/<title>([^<]+)/));
      expect(of(/<html lang="(\w+)"/)).toBe(locale);
      expect(of(/name="description" content="([^"]+)"/).length, path).toBeGreaterThan(50);
      expect(of(/property="og:locale" content="([^"]+)"/)).toMatch(locale);
      const picture = await request.get(new URL(of(/property="og:image" content="([^"]+)"/)).pathname);
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
      // Width and height are in the first chunk of a PNG.
      const bytes = await picture.body();
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    expect(titles.size).toBe(PAGES.length);

    const html = await (await request.get(`${prefix}/home`)).text();
    const data = z
      .object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) })
      .parse(JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''));
    const find = (type: string) => data['@graph'].find((each) => each['@type'] === type);
    expect(find('SoftwareApplication')).toMatchObject({
      name: 'Valija',
      offers: expect.arrayContaining([
        expect.objectContaining({ price: '0.00', priceCurrency: 'EUR' }),
        expect.objectContaining({ price: '9.99', priceCurrency: 'EUR' }),
        expect.objectContaining({ price: '29.99' }),
      ]),
    });
    expect(find('FAQPage')).toMatchObject({
      mainEntity: home.faqs.items.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
    });
  });

  test(`every internal link of every page leads somewhere (${locale})`, async ({ page, request, baseURL }) => {
    const checked = new Map<string, Set<string>>();
    for (const path of [...PAGES, '/nope']) {
      await page.goto(prefix + path);
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.flatMap((link) => (link instanceof HTMLAnchorElement ? link.href : [])));
      for (const link of new Set(links)) {
        const { origin, pathname, hash } = new URL(link);
        // The way to this page's own content, on a page that is not there.
        if (origin !== baseURL || pathname === `${prefix}/nope`) continue;
        let ids = checked.get(pathname);
        if (!ids) {
          const answer = await request.get(pathname, { headers: { cookie: 'i18n_locale=ZW4' } });
          expect(answer.status(), `${path} → ${pathname}`).toBe(200);
          ids = new Set(Array.from((await answer.text()).matchAll(/\sid="([^"]+)"/g), ([, id]) => id ?? ''));
          checked.set(pathname, ids);
        }
        if (hash) expect(ids, `${path} → ${link}`).toContain(hash.slice(1));
      }
    }
    expect(checked.size).toBeGreaterThan(6);
  });
}

test('an anchor to an unknown id scrolls to the top', async ({ page }) => {
  await page.goto('/home#pricing');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#nowhere', textContent: 'nowhere' });
    link.id = 'to-nowhere';
    document.querySelector('#pricing')?.append(link);
  });
  await page.locator('#to-nowhere').click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goto('/terms#%E0%A4%A');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('unusual spellings of a URL are redirected, and malformed cookies are ignored', async ({ request }) => {
  for (const [asked, location] of [
    ['/home/', '/home'],
    ['/HOME', '/home'],
    ['/es//waitlist/', '/es/waitlist'],
    ['/%68ome', '/home'],
  ] as const) {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], asked).toEqual([301, location]);
  }
  for (const cookie of ['i18n_locale=%%%', 'i18n_locale=; valija_session=%E0%A4%A', '=;;;=', 'i18n_locale=ZnI']) {
    expect((await request.get('/home', { headers: { cookie } })).status(), cookie).toBe(200);
  }
  const waiting = await request.get('/manifest.webmanifest');
  const manifest = z.object({ icons: z.array(z.object({ src: z.string() })) }).parse(await waiting.json());
  for (const { src } of [...manifest.icons, { src: '/favicon.svg' }, { src: '/apple-touch-icon.png' }]) {
    expect((await request.get(src)).status(), src).toBe(200);
  }
});
