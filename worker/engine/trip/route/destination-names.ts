/** The names of the destination field with their places, misspelt ones among them. */
import { fold } from '../../places/fold';
import { Gazetteer } from '../../places/gazetteer';
import type { DestinationPart, DestinationReading } from '../../places/destination-reading';
import { nearestPlaces } from './misspelt';
import type { RouteName } from './route-names';
import type { RouteInput } from './route-reading';

/** A name in brackets this near to the one before it tells where that is. */
const LOCATES_KM = 60;
/** Look-ups of misspelt names in one destination. */
const MOST_MISSPELT = 3;
const FROM_WORDS: ReadonlySet<DestinationReading['reason']> = new Set(['from-words', 'country-only']);

/** "Qoyllur Rit'i (Ocongate)": in brackets where the place before them lies. */
const locates = (part: DestinationPart, previous: DestinationPart | undefined, text: string): boolean =>
  previous !== undefined &&
  text.includes(`(${part.words})`) &&
  Gazetteer.distanceKm(previous.place, part.place) < LOCATES_KM;

/** Two names side by side of places farther apart than this, and neither of them a city, are one name that no table has. */
const APART_KM = 3000;
const CITY = 300_000;
/** A town that is named with a country or region it does not lie in is a namesake of the one that is meant. */
const SMALL_TOWN = 100_000;

/** "Pico Duarte" is neither Pico nor Duarte, and "Montebello, Québec" no Montebello of another country. */
const isOfLongerName = (
  part: DestinationPart,
  previous: DestinationPart | undefined,
  next: DestinationPart | undefined,
  text: string,
): boolean => {
  const isSplit = (one: DestinationPart, other: DestinationPart): boolean =>
    text.includes(`${one.words} ${other.words}`) &&
    one.place.country !== other.place.country &&
    one.place.population < CITY &&
    other.place.population < CITY &&
    Gazetteer.distanceKm(one.place, other.place) > APART_KM;
  if ((previous && isSplit(previous, part)) || (next && isSplit(part, next))) return true;
  return (
    next !== undefined &&
    text.includes(`${part.words}, ${next.words}`) &&
    (/^(?:region|country)$/.test(next.place.kind) || next.place.population > 5 * part.place.population) &&
    part.place.kind === 'town' &&
    part.place.population < SMALL_TOWN &&
    part.place.country !== next.place.country
  );
};

/** A wider place reaches this far from its middle. */
const INSIDE_KM = 150;

/** "Manali" of Himachal, "Cudillero" of Asturias: the town itself where the table has it, with what the wider place brings. */
const townItself = (gazetteer: Gazetteer, part: DestinationPart): DestinationPart => {
  const { words, place, misspelt } = part;
  const key = fold(words);
  const wider = /^(?:island|region|park)$/.test(place.kind) && place.id.startsWith('lp:');
  if (!wider || misspelt || [place.name.en, place.name.es].some((name) => fold(name).includes(key))) return part;
  const town = gazetteer
    .called(key)
    .find(
      (one) =>
        !one.weak &&
        one.place.id.startsWith('gn:') &&
        one.place.country === place.country &&
        Gazetteer.distanceKm(one.place, place) < INSIDE_KM,
    )?.place;
  return town ? { ...part, place: { ...town, traits: [...new Set([...town.traits, ...place.traits])] } } : part;
};

/** The names of the destination with their places; misspelt ones as what they are likely meant for. */
export const partsOf = (
  gazetteer: Gazetteer,
  first: DestinationReading,
  destination: DestinationReading,
  names: readonly RouteName[],
  text: string,
  { destination: typed, profileCountry: homeCountry }: Pick<RouteInput, 'destination' | 'profileCountry'>,
): DestinationPart[] => {
  const read = destination.reason === 'within' ? first.parts : destination.parts;
  // Only what the words name was found: the names that are typed come first.
  const parts = FROM_WORDS.has(destination.reason) ? [] : [...read];
  const countries = new Set([
    ...names.flatMap(({ country }) => country ?? []),
    ...read.map(({ place }) => place.country),
    ...(homeCountry === undefined ? [] : [homeCountry]),
  ]);
  // "Mozambique, Ponta": what is typed beside a country lies there.
  const beside = read.filter(({ words, place }) => place.kind === 'country' && words !== text);
  const known = new Set([...parts, ...beside].map(({ place }) => place.country));
  for (const words of destination.unknown.slice(0, MOST_MISSPELT)) {
    // Beside names that are known a slip is one of a place of the same country; what brackets add is none.
    if (known.size > 0 && text.includes(`(${words}`)) continue;
    const [best, ...others] = nearestPlaces(gazetteer, words, names, countries).filter(
      ({ place }) => known.size === 0 || known.has(place.country),
    );
    if (best) parts.push({ words, place: best.place, others: others.map(({ place }) => place), misspelt: true });
  }
  const chosen = (parts.length > 0 ? parts : read).filter((part, index, all) => !locates(part, all[index - 1], text));
  return chosen
    .map((part) => townItself(gazetteer, part))
    .toSorted((a, b) => text.indexOf(a.words) - text.indexOf(b.words))
    .filter((part, index, all) => !isOfLongerName(part, all[index - 1], all[index + 1], typed))
    .filter(({ place }, index, all) => place.id !== all[index - 1]?.place.id);
};
