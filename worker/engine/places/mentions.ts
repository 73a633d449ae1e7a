/** Places, countries and peoples named in running text, each with the part it plays there. */
import type { Locale } from '../locale';
import { fold, wordsOf, type Word } from './fold';
import type { Candidate, Gazetteer } from './gazetteer';
import { knownNames, longestName, type KnownName } from './names';
import {
  before,
  capital,
  capitals,
  ORIGIN_BEFORE,
  roleOf,
  STAY_BEFORE,
  type MentionKind,
  type MentionRole,
} from './mention-roles';
import { countryFacts } from './countries';
import { ORDINARY_WORDS } from './ordinary-words';

export interface PlaceMention {
  /** As written. */
  text: string;
  /** Offsets in the text, end exclusive. */
  start: number;
  end: number;
  role: MentionRole;
  kind: MentionKind;
  /** ISO 3166-1 alpha-2 where the name alone tells it: always for a country, a demonym and a region. */
  country?: string;
  /** English name of the division, of a region. */
  region?: string;
  /** Of a place whose name is also a division's ("Washington"). */
  division?: { country: string; name: string };
  /** Of a place: what it can mean, best known first. */
  candidates: Candidate[];
}

/** Whether a name of the bundle may be read here, going by how it is written. */
const readable = (name: KnownName, written: string, words: readonly Word[], left: string, lax: boolean): boolean => {
  if (name.type === 'country') {
    if (name.acronym) return capitals(written) || (lax && written.length > 2);
    return lax || capital(written) || /(?:from|desde|en|in|de|to|a) (?:the |el |la |los |las )?$/.test(left);
  }
  // "fine china" is neither the country nor a Chinese woman.
  if (
    name.type === 'demonym' &&
    !capital(written) &&
    knownNames(fold(written)).some((other) => other.type === 'country')
  )
    return false;
  if (name.type === 'demonym')
    return !name.english || capital(written) || /(?:i m|i am|we are|we re|im) (?:an? )?$/.test(left);
  if (name.type === 'region') return lax || (capital(written) && (words.length > 1 || written.length > 3));
  // Hand-written places: proper names, so written with a capital, or of several words.
  return lax
    ? !ORDINARY_WORDS.has(fold(written)) || capital(written)
    : capital(written) || words.some((word) => word.text.length > 3 && capital(word.text));
};

/** Whether a name fills its part of a destination: from the start or a comma to the end or the next one. */
const standsAlone = (text: string, start: number, end: number): boolean =>
  /(?:^|[,;:/(&+→>]|\s[-–—]|\b(?:and|y|e|to|a|then))\s*$/i.test(text.slice(0, start)) &&
  /^\s*(?:$|[A-Z]{2,3}\b|\d{1,5}(?:\p{Ll}{1,3}|[º°ª])?\s*(?:$|[,;/)(])|[,;:/)(&+→>]|[-–—]\s|(?:and|y|e|to|a|then)\b|\p{Extended_Pictographic})/u.test(
    text.slice(end),
  );

/** Before these a demonym is not the country's own: "South American", "América Latina". */
const NOT_BEFORE_DEMONYM = /(?:^| )(?:south|north|latin|central|native|new) $/;

interface Options {
  /** The text is a destination: case does not matter and a small town is as good as a large one. */
  lax?: boolean;
}

/** "newman WA" as well: the code of a state is no sign that names are written with capitals. */
const isAllLower = (text: string): boolean => !/\p{Lu}/u.test(text.replaceAll(/\b[A-Z]{2,3}\b/g, ''));

/** What a window of words can mean, or nothing. */
const readWindow = (
  gazetteer: Gazetteer,
  text: string,
  words: readonly Word[],
  options: Options,
): Omit<PlaceMention, 'role'> | undefined => {
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last) return undefined;
  const key = words.map((word) => word.key).join(' ');
  const written = text.slice(first.start, last.end);
  const lax = options.lax ?? false;
  const left = before(text, first.start);
  const base = { text: written, start: first.start, end: last.end };

  const known = knownNames(key).filter((name) => readable(name, written, words, left, lax));
  const country = known.find((name) => name.type === 'country');
  const demonym = known.find((name) => name.type === 'demonym');
  const region = known.find((name) => name.type === 'region');
  const leisure = known.some((name) => name.type === 'leisure');

  const townsWanted = capital(first.text) || lax;
  let candidates: Candidate[] = [];
  if (townsWanted || leisure) {
    const allOrdinary = words.every((word) => ORDINARY_WORDS.has(word.key));
    const ordinary = words.length === 1 && allOrdinary;
    const placed = STAY_BEFORE.test(left) || ORIGIN_BEFORE.test(left);
    const alone = lax && standsAlone(text, first.start, last.end);
    candidates = gazetteer.called(key).filter(({ place, weight, weak, leisure: isLeisure }) => {
      if (place.kind === 'country' || place.id.startsWith('rg:')) return false;
      if (isLeisure) return leisure;
      if (!townsWanted) return false;
      // "a la aventura", "La isla del sur": of function words only a well-known name is made ("La Paz").
      if (allOrdinary && words.length > 1 && (weak || weight < 5)) return false;
      // "somewhere nice" is not Nice, "Ruta de los 7 lagos" not Lagos; "Nice" and "nice" alone are.
      if (lax)
        return (
          (alone || (!ordinary && (capital(first.text) || isAllLower(text)))) && (!weak || place.population > 50_000)
        );
      if (weak) return place.population > 200_000 && key.length > 4 && placed;
      if (ordinary) return placed && place.population > 100_000;
      if (words.length === 1 && key.length < 4 && place.population < 1_000_000 && !placed) return false;
      return place.population >= 100_000 || weight > 5 || placed || (words.length > 1 && place.population > 10_000);
    });
  }
  // "Granada" is Grenada in Spanish, "Mexico" also a city: the country only where no better known town has the name.
  const all = country ? gazetteer.called(key) : [];
  const asCountry = all.find(({ place }) => place.kind === 'country');
  if (country && !(asCountry && candidates.some(({ weight, weak }) => !weak && weight > asCountry.weight))) {
    return { ...base, kind: 'country', country: country.code, candidates: all.filter(({ weak }) => !weak) };
  }
  if (region && (candidates.length === 0 || !candidates.some(({ weight, weak }) => !weak && weight > 5.3))) {
    return { ...base, kind: 'region', country: region.region.country, region: region.region.en, candidates };
  }
  if (candidates.length > 0) {
    return {
      ...base,
      kind: 'place',
      candidates,
      ...(region && { division: { country: region.region.country, name: region.region.en } }),
    };
  }
  if (region)
    return { ...base, kind: 'region', country: region.region.country, region: region.region.en, candidates: [] };
  if (demonym && !NOT_BEFORE_DEMONYM.test(left))
    return { ...base, kind: 'demonym', country: demonym.code, candidates: [] };
  return undefined;
};

