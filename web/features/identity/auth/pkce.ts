/** RFC 7636 on the browser's side: a verifier that stays here, and its S256 challenge that is sent. */

const KEY = 'valija.pkce';
/** A sign-up is confirmed by a mailed link within this time, milliseconds. */
const KEEP_MS = 86_400_000;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** 43 random characters (256 bits). */
export const newVerifier = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** base64url(SHA-256(verifier)). */
export const challengeOf = async (verifier: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));

/** Keeps the verifier of a sign-up until its mail is opened, in whichever tab of this browser. */
export const keepVerifier = (verifier: string): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ verifier, at: Date.now() }));
  } catch {
    // Storage is disabled: confirming still works, signing in is then done by hand.
  }
};

/** The kept verifier, or null when this is another browser, or too long ago. */
export const storedVerifier = (): string | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    if (!('verifier' in value) || typeof value.verifier !== 'string') return null;
    if (!('at' in value) || typeof value.at !== 'number' || Date.now() - value.at > KEEP_MS) return null;
    return value.verifier;
  } catch {
    return null;
  }
};

/** Forgets it after use. */
export const dropVerifier = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
};
