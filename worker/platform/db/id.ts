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

/** A new id such as `plan_4v0k…`: 20 characters of Crockford base 32, 100 random bits. */
export const newId = <Prefix extends IdPrefix>(prefix: Prefix): `${Prefix}_${string}` => {
  let text = '';
  for (const byte of crypto.getRandomValues(new Uint8Array(20))) text += ALPHABET[byte & 31];
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
