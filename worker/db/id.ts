const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** What an id names, first part of the id itself (`plan_…`). */
export type IdPrefix = 'user' | 'sess' | 'plan' | 'item' | 'gen' | 'req' | 'lot';

/** A new id such as `plan_4v0k…`: 20 characters of Crockford base 32, 100 random bits. */
export const newId = <Prefix extends IdPrefix>(prefix: Prefix): `${Prefix}_${string}` => {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return `${prefix}_${Array.from(bytes, (byte) => ALPHABET[byte & 31]).join('')}`;
};
