/**
 * A sign-out that this browser has done and the server has not received yet, because there was no network. The cookies
 * of the session are still here then (scripts cannot take them away), so nothing may be requested with them before it
 * is sent.
 */
import { keep, readKept } from '../kept';
import { fetchWithRetry, repeatable } from './retry';

const KEY = 'valija.sign-out';

/** Remembers that the session, or all of them, are to end; before anything is asked of the network. */
export const beginSignOut = (everywhere: boolean): void => keep(KEY, everywhere ? 'everywhere' : 'here');

/** Somebody has signed in: there is a new session, which nobody asked to end. */
export const dropPendingSignOut = (): void => keep(KEY, null);

/**
 * Sends a pending sign-out to the server. Resolves with false while it can't be sent; then nobody is
 * signed in here, whatever the cookies say.
 */
export const finishSignOut = async (): Promise<boolean> => {
  const pending = readKept(KEY);
  if (pending === null) return true;
  if (!navigator.onLine) return false;
  try {
    const answer = await fetchWithRetry('/api/auth/logout', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', ...repeatable() },
      body: JSON.stringify({ everywhere: pending === 'everywhere' }),
    });
    if (!answer.ok) return false;
    dropPendingSignOut();
    return true;
  } catch {
    return false;
  }
};
