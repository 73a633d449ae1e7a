/** Plans that are made with the fake model, and watched while they are. */
import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import { proveCredits } from '../../worker/money/credits/proof';
import { createDatabase } from '../../worker/platform/db/client';
import type { Item } from '../../worker/plans/contract';
import type { Browser } from './browser';
import { openEvents, percentsOf, readEvents, itemsShownAfter, type StreamEvent } from './events';
import { planOf, TRIP } from './plans';

const db = createDatabase(env);

export const startPlan = async (browser: Browser) => planOf(await browser.post('/api/plans', TRIP)).id;
export const readPlan = async (browser: Browser, id: string) => planOf(await browser.get(`/api/plans/${id}`));
export const creditsOf = async (browser: Browser) => (await browser.get('/api/credits')).body;

/** Where a thing stands is decided when the whole list is saved. */
const byId = (items: Item[]) =>
  items.map((item) => ({ ...item, position: 0 })).toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** Expects each event once, in order and with growing percentages, and the saved list equal to the streamed one. */
export const expectCompleteStream = async (browser: Browser, id: string, events: StreamEvent[]) => {
  expect(events.map((event) => event.id)).toEqual(events.map((_, index) => index + 1));
  const percents = percentsOf(events);
  expect(percents).toEqual([...new Set(percents)].sort((a, b) => a - b));
  expect(events.filter(({ event }) => event === 'done' || event === 'failed')).toHaveLength(1);
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { planId: id } });
  const plan = await readPlan(browser, id);
  expect(byId(itemsShownAfter(events))).toEqual(byId(plan.items));
  expect(await proveCredits(db)).toEqual([]);
  return plan;
};

/** A model slow enough to do something in the middle of its answer. */
export const SLOW = { mode: 'good', tokenMs: 8 } as const;

/** Waits until the model is in the middle of its answer. */
export const untilModelAnswers = async (browser: Browser, id: string) => {
  await readEvents(await openEvents(browser, id), (events) =>
    events.some((event) => event.event === 'item' && event.data.item.origin === 'model'),
  );
};
