/** A trip with its list, as the tests of the list open it. */
import type { Locator, Page } from '@playwright/test';
import { expect, makeReadyPlan } from './fixtures';

/** A trip of one. */
export const TRIP = { destination: 'Lisbon, Portugal', startDate: '2027-05-01', endDate: '2027-05-08' };
/** A trip of four. */
export const FAMILY = {
  destination: 'Chamonix, France',
  startDate: '2027-02-06',
  endDate: '2027-02-13',
  activities: ['skiing'],
  description: 'Family of four: me, my husband Tom, Ana 6 and Leo 9. Two cabin bags and one checked bag of 23 kg.',
};

type Ready = Awaited<ReturnType<typeof makeReadyPlan>>;
/** The boxes that are ticked. */
export const boxes = (page: Page): Locator => page.locator('[data-item] .pack-box');

/** Makes a plan and opens its list. */
export const open = async (page: Page, origin: string, trip: object, prefix = ''): Promise<Ready> => {
  const plan = await makeReadyPlan(page.context().request, origin, trip);
  await page.goto(`${prefix}/app?plan=${plan.id}`);
  await expect(boxes(page).first()).toBeVisible({ timeout: 20_000 });
  return plan;
};

/** Adds so many things of one's own, through the API. */
export const addThings = async (page: Page, origin: string, { id }: Ready, count: number): Promise<void> => {
  const post = (_: unknown, at: number) => {
    const data = { name: `Thing ${at}`, category: 'comfort' };
    return page.context().request.post(`/api/plans/${id}/items`, { headers: { origin }, data });
  };
  await Promise.all(Array.from({ length: count }, post));
};

/** Ticks all that is needed but so many things, through the API. */
export const packAllBut = async (page: Page, origin: string, plan: Ready, left: number): Promise<void> => {
  const needed = plan.items.filter(({ optional }) => !optional);
  for (const { id } of needed.slice(0, needed.length - left)) {
    const data = { packed: true };
    await page.context().request.patch(`/api/plans/${plan.id}/items/${id}`, { headers: { origin }, data });
  }
};
