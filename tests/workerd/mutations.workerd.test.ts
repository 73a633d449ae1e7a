import { beforeAll, describe, expect, test } from 'vitest';
import { app } from '../../worker/app';
import { type Browser, ORIGIN } from './browser';
import { codeOf, signUpPerson } from './people';

/** Calls of other servers: a signature stands in for the origin. */
const SIGNED = ['/api/stripe/webhook'];

const MUTATING = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Every route of the API that changes something, from the route table itself, with made-up ids. */
const mutations = [
  ...new Map(
    app.routes
      .filter(({ method, path }) => MUTATING.includes(method) && path.startsWith('/api/') && !SIGNED.includes(path))
      .map(({ method, path }) => [
        `${method} ${path}`,
        { method, path: path.replaceAll(/:\w+(\{[^}]*\})?/g, 'made_up') },
      ]),
  ).values(),
];

test('the route table is where the routes are taken from', () => {
  const known = mutations.map(({ method, path }) => `${method} ${path}`);
  expect(known).toContain('POST /api/auth/login');
  expect(known).toContain('DELETE /api/auth/sessions/made_up');
  expect(known.length).toBeGreaterThanOrEqual(15);
});

describe('every mutating route', () => {
  let browser: Browser;
  beforeAll(async () => {
    ({ browser } = await signUpPerson());
  });

  test.each(mutations)('$method $path refuses other origins and other media types', async ({ method, path }) => {
    const attempts: [string, Record<string, string>, number][] = [
      ['a foreign origin', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
      ['a foreign origin without fetch metadata', { origin: 'https://evil.example', 'sec-fetch-site': '' }, 403],
      ['a foreign origin that claims to be ours', { origin: 'https://evil.example' }, 403],
      ['a sibling of our domain', { origin: `${ORIGIN}.evil.example`, 'sec-fetch-site': 'same-site' }, 403],
      ['an opaque origin', { origin: 'null', 'sec-fetch-site': '' }, 403],
      ['no origin at all', { origin: '', 'sec-fetch-site': '' }, 403],
      ['text/plain', { 'content-type': 'text/plain' }, 415],
      ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
      ['no media type', { 'content-type': '' }, 415],
    ];
    for (const [name, headers, status] of attempts) {
      const answer = await browser.send(method, path, '{}', headers);
      expect(answer.status, name).toBe(status);
      expect(codeOf(answer)).toBe(status === 403 ? 'forbidden_origin' : 'unsupported_media_type');
    }
    expect((await browser.get('/api/auth/session')).body).toMatchObject({ user: { id: expect.any(String) } });
  });
});
