import type { User } from '../../worker/identity/sessions/contract';
import { publishAuth } from './auth-channel';
import { dropPendingSignOut } from './pending-sign-out';
import { fetchWithRetry, repeatable } from './retry';
import { readTokenAnswer } from './session-answers';
import { readSession } from './session-read';
import { readSessionHint, writeSessionHint } from './session-hint';

/** A token with less than this left is renewed before it is used, milliseconds. */
const AHEAD_MS = 60_000;
/** A token lives longer than this, so one that is younger needs no renewal, milliseconds. */
const RENEWED_MS = 10 * 60_000;
const LOCK = 'valija-session-refresh';

/**
 * Runs alone among all tabs of this browser, where the browser has Web Locks; `work` gets whether another tab was at
 * it just now.
 */
const exclusively = async <Result>(work: (hasWaited: boolean) => Promise<Result>): Promise<Result> => {
  if (!('locks' in navigator)) return work(false);
  const first = await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock ? { result: await work(false) } : null,
  );
  return first ? first.result : navigator.locks.request(LOCK, () => work(true));
};

/** Takes over what the token call answered: the hint, and the user in every tab. */
export const acceptTokens = (body: unknown): User => {
  const { user, expiresAt } = readTokenAnswer(body);
  dropPendingSignOut();
  writeSessionHint({ expiresAt: Date.parse(expiresAt), renewedAt: Date.now() });
  publishAuth(user);
  return user;
};

/** Forgets the session here and in every tab. */
export const forgetSession = (): void => {
  writeSessionHint(null);
  publishAuth(null);
};

/** What another tab has just written may not have reached this one's storage yet: the server knows. */
const isRenewedElsewhere = async (expiresAt: number): Promise<boolean> => {
  const session = await readSession().catch(() => null);
  if (!session?.user || !session.expiresAt || Date.parse(session.expiresAt) <= expiresAt) return false;
  writeSessionHint({ expiresAt: Date.parse(session.expiresAt), renewedAt: Date.now() });
  return true;
};

let running: Promise<boolean> | null = null;

/**
 * Renews the session unless another tab did so after `since`; one renewal at a time, in this tab and among tabs.
 * Resolves with whether there is a session now.
 */
export const refreshOnce = (since: number): Promise<boolean> => {
  running ??= exclusively(async (hasWaited) => {
    const hint = readSessionHint();
    if (hint && hint.renewedAt > since) return true;
    if (hasWaited && (await isRenewedElsewhere(hint?.expiresAt ?? 0))) return true;
    // The server accepts the parent of a token while its successor is unconfirmed.
    const response = await fetchWithRetry('/api/auth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...repeatable() },
      body: JSON.stringify({ grantType: 'refresh_token' }),
      credentials: 'same-origin',
    });
    if (response.ok) {
      acceptTokens(await response.json());
      return true;
    }
    if (response.status === 400 || response.status === 401) forgetSession();
    return false;
  }).finally(() => {
    running = null;
  });
  return running;
};

/**
 * Renews a session that ends within the next minute; does nothing for visitors. By a device's clock that is far ahead
 * every token has ended: one that was renewed just now is taken for fresh, and the server's 401 has the last word.
 */
export const ensureFresh = async (): Promise<void> => {
  const hint = readSessionHint();
  if (!hint || hint.expiresAt - Date.now() >= AHEAD_MS) return;
  const age = Date.now() - hint.renewedAt;
  if (age < 0 || age >= RENEWED_MS) await refreshOnce(hint.renewedAt);
};
