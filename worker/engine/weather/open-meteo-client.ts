/** Asks Open-Meteo for JSON: with a time-out, one patient retry, and a memory, so that it is neither waited for nor pestered. */

/** What an answer that is no data says. */
export class OpenMeteoError extends Error {
  constructor(
    message: string,
    /** HTTP status, or 0 where none came. */
    readonly status: number,
  ) {
    super(message);
    this.name = 'OpenMeteoError';
  }
}

export interface ClientOptions {
  /** For each attempt. */
  timeoutMs?: number;
  /** How long an answer is good for. */
  ttlMs?: number;
  /** Milliseconds; the cache's clock. */
  now?: () => number;
}

const TIMEOUT_MS = 3000;
const TTL_MS = 3_600_000;
/** Longest wait before the retry that a `Retry-After` can ask for. */
const MAX_WAIT_MS = 1500;
const MAX_CACHED = 300;
/** After a failure other than a refused request it is left alone this long, so that a dead service costs one time-out. */
const REST_MS = 30_000;

/** One isolate's memory of answers. Values only: a promise must not outlive the request that made it. */
const answers = new Map<string, { until: number; value: unknown }>();
const resting = new Map<string, number>();

/** Forgets everything, for tests. */
export const forgetOpenMeteo = (): void => {
  answers.clear();
  resting.clear();
};

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const reasonOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'reason' in body && typeof body.reason === 'string'
    ? body.reason
    : 'no reason given';

/** How long a 429 or 5xx asks to wait; nothing when it is longer than a plan can wait. */
const retryAfter = (response: Response): number | undefined => {
  const seconds = Number(response.headers.get('retry-after') ?? '0.3');
  const milliseconds = (Number.isFinite(seconds) ? seconds : 0.3) * 1000;
  return milliseconds <= MAX_WAIT_MS ? milliseconds : undefined;
};

const attempt = async (url: string, timeoutMs: number): Promise<Response> => {
  try {
    return await fetch(url, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw new OpenMeteoError(error instanceof Error ? error.name : 'network', 0);
  }
};

const ask = async (url: string, timeoutMs: number): Promise<unknown> => {
  let response = await attempt(url, timeoutMs);
  if (response.status === 429 || response.status >= 500) {
    const pause = retryAfter(response);
    await response.body?.cancel();
    if (pause === undefined) throw new OpenMeteoError('asked to wait too long', response.status);
    await wait(pause);
    response = await attempt(url, timeoutMs);
  }
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    throw new OpenMeteoError('the answer is not JSON', response.status);
  }
  if (!response.ok) throw new OpenMeteoError(reasonOf(body), response.status);
  return body;
};

/** The JSON at a path of a host. Throws {@link OpenMeteoError}. */
export const openMeteoJson = async (
  base: string,
  path: string,
  query: URLSearchParams,
  options: ClientOptions = {},
): Promise<unknown> => {
  const now = options.now ?? Date.now;
  const url = `${base}${path}?${query.toString()}`;
  const known = answers.get(url);
  if (known && known.until > now()) return known.value;
  if ((resting.get(base) ?? 0) > now()) throw new OpenMeteoError('resting after a failure', 0);
  try {
    const value = await ask(url, options.timeoutMs ?? TIMEOUT_MS);
    if (answers.size >= MAX_CACHED) answers.delete(answers.keys().next().value ?? '');
    answers.set(url, { until: now() + (options.ttlMs ?? TTL_MS), value });
    return value;
  } catch (error) {
    const refused = error instanceof OpenMeteoError && error.status >= 400 && error.status < 429;
    if (!refused) resting.set(base, now() + REST_MS);
    throw error;
  }
};
