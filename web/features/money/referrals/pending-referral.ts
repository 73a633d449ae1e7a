/**
 * Who brought this visitor: kept in the browser from the link that was opened until the server has noted it. It comes
 * with every public page, so it depends on nothing.
 */

/** Where it is kept. */
export const REFERRAL_KEY = 'valija-referral';

/** It is forgotten after this long. */
export const REFERRAL_LIFETIME_MS = 3_600_000;

const USERNAME = /^[A-Za-z0-9_-]{3,30}$/;

interface PendingReferral {
  /** The referrer's username. */
  referredBy: string;
  /** When the link was opened, milliseconds since the epoch. */
  timestamp: number;
  /** The server will not note it: it is kept for its hour, so that no other takes its place, and not sent again. */
  refused?: true;
}

const isPending = (value: unknown): value is PendingReferral =>
  typeof value === 'object' &&
  value !== null &&
  'referredBy' in value &&
  typeof value.referredBy === 'string' &&
  value.referredBy.length > 0 &&
  'timestamp' in value &&
  typeof value.timestamp === 'number' &&
  Number.isInteger(value.timestamp) &&
  value.timestamp > 0;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The pending referral, or null. One that is too old or is not one is removed. */
export const readReferral = (storage: Storage, now: number): PendingReferral | null => {
  const text = storage.getItem(REFERRAL_KEY);
  if (text === null) return null;
  const value = parse(text);
  if (isPending(value) && now - value.timestamp <= REFERRAL_LIFETIME_MS) return value;
  storage.removeItem(REFERRAL_KEY);
  return null;
};

/**
 * Keeps the `?referred-by=` of a page's address, unless one is pending already; removes one that is too old or unreadable
 * on whatever page is opened.
 */
export const captureReferral = (search: string, storage: Storage, now: number): void => {
  const pending = readReferral(storage, now);
  const given = new URLSearchParams(search).get('referred-by');
  if (given === null) return;
  const referredBy = given.trim();
  if (!USERNAME.test(referredBy)) {
    console.warn('The referral of this link is not valid and was ignored.');
    return;
  }
  if (pending) return;
  storage.setItem(REFERRAL_KEY, JSON.stringify({ referredBy, timestamp: now } satisfies PendingReferral));
};

/** What came of handing a referral to the server. */
export interface ReferralOutcome {
  processed: boolean;
  referrer: string;
  error?: string;
}

const errorOf = (body: unknown): string | null => {
  if (typeof body !== 'object' || body === null || !('success' in body)) return 'Unexpected response format';
  if (body.success === true) return null;
  return 'error' in body && typeof body.error === 'string' && body.error ? body.error : 'Unknown error';
};

const isRefusal = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === false;

/**
 * Hands the pending referral to the server and forgets it once noted; after a failure it is kept. Null when there is
 * none. `call` is the remote procedure and may throw.
 */
export const processReferral = async (
  call: (username: string) => Promise<unknown>,
  storage: Storage,
  now: number,
): Promise<ReferralOutcome | null> => {
  const pending = readReferral(storage, now);
  if (!pending || pending.refused) return null;
  const { referredBy: referrer } = pending;
  let error: string | null;
  try {
    const answer = await call(referrer);
    error = errorOf(answer);
    if (isRefusal(answer)) storage.setItem(REFERRAL_KEY, JSON.stringify({ ...pending, refused: true }));
  } catch (thrown) {
    error = thrown instanceof Error ? thrown.message : 'Unknown error';
  }
  if (error !== null) return { processed: false, referrer, error };
  storage.removeItem(REFERRAL_KEY);
  return { processed: true, referrer };
};
