/** Signed deliveries of events: pushed to an endpoint with retries, or handed out to a test that delivers them itself. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Stripe } from 'stripe';
import type { Account } from './account';
import type { FakeEvent } from './objects';

const { webhooks } = new Stripe('sk_test_fake');

/** One delivery as it goes over the wire. */
export interface Delivery {
  type: string;
  payload: string;
  signature: string;
}

/** Signs an event as Stripe does, at real time. */
export const sign = async (event: FakeEvent, secret: string): Promise<Delivery> => {
  const payload = JSON.stringify(event, null, 2);
  return { type: event.type, payload, signature: await webhooks.generateTestHeaderStringAsync({ payload, secret }) };
};

/** A repeatable shuffle (mulberry32 over Fisher–Yates). */
const shuffled = <Item>(items: readonly Item[], seed: number): Item[] => {
  const result = [...items];
  let state = seed;
  const random = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  for (let index = result.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    const [a, b] = [result[index], result[other]];
    if (a !== undefined && b !== undefined) [result[index], result[other]] = [b, a];
  }
  return result;
};

/** How events are to arrive. */
export interface Arrival {
  /** Times each event is delivered. */
  copies?: number;
  /** Shuffles them; without it they come in order. */
  seed?: number;
}

export const arrange = (events: readonly FakeEvent[], { copies = 1, seed }: Arrival): FakeEvent[] => {
  const all = Array.from({ length: copies }, () => events).flat();
  return seed === undefined ? all : shuffled(all, seed);
};

/** Waits between attempts of one delivery; Stripe's own go on for days. */
const RETRY_AFTER_MS = [0, 300, 1000, 2000, 5000, 10_000, 30_000, 60_000];

/** Events of one moment are pushed together, so that they can be reordered. */
const GATHER_MS = 30;

/** Pushes events to an endpoint until it answers 2xx. */
export class Pusher {
  arrival: Arrival = {};
  private waiting: FakeEvent[] = [];
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly account: Account,
    private readonly endpoint: { url: string; secret: string },
  ) {
    const left = new Set(account.state.undelivered);
    this.waiting = account.state.events.filter(({ id }) => left.has(id));
    if (this.waiting.length > 0) this.schedule();
  }

  push(event: FakeEvent): void {
    this.waiting.push(event);
    this.schedule();
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      for (const event of arrange(this.waiting.splice(0), this.arrival)) void this.deliver(event);
    }, GATHER_MS);
  }

  private async deliver(event: FakeEvent): Promise<void> {
    for (const wait of RETRY_AFTER_MS) {
      await sleep(wait, undefined, { ref: false });
      if (this.isClosed) return;
      if (await this.attempt(event)) {
        this.account.state.undelivered = this.account.state.undelivered.filter((id) => id !== event.id);
        this.account.save();
        return;
      }
    }
  }

  private async attempt(event: FakeEvent): Promise<boolean> {
    const { payload, signature } = await sign(event, this.endpoint.secret);
    try {
      const answer = await fetch(this.endpoint.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body: payload,
        signal: AbortSignal.timeout(20_000),
      });
      return answer.ok;
    } catch {
      return false;
    }
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }
}
