import { getCookieValue } from './cookie-header';
import { LOCALE_COOKIE, decodeLocaleCookie } from './contract';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locale';

/** Language ranges of an `Accept-Language` header, the most wanted first; `q=0` means unwanted and is left out. */
const rangesOf = (header: string): string[] =>
  header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
      return { range, quality: Number.isFinite(quality) ? quality : 0 };
    })
    .filter(({ range, quality }) => range !== '' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ range }) => range);

/** Language, script and region, as `Intl.Locale` reads any of them. */
const TAG = /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/;

/** The tag of an `Accept-Language` header that is wanted most, region included; the default where it has none. */
export const preferredLanguage = (acceptLanguage: string | null | undefined): string =>
  rangesOf(acceptLanguage ?? '').find((range) => TAG.test(range)) ?? DEFAULT_LOCALE;

/** RFC 4647 section 3.4 lookup: each range is shortened from its end until we speak it; else the default. */
export const lookupLocale = (acceptLanguage: string | null | undefined): Locale => {
  for (const range of rangesOf(acceptLanguage ?? '')) {
    const subtags = range.split('-');
    while (subtags.length > 0) {
      const candidate = subtags.join('-');
      if (isLocale(candidate)) return candidate;
      subtags.pop();
      // A single letter or digit left at the end ("zh-x") is dropped together with what followed it.
      if (subtags.at(-1)?.length === 1) subtags.pop();
    }
  }
  return DEFAULT_LOCALE;
};

/** The language somebody wants: what they chose, else what their browser asks for. */
export const negotiateLocale = (headers: Headers): Locale =>
  decodeLocaleCookie(getCookieValue(headers.get('cookie'), LOCALE_COOKIE)) ??
  lookupLocale(headers.get('accept-language'));
