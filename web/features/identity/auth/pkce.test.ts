import { expect, test } from 'vitest';
import { challengeOf, newVerifier } from './pkce';

test('RFC 7636, appendix B', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

test('a verifier is 43 characters of the allowed set, and new each time', () => {
  const verifiers = new Set(Array.from({ length: 100 }, newVerifier));
  expect(verifiers.size).toBe(100);
  for (const verifier of verifiers) expect(verifier).toMatch(/^[A-Za-z0-9_-]{43}$/);
});
