/** What becomes of a name in the route: a stop it has already, a new one, an outing, or nothing. */
import { fold } from '../../places/fold';
import { Gazetteer, type Candidate } from '../../places/gazetteer';
import type { Place } from '../../places/place';
import type { NamedRole } from './home';
import type { RouteName } from './route-names';
import type { RouteRole } from './roles';
import type { Stop } from './stops';
import { fullName } from './abbreviations';
import { wide, within } from './geography';
import { inTitleCase } from './title-case';
import { hasStatedStay, type Told } from './stated-nights';
import { isCapital, isUnlisted } from './unlisted-names';
import { isFarNamesake, type WholeTrip } from './far-names';

/** A name of the words with its part in the route. */
export interface RouteMention extends NamedRole {
  told: Told;
  /** Slept at on board, from one name to another. */
  voyage?: boolean;
}

/** Nearer than this two names are one place. */
const SAME_KM = 9;
/** An outing may go to the next village. */
const SAME_SPOT_KM = 2;
/** An outing goes at most this far from where one sleeps. */
const OUTING_KM = 220;
const BY_LAND_KM = 1600;
/** In a wide destination nearer than this an outing has its base. */
const NEAR_KM = 70;

/** Whether the words are the name of a place, not of a town that a wider one stands for. */
const named = ({ name }: Place, words: string): boolean =>
  [fold(name.en), fold(name.es)].some((known) => known.includes(fold(words)) || fold(words).includes(known));

/** "3 nights Alghero" on a trip to Sardinia: a town that stands for the island elsewhere is slept at in its own name. */
const isTownOf = ({ place, words }: Stop, { key, kind, candidates }: RouteName): boolean =>
  kind === 'place' &&
  place !== undefined &&
  (wide(place) || /^(?:island|park|route)$/.test(place.kind)) &&
  candidates.some((candidate) => candidate.place.id === place.id) &&
  fold(words) !== key &&
  !named(place, key);

/** "Barichara" for Villa de Leyva, "Llanes" for Asturias: a village that the next place we know stands for keeps its name. */
export const standsForVillage = (place: Place, words: string): boolean => {
  const key = fold(words);
  return (
    place.id.startsWith('lp:') &&
    /^(?:region|island|park|town)$/.test(place.kind) &&
    fullName(key, words, true) === undefined &&
    words !== words.toUpperCase() &&
    !named(place, key)
  );
};

/** "El circuito O en Torres": whatever is called so lies on another continent or in another land than the route. */
const isFarFrom = ({ candidates }: RouteName, stops: readonly Stop[]): boolean =>
  candidates.length > 0 &&
  candidates.every(({ place }) =>
    stops.every((stop) => !stop.place || Gazetteer.distanceKm(stop.place, place) > FAR_NAMESAKE_KM),
  );
const FAR_NAMESAKE_KM = 1000;

/** The stop that a name speaks of, if the route has it already. */
export const stopOf = (
  stops: readonly Stop[],
  name: RouteName,
  { outing = false, slept = false }: { outing?: boolean; slept?: boolean } = {},
): Stop | undefined =>
  stops.find(
    // "San Pedro, 3 nights" of San Pedro de Atacama is not a namesake.
    (stop) =>
      fold(stop.words) === name.key ||
      (stop.form && name.key.includes(' ') && fold(stop.words).startsWith(`${name.key} `)) ||
      (stop.form && fold(stop.words).startsWith(`${name.key} `) && isFarFrom(name, stops)) ||
      (stop.form && isUnlisted(name) && ` ${fold(stop.words)} `.includes(` ${name.key} `)) ||
      (stop.place &&
        !(slept && isTownOf(stop, name)) &&
        name.candidates.some((candidate) => candidate.place.id === stop.place?.id)),
  ) ??
  stops.find((stop) => {
    const { place } = stop;
    return (
      place &&
      !wide(place) &&
      !(slept && isTownOf(stop, name)) &&
      !isUnlisted(name) &&
      name.kind === 'place' &&
      name.candidates[0] &&
      Gazetteer.distanceKm(place, name.candidates[0].place) < (outing ? SAME_SPOT_KM : SAME_KM)
    );
  });

