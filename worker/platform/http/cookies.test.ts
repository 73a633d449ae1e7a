import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppContext } from '../context';
import { cookieName, cookieOptions } from './cookies';

const app = new Hono<AppContext>().get('*', (c) => c.json([cookieName(c, 'access'), cookieOptions(c).secure]));
const namedAt = async (url: string): Promise<unknown> => (await app.request(url)).json();

test.each([
  'http://localhost/',
  'http://localhost:4173/app?x=https://valija.test/',
  'http://127.0.0.1:80/api/plans',
  'http://127.1.2.3/',
  'http://[::1]:8788/app',
  'http://es.localhost:1/',
])('%s is one’s own machine over plain http: the cookies go without a prefix', async (url) => {
  expect(await namedAt(url)).toEqual(['valija_access', false]);
});

test.each([
  'https://localhost/',
  'https://valija.test/',
  'http://valija.test/',
  'http://localhost.valija.test/',
  'http://valija.test/localhost',
  'http://valija.test:80/?at=//localhost/',
  'http://[2001:db8::1]/',
])('%s is not: they are bound to the host and sent over https alone', async (url) => {
  expect(await namedAt(url)).toEqual(['__Host-valija_access', true]);
});
