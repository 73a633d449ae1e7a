/** The product speaks the languages that its engine does. */
export { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../../engine/locale';
