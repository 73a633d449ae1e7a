import { describe, expect, test } from 'vitest';
import { challengeOf, verifierMatches } from './pkce';

// RFC 7636 Appendix B.
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

describe('PKCE', () => {
  test('the example of RFC 7636 Appendix B', () => {
    expect(challengeOf(VERIFIER)).toBe(CHALLENGE);
    expect(verifierMatches(VERIFIER, CHALLENGE)).toBe(true);
  });

  test.each([
    [42, false],
    [43, true],
    [128, true],
    [129, false],
  ])('a verifier of %i characters: %s', (length, isTaken) => {
    const verifier = 'a'.repeat(length);
    expect(verifierMatches(verifier, challengeOf(verifier))).toBe(isTaken);
  });

  test('a verifier with a character outside the alphabet, and the plain method, are refused', () => {
    const verifier = `${'a'.repeat(42)}+`;
    expect(verifierMatches(verifier, challengeOf(verifier))).toBe(false);
    expect(verifierMatches(VERIFIER, VERIFIER)).toBe(false);
  });
});
