/** The sentence by which a plan says which place it took, and why. */
import type { Locale } from '../locale';
import { countryName } from './countries';
import type { Place } from './place';
import { regionOf, REGIONS } from './regions';

/** `chosen` in the form · `clear` only one sensible meaning · `by-words` chosen among namesakes by the words · `guessed` · `unknown`. */
export type PlaceCertainty = 'chosen' | 'clear' | 'by-words' | 'guessed' | 'unknown';

/** Why a place was taken. */
export type ResolutionReason =
  | 'chosen'
  | 'clear'
  | 'by-words'
  | 'within'
  | 'guessed'
  | 'misspelt'
  | 'from-words'
  | 'country-only'
  | 'unknown';

/** The place's division in a language; empty where it has none or is one. */
export const regionName = (place: Place, locale: Locale): string => {
  if (!place.region || place.kind === 'region') return '';
  const known = REGIONS.find((region) => region.country === place.country && region.en === place.region);
  return (known && regionOf(known.country, known.code)?.[locale]) ?? place.region;
};

/** "Birmingham (Alabama, United States)"; a country by its name alone. */
export const describePlace = (place: Place, locale: Locale): string => {
  if (place.kind === 'country') return place.name[locale];
  const where = [regionName(place, locale), countryName(place.country, locale)].filter(
    (text) => text && text !== place.name[locale],
  );
  return where.length > 0 ? `${place.name[locale]} (${where.join(', ')})` : place.name[locale];
};

const CONJUNCTION: Record<Locale, Intl.ListFormat> = {
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
  es: new Intl.ListFormat('es', { type: 'conjunction' }),
};

const list = (places: readonly Place[], locale: Locale): string =>
  CONJUNCTION[locale].format(places.map((place) => describePlace(place, locale)));

const TEXTS: Record<Locale, Record<ResolutionReason, (taken: string, others: string, typed: string) => string>> = {
  en: {
    chosen: (taken) => `You chose ${taken}.`,
    clear: (taken) => `Packed for ${taken}.`,
    'by-words': (taken, others) => `Packed for ${taken}, going by what you wrote, not for ${others}.`,
    within: (taken, others) => `Packed for ${taken}, the parts of ${others} that your description names.`,
    guessed: (taken, others) =>
      `Packed for ${taken}. There is also ${others}: choose it in the form if you meant that one.`,
    misspelt: (taken, _others, typed) => `Packed for ${taken}, the closest we know to “${typed}”.`,
    'from-words': (taken, _others, typed) =>
      `We do not know “${typed}”, so this is packed for ${taken}, which your description mentions.`,
    'country-only': (taken, _others, typed) =>
      `We do not know “${typed}” itself, so this is packed for ${taken} in general.`,
    unknown: (_taken, _others, typed) =>
      `We do not know “${typed}”, so this list goes by your words and the season alone.`,
  },
  es: {
    chosen: (taken) => `Has elegido ${taken}.`,
    clear: (taken) => `Pensada para ${taken}.`,
    'by-words': (taken, others) => `Pensada para ${taken}, por lo que has escrito, y no para ${others}.`,
    within: (taken, others) => `Pensada para ${taken}, las partes de ${others} que mencionas en la descripción.`,
    guessed: (taken, others) =>
      `Pensada para ${taken}. También existe ${others}: elígela en el formulario si te referías a esa.`,
    misspelt: (taken, _others, typed) => `Pensada para ${taken}, lo más parecido que conocemos a «${typed}».`,
    'from-words': (taken, _others, typed) =>
      `No conocemos «${typed}», así que está pensada para ${taken}, que mencionas en la descripción.`,
    'country-only': (taken, _others, typed) =>
      `No conocemos «${typed}» en concreto, así que está pensada para ${taken} en general.`,
    unknown: (_taken, _others, typed) =>
      `No conocemos «${typed}», así que la lista se basa solo en tus palabras y en la época del año.`,
  },
};

/** The sentence in a language; `others` are the namesakes that were not taken, `typed` the destination as written. */
export const resolutionNote = (
  locale: Locale,
  reason: ResolutionReason,
  places: readonly Place[],
  others: readonly Place[],
  typed: string,
): string => TEXTS[locale][reason](list(places, locale), list(others, locale), typed.trim().slice(0, 80));
