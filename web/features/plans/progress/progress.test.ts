import { describe, expect, it } from 'vitest';
import type { ProgressEvent } from '../../../../worker/plans/contract';
import { testItem } from '../../../../worker/plans/item.fixture';
import { progress as english } from '../../../i18n/locales/en/plan-progress';
import { progress as spanish } from '../../../i18n/locales/es/plan-progress';
import { PROGRESS_START, withProgressEvent, type Progress } from './progress';
import { EXTRA_COUNT, EXTRA_MS, MAIN_MS, extraOrder, extraTime, messageAt } from './progress-messages';

const socks = testItem('item_socks', { name: 'Socks', quantity: 4, reason: '4 days' });

const EVENTS: ProgressEvent[] = [
  { event: 'progress', data: { percent: 10, stage: 'place' } },
  { event: 'fact', data: { stage: 'place', text: 'Oslo, Norway' } },
  { event: 'progress', data: { percent: 60, stage: 'base' } },
  { event: 'item', data: { item: socks } },
  { event: 'item', data: { item: { ...socks, id: 'item_heels' } } },
  { event: 'drop', data: { itemId: 'item_heels' } },
  { event: 'item', data: { item: { ...socks, quantity: 6 } } },
  { event: 'progress', data: { percent: 50, stage: 'personalise' } },
  { event: 'done', data: { planId: 'plan_abc' } },
  { event: 'item', data: { item: { ...socks, id: 'item_late' } } },
];
const play = (state: Progress, from = 0) =>
  EVENTS.slice(from).reduce((all, event, index) => withProgressEvent(all, from + index + 1, event), state);

describe('progress', () => {
  it('never goes back, and ends once', () => {
    const before = EVENTS.slice(0, 8).reduce((all, event, at) => withProgressEvent(all, at + 1, event), PROGRESS_START);
    expect(before).toMatchObject({
      percent: 60,
      stage: 'personalise',
      outcome: 'running',
      facts: { place: 'Oslo, Norway' },
    });
    expect(before.items).toEqual([{ ...socks, quantity: 6 }]);
    expect(play(PROGRESS_START)).toEqual({ ...before, lastEventId: 9, percent: 100, outcome: 'done' });
  });

  it('is the same after a replay from any point', () => {
    const whole = play(PROGRESS_START);
    for (let from = 0; from < EVENTS.length; from += 1) expect(play(whole, from)).toEqual(whole);
    const half = withProgressEvent(PROGRESS_START, 1, EVENTS[0] ?? { event: 'done', data: { planId: '' } });
    expect(play(half)).toEqual(whole);
  });
});

describe('messages', () => {
  it('are six for the stages and 22 extra ones, in both languages, none twice', () => {
    for (const progress of [english, spanish]) {
      expect(Object.keys(progress.stages)).toEqual(['place', 'weather', 'description', 'base', 'personalise', 'save']);
      expect(new Set(Object.values(progress.extras)).size).toBe(EXTRA_COUNT);
    }
    expect(english.done).toBe('Done! Your Bag Plan is ready');
    expect(english.failedTitle).toBe('Ups! Something went wrong');
  });

  it('rotate in an order of the plan, each of them before any repeats', () => {
    const order = extraOrder('plan_abc');
    expect(order.toSorted((one, other) => one - other)).toEqual(Array.from({ length: EXTRA_COUNT }, (_, at) => at));
    expect(extraOrder('plan_abc')).toEqual(order);
    expect(extraOrder('plan_abd')).not.toEqual(order);
    const seen = order.map((_, turn) => messageAt(order, MAIN_MS + turn * EXTRA_MS, 0));
    expect(seen).toEqual(order);
    expect(messageAt(order, MAIN_MS + EXTRA_COUNT * EXTRA_MS, 0)).toBe(order[0]);
  });

  it('begin with the stage and go on where the last stage stopped', () => {
    const order = extraOrder('plan_abc');
    expect(messageAt(order, MAIN_MS - 1, 0)).toBe('stage');
    const spent = extraTime(MAIN_MS + EXTRA_MS);
    expect(spent).toBe(2 * EXTRA_MS);
    expect(messageAt(order, MAIN_MS, spent)).toBe(order[2]);
    expect(extraTime(MAIN_MS - 1)).toBe(0);
  });
});
