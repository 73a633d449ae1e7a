import { DEFAULT_LOCALE, isLocale, type Locale } from './locale';

/** Remembers the language somebody chose; readable by script, since the language picker writes it. */
export const LOCALE_COOKIE = 'i18n_locale';
/** 365 days. */
export const LOCALE_COOKIE_MAX_AGE = 31_536_000;

/** base64url of the locale's name, without padding. */
export const encodeLocaleCookie = (locale: Locale): string => btoa(locale).replace(/=+$/, '');

/** The locale a cookie's value stands for, or null when it is broken or unknown. */
export const decodeLocaleCookie = (value: string | null | undefined): Locale | null => {
  if (!value || !/^[\w-]{2,16}={0,2}$/.test(value)) return null;
  try {
    const decoded = atob(value.replace(/-/g, '+').replace(/_/g, '/').replace(/=+$/, ''));
    return isLocale(decoded) ? decoded : null;
  } catch {
    return null;
  }
};

/** The first segment of a URL that names its language; empty is the default language's short form. */
export type LocalePrefix = '' | Locale;
export const LOCALE_PREFIXES: readonly LocalePrefix[] = ['', 'en', 'es'];

/** `/app/login` → `/es/app/login`; the default prefix leaves the path as it is. */
export const localePath = (path: string, prefix: LocalePrefix): string =>
  prefix === '' ? path : path === '/' ? `/${prefix}` : `/${prefix}${path}`;

/** `/es/app/login` → `{ prefix: 'es', path: '/app/login' }`. */
export const splitLocale = (pathname: string): { prefix: LocalePrefix; path: string } => {
  const [, first = '', ...rest] = pathname.split('/');
  return isLocale(first) ? { prefix: first, path: `/${rest.join('/')}` } : { prefix: '', path: pathname };
};

/** The language that a prefix stands for. */
export const localeOf = (prefix: LocalePrefix): Locale => prefix || DEFAULT_LOCALE;
