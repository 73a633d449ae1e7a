/**
 * `npm run bench:ticking [ticks]`: a list of 200 items on a phone four times slower than this machine: how long from a
 * tap to the next paint, how the list scrolls; and what `/app` sends at first load. Goals are in GOALS.
 */
import { gzipSync } from 'node:zlib';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import * as z from 'zod';
import { PLAN_LIMITS } from '../../worker/plans/contract';
import { ApiClient } from '../api-client';
import { ensureChromium } from '../chromium';
import { say } from '../terminal';
import { startTestServer } from '../test-server';
import { quantile } from './statistics';

const ticks = Number(process.argv[2] ?? 60);
const SLOWER = 4;
const GOALS = { tickMs: 100, scriptKb: 190 };
/** A frame that took longer than this is seen. */
const LONG_FRAME_MS = 50;
const SCROLLS = 8;
/** Between two taps, as a quick thumb does. */
const PAUSE_MS = 150;

const server = await startTestServer();
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});

/** A context of a phone with this person's session. */
const phone = async (person: ApiClient): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await context.addCookies(person.cookieList().map((cookie) => ({ ...cookie, url: server.origin })));
  return context;
};

/** What `/app` sends until it is at rest: requests, and the scripts' size when gzipped. */
const firstLoad = async (person: ApiClient) => {
  const context = await phone(person);
  const page = await context.newPage();
  const sizes: Promise<{ type: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    sizes.push(
      response.body().then(
        (body) => ({ type, bytes: gzipSync(body).byteLength }),
        () => ({ type, bytes: 0 }),
      ),
    );
  });
  await page.goto(`${server.origin}/app`, { waitUntil: 'networkidle' });
  const all = await Promise.all(sizes);
  await context.close();
  const kb = (...types: string[]) =>
    all.filter(({ type }) => types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  return {
    requests: all.length,
    script: kb('script'),
    style: kb('stylesheet'),
    all: kb(...all.map(({ type }) => type)),
  };
};

/** Runs in the page; a text, since what tsx makes of a function names helpers that the page does not have. */
const RECORDER = `
  window.recorded = { taps: new Map(), frames: [] };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) recorded.taps.set(interactionId, Math.max(recorded.taps.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 });
  let before;
  requestAnimationFrame(function next(now) {
    if (before !== undefined) recorded.frames.push(now - before);
    before = now;
    requestAnimationFrame(next);
  });
`;

const numbers = z.array(z.number());

/** Taps boxes and answers how long each took to be painted, by the browser's own account (Event Timing). */
const tapTimes = async (page: Page): Promise<number[]> => {
  const boxes = page.locator('.pack-box');
  const shown = await boxes.count();
  for (let tick = 0; tick < ticks; tick += 1) {
    // The same box once more unticks it, so no category is packed and folds, which is another thing than a tick.
    const box = boxes.nth((Math.floor(tick / 2) * 7) % shown);
    // In the middle, where neither the toolbar nor the navigation lies over it.
    await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    // Rows that come into view may still take their true height.
    await page.waitForTimeout(PAUSE_MS);
    const wasPacked = await box.isChecked();
    const place = await box.boundingBox();
    if (!place) throw new Error('A box is not on screen.');
    // Not the locator's own tap: that looks, in the page, at what is hit, which costs as much as the tick itself.
    await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
    await page.waitForTimeout(PAUSE_MS);
    if ((await box.isChecked()) === wasPacked) throw new Error(`Tap ${tick + 1} did not tick.`);
  }
  return numbers.parse(await page.evaluate('[...recorded.taps.values()]'));
};

/** Scrolls through the list with a finger and answers how long each frame took. */
const frameTimes = async (page: Page): Promise<number[]> => {
  const session = await page.context().newCDPSession(page);
  await page.evaluate('recorded.frames.length = 0');
  for (let scroll = 0; scroll < SCROLLS; scroll += 1) {
    await session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 500,
      yDistance: scroll % 2 ? 2000 : -2000,
      speed: 2400,
      gestureSourceType: 'touch',
    });
  }
  return numbers.parse(await page.evaluate('recorded.frames'));
};

try {
  const person = await new ApiClient(server.origin).join('ticking@example.com');
  const planId = await person.createPlan({ destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-08' });
  const { items } = await person.finishedPlan(planId);
  const categories = ['clothing', 'toiletries', 'electronics', 'health', 'comfort'];
  for (let at = items.length; at < PLAN_LIMITS.items; at += 1) {
    const category = categories[at % categories.length];
    await person.call('POST', `/api/plans/${planId}/items`, { name: `Thing number ${at}`, category });
  }

  const load = await firstLoad(person);
  say(`/app at first load          ${load.requests} requests, ${load.all.toFixed(0)} kB gzipped`);
  say(`of it scripts               ${load.script.toFixed(1)} kB   goal ${GOALS.scriptKb} kB`);

  // What comes only if there is room is folded away.
  const folded = items.filter(({ optional }) => optional).length;
  const page = await (await phone(person)).newPage();
  await page.addInitScript({ content: RECORDER });
  await page.goto(`${server.origin}/app?plan=${planId}`);
  await page
    .getByRole('checkbox')
    .nth(PLAN_LIMITS.items - folded - 1)
    .waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

  const frames = await frameTimes(page);
  const long = frames.filter((time) => time > LONG_FRAME_MS);
  say(
    `scrolling, ${frames.length} frames    p50 ${quantile(frames, 0.5).toFixed(1)} ms   p95 ${quantile(frames, 0.95).toFixed(1)} ms`,
  );
  say(`of them over ${LONG_FRAME_MS} ms          ${long.length}, the longest ${Math.max(0, ...frames).toFixed(0)} ms`);

  const taps = await tapTimes(page);
  const worst = quantile(taps, 0.98);
  say(
    `tap to next paint, ${taps.length} taps  p50 ${quantile(taps, 0.5)} ms   p98 ${worst} ms   goal ${GOALS.tickMs} ms`,
  );
  if (worst > GOALS.tickMs || load.script > GOALS.scriptKb) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
