/** A plan on its screen, with its lines and categories. */
import type { Locator, Page } from '@playwright/test';
import * as z from 'zod';
import { type Item, planOutput } from '../../worker/plans/contract';
import { common } from '../../web/i18n/locales/en/common';
import { expect } from './fixtures';
import { expandSpareItems } from './list-steps';

const planAnswer = z.object({
  plan: z.object({ id: z.string(), status: z.string(), items: z.array(z.object({ name: z.string() })) }),
});

/** Makes a plan through the API and opens it; its id. */
export const openPlan = async (page: Page, origin: string): Promise<string> => {
  const { request } = page.context();
  const trip = { destination: 'Lisbon', startDate: '2027-05-01', endDate: '2027-05-08' };
  const created = await request.post('/api/plans', { headers: { origin }, data: trip });
  const { plan } = planAnswer.parse(await created.json());
  await page.goto(`/app?plan=${plan.id}`);
  await expect(boxes(page).first()).toBeVisible({ timeout: 20_000 });
  await expandSpareItems(page);
  return plan.id;
};

/** The boxes that are ticked. */
export const boxes = (root: Page | Locator): Locator => root.locator('[data-item]').getByRole('checkbox');
/** The line that has a name. */
export const row = (section: Locator, name: string): Locator =>
  section.locator('[data-item]').filter({ has: section.page().getByRole('checkbox', { name, exact: true }) });
/** A category of the list. */
export const category = (page: Page, name: string): Locator =>
  page.locator('.plan-columns section').filter({ has: page.getByRole('heading', { name }) });
/** The names in a category, in order. */
export const namesIn = (section: Locator): Promise<string[]> =>
  section.locator('[data-item] .item-name').evaluateAll((all) => all.map((each) => each.textContent));
/** What the screen says when something was done. */
export const said = (page: Page, text: string): Promise<void> => expect(page.getByText(text).first()).toBeVisible();
/** Takes it back. */
export const undo = (page: Page): Promise<void> => page.getByRole('button', { name: common.undo }).last().click();
/** Pastes a text into a field, as the keyboard does. */
export const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
/** The item of a name. */
export const find = (items: Item[], name: string) => items.find((item) => item.name === name);
/** The items that are clothing. */
export const inClothing = (items: Item[]) => items.filter((item) => item.category === 'clothing');

/** Reloads the page once the server has what is asked about the plan's items. */
export const reloadOnce = async (page: Page, read: (items: Item[]) => unknown, stored: unknown): Promise<void> => {
  const planId = new URL(page.url()).searchParams.get('plan') ?? '';
  await expect
    .poll(async () => {
      const answer = await page.context().request.get(`/api/plans/${planId}`);
      return read(planOutput.parse(await answer.json()).plan.items.toSorted((a, b) => a.position - b.position));
    })
    .toEqual(stored);
  await page.reload();
  await expect(boxes(page).first()).toBeVisible();
};
