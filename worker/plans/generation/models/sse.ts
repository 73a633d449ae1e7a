import { createEventParser } from '../../../platform/shared/event-stream';
import { ModelFailure } from './provider';

/** No event of a model comes near this; a "line" that does is not the protocol. In bytes. */
const MAX_EVENT = 256 * 1024;

/**
 * The `data` of each server-sent event of a body, up to `[DONE]` or the end, whichever the network cuts them into.
 * Yields `[DONE]` itself too, so that the reader distinguishes an end from a lost connection. Stops reading, and closes
 * the connection, when `signal` aborts or the consumer leaves.
 */
export async function* readEventData(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(new ModelFailure('aborted'));
  // Avoids an unhandled rejection once reading is over.
  aborted.promise.catch(() => undefined);
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  const parse = createEventParser();
  let pending = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), aborted.promise]).catch((error: unknown) => {
        if (error instanceof ModelFailure) throw error;
        // An aborted fetch breaks its body off, in either order.
        throw new ModelFailure(signal.aborted ? 'aborted' : 'disconnected', {}, { cause: error });
      });
      // At the end of the body an event without its empty line is complete.
      const events = parse(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }));
      pending = events.length > 0 ? 0 : pending + (value?.length ?? 0);
      if (pending > MAX_EVENT) throw new ModelFailure('broken-stream');
      for (const { data } of events) {
        yield data;
        if (data === '[DONE]') return;
      }
      if (done) return;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    // The answer is no longer wanted, or is over; a connection that is already gone has nothing to cancel.
    reader.cancel().catch(() => undefined);
  }
}
