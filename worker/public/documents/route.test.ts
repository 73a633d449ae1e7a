import { describe, expect, test } from 'vitest';
import { routeDocument, type DocumentRequest } from './route';

const RULES = {
  '/': { redirect: true },
  '/home': { prerender: true },
  '/terms': { prerender: true },
  '/app': { shell: true },
  '/app/login': { shell: true },
} as const;

const route = (pathname: string, more: Partial<DocumentRequest> = {}) =>
  routeDocument({ pathname, search: '', wanted: 'en', isBot: false, isSignedIn: false, ...more }, RULES);

describe('languages', () => {
  test('an unprefixed page is English, and prefixed ones have the language of their prefix', () => {
    expect(route('/home')).toEqual({ kind: 'page', file: '/documents/home.html', varies: true });
    expect(route('/en/home')).toEqual({ kind: 'page', file: '/documents/en/home.html', varies: false });
    expect(route('/es/home')).toEqual({ kind: 'page', file: '/documents/es/home.html', varies: false });
    expect(route('/es/app/login')).toEqual({ kind: 'shell', locale: 'es', path: '/app/login', varies: false });
  });

  test('a visitor who prefers Spanish is redirected to it, with the query; bots and prefixed requests are not', () => {
    expect(route('/home', { wanted: 'es', search: '?a=1' })).toEqual({
      kind: 'redirect',
      status: 302,
      location: '/es/home?a=1',
      varies: true,
    });
    expect(route('/home', { wanted: 'es', isBot: true })).toMatchObject({ kind: 'page' });
    expect(route('/en/home', { wanted: 'es' })).toMatchObject({ kind: 'page', file: '/documents/en/home.html' });
    expect(route('/es/home', { wanted: 'en' })).toMatchObject({ kind: 'page', file: '/documents/es/home.html' });
  });
});

describe('the root', () => {
  test.each([
    ['/', 'en', false, '/home'],
    ['/', 'en', true, '/app'],
    ['/', 'es', false, '/es/home'],
    ['/es', 'en', false, '/es/home'],
    ['/es', 'en', true, '/es/app'],
    ['/en', 'es', true, '/en/app'],
  ] as const)('%s wanting %s, signed in %s, leads to %s', (pathname, wanted, isSignedIn, location) => {
    expect(route(pathname, { wanted, isSignedIn })).toMatchObject({ kind: 'redirect', status: 302, location });
  });
});

describe('odd addresses', () => {
  test.each([
    ['/home/', '/home'],
    ['/HOME', '/home'],
    ['//home', '/home'],
    ['/ES/Home/', '/es/home'],
    ['/%68ome', '/home'],
    ['/es//app///login', '/es/app/login'],
    ['/es/', '/es'],
  ])('%s is put right to %s', (pathname, location) => {
    expect(route(pathname, { search: '?x=%20y' })).toEqual({
      kind: 'redirect',
      status: 301,
      location: `${location}?x=%20y`,
      varies: false,
    });
  });

  test.each([
    '/es/es/home',
    '/app/nope',
    '/constructor',
    '/__proto__',
    '/home/extra',
    '/%E0%A4%A',
    '//evil.example/home',
    '/%2F%2Fevil.example',
    '/\\evil.example',
    '/home%00',
    '/fr/home',
  ])('%s is missing, never a redirect', (pathname) => {
    expect(route(pathname)).toMatchObject({ kind: 'missing' });
  });

  test('a missing page is shown in the preferred language', () => {
    expect(route('/nope', { wanted: 'es' })).toEqual({ kind: 'missing', prefix: 'es', path: '/nope' });
    expect(route('/es/nope')).toEqual({ kind: 'missing', prefix: 'es', path: '/es/nope' });
  });
});

describe('read-only links', () => {
  test('the token keeps its capitals, in every variant of the path', () => {
    const shared = { kind: 'shared', token: 'Ab-9_Z' };
    expect(route('/shared/Ab-9_Z')).toEqual({ ...shared, locale: 'en', varies: true });
    expect(route('/en/shared/Ab-9_Z', { wanted: 'es' })).toEqual({ ...shared, locale: 'en', varies: false });
    expect(route('/es/shared/Ab-9_Z')).toEqual({ ...shared, locale: 'es', varies: false });
    expect(route('/shared/Ab-9_Z', { wanted: 'es' })).toMatchObject({
      kind: 'redirect',
      location: '/es/shared/Ab-9_Z',
    });
  });

  test.each(['/shared', '/shared/', '/shared/a/b', '/shared/a%2Fb', `/shared/${'a'.repeat(101)}`])(
    '%s is none',
    (path) => {
      expect(route(path).kind).not.toBe('shared');
    },
  );
});
