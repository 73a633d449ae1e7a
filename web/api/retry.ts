import { backoff } from '../../worker/platform/shared/backoff';
import { ApiError } from './error';
import { takeFirstAnswer } from './first-answers';

/** How often a request that nothing answered is tried in all. */
const ATTEMPTS = 3;
/** PATCH as well: here it says how things are to be, never by how much they change. */
const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']);

/** Headers of a POST that may run twice, since its second run changes nothing or is refused: it is tried again, too. */
export const repeatable = (): { 'idempotency-key': string } => ({ 'idempotency-key': crypto.randomUUID() });

const isAbort = (error: unknown, signal: AbortSignal | null | undefined): boolean =>
  signal?.aborted === true || (error instanceof DOMException && error.name === 'AbortError');

/** Waits a little longer after each failure; ends at once when the caller gives up. */
const pause = (attempt: number, signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, backoff(attempt - 1, 200, 2000));
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/**
 * `fetch` that tries again when the network fails (never when the caller aborted, and only what may safely run twice),
 * with a console warning each time. Throws {@link ApiError} `network` in the end.
 */
export const fetchWithRetry = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
  const method = (init.method ?? 'GET').toUpperCase();
  const first = method === 'GET' && !init.signal?.aborted ? takeFirstAnswer(input, init.signal) : null;
  if (first) return first;
  const isRepeatable = IDEMPOTENT.has(method) || new Headers(init.headers).has('idempotency-key');
  const attempts = isRepeatable ? ATTEMPTS : 1;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetch(input, init);
    } catch (error) {
      if (isAbort(error, init.signal)) throw error;
      if (attempt >= attempts) {
        console.error(`${method} failed after ${attempt} attempts`, error);
        const message = error instanceof Error ? error.message : String(error);
        throw new ApiError('network', { status: 0, message, cause: error });
      }
      console.warn(`${method} failed, attempt ${attempt} of ${attempts}; trying again`, error);
      await pause(attempt, init.signal);
    }
  }
};
