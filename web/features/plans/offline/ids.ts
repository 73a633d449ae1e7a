/** Crockford base 32, as the server's ids are written. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** An id for an item that is added here, perhaps without a network: 100 random bits, in the form of the server's own. */
export const newItemId = (): string =>
  `item_${Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => ALPHABET[byte & 31]).join('')}`;
