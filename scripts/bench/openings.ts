/** How soon a list is there where Lighthouse does not look: on the second visit, without a network, and made anew. */
import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../chromium';
import type { Cookie } from './lighthouse';
import { median } from './statistics';
import { TRIP } from './traveller';

/** A figure beside its goal, milliseconds. */
export interface Opening {
  name: string;
  value: number;
  goal: number;
}

/** A phone against this machine. */
const THROTTLE = 4;
/** Time for the service worker to cache the app, and for a form to settle. */
const QUIET_MS = 6000;

/**
 * Runs in each document before its own scripts: says by the browser's clock when the first row of a list had been in it
 * for a frame, and when something was pressed. As text, because a compiler's helpers do not come along.
 */
const WATCH = `{
  const rows = document.getElementsByClassName('item-row');
  const look = () => requestAnimationFrame(() =>
    rows.length > 0 ? requestAnimationFrame(() => performance.mark('list')) : look());
  look();
  addEventListener('submit', () => performance.mark('press'), { capture: true });
}`;

/** When something happened, milliseconds after the document's navigation began. */
const timeOf = async (page: Page, mark: string): Promise<number> => {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark, { polling: 50 });
  return page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN, mark);
};

/** Opens a plan of somebody who is signed in with these cookies again and again, and makes new ones: one credit each. */
export const measureOpenings = async (
  { origin, cookies, plan }: { origin: string; cookies: Cookie[]; plan: string },
  rounds: number,
): Promise<Opening[]> => {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'en-US' });
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
    await context.addInitScript(WATCH);
    const page = await context.newPage();
    const visit = async (): Promise<number> => {
      await page.goto(`${origin}/app?plan=${plan}`);
      return timeOf(page, 'list');
    };
    const times = async (measure: () => Promise<number>): Promise<number> => {
      const all: number[] = [];
      for (let round = 0; round < rounds; round += 1) all.push(await measure());
      return median(all);
    };

    await visit();
    await page.waitForTimeout(QUIET_MS);
    const again = await times(visit);
    await context.setOffline(true);
    const offline = await times(visit);
    await context.setOffline(false);

    const devtools = await context.newCDPSession(page);
    const generated = await times(async () => {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.goto(`${origin}/app?new=1`);
      await page.getByRole('combobox', { name: 'Destination' }).fill(TRIP.destination);
      await page.getByLabel('Departure').fill(TRIP.startDate);
      await page.getByLabel('Return').fill(TRIP.endDate);
      await page.waitForTimeout(QUIET_MS / 2);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
      await page.getByRole('button', { name: 'Make my Bag Plan' }).click();
      const listed = await timeOf(page, 'list');
      return listed - (await timeOf(page, 'press'));
    });
    return [
      { name: 'list on screen, second visit, p50', value: again, goal: 300 },
      { name: 'list on screen without a network, p50', value: offline, goal: 300 },
      { name: `press to list, processor ${THROTTLE} times slower, p50`, value: generated, goal: 900 },
    ];
  } finally {
    await browser.close();
  }
};
