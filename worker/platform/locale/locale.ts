/** The product speaks the languages that its engine does. */
import type { Locale } from '../../engine/locale';

export { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../../engine/locale';

/** How each language writes dates and numbers. British order reads right everywhere English is a second language. */
export const LOCALE_TAG: Record<Locale, string> = { en: 'en-GB', es: 'es-ES' };
