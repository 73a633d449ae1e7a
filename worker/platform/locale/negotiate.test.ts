import { expect, test } from 'vitest';
import { decodeLocaleCookie, encodeLocaleCookie, localePath, splitLocale } from './contract';
import { lookupLocale, negotiateLocale } from './negotiate';

test.each([
  [null, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-MX', 'es'],
  ['es-419, en;q=0.9', 'es'],
  ['ES-ar', 'es'],
  ['fr-CH, fr;q=0.9, es;q=0.8, en;q=0.7', 'es'],
  ['en;q=0.4, es;q=0.6', 'es'],
  ['en-GB,en;q=0.9,es;q=0.8', 'en'],
  ['es;q=0, de', 'en'],
  ['*', 'en'],
  ['*, es;q=0.1', 'es'],
  ['es-x-private', 'es'],
  ['est', 'en'],
  ['de;q=abc, es', 'es'],
  [`${'xx,'.repeat(5000)}es`, 'en'],
])('Accept-Language %j asks for %s (RFC 4647 lookup)', (header, locale) => {
  expect(lookupLocale(header)).toBe(locale);
});

test('the cookie is base64url and goes before the browser', () => {
  expect(encodeLocaleCookie('es')).toBe('ZXM');
  expect(encodeLocaleCookie('en')).toBe('ZW4');
  expect(negotiateLocale(new Headers({ cookie: 'a=b; i18n_locale=ZXM', 'accept-language': 'en' }))).toBe('es');
  expect(negotiateLocale(new Headers({ cookie: 'i18n_locale=ZW4', 'accept-language': 'es' }))).toBe('en');
});

test.each(['es', '%', 'ZXM%3D', '!!!!', 'ZnI', '', 'A'.repeat(4000), 'ZXM=', 'ZXM=='])(
  'a cookie value %j is read or ignored, never an error',
  (value) => {
    expect(decodeLocaleCookie(value)).toBe(/^ZXM=*$/.test(value) ? 'es' : null);
  },
);

test('prefixes are put on and taken off', () => {
  expect(localePath('/', 'es')).toBe('/es');
  expect(localePath('/app/login', '')).toBe('/app/login');
  expect(localePath('/app/login', 'es')).toBe('/es/app/login');
  expect(splitLocale('/es')).toEqual({ prefix: 'es', path: '/' });
  expect(splitLocale('/es/es/home')).toEqual({ prefix: 'es', path: '/es/home' });
  expect(splitLocale('/espresso')).toEqual({ prefix: '', path: '/espresso' });
  expect(splitLocale('/')).toEqual({ prefix: '', path: '/' });
});
