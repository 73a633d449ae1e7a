import { keyedHash } from '../../platform/crypto/secrets';
import type { Env } from '../../platform/env';

const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox an address leads to, as far as that is documented: Gmail ignores dots and what follows a plus, and has
 * two domains. Elsewhere a dot or plus may be another person, so the address stays as it is.
 */
export const mailboxOf = (email: string): string => {
  const lower = email.toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1);
  if (!GMAIL.has(domain)) return lower;
  const local = lower.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '');
  return `${local}@gmail.com`;
};

/** What is kept of a mailbox that got the free credits. Without the key it can be neither read nor guessed. */
export const identityHash = (env: Pick<Env, 'EMAIL_IDENTITY_SECRET' | 'JWT_SECRET'>, email: string): string =>
  keyedHash(env.EMAIL_IDENTITY_SECRET ?? env.JWT_SECRET, 'email-identity', mailboxOf(email));
