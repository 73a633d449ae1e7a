/**
 * What the server says of a session, read by hand: every page of the app does that before anything else, and what checks
 * the other answers is more code than all of this page (`contracts` of web/build/chunks.ts). A test compares the two.
 */
import type { AccountType, SessionOutput, TokenOutput, User } from '../../worker/identity/sessions/contract';
import { isObject } from './is-object';

const ACCOUNT_TYPES: Record<AccountType, true> = { free: true, premium: true };
const isAccountType = (value: unknown): value is AccountType =>
  typeof value === 'string' && Object.hasOwn(ACCOUNT_TYPES, value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isTime = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));

/** A person as the server describes one; null when it is of another shape. */
export const readUser = (value: unknown): User | null => {
  if (!isObject(value)) return null;
  const { id, email, username, accountType, homeCountry = null } = value;
  if (!isText(id) || !isText(email) || !isAccountType(accountType)) return null;
  if ((username !== null && !isText(username)) || (homeCountry !== null && !isText(homeCountry))) return null;
  return { id, email, username, accountType, homeCountry };
};

const wrong = (): never => {
  throw new TypeError('The server says something else of the session than this build can read.');
};

/** The answer of `GET /api/auth/session`. */
export const readSessionAnswer = (body: unknown): SessionOutput => {
  if (!isObject(body)) return wrong();
  const { expiresAt, canRefresh } = body;
  const user = readUser(body['user']);
  if (body['user'] !== null && !user) return wrong();
  if (typeof canRefresh !== 'boolean' || (expiresAt !== null && !isTime(expiresAt))) return wrong();
  return { user, expiresAt, canRefresh };
};

/** The answer of `POST /api/auth/token`. */
export const readTokenAnswer = (body: unknown): TokenOutput => {
  const user = isObject(body) ? readUser(body['user']) : null;
  const expiresAt = isObject(body) ? body['expiresAt'] : null;
  return user && isTime(expiresAt) ? { user, expiresAt } : wrong();
};

/** The code in the answer of a sign-in. */
export const readCodeAnswer = (body: unknown): string => {
  const code = isObject(body) ? body['code'] : null;
  return isText(code) ? code : wrong();
};
