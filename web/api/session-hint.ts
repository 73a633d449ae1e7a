/**
 * What this browser remembers about its session between page loads. The session itself is in cookies that scripts
 * cannot read; this is only a hint: when the access token ends, and whether the public pages show "App" or "Log in".
 */
import { keep, readKeptValue } from '../kept';
import { isObject } from './is-object';

const KEY = 'valija.session';

export interface SessionHint {
  /** When the access token ends, milliseconds since the epoch. */
  expiresAt: number;
  /** When it was last renewed, milliseconds since the epoch. */
  renewedAt: number;
}

/** The remembered hint, or null when signed out, or when storage is disabled or holds something else. */
export const readSessionHint = (): SessionHint | null => {
  const value = readKeptValue(KEY);
  if (!isObject(value)) return null;
  const { expiresAt, renewedAt } = value;
  return typeof expiresAt === 'number' && typeof renewedAt === 'number' ? { expiresAt, renewedAt } : null;
};

/** Remembers or, with null, forgets. */
export const writeSessionHint = (hint: SessionHint | null): void => {
  keep(KEY, hint && JSON.stringify(hint));
  document.documentElement.toggleAttribute('data-signed-in', hint !== null);
};