/** "Boat from Martin's Haven": somebody's, and no town of his name. */
const isSomebodys = (text: string, { end, kind }: Omit<PlaceMention, 'role'>): boolean =>
  kind === 'place' && /^['’]s \p{Lu}/u.test(text.slice(end));
/** "Colonia Caroya", "Colonia Tovar": one of the settlements of that name, and not Cologne. */
const isSettlement = (text: string, { text: words, end }: Omit<PlaceMention, 'role'>): boolean =>
  words === 'Colonia' && /^ \p{Lu}/u.test(text.slice(end));

const NAME_ENDS = /[,;:!?()\n/+&>→]|\s[-–—]/;

/** Whether a name must end between two words: at a comma, a bracket, a dash or a full stop, but not in "U.S." or "St. Louis". */
export const nameEnds = (text: string, left: Word | undefined, right: Word): boolean => {
  const from = left?.end ?? 0;
  if (right.start - from === 1 && text.charAt(from) === ' ') return false;
  const gap = text.slice(from, right.start);
  if (NAME_ENDS.test(gap)) return true;
  return gap.includes('. ') && !/^(?:st|ee|u|d|uu)$/.test(left?.key ?? '');
};

/**
 * Reads every name of a place, country or people in a text, the longest name at each spot, in order. In running text a
 * town is only read where it is written with a capital, and a small one only after a preposition of place.
 */
export const findPlacesInText = (
  gazetteer: Gazetteer,
  text: string,
  _locale: Locale,
  options: Options = {},
): PlaceMention[] => {
  const words = wordsOf(text);
  const mentions: PlaceMention[] = [];
  const most = Math.min(longestName(), 7);
  for (let index = 0; index < words.length;) {
    let taken = 0;
    for (let length = Math.min(most, words.length - index); length > 0; length -= 1) {
      const window = words.slice(index, index + length);
      if (window.some((word, at) => at > 0 && nameEnds(text, window[at - 1], word))) continue;
      const read = readWindow(gazetteer, text, window, options);
      if (!read || isSettlement(text, read) || isSomebodys(text, read)) continue;
      let role = roleOf(text, read.start, read.end, read.kind);
      // "desde Sevilla, España", "from Boston or New York": what follows an origin through a connector is of it.
      const previous = mentions.at(-1);
      const between = previous ? text.slice(previous.end, read.start) : '';
      if (
        previous &&
        role === 'mention' &&
        /^(?:\s*,\s*|\s+(?:or|o|\/)\s+|\s*\(\s*)$/i.test(between) &&
        (previous.role === 'origin' || previous.role === 'nationality')
      )
        role = previous.role;
      mentions.push({ ...read, role });
      taken = length;
      break;
    }
    index += taken || 1;
  }
  return mentions;
};

/** Code of the country somebody lives in, told by its name, its people or its own code; undefined where none of these. */
export const homeCountryOf = (told: string | null): string | undefined =>
  told === null ? undefined : (countryOf(told) ?? (countryFacts(told) && told));

/** Country of the first country or people named in a text ("español", "British", "from the US", "Soy de México"). */
export const countryOf = (text: string): string | undefined => {
  const words = wordsOf(text);
  const most = longestName();
  for (let index = 0; index < words.length; index += 1) {
    for (let length = Math.min(most, words.length - index); length > 0; length -= 1) {
      const window = words.slice(index, index + length);
      const key = window.map((word) => word.key).join(' ');
      const written = text.slice(window[0]?.start, window.at(-1)?.end);
      for (const name of knownNames(key)) {
        const left = before(text, window[0]?.start ?? 0);
        if (name.type === 'country' && (!name.acronym || capitals(written))) return name.code;
        if (name.type === 'region' && name.region.country === 'GB') return 'GB';
        if (name.type === 'demonym' && !NOT_BEFORE_DEMONYM.test(left)) return name.code;
      }
    }
  }
  return undefined;
};
