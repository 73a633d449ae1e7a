import { expect, test } from 'vitest';
import { ConfigurationError, readEnv } from './env';

/** Everything a deployment must have; the bindings answer to the one method that is looked for. */
const complete = () => ({
  ENVIRONMENT: 'production',
  APP_ORIGIN: 'https://valija.app',
  JWT_SECRET: 'x'.repeat(32),
  DB: { prepare: () => undefined },
  ASSETS: { fetch: () => undefined },
  PLAN_ROOM: { idFromName: () => undefined },
  MAIL: { send: () => undefined },
  RATE_LIMIT: { limit: () => undefined },
  READ_RATE_LIMIT: { limit: () => undefined },
});

test('a complete environment is read', () => {
  expect(readEnv(complete()).ENVIRONMENT).toBe('production');
});

test.each([
  'ENVIRONMENT',
  'APP_ORIGIN',
  'JWT_SECRET',
  'DB',
  'ASSETS',
  'PLAN_ROOM',
  'MAIL',
  'RATE_LIMIT',
  'READ_RATE_LIMIT',
])('the failure names %s when it is missing', (key) => {
  const env: Record<string, unknown> = complete();
  delete env[key];
  expect(() => readEnv(env)).toThrow(ConfigurationError);
  expect(() => readEnv(env)).toThrow(new RegExp(`\\b${key}:`));
});

test('a short secret and a free weather host are refused in production', () => {
  expect(() => readEnv({ ...complete(), JWT_SECRET: 'short' })).toThrow(/JWT_SECRET/);
  const free = { ...complete(), OPEN_METEO_BASE_URL: 'https://api.open-meteo.com' };
  expect(() => readEnv(free)).toThrow(/OPEN_METEO_BASE_URL/);
});

test.each(['development', 'preview', 'production'])('cheap password hashes are refused in %s', (ENVIRONMENT) => {
  const env = { ...complete(), ENVIRONMENT, CHEAP_PASSWORD_HASHES: 'yes' };
  expect(() => readEnv(env)).toThrow(/CHEAP_PASSWORD_HASHES: is for tests alone/);
  expect(readEnv({ ...env, ENVIRONMENT: 'test' }).CHEAP_PASSWORD_HASHES).toBe('yes');
});

test.each([
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
  ['TURNSTILE_SECRET_KEY', 'TURNSTILE_SITE_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
] as const)('%s alone is refused, and %s is named as missing', (key, missing) => {
  expect(() => readEnv({ ...complete(), [key]: 'something' })).toThrow(new RegExp(`\\b${missing}: is missing`));
  expect(readEnv({ ...complete(), [key]: 'something', [missing]: 'something' })[key]).toBe('something');
});
