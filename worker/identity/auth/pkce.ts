import { createHash, timingSafeEqual } from 'node:crypto';

/** RFC 7636 section 4.1: 43 to 128 unreserved characters. */
const VERIFIER = /^[A-Za-z0-9\-._~]{43,128}$/;

/** RFC 7636 section 4.2: BASE64URL(SHA256(ASCII(verifier))). */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** Does the verifier belong to the S256 challenge? False for a verifier of a form the RFC does not allow. */
export const verifierMatches = (verifier: string, challenge: string): boolean => {
  if (!VERIFIER.test(verifier)) return false;
  const expected = Buffer.from(challenge);
  const actual = Buffer.from(challengeOf(verifier));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};
