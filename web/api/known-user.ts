import type { User } from '../../worker/identity/sessions/contract';
import { keep, readKeptValue } from '../kept';
import { readUser } from './session-answers';

const KEY = 'valija.user';

/** Who was signed in here last and has not signed out; for opening the app without a network. */
export const readKnownUser = (): User | null => readUser(readKeptValue(KEY));

/** Remembers or, with null, forgets. */
export const writeKnownUser = (user: User | null): void => keep(KEY, user && JSON.stringify(readUser(user)));
