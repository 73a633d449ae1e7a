/** Reads the hand-written leisure places (scripts/data/leisure); what the letters of a line mean stands here. */
import type { Place, PlaceKind, PlaceTrait } from './place';
import { townTraits } from './traits';

const KIND_LETTERS: Record<string, PlaceKind> = {
  n: 'town',
  r: 'resort',
  i: 'island',
  p: 'park',
  t: 'route',
  u: 'cruise',
  g: 'region',
};

const TRAIT_LETTERS: Record<string, PlaceTrait> = {
  c: 'coast',
  i: 'island',
  l: 'lake',
  w: 'warm-sea',
  x: 'cold-water',
  r: 'coral',
  m: 'mountain',
  s: 'ski',
  h: 'high-altitude',
  a: 'altitude-walk',
  v: 'volcano',
  d: 'desert',
  j: 'jungle',
  f: 'safari',
  L: 'long-walk',
  R: 'road-route',
  C: 'cruise',
  p: 'polar',
  n: 'midnight-sun',
  t: 'city',
  y: 'remote',
  S: 'strong-sun',
  D: 'dusty',
  M: 'malaria',
  Y: 'yellow-fever',
  q: 'mosquitoes',
  k: 'ticks',
  V: 'conservative-dress',
  T: 'temples',
};

/** Population a fame of 1 to 5 ranks like, so that Santorini comes before a town of ten thousand. */
const FAME = [0, 20_000, 80_000, 300_000, 1_000_000, 3_000_000];

export interface LeisurePlace {
  place: Place;
  /** Further names, as written. */
  aliases: string[];
  /** 1 (known to those who look for it) to 5 (known to everybody). */
  fame: number;
}

/** Traits of the country that a hand-written place does not take over: they depend on the spot. */
const SPOT: ReadonlySet<PlaceTrait> = new Set(['malaria', 'yellow-fever', 'temples', 'conservative-dress', 'city']);

/** Reads one line; throws on a letter that means nothing, so that a slip is found by the first test. */
const readLeisureLine = (line: string): LeisurePlace => {
  const [
    slug = '',
    en = '',
    es = '',
    kindLetter = '',
    country = '',
    latitude,
    longitude,
    elevation,
    climate = '',
    letters = '',
    aliases = '',
    fame = '',
  ] = line.split('|');
  const kind = KIND_LETTERS[kindLetter];
  if (!kind || fame === '') throw new Error(`Not a leisure place: ${line}`);
  const site = {
    country,
    latitude: Number(latitude),
    longitude: Number(longitude),
    elevation: Number(elevation),
    climate,
    population: FAME[Number(fame)] ?? 0,
  };
  const own = letters.split('').map((letter) => {
    const trait = TRAIT_LETTERS[letter];
    if (!trait) throw new Error(`Unknown trait letter ${letter}: ${line}`);
    return trait;
  });
  const derived = townTraits({ ...site, population: 0 }).filter(
    (trait) => !SPOT.has(trait) || (trait === 'malaria' && own.includes('jungle')) || trait === 'conservative-dress',
  );
  const islands: PlaceTrait[] = kind === 'island' ? ['island'] : [];
  return {
    place: {
      id: `lp:${slug}`,
      name: { en, es: es || en },
      kind,
      ...site,
      traits: [...new Set([...own, ...islands, ...derived])],
    },
    aliases: aliases ? aliases.split('~') : [],
    fame: Number(fame),
  };
};

/** The hand-written leisure places of a text with one on each line. Throws on a line that means nothing. */
export const readLeisure = (text: string): LeisurePlace[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map(readLeisureLine);
