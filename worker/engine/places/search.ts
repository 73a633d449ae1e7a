/** Search as one types: by beginning, without accents, with small misspellings, in both languages. */
import type { Locale } from '../locale';
import { fold, misspelling } from './fold';
import { Gazetteer, type Candidate } from './gazetteer';
import { countryPlace, knownNames, sortedNames } from './names';
import { nearNames } from './near-names';
import type { Place } from './place';

/** Misspellings forgiven by length of what is typed: none in short words, where another name is as likely. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

const firstNotBefore = (names: readonly string[], key: string): number => {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
};

interface Hit {
  place: Place;
  rank: number;
}

/** What a name of the bundle offers as search results. */
const bundled = (gazetteer: Gazetteer, key: string): { place: Place; weight: number }[] => [
  ...gazetteer.leisureCalled(key),
  ...knownNames(key).flatMap((name) => {
    if (name.type === 'country') {
      const place = countryPlace(name.code);
      return place ? [{ place, weight: 6.3 }] : [];
    }
    if (name.type === 'region') {
      const place = gazetteer.regionPlace(name.region);
      return place ? [{ place, weight: 4 }] : [];
    }
    return [];
  }),
];

/**
 * Places whose name begins with what is typed, best known first; exact names before longer ones, misspelt ones last.
 * `query` may carry its container after a comma ("Granada, Nic"), which then narrows the answer.
 */
export const searchPlaces = (gazetteer: Gazetteer, query: string, locale: Locale, limit = 10): Place[] => {
  const [head = '', ...tail] = query.split(',');
  const typed = fold(head);
  const within = fold(tail.join(' '));
  if (typed.length < 1) return [];
  const hits = new Map<string, Hit>();
  const offer = (place: Place, rank: number): void => {
    const known = hits.get(place.id);
    if (!known || known.rank < rank) hits.set(place.id, { place, rank });
  };
  const weigh = (place: Place, weight: number, exact: boolean, penalty: number): number =>
    weight + (exact ? 3 : 0) - penalty + (Gazetteer.speaks(place.country, locale) ? 0.2 : 0);

  const names = sortedNames();
  for (let at = firstNotBefore(names, typed); at < names.length; at += 1) {
    const key = names[at] ?? '';
    if (!key.startsWith(typed)) break;
    for (const { place, weight } of bundled(gazetteer, key)) offer(place, weigh(place, weight, key === typed, 0));
  }
  for (const entry of gazetteer.towns.prefix(typed, 60)) {
    const place = gazetteer.towns.at(entry.offset);
    offer(
      place,
      weigh(
        place,
        gazetteer.townWeight(entry.offset, place),
        entry.key === typed,
        entry.weak ? (entry.key === typed ? 1 : 2.5) : 0,
      ),
    );
  }

  const distance = forgiven(typed.length);
  if (distance > 0 && hits.size < 3) {
    for (const key of names) {
      const away = misspelling(typed, key, distance, typed.length > 4);
      if (away === 0 || away > distance || (key[0] !== typed[0] && key[1] !== typed[0])) continue;
      for (const { place, weight } of bundled(gazetteer, key)) offer(place, weigh(place, weight, false, 3 * away));
    }
    for (const { entry, distance: away } of gazetteer.towns.fuzzy(typed, distance, typed.length > 4)) {
      const place = gazetteer.towns.at(entry.offset);
      offer(place, weigh(place, gazetteer.townWeight(entry.offset, place), false, 3 * away + (entry.weak ? 1 : 0)));
    }
  }
  const sorted = [...hits.values()].sort((a, b) => b.rank - a.rank).map((hit) => hit.place);
  // A division called like its own city ("Nueva York") would only double the line.
  const ranked = sorted.filter(
    (place) =>
      !place.id.startsWith('rg:') ||
      !sorted.some(
        (other) =>
          other.kind === 'town' && other.country === place.country && other.name[locale] === place.name[locale],
      ),
  );
  const narrowed = within ? ranked.filter((place) => placedIn(place, within)) : ranked;
  return (narrowed.length > 0 ? narrowed : ranked).slice(0, limit);
};

const placedIn = (place: Place, within: string): boolean => {
  const country = countryPlace(place.country);
  const names = [country?.name.en ?? '', country?.name.es ?? '', place.region ?? '', place.country];
  return (
    names.some((name) => fold(name).startsWith(within)) ||
    knownNames(within).some(
      (name) =>
        (name.type === 'country' && name.code === place.country) ||
        (name.type === 'region' && name.region.country === place.country && name.region.en === place.region),
    )
  );
};

