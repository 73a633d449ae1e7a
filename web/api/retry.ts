import { ApiError } from './error';

/** How often a request that nothing answered is tried in all. */
const ATTEMPTS = 3;
const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);

const isAbort = (error: unknown, signal: AbortSignal | null | undefined): boolean =>
  signal?.aborted === true || (error instanceof DOMException && error.name === 'AbortError');

/** Waits a little longer after each failure; ends at once when the caller gives up. */
const pause = (attempt: number, signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, 200 * 2 ** (attempt - 1));
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/**
 * `fetch` that tries again when the network fails (never when the caller aborted, and only what may safely run twice),
 * with a console warning each time. Throws {@link ApiError} `network` in the end.
 */
export const fetchWithRetry = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
  const method = (init.method ?? 'GET').toUpperCase();
  const repeatable = IDEMPOTENT.has(method) || new Headers(init.headers).has('idempotency-key');
  const attempts = repeatable ? ATTEMPTS : 1;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetch(input, init);
    } catch (error) {
      if (isAbort(error, init.signal)) throw error;
      if (attempt >= attempts) {
        console.error(`${method} failed after ${attempt} attempts`, error);
        throw new ApiError('network', { status: 0, cause: error });
      }
      console.warn(`${method} failed, attempt ${attempt} of ${attempts}; trying again`, error);
      await pause(attempt, init.signal);
    }
  }
};
