/**
 * What this browser keeps for us between pages, each under a name. Where storage is disabled or full nothing is kept, and
 * nothing fails: whoever reads does without.
 */

/** The text of a name; null where there is none. */
export const readKept = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

/** The value of a name; null where there is none, or something that is no JSON. */
export const readKeptValue = (name: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
};

/** Keeps a text or, with null, forgets the one that was kept. */
export const keep = (name: string, text: string | null): void => {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // See above.
  }
};
