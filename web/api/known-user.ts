import type { User } from '../../worker/identity/sessions/contract';
import { readUser } from './session-answers';

const KEY = 'valija.user';

/** Who was signed in here last and has not signed out; for opening the app without a network. */
export const readKnownUser = (): User | null => {
  try {
    return readUser(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
};

/** Remembers or, with null, forgets. */
export const writeKnownUser = (user: User | null): void => {
  try {
    if (user) localStorage.setItem(KEY, JSON.stringify(readUser(user)));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is disabled: the app then needs a network to open.
  }
};
