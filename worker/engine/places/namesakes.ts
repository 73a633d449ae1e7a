/** Names of a destination that are namesakes abroad of a place at home that no table has. */
import { countryFacts } from './countries';
import type { Part } from './destination-parts';
import { beginsAName } from './destination-words';
import { fold } from './fold';
import { Gazetteer } from './gazetteer';
import type { Place } from './place';

/** A village over the sea with a name of the own language, and nothing that speaks for it, is a namesake. */
const NAMESAKE = { weight: 4.6, byOtherName: 5.6, km: 3500 } as const;
/** Less known than this, and this far from home, a name before a comma and a place at home is a namesake of one there. */
const LOCATED = { weight: 5.8, km: 1500 } as const;
/** "La Hoya" for Nishi-Tokyo: the words are no part of what the place is called. */
const isOtherName = ({ name }: Place, words: string): boolean =>
  ![fold(name.en), fold(name.es)].some((own) => own.includes(fold(words)));
/** What the words must say for a village abroad beside a place at home: its country, not another namesake's. */
const SPOKEN_FOR = 3;
/** What joins the stops of a route. */
const LISTED = /[/>→+]|\s[-–—]\s|\s(?:to|and|then|y|a|e|luego)\s/iu;

/** Between the first word of a name and the rest of it. */
const JOINED = /\s+(?:(?:del|d[aeo]s?|el|la|los|las)\s*)*$/;

interface NamesakeContext {
  destination: string;
  /** Names in the destination. */
  names: number;
  home: Place | undefined;
  /** Whether the words speak of a flight. */
  flies: boolean;
}

/** Tells of each name whether nobody means it where it is found. */
export const namesakesOf = ({
  destination,
  names,
  home,
  flies,
}: NamesakeContext): ((part: Part, index: number, parts: readonly Part[]) => boolean) => {
  const isFarVillage = ({ mention, ranked: [best] }: Part): boolean =>
    best !== undefined &&
    home !== undefined &&
    !flies &&
    best.words + best.given < (names === 1 ? 1 : SPOKEN_FOR) &&
    best.candidate.weight <
      (isOtherName(best.candidate.place, mention.text) ? NAMESAKE.byOtherName : NAMESAKE.weight) &&
    best.candidate.place.id.startsWith('gn:') &&
    best.candidate.place.country !== home.country &&
    Gazetteer.distanceKm(best.candidate.place, home) > NAMESAKE.km;
  /** "Mar de Ajó", "paso El León": the end of a longer name. */
  const endsAName = ({ mention: { start } }: Part): boolean =>
    beginsAName(fold(destination.slice(0, start)).replace(JOINED, ''));
  const speakAlike = ({ ranked: [best] }: Part): boolean =>
    best !== undefined &&
    home !== undefined &&
    countryFacts(best.candidate.place.country)?.languages[0] === countryFacts(home.country)?.languages[0];
  const isAtHome = ({ ranked: [best] }: Part): boolean => best?.candidate.place.country === home?.country;
  /** Abroad, and nothing but its name says that it is meant. */
  const isUnspokenAbroad = ({ ranked: [best] }: Part): boolean =>
    best !== undefined &&
    home !== undefined &&
    best.words + best.given < SPOKEN_FOR &&
    best.candidate.place.country !== home.country &&
    Gazetteer.distanceKm(best.candidate.place, home) > LOCATED.km;
  // "St James's hospital, Leeds", "Cochamó, La Junta": beside a place at home; a route that is listed may go far.
  // "Parque Santa Teresa, Rocha": a name right before one at home, which tells where it lies.
  const isLocatedAtHome = (part: Part, behind: readonly Part[]): boolean => {
    const { mention, ranked } = part;
    const next = behind.find(isAtHome);
    return (
      next !== undefined &&
      /^[\s\p{L}]*[,(]\s*$/u.test(destination.slice(mention.end, next.mention.start)) &&
      (ranked[0]?.candidate.weight ?? Infinity) < LOCATED.weight &&
      isUnspokenAbroad(part)
    );
  };
  const isNamesake = (part: Part, index: number, parts: readonly Part[]): boolean =>
    isLocatedAtHome(part, parts.slice(index + 1)) ||
    (isFarVillage(part) &&
      (names === 1 ? speakAlike(part) || endsAName(part) : parts.some(isAtHome) && !LISTED.test(destination))) ||
    (endsAName(part) && isUnspokenAbroad(part) && parts.some(isAtHome));
  return isNamesake;
};
