import { captureReferral, readReferral } from './pending-referral';

/** Keeps the referral of this page's address. A browser that stores nothing loses it. */
export const keepReferral = (): void => {
  try {
    captureReferral(window.location.search, window.localStorage, Date.now());
  } catch {
    // Storage is disabled.
  }
};

/** Whose link brought this visitor, while that counts. */
export const pendingReferrer = (): string | undefined => {
  try {
    return readReferral(window.localStorage, Date.now())?.referredBy;
  } catch {
    return undefined;
  }
};
