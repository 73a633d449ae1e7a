import { SELF } from 'cloudflare:test';
import * as z from 'zod';
import { type Item, progressEvent } from '../../worker/plans/contract';
import { readEvents as parseEvents } from '../../worker/platform/shared/event-stream';
import { type Browser, ORIGIN } from './browser';

const streamEvent = z.intersection(z.object({ id: z.number() }), progressEvent);
/** One event of a stream as a browser gets it. */
export type StreamEvent = z.infer<typeof streamEvent>;

/** Opens a plan's event stream as the person of a browser. */
export const openEvents = (browser: Browser, planId: string, headers: Record<string, string> = {}): Promise<Response> =>
  SELF.fetch(`${ORIGIN}/api/plans/${planId}/progress`, {
    headers: { cookie: browser.cookie, ...headers },
  });

/** Reads a stream's events until it ends, or until `enough` says so. */
export const readEvents = async (
  response: Response,
  enough: (events: StreamEvent[]) => boolean = () => false,
): Promise<StreamEvent[]> => {
  const events: StreamEvent[] = [];
  for await (const { id: number, event, data } of parseEvents(response.body)) {
    events.push(streamEvent.parse({ id: Number(number), event, data: JSON.parse(data) }));
    if (enough(events)) break;
  }
  return events;
};

/** Watches a plan until its generation ends. */
export const watch = async (browser: Browser, planId: string, headers?: Record<string, string>) =>
  readEvents(await openEvents(browser, planId, headers));

/** The percentages of these events, in order. */
export const percentsOf = (events: readonly StreamEvent[]): number[] =>
  events.flatMap((event) => (event.event === 'progress' ? [event.data.percent] : []));

/** The items that a watcher shows after these events. */
export const itemsShownAfter = (events: readonly StreamEvent[]): Item[] => {
  const shown = new Map<string, Item>();
  for (const event of events) {
    if (event.event === 'item') shown.set(event.data.item.id, event.data.item);
    if (event.event === 'drop') shown.delete(event.data.itemId);
  }
  return [...shown.values()];
};
