import { createHash } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** What an id names, first part of the id itself (`plan_…`). */
export type IdPrefix =
  | 'user'
  | 'sess'
  | 'plan'
  | 'bag'
  | 'item'
  | 'gen'
  | 'req'
  | 'lot'
  | 'tpl'
  | 'alw'
  | 'rev'
  | 'link'
  | 'invite'
  | 'support'
  | 'withdrawal';

/** Random bytes that no id has used yet: to ask for twenty costs nearly as much as to ask for two thousand. */
const pool = new Uint8Array(2000);
let used = pool.length;

/** Twenty random bytes. */
const randomBytes = (): Uint8Array => {
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  return pool.subarray(used, (used += 20));
};

/** A new id such as `plan_4v0k…`: 20 characters of Crockford base 32, 100 random bits. */
export const newId = <Prefix extends IdPrefix>(prefix: Prefix): `${Prefix}_${string}` => {
  let text = '';
  for (const byte of randomBytes()) text += ALPHABET[byte & 31];
  return `${prefix}_${text}`;
};

/**
 * An id that follows from what it is made of, so that work which is done twice gives the same one: 100 bits of SHA-256 in
 * the form of {@link newId}.
 */
export const derivedId = <Prefix extends IdPrefix>(prefix: Prefix, ...parts: string[]): `${Prefix}_${string}` => {
  const bytes = createHash('sha256').update(parts.join('\0')).digest().subarray(0, 20);
  return `${prefix}_${Array.from(bytes, (byte) => ALPHABET[byte & 31]).join('')}`;
};
