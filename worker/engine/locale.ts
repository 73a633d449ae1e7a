/** The languages of the product. Adding one makes every `Record<Locale, …>` without it a type error. */
export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** Narrows an unknown value to a locale. */
export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);
