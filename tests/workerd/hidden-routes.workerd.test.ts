import { describe, expect, test } from 'vitest';
import { app } from '../../worker/app';
import { Browser } from './browser';
import { PRODUCTION, workerWith } from './settings';

/** The routes that exist in one environment alone, from the route table itself. */
const hidden = [
  ...new Set(
    app.routes
      .filter(({ method, path }) => method !== 'ALL' && /^\/__(test|dev)\//.test(path))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+(\{[^}]*\})?/g, '1')}`),
  ),
];

/** What both development and tests show. */
const SHARED = new Set(['GET /__dev/gallery']);

const statusIn = async (ENVIRONMENT: string, route: string): Promise<number> => {
  const [method = '', path = ''] = route.split(' ');
  const visitor = new Browser().before(workerWith({ ...PRODUCTION, ENVIRONMENT }));
  return (await visitor.send(method, path, method === 'GET' ? undefined : '{}')).status;
};

test('the route table is where they are taken from', () => {
  expect(hidden).toContain('GET /__test/mail');
  expect(hidden).toContain('GET /__dev/inbox');
});

describe.each(hidden)('%s', (route) => {
  test.each(['production', 'preview'])('does not exist in %s', async (environment) => {
    expect(await statusIn(environment, route)).toBe(404);
  });

  test.skipIf(SHARED.has(route))('does not exist in the other of development and test', async () => {
    expect(await statusIn(route.includes('/__test/') ? 'development' : 'test', route)).toBe(404);
  });
});

test('the development inbox shows sent mails', async () => {
  expect(await statusIn('development', 'GET /__dev/inbox')).toBe(200);
  expect(await statusIn('test', 'GET /__test/mail')).toBe(200);
});