/** The village that a name means where it is another place than the stop it lies at. */
export const villageOf = ({ place, words }: Stop, { candidates, key }: RouteName): Place | undefined => {
  const [best] = candidates;
  return best &&
    place &&
    !fold(words).startsWith(key) &&
    best.place.id !== place.id &&
    best.place.kind === 'town' &&
    !candidates.some((one) => one.place.id === place.id)
    ? best.place
    : undefined;
};

/** Of what a name can mean, what lies nearest to the rest of the route. */
const meaningNear = ({ candidates }: RouteName, stops: readonly Stop[]): Candidate | undefined => {
  const rank = ({ place, weight, weak }: Candidate): number => {
    let near = 0;
    for (const stop of stops) {
      if (!stop.place) continue;
      const apart = Gazetteer.distanceKm(stop.place, place);
      near = Math.max(
        near,
        (stop.place.country === place.country ? 2 : 0) + (apart < 150 ? 1.5 : apart < 600 ? 0.7 : 0),
      );
    }
    return weight + near - (weak ? 2 : 0);
  };
  return candidates.toSorted((a, b) => rank(b) - rank(a))[0];
};

const STAYING: ReadonlySet<RouteRole> = new Set(['stay', 'flown-to']);

/** How far the airport of a destination lies. */
const GATEWAY_KM = 420;

/** A wide place called by its own name: "Asturias", not "Fort William" for the Highlands. */
export const isWideStop = ({ place, words }: Stop): boolean =>
  place !== undefined && wide(place) && named(place, words);

/** Whether one flies there only to go on to a stop nearby. */
const isGateway = (place: Place, stops: readonly Stop[]): boolean =>
  stops.some(
    (stop) =>
      stop.form &&
      stop.place &&
      // A valley smaller than the town where one lands does not hold it.
      (!within(stop.place, place) || !named(stop.place, stop.words) || stop.place.population < place.population) &&
      stop.place.kind !== 'country' &&
      Gazetteer.distanceKm(stop.place, place) < GATEWAY_KM,
  );

/** The stop of a name that no table has. */
const unlistedStop = (
  { name, role, told }: RouteMention,
  stops: readonly Stop[],
  totalNights: number,
  at: number,
): Stop | undefined => {
  if (!/^(?:stay|flown-to|mention|outing)$/.test(role)) return undefined;
  const forms = stops.filter(({ form }) => form);
  const whole = (told.nights ?? 0) >= totalNights;
  // "Seven nights on a narrowboat", "hotel near Waterloo": how they lodge where the form sends them.
  if (whole && !isCapital(name)) return undefined;
  if (!hasStatedStay(told) && forms.some((stop) => !isWideStop(stop))) return undefined;
  const place = stops[at]?.place ?? stops.find((stop) => stop.place)?.place;
  return {
    ...(place && { place }),
    words: name.words,
    kind: 'stay',
    told,
    form: false,
    unlisted: true,
    span: { start: name.start, end: name.end },
    others: [],
    misspelt: false,
    certainty: 'likely',
  };
};

/** A trek or road so high that other clothes are worn on it than where it begins. */
const isHighWay = ({ kind, elevation }: Place): boolean => kind === 'route' && elevation >= HIGH_METRES;
const HIGH_METRES = 2400;
const WAY_SCORE = 7;
const WAY_KM = 900;
/** Whether a way begins or ends near every stop of the form, none of which is itself one. */
const isWayFrom = (place: Place, stops: readonly Stop[]): boolean => {
  const forms = stops.flatMap((stop) => (stop.form && stop.place ? [stop.place] : []));
  return (
    forms.length > 0 &&
    forms.every((one) => !wide(one) && one.kind === 'town' && Gazetteer.distanceKm(one, place) < WAY_KM)
  );
};

