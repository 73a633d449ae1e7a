import { ModelFailure } from './provider';

/** No event of a model comes near this; a "line" that does is not the protocol. In characters. */
const MAX_EVENT = 256 * 1024;

/** The data of one event: its `data:` lines joined; undefined when it has none (a comment, a ping). */
const dataOf = (event: string): string | undefined => {
  const lines = event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(line.startsWith('data: ') ? 6 : 5));
  return lines.length > 0 ? lines.join('\n') : undefined;
};

/**
 * The `data` of each server-sent event of a body, up to `[DONE]` or the end, whichever the network cuts them into.
 * Yields `[DONE]` itself too, so that the reader distinguishes an end from a lost connection. Stops reading, and closes
 * the connection, when `signal` aborts or the consumer leaves.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(new ModelFailure('aborted'));
  // Nobody waits for it once reading is over.
  aborted.promise.catch(() => undefined);
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  let buffer = '';
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), aborted.promise]).catch((error: unknown) => {
        if (error instanceof ModelFailure) throw error;
        // An aborted fetch breaks its body off, in either order.
        throw new ModelFailure(signal.aborted ? 'aborted' : 'disconnected', {}, { cause: error });
      });
      buffer += done ? decoder.decode() : decoder.decode(value, { stream: true });
      buffer = buffer.replaceAll('\r\n', '\n');
      // A carriage return may still wait for its line feed in the next piece.
      const events = buffer.split('\n\n');
      buffer = done ? '' : (events.pop() ?? '');
      if (buffer.length > MAX_EVENT) throw new ModelFailure('broken-stream');
      for (const event of events) {
        const data = dataOf(event);
        if (data === undefined) continue;
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
