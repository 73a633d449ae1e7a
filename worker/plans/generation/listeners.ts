import type { Audience } from '../service';
import type { NumberedEvent } from './progress-log';

/** Tabs and devices that watch one plan at once. */
export const MAX_LISTENERS = 20;

/** A comment is sent this often, so that nothing between us and the browser takes the silence for the end. */
const HEARTBEAT_MS = 15_000;

/** What a browser waits before it connects again, milliseconds. */
const RETRY_MS = 1000;

/** A watcher of the stream; events about list items are for the owner only. */
export type Watcher = Exclude<Audience, 'link'>;

/** Whether an event may be sent to this watcher. */
export const isForWatcher =
  (watcher: Watcher) =>
  ({ event }: NumberedEvent): boolean =>
    watcher === 'owner' || (event !== 'item' && event !== 'drop');

const encoder = new TextEncoder();

/** One event in the format of server-sent events. */
const encodeEvent = ({ id, event, data }: NumberedEvent): Uint8Array =>
  encoder.encode(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

/** An answer that is a stream of events. */
const eventStream = (body: BodyInit): Response =>
  new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // `no-transform`: a compressing proxy would hold events back.
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    },
  });

/** A whole stream of events that are all known. */
export const eventsResponse = (events: readonly NumberedEvent[]): Response =>
  eventStream(new Blob([`retry: ${RETRY_MS}\n\n`, ...events.map(encodeEvent)]));

/** Everybody who watches one generation. */
export class Listeners {
  readonly #open = new Map<ReadableStreamDefaultController<Uint8Array>, Watcher>();
  #heartbeat: ReturnType<typeof setInterval> | undefined;

  get isFull(): boolean {
    return this.#open.size >= MAX_LISTENERS;
  }

  /** A stream that begins with what has happened and goes on with what is sent, until it is ended. */
  connect(past: readonly NumberedEvent[], watcher: Watcher): Response {
    let own: ReadableStreamDefaultController<Uint8Array> | undefined;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller;
        controller.enqueue(encoder.encode(`retry: ${RETRY_MS}\n\n`));
        for (const event of past) controller.enqueue(encodeEvent(event));
        this.#open.set(controller, watcher);
        this.#heartbeat ??= setInterval(() => this.#send(encoder.encode(':\n\n')), HEARTBEAT_MS);
      },
      cancel: () => {
        if (own) this.#remove(own);
      },
    });
    return eventStream(stream);
  }

  send(event: NumberedEvent): void {
    if (this.#open.size > 0) this.#send(encodeEvent(event), (watcher) => isForWatcher(watcher)(event));
  }

  /** Ends every stream. */
  end(): void {
    for (const controller of this.#open.keys()) {
      this.#remove(controller);
      try {
        controller.close();
      } catch {
        // The reader has disconnected already.
      }
    }
  }

  #send(bytes: Uint8Array, hears: (watcher: Watcher) => boolean = () => true): void {
    for (const [controller, watcher] of this.#open) {
      if (!hears(watcher)) continue;
      try {
        controller.enqueue(bytes);
      } catch {
        this.#remove(controller);
      }
    }
  }

  #remove(controller: ReadableStreamDefaultController<Uint8Array>): void {
    this.#open.delete(controller);
    if (this.#open.size > 0) return;
    clearInterval(this.#heartbeat);
    this.#heartbeat = undefined;
  }
}