/** Spelling by sound: what typists who never saw the name confuse. */
export const bySound = (key: string): string =>
  key
    .replace(/(.)\1+/g, '$1')
    .replace(/ph/g, 'f')
    .replace(/h/g, '')
    .replace(/[yj]/g, 'i')
    .replace(/[ck]+/g, 'k')
    .replace(/qu?/g, 'k')
    .replace(/z/g, 's')
    .replace(/[vw]/g, 'b')
    .replace(/ee|ea/g, 'i')
    .replace(/ou|oo/g, 'u');

/** Letters that sound alike at the beginning of a name. */
const firstSound = (key: string): string =>
  key
    .replace(/^h(?=[aeiou])|^ph/, (head) => (head === 'ph' ? 'f' : ''))
    .replace(/^[kq]/, 'c')
    .replace(/^[vw]/, 'b')
    .replace(/^[jy]/, 'i')
    .replace(/^z/, 's')
    .charAt(0);

/** Whether who types one name may have meant the other: slips are made after the first letter, or swap it with the next. */
export const beginsAlike = (typed: string, key: string): boolean =>
  firstSound(typed) === firstSound(key) || (typed[0] === key[1] && typed[1] === key[0]);

/** How much better known a place is than by its people alone (logarithm). */
export const renown = ({ place, weight }: Pick<Candidate, 'place' | 'weight'>): number =>
  weight - Math.log10(Math.max(place.population, 1000));

/** A town abroad that few travel to is not what a misspelt name means. */
export const isTravelledTo = ({ place, weight }: Pick<Candidate, 'place' | 'weight'>): boolean =>
  place.kind !== 'town' ||
  !place.id.startsWith('gn:') ||
  renown({ place, weight }) > 0.45 ||
  place.population >= 1_000_000;

const sortedLetters = (name: string): string => name.split('').toSorted().join('');

/** Fewer letters than these are a small name that no table has as often as a slip: Oslob is not Oslo, Parras not Paris. */
const SLIP = { one: 6, two: 8 } as const;

/** Whether a name abroad that sounds otherwise is a likely slip: a letter left out, letters that change places, or a long name. */
export const isLikelySlip = (typed: string, key: string, away: number): boolean =>
  sortedLetters(typed) === sortedLetters(key) ||
  // "Dominical" is another name than Dominica.
  (!typed.startsWith(key) &&
    (typed.length >= (away < 2 ? SLIP.one : SLIP.two) || (away < 2 && key.length > typed.length)));

/** Places whose whole name is a small misspelling away from a phrase; only well-known ones, best first; elsewhere than in `countries` those that are travelled to. */
export const nearestNames = (gazetteer: Gazetteer, phrase: string, countries: ReadonlySet<string>): Place[] => {
  const typed = fold(phrase);
  const distance = forgiven(typed.length);
  if (distance === 0 || typed.length < 5) return [];
  const sound = bySound(typed);
  const found: (Pick<Candidate, 'place' | 'weight'> & { away: number })[] = [];
  const near = nearNames(gazetteer, typed, distance);
  const isAbroad = ({ country }: Place): boolean => countries.size > 0 && !countries.has(country);
  for (const { key, away } of near.bundled) {
    if (!beginsAlike(typed, key)) continue;
    const same = bySound(key) === sound;
    for (const { place, weight } of bundled(gazetteer, key))
      if (weight >= 4.5 && (!isAbroad(place) || same || isLikelySlip(typed, key, away)))
        found.push({ place, weight, away: same ? away - 1 : away });
  }
  for (const { entry, distance: away } of near.towns) {
    const place = gazetteer.towns.at(entry.offset);
    if ((entry.weak && place.population < 1_000_000) || !beginsAlike(typed, entry.key)) continue;
    const weight = gazetteer.townWeight(entry.offset, place);
    const same = bySound(entry.key) === sound;
    if (isAbroad(place) && !(isTravelledTo({ place, weight }) && (same || isLikelySlip(typed, entry.key, away))))
      continue;
    // Two letters off is another name as often as a slip: only cities that everybody knows.
    if (away < 2 ? place.population >= 30_000 || weight > 5 : weight > 5.8)
      found.push({ place, weight, away: same ? away - 1 : away });
  }
  return found.sort((a, b) => a.away * 1.5 - a.weight - (b.away * 1.5 - b.weight)).map(({ place }) => place);
};
