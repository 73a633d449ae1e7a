import { createHash } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * The id of a generated item, from its plan and its key: a generation that starts over streams and saves the same ids.
 * 20 characters of Crockford base 32, 100 bits of SHA-256.
 */
export const itemIdOf = (planId: string, key: string): string => {
  const bytes = createHash('sha256').update(`${planId}\0${key}`).digest().subarray(0, 20);
  return `item_${Array.from(bytes, (byte) => ALPHABET[byte & 31]).join('')}`;
};
