import { fold } from '../../../worker/platform/shared/fold';
import type { Locale } from '../../../worker/platform/locale/locale';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** Codes that the browser has a name for and that are nobody's home: unions, islands off a country, private use. */
const NO_HOME = new Set(['AC', 'CC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);

const namesIn = (locale: Locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });

/** A country by its ISO 3166-1 code. */
export interface Country {
  code: string;
  name: string;
}

/** Every country as the browser calls it in a language, in alphabetical order. */
export const countriesIn = (locale: Locale): Country[] => {
  const names = namesIn(locale);
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .flatMap((code) => {
      const name = NO_HOME.has(code) ? undefined : names.of(code);
      // A code that was given up stands for its successor: "DD" is not on the list beside "DE".
      return name && new Intl.Locale(`und-${code}`).region === code ? [{ code, name }] : [];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
};

/** The country that a text of the profile names, in either language; undefined for other words. */
export const countryNamed = (text: string): string | undefined => {
  const wanted = fold(text);
  for (const locale of ['en', 'es'] as const) {
    const found = countriesIn(locale).find(({ name }) => fold(name) === wanted);
    if (found) return found.code;
  }
  return undefined;
};
