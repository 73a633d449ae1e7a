import { sessionOutput } from '../../worker/identity/sessions/contract';
import { errorOf } from './error';
import { fetchWithRetry } from './retry';

/** What the server says of the session of this browser, without renewing it. */
export const readSession = async () => {
  const response = await fetchWithRetry('/api/auth/session', { credentials: 'same-origin' });
  if (!response.ok) throw await errorOf(response);
  return sessionOutput.parse(await response.json());
};
