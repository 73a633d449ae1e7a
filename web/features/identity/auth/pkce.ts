/** RFC 7636 on the browser's side: a verifier that stays here, and its S256 challenge that is sent. */

import { isObject } from '../../../api/is-object';
import { keep, readKeptValue } from '../../../kept';

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
export const keepVerifier = (verifier: string): void => keep(KEY, JSON.stringify({ verifier, at: Date.now() }));

/** The kept verifier, or null when this is another browser, or too long ago. */
export const storedVerifier = (): string | null => {
  const kept = readKeptValue(KEY);
  if (!isObject(kept) || typeof kept['at'] !== 'number' || Date.now() - kept['at'] > KEEP_MS) return null;
  return typeof kept['verifier'] === 'string' ? kept['verifier'] : null;
};

/** Forgets it after use. */
export const dropVerifier = (): void => keep(KEY, null);
