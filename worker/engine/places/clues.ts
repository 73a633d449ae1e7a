/** What a description says for one or another meaning of a destination's name. */
import { fold } from './fold';
import { Gazetteer, type Candidate } from './gazetteer';
import type { PlaceMention } from './mentions';
import type { Place } from './place';

/** What speaks for one meaning of a name, beside how well known it is. */
export interface Clues {
  countries: Map<string, number>;
  regions: Map<string, number>;
  /** Countries that are only meant through one of their divisions. */
  regional: Set<string>;
  /** Places named in the description that are not the journey's origin. */
  places: PlaceMention[];
  /** Where the traveller flies from. */
  origins: PlaceMention[];
  flies: boolean;
  /** Where they live, as far as it is known. */
  home?: Place;
  /** Comes by land or ferry. */
  rides: boolean;
}

const RIDES =
  /\b(?:train|trains|eurostar|bus|coach|car|drive|driving|ferry|motorbike|tren|ave|autobus|coche|carro|conduciendo|conducimos|moto|autocaravana)\b/;
const FLIES = /\b(?:fly|flying|flight|flights|vuelo|vuelos|volamos|volando|volar|plane|avion)\b/;

export const addWeight = (map: Map<string, number>, key: string, weight: number): void => {
  map.set(key, Math.max(map.get(key) ?? 0, weight));
};

/** Characters before a name in which another name can stand. */
const FURTHEST = 200;

export const cluesOf = (mentions: readonly PlaceMention[], description: string, named: ReadonlySet<string>): Clues => {
  const clues: Clues = {
    countries: new Map(),
    regions: new Map(),
    regional: new Set(),
    places: [],
    origins: [],
    flies: FLIES.test(fold(description)),
    rides: RIDES.test(fold(description)),
  };
  for (const mention of mentions) {
    if (named.has(fold(mention.text)) && mention.role !== 'origin') continue;
    if (mention.role === 'origin' || mention.role === 'nationality') {
      clues.origins.push(mention);
      continue;
    }
    // As far back as a name reaches, and not the whole text for every name in it.
    const left = description.slice(Math.max(0, mention.start - FURTHEST), mention.start);
    const follows = /,\s*$/.test(left) && [...named].some((name) => name && fold(left).endsWith(name));
    const weight = mention.role === 'pointed' || follows ? 6 : 3;
    if (mention.kind === 'country' && mention.country) addWeight(clues.countries, mention.country, weight);
    if (mention.kind === 'demonym' && mention.country) addWeight(clues.countries, mention.country, 1.2);
    const division =
      mention.kind === 'region' && mention.country && mention.region
        ? { country: mention.country, name: mention.region }
        : follows
          ? mention.division
          : undefined;
    if (division) {
      addWeight(clues.regions, `${division.country}.${division.name}`, weight < 6 ? 5 : 6.5);
      if (!clues.countries.has(division.country)) clues.regional.add(division.country);
      addWeight(clues.countries, division.country, weight - 0.5);
    }
    if (mention.kind === 'place') clues.places.push(mention);
  }
  // The country that the traveller comes from tells nothing of where they go, even when it is also mentioned apart.
  for (const origin of clues.origins)
    if (origin.country && origin.role === 'nationality') {
      const weight = clues.countries.get(origin.country);
      if (weight !== undefined && weight < 6) clues.countries.set(origin.country, Math.min(weight, 0.5));
    }
  return clues;
};

/** A place abroad so near home is likelier than its namesakes. */
const NEXT_DOOR_KM = 400;
const NEXT_DOOR = 0.8;

/** How much the description speaks for one meaning. */
export const evidence = (candidate: Candidate, clues: Clues): number => {
  const { place } = candidate;
  let sum = clues.countries.get(place.country) ?? 0;
  const inRegion = candidate.region ? clues.regions.get(`${place.country}.${candidate.region}`) : undefined;
  if (inRegion) sum = Math.max(sum, inRegion);
  // "in Maine" speaks for the Portland there, not for the other one of the same country.
  else if (clues.regional.has(place.country)) sum = Math.min(sum, 0.5);
  // "Colonia" from Buenos Aires is over the river.
  if (clues.home && place.country !== clues.home.country && Gazetteer.distanceKm(place, clues.home) < NEXT_DOOR_KM)
    sum += NEXT_DOOR;
  let near = 0;
  for (const mention of clues.places) {
    const [best] = mention.candidates;
    for (const other of mention.candidates) {
      if (other.weak) continue;
      const distance = Gazetteer.distanceKm(place, other.place);
      if (distance < 3 && other.place.name.en === place.name.en) continue;
      // Only the first meaning of a name speaks from afar; any of them does next door.
      if (distance < 120) near = Math.max(near, 2.2);
      else if (other === best && distance < 800 && (other.place.kind === 'region' || other.place.kind === 'cruise'))
        near = Math.max(near, 1.5);
      else if (other === best && other.place.country === place.country && distance < 600) near = Math.max(near, 1);
    }
  }
  sum += near;
  for (const origin of clues.origins) {
    const [home] = origin.candidates;
    if (origin.role !== 'origin' || !home || place.kind !== 'town') continue;
    const away = Gazetteer.distanceKm(place, home.place);
    // Nobody flies to the next town, nor takes a train across the sea.
    if (clues.flies && !clues.rides && away < 220) sum -= 1.6;
    if (clues.rides && !clues.flies && away < 700) sum += 1.5;
    if (clues.rides && !clues.flies && away > 2500) sum -= 2.5;
  }
  return sum;
};
