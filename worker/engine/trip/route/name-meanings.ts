/** Which places a name can mean on this route, the likeliest first. */
import { fold } from '../../places/fold';
import { Gazetteer, type Candidate } from '../../places/gazetteer';
import type { Place } from '../../places/place';
import { knownNames } from '../../places/names';
import { ORDINARY_WORDS } from '../../places/ordinary-words';
import { isKnownWord } from './known-words';
import { fullName } from './abbreviations';
import { PLACE_LIKE_WORDS } from './place-like-words';

/** What a name is read against. */
export interface RouteContext {
  gazetteer: Gazetteer;
  /** The text as written, and folded to the same length. */
  text: string;
  folded: string;
  /** Places of the destination field. */
  destination: readonly Place[];
  /** Whether the words at an offset speak of the trip. */
  usable: (offset: number) => boolean;
  /** Each word of their names. */
  begun: readonly { word: string; place: Place }[];
  /** Meanings that were looked up already: a text names its places again and again. */
  meanings: Map<string, Candidate[]>;
}

/** What the size of a place speaks for it. */
export const fameScore = (weight: number): number =>
  weight >= 6 ? 2 : weight >= 5 ? 1.5 : weight >= 4.2 ? 1 : weight >= 3.7 ? 0.5 : 0;

/** How near a meaning lies to the places of the destination. */
export const nearness = (candidate: Candidate, destination: readonly Place[]): number => {
  let best = 0;
  for (const place of destination) {
    const same = place.country === candidate.place.country;
    if (place.id === candidate.place.id) return 4;
    const apart = Gazetteer.distanceKm(place, candidate.place);
    best = Math.max(best, (same ? 2 : 0) + (apart < 150 ? 1 : apart < 700 ? 0.5 : 0));
  }
  return best;
};

/** More than any nearness. */
export const STANDS_FOR = 5;

/** The meanings of a name, the one that fits the destination first. */
export const meaningsOf = (
  { gazetteer, destination }: Pick<RouteContext, 'gazetteer' | 'destination'>,
  key: string,
  written: string,
  lax = false,
): Candidate[] => {
  const full = fullName(key, written, lax);
  const found = full ? gazetteer.called(full.key, 20) : gazetteer.called(key, 12);
  const fitting = full?.country ? found.filter(({ place }) => place.country === full.country) : found;
  return (fitting.length > 0 ? fitting : found)
    .map((candidate) => ({
      candidate,
      rank: candidate.weight - (candidate.weak ? 2 : 0) + nearness(candidate, destination),
    }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ candidate }) => candidate);
};

/** "Lagos first" in Nigeria, "la paz 3 noches" in Bolivia: an ordinary word that is a city of the country one goes to. */
export const isCityThere = (context: RouteContext, key: string, written: string, around: number): boolean => {
  if (around < 1) return false;
  const [best] = context.meanings.get(written) ?? meaningsOf(context, key, written);
  return (
    best !== undefined &&
    best.weight >= (around < 2 ? 5 : 4) &&
    !best.weak &&
    context.destination.some(({ kind, country }) => kind === 'country' && country === best.place.country)
  );
};

/** Names that many a place begins with. */
export const isSaint = (key: string): boolean => /^(?:san|santa|santo|saint|st) [a-z]+$/.test(key);
/** So far from the destination a longer name is looked for. */
const SAINT_KM = 150;

/** "Santa Cruz" on a trip to Tenerife, "San Pedro" on one to Lake Atitlán: the first words of a longer name nearby. */
export const saintsNear = ({ gazetteer, destination }: RouteContext, key: string): Candidate[] => {
  const found = gazetteer.towns.prefix(`${key} `, 60).flatMap(({ offset, weak }): Candidate[] => {
    const place = gazetteer.towns.at(offset);
    return !weak &&
      destination.some((one) => one.country === place.country && Gazetteer.distanceKm(one, place) < SAINT_KM)
      ? [{ place, weight: Math.log10(Math.max(place.population, 1000)), weak: false }]
      : [];
  });
  return found.toSorted((a, b) => b.weight - a.weight).slice(0, 1);
};

/** "Mede" on a trip to Medellín, "el polonio" of Cabo Polonio: the beginning of a name of the form, or a word of it. */
export const shortened = (
  { begun, destination }: RouteContext,
  key: string,
  capitalised: boolean,
  best?: Candidate,
): Place | undefined =>
  key.length < 4 || ORDINARY_WORDS.has(key) || PLACE_LIKE_WORDS.has(key)
    ? undefined
    : begun.find(
        ({ word, place: { name } }) =>
          (capitalised && word.length > key.length + 1 && word.startsWith(key)) ||
          (word === key &&
            key.length > 4 &&
            ![fold(name.en), fold(name.es)].includes(key) &&
            !(best && (best.weight >= 5 || nearness(best, destination) > 0))),
      )?.place;

/** "San Antonio de Areco": the rest of a longer name that no table has. */
export const longerSaint = ({ gazetteer, folded }: RouteContext, end: number): string | undefined => {
  const [rest, word = ''] = /^ (?:de|del) (?:l[ao]s? )?([a-z]{4,16})(?![a-z])/.exec(folded.slice(end, end + 30)) ?? [];
  return !isKnownWord(word) && !gazetteer.towns.beginsWith(word).whole && knownNames(word).length === 0
    ? rest
    : undefined;
};

interface Container {
  country: string;
  region?: string;
}

/** The country or division that directly follows a name: "rosario argentina", "Springfield, Illinois". */
export const containerAfter = (folded: string, end: number): Container | undefined => {
  const next = /^\s*,?\s*\(?([a-z]{4,}(?: [a-z]{4,})?)/.exec(folded.slice(end, end + 40))?.[1];
  if (!next) return undefined;
  for (const key of [next, next.split(' ')[0] ?? '']) {
    for (const name of knownNames(key)) {
      if (name.type === 'country' && !name.acronym) return { country: name.code };
      if (name.type === 'region') return { country: name.region.country, region: name.region.en };
    }
  }
  return undefined;
};

export const liesIn = ({ place, region }: Candidate, container: Container | undefined): boolean =>
  container !== undefined &&
  place.kind !== 'country' &&
  place.country === container.country &&
  (!container.region || container.region === region);
