/** Names of one destination that contradict each other: which of them stand. */
import type { Part } from './destination-parts';
import { contains } from './destination-parts';
import { Gazetteer, type Candidate } from './gazetteer';

/** A name in brackets this near to the one before it tells where that is. */
const NEAR_KM = 300;

const countriesOf = ({ ranked }: Part): Set<string> => new Set(ranked.map(({ candidate }) => candidate.place.country));

const fits = (one: Candidate, other: Candidate): boolean =>
  contains(one, other) || contains(other, one) || Gazetteer.distanceKm(one.place, other.place) < NEAR_KM;

/** Whether two names have meanings that lie within or near each other. */
const agree = (one: Part, other: Part): boolean =>
  one.ranked.some(({ candidate }) => other.ranked.some((theirs) => fits(candidate, theirs.candidate)));

/** "Puke" of "Te Puke, New Zealand": the country is said, and no such town is known there. */
const elsewhere = (part: Part, parts: readonly Part[], destination: string): boolean => {
  if (part.mention.kind === 'country') return false;
  const own = countriesOf(part);
  return parts.some(
    (named) =>
      named.mention.kind === 'country' &&
      named.mention.country !== undefined &&
      named.mention.start >= part.mention.end &&
      /^[\s,(]*$/.test(destination.slice(part.mention.end, named.mention.start)) &&
      // Georgia is a state as well.
      ![...countriesOf(named)].some((country) => own.has(country)),
  );
};

/**
 * Two names side by side, "Jerez Zacatecas", "Port of Spain Trinidad": one says where the other is. Where the table has no
 * such pair, the name that is called so in one country alone stands.
 */
const besides = (parts: readonly Part[], destination: string): Set<Part> => {
  const dropped = new Set<Part>();
  const joined = (index: number): boolean => {
    const [first, second] = [parts[index - 1], parts[index]];
    return (
      first !== undefined &&
      second !== undefined &&
      /^\s+$/.test(destination.slice(first.mention.end, second.mention.start))
    );
  };
  for (const [index, second] of parts.entries()) {
    const first = parts[index - 1];
    // "lisbon madrid barca" is a list.
    if (!first || !joined(index) || joined(index - 1) || joined(index + 1) || agree(first, second)) continue;
    const [ofFirst, ofSecond] = [countriesOf(first).size, countriesOf(second).size];
    if (ofFirst === 1 && ofSecond > 1) dropped.add(second);
    else if (ofSecond === 1 && ofFirst > 1) dropped.add(first);
  }
  return dropped;
};

/** Houses that are called after places and saints. */
const HOUSE =
  /(?:^|[\s,;/(])(?:hospital|cl[ií]nica|clinic|sanatorio|universi(?:dad|ty)|uni|school|college|colegio|instituto|escuela|iglesia|church|parroquia|cathedral|catedral|estadio|stadium|arena|hotel|hostal|camping|campamento|residencia|cuartel|museo|museum|finca|hacienda|monasterio|abbey|centro|centre|center|teatro|theatre)\s[^,;/()>+]*$/i;

/** "Hospital La Paz Madrid": the house has a name of its own, the last name says where it stands. */
const ofHouses = (parts: readonly Part[], destination: string): Set<Part> =>
  new Set(
    parts.filter((part, index) => {
      const next = parts[index + 1];
      return (
        next !== undefined &&
        HOUSE.test(destination.slice(0, part.mention.start)) &&
        /^(?:\s+(?:de|of|in|en))?[\s,(]+$/.test(destination.slice(part.mention.end, next.mention.start))
      );
    }),
  );

/** What brackets hold tells of the names before them: nothing far away, or the wider place of names that are common ones. */
const bracketed = (parts: readonly Part[], destination: string): Set<Part> => {
  const dropped = new Set<Part>();
  const open = destination.indexOf('(');
  if (open < 0) return dropped;
  const inside = parts.filter(({ mention }) => mention.start > open);
  const outside = parts.filter(({ mention }) => mention.start < open);
  if (outside.length === 0) return dropped;
  for (const part of inside) {
    const best = part.ranked[0]?.candidate;
    if (!best) continue;
    const near = outside.some(({ ranked }) => ranked[0] && fits(ranked[0].candidate, best));
    const common =
      best.place.kind === 'town' ? [] : outside.filter((other) => countriesOf(other).size > 1 && !agree(other, part));
    for (const other of common) dropped.add(other);
    // "Santiago (Camino Portugués)": of the namesakes the one that lies there.
    if (best.place.kind !== 'town')
      for (const other of outside) {
        const there = other.ranked.filter(
          ({ candidate }) => candidate.place.id === best.place.id || fits(candidate, best),
        );
        if (there.length > 0) other.ranked = there;
      }
    if (!near && common.length === 0) dropped.add(part);
  }
  return dropped;
};

const BESIDE = /(?:^|[\s,(])(?:near|nr|close to|outside|cerca del?|junto a|al lado de)\s+(?:the\s|la\s|el\s)?$/i;

/** "Dhamma Kuta, Hindagala near Kandy": the last name says where the others lie, so none of them is of another country. */
const farFromNeighbour = (parts: readonly Part[], destination: string): Set<Part> => {
  const dropped = new Set<Part>();
  const near = parts.find(({ mention }) => BESIDE.test(destination.slice(0, mention.start)));
  const best = near?.ranked[0]?.candidate;
  if (!near || !best) return dropped;
  for (const part of parts) {
    if (part === near || part.mention.start > near.mention.start || part.mention.kind === 'country') continue;
    const there = part.ranked.filter(({ candidate }) => fits(candidate, best));
    if (there.length > 0) part.ranked = there;
    else if (part.ranked[0]?.candidate.place.country !== best.place.country) dropped.add(part);
  }
  return dropped;
};

/** The names that stand. */
export const agreeing = (parts: readonly Part[], destination: string): Part[] => {
  const ordered = parts.toSorted((a, b) => a.mention.start - b.mention.start);
  const stated = ordered.filter((part) => !elsewhere(part, ordered, destination));
  const away = new Set([
    ...ofHouses(stated, destination),
    ...besides(stated, destination),
    ...bracketed(stated, destination),
    ...farFromNeighbour(stated, destination),
  ]);
  const standing = stated.filter((part) => !away.has(part));
  return standing.length > 0 ? standing : [...parts];
};
