import { type ApiError, errorOf } from './error';
import { fetchWithRetry } from './retry';
import { ensureFresh, refreshOnce } from './session-refresh';

let failure: ApiError | undefined;

/** The call that failed last in this tab; what to name when asking for help. */
export const lastFailure = (): ApiError | undefined => failure;

/**
 * The one way to the API: refreshes a session that is about to end, tries once more after a 401 with a fresh one, and
 * throws {@link ApiError} for every answer that is not ok.
 */
export const apiFetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
  await ensureFresh();
  const send = () => fetchWithRetry(input, { credentials: 'same-origin', ...init });
  const seenAt = Date.now();
  let response = await send();
  if (response.status === 401) {
    const refusal = await errorOf(response.clone());
    if (refusal.code === 'unauthenticated' && (await refreshOnce(seenAt))) response = await send();
  }
  if (response.ok) return response;
  failure = await errorOf(response);
  throw failure;
};
