import { hashSecret, keyedHash } from '../../platform/crypto/secrets';
import type { Env } from '../../platform/env';

type Keys = Pick<Env, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>;

/** What a token opens; keeps the two kinds apart. */
type Purpose = 'share-link' | 'invite';

/**
 * The token of a row, 256 bits, from its random id and the key that only the Worker has. So the database holds nothing
 * that opens anything, and the owner can still be shown the link again. See docs/decisions/0009.
 */
export const makeToken = (keys: Keys, purpose: Purpose, id: string): { token: string; tokenHash: string } => {
  const token = keyedHash(keys.JWT_SECRET, purpose, id);
  return { token, tokenHash: hashSecret(token) };
};

/** Derives the token of a row again; null when its key has been rotated away. */
export const restoreToken = (
  keys: Keys,
  purpose: Purpose,
  { id, tokenHash }: { id: string; tokenHash: string },
): string | null =>
  [keys.JWT_SECRET, keys.JWT_SECRET_PREVIOUS]
    .flatMap((key) => (key ? [keyedHash(key, purpose, id)] : []))
    .find((token) => hashSecret(token) === tokenHash) ?? null;
