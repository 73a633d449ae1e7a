import { expect, test } from 'vitest';
import documentation from '../../../docs/api.md?raw';
import { app } from '../../app';

/** `/:file{[a-z]+\.json}` and the like: parameters are called differently in prose. */
const nameless = (path: string): string =>
  path.replace(/:file\{[^}]*\}/g, '*').replace(/:[a-zA-Z]+(\{[^}]*\})?(\.json)?/g, '*');

test('docs/api.md lists every call of the API', () => {
  const documented = new Set(
    Array.from(
      documentation.matchAll(/`(GET|POST|PATCH|DELETE) (\/[^`? ]*)/g),
      ([, method = '', path = '']) => `${method} ${nameless(path)}`,
    ),
  );
  const calls = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/*' && !path.startsWith('/__dev'))
    .map(({ method, path }) => `${method} ${nameless(path)}`);
  expect(calls.length).toBeGreaterThan(40);
  expect([...new Set(calls)].filter((call) => !documented.has(call))).toEqual([]);
});
