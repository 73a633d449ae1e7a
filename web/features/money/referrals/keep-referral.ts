import { captureReferral } from './pending-referral';

/** Keeps the referral of this page's address. A browser that stores nothing loses it. */
export const keepReferral = (): void => {
  try {
    captureReferral(window.location.search, window.localStorage, Date.now());
  } catch {
    // Storage is off.
  }
};
