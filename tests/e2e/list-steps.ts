import type { Locator, Page } from '@playwright/test';
import { packing } from '../../web/i18n/locales/en/packing';

/** Expands the items that come only if there is room, group by group. */
export const expandSpareItems = async (page: Page): Promise<void> => {
  const folded = page.locator('.spare-toggle[aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
};

/** Opens the head of a plan: weather, and what was understood. */
export const openPlanDetails = (page: Page, about: string = packing.head.about): Promise<void> =>
  page.getByRole('button', { name: about, expanded: false }).click();

/** Waits until an element has kept its position for ten frames, because content above it may still move it. */
export const untilStill = (locator: Locator): Promise<void> =>
  locator.evaluate(async (element) => {
    let top = Number.NaN;
    for (let still = 0; still < 10; still += 1) {
      await new Promise(requestAnimationFrame);
      const now = element.getBoundingClientRect().top;
      if (now !== top) still = 0;
      top = now;
    }
  });
