import type { Page } from '@playwright/test';
import { packing } from '../../web/i18n/locales/en/packing';

/** Lays open, group by group, what comes along only if there is room. */
export const layOpen = async (page: Page): Promise<void> => {
  const folded = page.locator('.spare-toggle[aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
};

/** Opens the head of a plan: weather, and what was understood. */
export const openAbout = (page: Page, about: string = packing.head.about): Promise<void> =>
  page.getByRole('button', { name: about, expanded: false }).click();
