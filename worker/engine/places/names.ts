/**
 * The names of countries and their people and of divisions, which are in the bundle, and those of hand-written places, which come
 * with the towns table. Folded, ready to look up.
 */
import { COUNTRY_ANCHORS } from './country-anchors';
import { COUNTRY_CODES, countryName } from './countries';
import { COUNTRY_WORDS } from './country-words';
import { withoutAccents } from '../accents';
import { fold } from './fold';
import { readLeisure } from './leisure';
import type { Place } from './place';
import { REGIONS, type RegionName } from './regions';
import { townTraits } from './traits';

/** What a folded name of the bundle can stand for. */
export type KnownName =
  | {
      type: 'country';
      code: string;
      /** Written in capitals only ("US", "UK"), or it is an ordinary word. */ acronym: boolean;
    }
  | { type: 'demonym'; code: string; /** English demonyms are capitalised, Spanish ones are not. */ english: boolean }
  | { type: 'region'; region: RegionName }
  | { type: 'leisure'; place: Place; fame: number };

const names = new Map<string, KnownName[]>();

const add = (text: string, name: KnownName): void => {
  const key = fold(text);
  if (!key) return;
  const known = names.get(key);
  if (!known) names.set(key, [name]);
  else if (
    !known.some(
      (other) =>
        other.type === name.type &&
        ('code' in other && 'code' in name
          ? other.code === name.code
          : other.type === 'leisure' && name.type === 'leisure' && other.place === name.place),
    )
  )
    known.push(name);
};

/** Masculine and feminine, singular and plural of a Spanish demonym given in the masculine singular. */
const spanishForms = (masculine: string): string[] => {
  const plain = withoutAccents(masculine);
  if (plain.endsWith('o')) return [plain, `${plain.slice(0, -1)}a`, `${plain}s`, `${plain.slice(0, -1)}as`];
  if (plain.endsWith('e') || plain.endsWith('a')) return [plain, `${plain}s`];
  if (plain.endsWith('i')) return [plain, `${plain}es`, `${plain}s`];
  return [plain, `${plain}a`, `${plain}es`, `${plain}as`];
};

for (const code of COUNTRY_CODES) {
  const words = COUNTRY_WORDS[code] ?? {};
  for (const locale of ['en', 'es'] as const) add(countryName(code, locale), { type: 'country', code, acronym: false });
  for (const alias of words.aliases?.split('|') ?? []) {
    const bare = alias.replace(/[. ]/g, '');
    add(alias, { type: 'country', code, acronym: bare.length <= 4 && bare === bare.toUpperCase() });
  }
  for (const demonym of words.en?.split('|') ?? []) {
    add(demonym, { type: 'demonym', code, english: true });
    if (!/(?:sh|ch|ese|s)$/.test(demonym)) add(`${demonym}s`, { type: 'demonym', code, english: true });
  }
  for (const demonym of words.es?.split('|') ?? [])
    for (const form of spanishForms(demonym)) add(form, { type: 'demonym', code, english: false });
}
for (const region of REGIONS) {
  add(region.en, { type: 'region', region });
  add(region.es, { type: 'region', region });
  if (region.country === 'US') {
    add(`${region.en} State`, { type: 'region', region });
    add(`Estado de ${region.es}`, { type: 'region', region });
  }
}

/** What is worked out from all names at once. */
interface NameIndex {
  /** All folded names in alphabetical order, for searching by beginning. */
  sorted: readonly string[];
  /** Every beginning of a name of several words: a reader goes on to the next word only where one is there. */
  beginnings: ReadonlySet<string>;
  /** Words of the longest name; a reader need not try longer windows. */
  longest: number;
}

const indexed = (): NameIndex => {
  const sorted = [...names.keys()].sort();
  const beginnings = new Set<string>();
  let longest = 0;
  for (const key of sorted) {
    const words = key.split(' ');
    longest = Math.max(longest, words.length);
    for (let length = 1; length < words.length; length += 1) beginnings.add(words.slice(0, length).join(' '));
  }
  return { sorted, beginnings, longest };
};

const leisureById = new Map<string, Place>();
const learnedTexts = new Set<string>();
let index: NameIndex | undefined;

/** Adds the hand-written places of a text; one that was added before costs nothing. */
export function learnLeisure(text: string): void {
  if (learnedTexts.has(text)) return;
  learnedTexts.add(text);
  for (const { place, aliases, fame } of readLeisure(text)) {
    leisureById.set(place.id, place);
    for (const called of [place.name.en, place.name.es, ...aliases]) add(called, { type: 'leisure', place, fame });
  }
  index = undefined;
}

const nameIndex = (): NameIndex => (index ??= indexed());

/** What a folded name stands for. */
export const knownNames = (key: string): readonly KnownName[] => names.get(key) ?? [];
export const sortedNames = (): readonly string[] => nameIndex().sorted;
export const beginsName = (words: string): boolean => nameIndex().beginnings.has(words);
export const longestName = (): number => nameIndex().longest;

/** Countries that are islands small enough for the sea to be near everywhere. */
const ISLAND_COUNTRIES = new Set(
  'AG AI AS AW BB BH BL BM BQ BS CC CK CV CW CX CY DM FJ FM FO GD GG GP GU IM JE JM KI KM KN KY LC MF MH MP MQ MS MT MU MV NC NF NR NU PF PM PN PR PW RE SB SC SG SH ST SX TC TK TO TT TV VC VG VI VU WF WS YT'.split(
    ' ',
  ),
);

/** A country as a destination of its own, at the place most of its visitors are. */
export const countryPlace = (code: string): Place | undefined => {
  const [latitude, longitude, elevation, climate = '', thousands, sea] = COUNTRY_ANCHORS[code]?.split(' ') ?? [];
  if (!climate) return undefined;
  const site = {
    country: code,
    latitude: Number(latitude),
    longitude: Number(longitude),
    elevation: Number(elevation),
    climate,
    population: Number(thousands) * 1000,
  };
  return {
    id: `cc:${code}`,
    name: { en: countryName(code, 'en'), es: countryName(code, 'es') },
    kind: 'country',
    ...site,
    traits: [
      ...townTraits({ ...site, population: 0, coastal: sea === 'S' || ISLAND_COUNTRIES.has(code) }),
      ...(ISLAND_COUNTRIES.has(code) ? (['island'] as const) : []),
    ],
  };
};

/** A hand-written place by its id. */
export const leisurePlace = (id: string): Place | undefined => leisureById.get(id);
