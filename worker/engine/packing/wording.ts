/** Lists, months and numbers in the language of a trip; the formatters are made once. */
import type { Locale } from '../locale';

const LISTS: Record<Locale, Intl.ListFormat> = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  es: new Intl.ListFormat('es', { type: 'conjunction' }),
};
const MONTHS: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' }),
};
const DECIMALS: Record<Locale, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 1 }),
  es: new Intl.NumberFormat('es', { maximumFractionDigits: 1 }),
};
const METRES: Record<Locale, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en', { useGrouping: 'always' }),
  es: new Intl.NumberFormat('es', { useGrouping: 'always' }),
};

/** "a, b and c". */
export const listOf = (words: readonly string[], locale: Locale): string => LISTS[locale].format(words);
/** The month of a moment (milliseconds). */
export const monthOf = (date: number, locale: Locale): string => MONTHS[locale].format(new Date(date));
/** "1.4 kg". */
export const kilogramsOf = (grams: number, locale: Locale): string => `${DECIMALS[locale].format(grams / 1000)} kg`;
/** "4,700 m". */
export const metresOf = (metres: number, locale: Locale): string => `${METRES[locale].format(metres)} m`;
/** The reason of a thing that stands on a list because the traveller named it, where its quote is used up. */
export const namedReason = (name: string, locale: Locale): string =>
  locale === 'en' ? `You named it: “${name}”` : `Lo nombras tú: «${name}»`;
