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
/** Somebody's words as the language quotes them. */
export const quotedIn = (words: string, locale: Locale): string => (locale === 'en' ? `“${words}”` : `«${words}»`);
/** The month of a moment (milliseconds). */
export const monthOf = (date: number, locale: Locale): string => MONTHS[locale].format(new Date(date));
/** "1.4 kg". */
export const kilogramsOf = (grams: number, locale: Locale): string => `${DECIMALS[locale].format(grams / 1000)} kg`;
const COUNTED = {
  en: { day: ['day', 'days'], night: ['night', 'nights'], person: ['person', 'people'] },
  es: { day: ['día', 'días'], night: ['noche', 'noches'], person: ['persona', 'personas'] },
} as const;
/** "1 night", "6 nights". */
export const counted = (n: number, what: keyof (typeof COUNTED)['en'], locale: Locale): string =>
  `${n} ${COUNTED[locale][what][n === 1 ? 0 : 1]}`;
/** "4,700 m". */
export const metresOf = (metres: number, locale: Locale): string => `${METRES[locale].format(metres)} m`;

const TAKES_THE =
  /^(?:Isle of|Outer|Inner|Grand Canyon|United|Netherlands|Philippines|Bahamas|Gambia|Maldives|Seychelles|Dominican Republic|Czech Republic|Central African|Democratic|Falkland|Faroe|Canary|Balearic)\b|\b(?:Islands|Isles|Hebrides|Highlands|Alps|Dolomites|Pyrenees|Andes|Track|Trail|Marathon|Delta|Peninsula|Mountains|Lake District)$/u;
const ARTICLES: readonly (readonly [RegExp, string])[] = [
  [/^(?:Isla|Península|Selva|Ruta|Costa|Sierra) /u, 'la'],
  [/^(?:Islas|Tierras) /u, 'las'],
  [/^(?:Delta|Cañón|Gran Cañón|Valle|Parque|Lago|Desierto|Monte|Reino) /u, 'el'],
];

/** The name of a place or country as it stands in a sentence: "the Isle of Man", "el Delta del Ebro". */
export function inSentence(name: string, locale: Locale): string {
  if (locale === 'en') return TAKES_THE.test(name) ? `the ${name}` : name;
  const article = ARTICLES.find(([is]) => is.test(name))?.[1];
  return article === undefined ? name : `${article} ${name}`;
}
