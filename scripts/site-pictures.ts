/**
 * Draws the pictures of web/public that must be bitmaps: home-screen icons and the Open Graph card of each language.
 * Run by hand after a change of the look (`npx tsx scripts/site-pictures.ts`); the results are committed.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium';

const PUBLIC = resolve('web/public');
const MARK =
  '<path fill="#4ad98b" d="M9.2 3.5h13.6c1.2 0 2.2.6 2.8 1.6l3 5c.5.9.5 2 0 2.9l-9.8 15.2a3.3 3.3 0 0 1-5.6 0L3.4 13c-.5-.9-.5-2 0-2.9l3-5c.6-1 1.6-1.6 2.8-1.6Z"/><circle cx="16" cy="8.6" r="2.3" fill="#0d1410"/><path fill="none" stroke="#05210f" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="m10.4 13.6 5.6 9 5.6-9"/>';

const font = (name: string, file: string, weight: string): string => {
  const data = readFileSync(resolve('node_modules', file)).toString('base64');
  return `@font-face{font-family:"${name}";font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
};
const FONTS = [
  font('D', '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2', '200 800'),
  font('B', '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2', '400 700'),
  font('M', '@fontsource/b612-mono/files/b612-mono-latin-700-normal.woff2', '700'),
].join('');

const icon = (size: number): string =>
  `<style>body{margin:0;background:#0d1410;display:grid;place-items:center;height:${size}px}</style><svg viewBox="0 0 32 32" width="${size * 0.62}">${MARK}</svg>`;

interface Card {
  title: string;
  from: string;
  to: string;
  dates: string;
  items: [string, string][];
}
const CARDS: Record<string, Card> = {
  en: {
    title: 'Pack for the trip, not for the what-ifs.',
    from: 'HOM',
    to: 'LIS',
    dates: '1–8 May · 13–22 °C',
    items: [
      ['T-shirts', '×4'],
      ['Fleece', '×1'],
      ['Swimwear', '×2'],
    ],
  },
  es: {
    title: 'Haz la maleta para el viaje, no para los «por si acaso».',
    from: 'CAS',
    to: 'LIS',
    dates: '1–8 de mayo · 13–22 °C',
    items: [
      ['Camisetas', '×4'],
      ['Forro polar', '×1'],
      ['Bañadores', '×2'],
    ],
  },
};

const card = ({ title, from, to, dates, items }: Card): string => `
<style>${FONTS}
body{margin:0;width:1200px;height:630px;background:#0d1410;color:#f4efe3;font-family:B;display:grid;grid-template-columns:600px 1fr;align-items:center}
h1{font:800 64px/1.02 D;letter-spacing:-.03em;margin:0}
.l{padding-left:72px}.n{display:flex;gap:16px;align-items:center;font:800 36px D;margin-bottom:44px}
.p{margin:0 72px 0 56px;border-radius:22px;overflow:hidden;background:#141d18;border:1px solid #2a3730;rotate:3deg}
.h{background:#ecc98d;color:#2c1c07;padding:26px 34px;font-size:21px}.c{font:700 78px/1 M;letter-spacing:-.04em;display:flex;justify-content:space-between;align-items:center;margin-bottom:14px}
.c i{flex:1;border-top:4px dashed #2c1c07;margin:0 18px}
ul{list-style:none;margin:0;padding:14px 34px 22px;border-top:3px dashed #2a3730}li{display:flex;justify-content:space-between;padding:15px 0;font-size:26px;font-weight:600;border-bottom:1px solid #2a3730}li:last-child{border:0}b{font-family:M;color:#b5c0b5}
</style><div class="l"><div class="n"><svg viewBox="0 0 32 32" width="52">${MARK}</svg>Valija</div><h1>${title}</h1></div>
<div class="p"><div class="h"><div class="c">${from}<i></i>${to}</div>${dates}</div><ul>${items.map(([name, count]) => `<li>${name}<b>${count}</b></li>`).join('')}</ul></div>`;

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const draw = async (html: string, width: number, height: number, file: string): Promise<void> => {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html><html><body>${html}</body></html>`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: resolve(PUBLIC, file) });
  await page.close();
};
mkdirSync(resolve(PUBLIC, 'og'), { recursive: true });
await draw(icon(180), 180, 180, 'apple-touch-icon.png');
await draw(icon(192), 192, 192, 'icon-192.png');
await draw(icon(512), 512, 512, 'icon-512.png');
for (const [locale, words] of Object.entries(CARDS)) await draw(card(words), 1200, 630, `og/${locale}.png`);
await browser.close();
