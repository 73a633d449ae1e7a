/** Devices that keep a plan and lose their network. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { TRIP, open } from './packing-list';

/** The box of a line. */
export const box = (page: Page, name: string): Locator => page.getByRole('checkbox', { name, exact: true });
/** The line that has a name. */
export const row = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ has: box(page, name) });

/** Makes a plan, opens it and gives the names of its first items. */
export const openNewPlan = async (page: Page, origin: string): Promise<string[]> => {
  await open(page, origin, TRIP);
  return page
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.slice(0, 8).map((each) => each.parentElement?.textContent ?? ''));
};

/** Waits until the service worker of this build keeps everything. */
export const waitForFiles = (page: Page) =>
  // `ready` is one step too early: until the worker has claimed this page, its files still come from the network.
  // It fetches the whole app first, which takes a loaded machine longer than anything on screen.
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated');

/** What the device keeps, by store. */
export const storedData = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ plans: number; edits: number }>((resolve, reject) => {
        const opening = indexedDB.open('valija');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction(['plans', 'edits']);
          const plans = transaction.objectStore('plans').count();
          const edits = transaction.objectStore('edits').count();
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve({ plans: plans.result, edits: edits.result });
          });
        });
      }),
  );

/** A second device of the same person, whose clock is years ahead. */
export const secondDevice = async (
  page: Page,
  url: string,
): Promise<{ context: BrowserContext; other: Page; renewals: string[] }> => {
  const context = await page
    .context()
    .browser()
    ?.newContext({ storageState: await page.context().storageState() });
  if (!context) throw new Error('no browser');
  const other = await context.newPage();
  await other.clock.setFixedTime('2031-03-04T05:06:07Z');
  const renewals: string[] = [];
  other.on('request', (request) => {
    if (request.url().endsWith('/api/auth/token')) renewals.push(request.url());
  });
  await other.goto(url);
  return { context, other, renewals };
};
