/**
 * Draws the pictures of web/public that must be bitmaps: the home-screen icons. (The Open Graph cards are drawn by every
 * build, web/prerender/og/.)
 * Run by hand after a change of the look (`npx tsx scripts/site-pictures.ts`); the results are committed.
 */
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium';

const PUBLIC = resolve('web/public');
const MARK =
  '<path fill="#4ad98b" d="M9.2 3.5h13.6c1.2 0 2.2.6 2.8 1.6l3 5c.5.9.5 2 0 2.9l-9.8 15.2a3.3 3.3 0 0 1-5.6 0L3.4 13c-.5-.9-.5-2 0-2.9l3-5c.6-1 1.6-1.6 2.8-1.6Z"/><circle cx="16" cy="8.6" r="2.3" fill="#0d1410"/><path fill="none" stroke="#05210f" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="m10.4 13.6 5.6 9 5.6-9"/>';

const icon = (size: number): string =>
  `<style>body{margin:0;background:#0d1410;display:grid;place-items:center;height:${size}px}</style><svg viewBox="0 0 32 32" width="${size * 0.62}">${MARK}</svg>`;

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const draw = async (html: string, width: number, height: number, file: string): Promise<void> => {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html><html><body>${html}</body></html>`);
  await page.screenshot({ path: resolve(PUBLIC, file) });
  await page.close();
};
await draw(icon(180), 180, 180, 'apple-touch-icon.png');
await draw(icon(192), 192, 192, 'icon-192.png');
await draw(icon(512), 512, 512, 'icon-512.png');
await browser.close();