/** What becomes of a name that the form does not have; nothing where it is no part of the route. */
export const stopFor = (
  mention: RouteMention,
  stops: readonly Stop[],
  trip: WholeTrip,
  /** Index of the stop that was named before it. */
  at: number,
): Stop | undefined => {
  const { name, role, told, voyage } = mention;
  const { open, totalNights } = trip;
  if (isUnlisted(name)) return unlistedStop(mention, stops, totalNights, at);
  const meaning = meaningNear(name, stops);
  if (!meaning || name.kind === 'demonym') return undefined;
  const { place } = meaning;
  if (isFarNamesake(meaning, mention, stops, trip)) return unlistedStop(mention, stops, totalNights, at);
  const isVillage = name.kind === 'place' && standsForVillage(place, name.words);
  const base = {
    place,
    words: isVillage ? inTitleCase(name.words) : name.words,
    told,
    form: false,
    ...((voyage === true || isVillage || stops.some((stop) => stop.place?.id === place.id && isTownOf(stop, name))) && {
      unlisted: true,
    }),
    span: { start: name.start, end: name.end },
    others: [],
    misspelt: false,
    certainty: name.score >= 5 ? ('sure' as const) : ('likely' as const),
  };
  if (role === 'departure' || role === 'arrival') return { ...base, told: { position: 'first' }, kind: 'transit' };
  if (role === 'transit') return { ...base, told: told.position ? { position: told.position } : {}, kind: 'transit' };
  if (role === 'return' && !hasStatedStay(told)) return undefined;
  if (role === 'flown-to' && told.nights === undefined && isGateway(place, stops))
    return { ...base, told: { position: 'first' }, kind: 'transit' };
  const outer = stops.filter((stop) => stop.place && wide(stop.place) && within(stop.place, place));
  const nearest = Math.min(
    ...stops.flatMap((stop) => (stop.place && !wide(stop.place) ? [Gazetteer.distanceKm(stop.place, place)] : [])),
  );
  // "León y Granada", "Nicaragua, dos semanas": the country of the stops is not a stop beside them.
  if (place.kind === 'country' && stops.some((stop) => stop.place && within(place, stop.place))) return undefined;
  // "Leamington Ontario, 8 meses": nor is the division that a town of the form lies in.
  if (place.id.startsWith('rg:') && stops.some((stop) => stop.form && stop.place && within(place, stop.place)))
    return undefined;
  // "I do the Pamir Highway", "Everest Base Camp with my dad": what they walk or drive from where the form sends them.
  if (isHighWay(place) && isWayFrom(place, stops) && role === 'mention' && name.score >= WAY_SCORE)
    return { ...base, kind: 'route' };
  if (place.kind === 'cruise') return { ...base, kind: 'route' };
  // A namesake on another continent, "HK Disneyland 5 days", does not take the trip from where the form sends it.
  if ((told.nights ?? 0) >= totalNights && nearest > BY_LAND_KM && nearest < Infinity && outer.length === 0)
    return undefined;
  // "Polzeath 4" on a trip to Cornwall: a town that is known by it alone.
  const isIts = stops.some((stop) => isTownOf(stop, name));
  if (hasStatedStay(told) && (!told.bare || nearest < BY_LAND_KM || outer.length > 0 || isIts))
    return { ...base, kind: 'stay' };
  // A wider place around the stops names where they lie, not where one goes next.
  if (
    wide(place) &&
    stops.some((stop) => stop.place && (within(place, stop.place) || stop.place.country === place.country))
  )
    return undefined;
  if (outer.length > 0) {
    if ((role === 'outing' || told.days !== undefined) && nearest < NEAR_KM) return { ...base, kind: 'outing' };
    if (role === 'mention' && name.score < 3.5) return undefined;
    return { ...base, kind: 'stay' };
  }
  if (open) return STAYING.has(role) || role === 'outing' ? { ...base, kind: 'stay' } : undefined;
  if (nearest < OUTING_KM) {
    if (role === 'mention' && (name.score < 4.5 || nearest > 60)) return undefined;
    return { ...base, kind: 'outing' };
  }
  const same = stops.some((stop) => stop.place?.country === place.country);
  if (STAYING.has(role) && same && nearest < BY_LAND_KM && name.score >= 5) return { ...base, kind: 'stay' };
  if (STAYING.has(role) && !same && name.score >= 7) return { ...base, kind: 'stay' };
  return undefined;
};
