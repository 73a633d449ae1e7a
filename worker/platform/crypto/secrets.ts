import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new token, code or link secret: 256 random bits in base64url. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** How a secret is stored: its SHA-256. It has 256 bits of its own, so no salt and no slow hash are needed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Hash of something guessable (an e-mail, an address) that only we can compute; `purpose` keeps its uses apart. */
export const keyedHash = (key: string, purpose: string, value: string): string =>
  createHmac('sha256', key).update(`${purpose}\0${value}`).digest('base64url');
