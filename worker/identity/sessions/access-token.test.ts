import { afterEach, expect, test, vi } from 'vitest';
import { readAccessToken, signAccessToken } from './access-token';
import { ACCESS_TOKEN_LIFE } from './lifetimes';

const env = { JWT_SECRET: 'a-secret-of-this-test-alone-0123456789', JWT_SECRET_PREVIOUS: undefined };
const claims = { userId: 'user_1', sessionId: 'sess_1', generation: 3 };
const now = Date.UTC(2027, 4, 1);

afterEach(() => vi.restoreAllMocks());

test('the signature of a token is verified once, and each read gives its claims', async () => {
  const verify = vi.spyOn(crypto.subtle, 'verify');
  const { token, expiresAt } = await signAccessToken(env, claims, now);
  expect(await readAccessToken(env, token, now)).toEqual({ ...claims, expiresAt });
  expect(await readAccessToken(env, token, now + 1000)).toEqual({ ...claims, expiresAt });
  expect(verify).toHaveBeenCalledTimes(1);
});

test('a token that was verified expires all the same', async () => {
  const { token } = await signAccessToken(env, { ...claims, generation: 4 }, now);
  expect(await readAccessToken(env, token, now + ACCESS_TOKEN_LIFE - 1)).not.toBeNull();
  expect(await readAccessToken(env, token, now + ACCESS_TOKEN_LIFE)).toBeNull();
});

test('a verified token is refused when altered, and where its secret is no longer used', async () => {
  const { token } = await signAccessToken(env, { ...claims, generation: 5 }, now);
  expect(await readAccessToken(env, token, now)).not.toBeNull();
  const [head, body, signature = ''] = token.split('.');
  const altered = [head, body, (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)].join('.');
  expect(await readAccessToken(env, altered, now)).toBeNull();
  const rotated = { JWT_SECRET: 'the-secret-that-came-after-it-0123456789', JWT_SECRET_PREVIOUS: env.JWT_SECRET };
  expect(await readAccessToken(rotated, token, now)).not.toBeNull();
  expect(await readAccessToken({ ...rotated, JWT_SECRET_PREVIOUS: undefined }, token, now)).toBeNull();
});

test('of many verified tokens the oldest is verified again', async () => {
  const own = { ...env, JWT_SECRET: 'a-secret-with-many-tokens-0123456789-abc' };
  const { token } = await signAccessToken(own, { ...claims, generation: 6 }, now);
  await readAccessToken(own, token, now);
  for (let at = 0; at < 1000; at += 1) {
    const other = await signAccessToken(own, { ...claims, sessionId: `sess_${at}` }, now);
    await readAccessToken(own, other.token, now);
  }
  const verify = vi.spyOn(crypto.subtle, 'verify');
  expect(await readAccessToken(own, token, now)).not.toBeNull();
  expect(verify).toHaveBeenCalledTimes(1);
});
