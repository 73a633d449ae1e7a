import { DEFAULT_LOCALE, isLocale, type Locale } from '../../worker/platform/locale/locale';

/** The language that the document on the screen is written in. */
export const pageLocale = (): Locale => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
};
