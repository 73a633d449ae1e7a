import { errorOf } from './error';
import { fetchWithRetry } from './retry';
import { readSessionAnswer } from './session-answers';

/** What the server says of the session of this browser, without renewing it. */
export const readSession = async () => {
  const response = await fetchWithRetry('/api/auth/session', { credentials: 'same-origin' });
  if (!response.ok) throw await errorOf(response);
  return readSessionAnswer(await response.json());
};
