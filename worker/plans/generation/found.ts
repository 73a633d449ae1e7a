/** What a stage of the making found out about this trip, in a short line for the progress screen. */
import type { ReadPlan } from '../../engine/make-plan';
import { factChips } from '../../engine/packing/chips';
import type { TripFacts } from '../../engine/packing/facts';
import { countryName } from '../../engine/places/service';
import { inCelsius, NO_BREAK, weatherText } from '../../engine/weather/contract';
import type { TripReading } from '../../engine/trip/read-trip';
import type { Locale } from '../../platform/locale/locale';
import type { LeftOut } from '../contract';
import type { GeneratedItem } from '../list/service';

/** More than these of anything make a line too long to read in passing. */
const MOST = 4;

type Plural = readonly [one: string, other: string];

interface Words {
  above: (metres: number) => string;
  unknownPlace: string;
  unknownWeather: string;
  forecast: string;
  usual: string;
  unplaced: Plural;
  things: Plural;
  spare: Plural;
  leftOut: Plural;
  more: (count: number) => string;
}

const WORDS: Record<Locale, Words> = {
  en: {
    above: (metres) => `${metres}${NO_BREAK}m up`,
    unknownPlace: 'Not on our map: your words and dates decide',
    unknownWeather: 'No weather on record: packed for anything',
    forecast: 'from the forecast',
    usual: 'as usual on these dates',
    unplaced: ['# thing we could not place', '# things we could not place'],
    things: ['# thing laid out', '# things laid out'],
    spare: ['# only if there is room', '# only if there is room'],
    leftOut: ['# stays home', '# stay home'],
    more: (count) => `${count} more`,
  },
  es: {
    above: (metres) => `a ${metres}${NO_BREAK}m de altura`,
    unknownPlace: 'No está en nuestro mapa: deciden tus palabras y tus fechas',
    unknownWeather: 'Sin datos del tiempo: preparados para todo',
    forecast: 'según el pronóstico',
    usual: 'lo normal en estas fechas',
    unplaced: ['# cosa que no supimos situar', '# cosas que no supimos situar'],
    things: ['# cosa preparada', '# cosas preparadas'],
    spare: ['# solo si hay sitio', '# solo si hay sitio'],
    leftOut: ['# se queda en casa', '# se quedan en casa'],
    more: (count) => `${count} más`,
  },
};

const counted = (count: number, [one, other]: Plural): string => (count === 1 ? one : other).replace('#', `${count}`);
const listed = (parts: readonly string[], words: Words, separator = ' · '): string =>
  [...parts.slice(0, MOST), ...(parts.length > MOST ? [words.more(parts.length - MOST)] : [])].join(separator);

/** From this altitude on it is worth mentioning, metres. */
const HIGH = 600;

/** The places by name; a single one with its country and, in the mountains, its elevation. */
export const placeFound = ({ places }: Pick<TripReading, 'places'>, locale: Locale): string => {
  const words = WORDS[locale];
  const known = [...new Map([...places.values()].map((place) => [place.id, place])).values()];
  const [first] = known;
  if (!first) return words.unknownPlace;
  if (known.length > 1) {
    const names = known.map(({ name }) => name[locale]);
    return listed(names, words, ' → ');
  }
  const country = countryName(first.country, locale);
  return [
    country === first.name[locale] ? country : `${first.name[locale]}, ${country}`,
    ...(first.kind !== 'country' && first.elevation >= HIGH ? [words.above(Math.round(first.elevation))] : []),
  ].join(' · ');
};

/** The weather of the dates in the words of the plan, and whether it is a forecast. */
export const weatherFound = ({ weather }: Pick<ReadPlan, 'weather'>, locale: Locale): string => {
  const words = WORDS[locale];
  if (weather.source === 'unknown') return words.unknownWeather;
  const told = weatherText(weather, { locale, degrees: inCelsius });
  return `${told} · ${weather.source === 'forecast' ? words.forecast : words.usual}`;
};

/** Who travels, with what, and what for; and how much of the words could not be placed. */
export const wordsFound = (facts: TripFacts, locale: Locale): string => {
  const words = WORDS[locale];
  const labels = factChips(facts, locale)
    .filter(({ kind, removable }) => removable || kind === 'party')
    .map(({ label }) => label);
  const unplaced = facts.trip?.unplaced.length ?? 0;
  return [listed(labels, words), ...(unplaced > 0 ? [counted(unplaced, words.unplaced)] : [])].join(' · ');
};

/** How many items are packed, how many of them only if there is room, and how many stay home. */
export const listFound = (
  { items, leftOut }: { items: readonly GeneratedItem[]; leftOut: readonly LeftOut[] },
  locale: Locale,
): string => {
  const words = WORDS[locale];
  const spare = items.filter(({ optional }) => optional).length;
  return [
    counted(items.length - spare, words.things),
    ...(spare > 0 ? [counted(spare, words.spare)] : []),
    ...(leftOut.length > 0 ? [counted(leftOut.length, words.leftOut)] : []),
  ].join(' · ');
};
