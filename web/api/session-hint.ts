/**
 * What this browser remembers about its session between page loads. The session itself is in cookies that scripts
 * cannot read; this is only a hint: when the access token ends, and whether the public pages show "App" or "Log in".
 */
const KEY = 'valija.session';

export interface SessionHint {
  /** When the access token ends, milliseconds since the epoch. */
  expiresAt: number;
  /** When it was last renewed, milliseconds since the epoch. */
  renewedAt: number;
}

/** The remembered hint, or null when signed out, or when storage is disabled or holds something else. */
export const readSessionHint = (): SessionHint | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    if (!('expiresAt' in value) || typeof value.expiresAt !== 'number') return null;
    if (!('renewedAt' in value) || typeof value.renewedAt !== 'number') return null;
    return { expiresAt: value.expiresAt, renewedAt: value.renewedAt };
  } catch {
    return null;
  }
};

/** Remembers or, with null, forgets. */
export const writeSessionHint = (hint: SessionHint | null): void => {
  try {
    if (hint) localStorage.setItem(KEY, JSON.stringify(hint));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is disabled: every page load then asks the server once more.
  }
  document.documentElement.toggleAttribute('data-signed-in', hint !== null);
};
