import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE, encodeLocaleCookie } from '../../worker/platform/locale/contract';
import type { Locale } from '../../worker/platform/locale/locale';

/** Remembers the language somebody chose; the Worker reads it before the browser's own languages. */
export const rememberLocale = (locale: Locale): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LOCALE_COOKIE}=${encodeLocaleCookie(locale)}; Path=/; Max-Age=${LOCALE_COOKIE_MAX_AGE}; SameSite=Lax${secure}`;
};
