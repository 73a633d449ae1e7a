import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppContext } from '../context';
import { apiHeaders } from './headers';

const answerWith = (made: Response) =>
  new Hono<AppContext>()
    .use(apiHeaders)
    .get('*', () => made)
    .request('/');

const HEADERS = {
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

test('an answer gets the headers of the API and is not copied for them', async () => {
  const made = Response.json({});
  const answer = await answerWith(made);
  expect(answer).toBe(made);
  expect(Object.fromEntries(answer.headers)).toMatchObject(HEADERS);
});

test('one whose headers cannot be changed, as of a Durable Object, gets them too', async () => {
  const made = Response.redirect('https://valija.test/there', 303);
  expect(() => made.headers.set('x', 'y')).toThrow();
  const answer = await answerWith(made);
  expect(answer.status).toBe(303);
  expect(Object.fromEntries(answer.headers)).toMatchObject({ ...HEADERS, location: 'https://valija.test/there' });
});

test('what a route says of caches stays', async () => {
  const answer = await answerWith(new Response('', { headers: { 'cache-control': 'private, max-age=60' } }));
  expect(answer.headers.get('cache-control')).toBe('private, max-age=60');
});
