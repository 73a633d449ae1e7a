/**
 * A sign-out that this browser has done and the server has not received yet, because there was no network. The cookies
 * of the session are still here then (scripts cannot take them away), so nothing may be requested with them before it
 * is sent.
 */
import { fetchWithRetry, repeatable } from './retry';

const KEY = 'valija.sign-out';

const read = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** Remembers that the session, or all of them, are to end; before anything is asked of the network. */
export const beginSignOut = (everywhere: boolean): void => {
  try {
    localStorage.setItem(KEY, everywhere ? 'everywhere' : 'here');
  } catch {
    // Storage is disabled: it ends with this page, or with the session.
  }
};

/** Somebody has signed in: there is a new session, which nobody asked to end. */
export const dropPendingSignOut = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is disabled: nothing was kept.
  }
};

/**
 * Sends a pending sign-out to the server. Resolves with false while it can't be sent; then nobody is
 * signed in here, whatever the cookies say.
 */
export const finishSignOut = async (): Promise<boolean> => {
  const pending = read();
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
