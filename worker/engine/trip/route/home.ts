/** Where the travellers live or start from, and what passport they hold. */
import type { Locale } from '../../locale';
import { Gazetteer, type Candidate } from '../../places/gazetteer';
import type { Place } from '../../places/place';
import { movesFreely } from '../../packing/country-groups';
import type { Trip } from '../schema';
import type { RouteName } from './route-names';
import type { RouteRole } from './roles';

export interface NamedRole {
  name: RouteName;
  role: RouteRole;
}

/** How surely a role tells of home; what is surer wins, then what is said first. */
const RANK: Partial<Record<RouteRole, number>> = { lives: 3, origin: 2, start: 2, departure: 1 };

/** Nobody takes wheels of their own farther than this (km). */
const OVERLAND_KM = 4000;
/** Words, folded, of people who leave home on the ground. */
const OVERLAND =
  /\b(?:campervan|camper van|motorhome|my van|own car|by car|by train|by coach|we drive|driving from|furgo\w*|autocaravana|camperizad\w+|en coche|en carro|en moto|en tren|en bus|en autobus|en camion|en micro|autobus de la|autocar|manejamos|manejando|on the coach|drive up|drive down|driving up|driving down|we're driving|im driving|i'm driving)\b/;
const FLIES = /\b(?:fly|flying|flight|flights|vuelo|vuelos|volamos|volando|avion)\b/;

/** Of several towns of one name the one that people leave from: in the country of the profile, else near, else the largest. */
const townOf = (
  { candidates }: RouteName,
  profileCountry: string | undefined,
  near: Place | undefined,
  overland: boolean,
): Candidate | undefined => {
  const rank = ({ place, weight, weak }: Candidate): number =>
    weight -
    (weak ? 2 : 0) +
    (place.country === profileCountry ? 2.5 : 0) +
    (near && place.country === near.country ? 1 : near && Gazetteer.distanceKm(place, near) < 1500 ? 1.2 : 0) +
    (place.id.startsWith('gn:') ? 0.3 : 0) -
    (overland && near && Gazetteer.distanceKm(place, near) > OVERLAND_KM ? 3 : 0);
  return candidates.toSorted((a, b) => rank(b) - rank(a))[0];
};

/** Of several passports the one that opens the border ("the Argentinian and the Italian one"), else the one said first. */
function nationalityOf(named: readonly NamedRole[], stops: readonly Place[]): string | undefined {
  const held = named.flatMap(({ name, role }) => (role === 'nationality' && name.country ? [name.country] : []));
  return (
    held.find((nationality) => stops.length > 0 && stops.every(({ country }) => movesFreely(nationality, country))) ??
    held[0]
  );
}

/** Home from the names of the words (`text`, folded) and the profile; `stops` are the places of the trip, no home. */
export const homeOf = (
  named: readonly NamedRole[],
  stops: readonly Place[],
  locale: Locale,
  profileCountry: string | undefined,
  text: string,
): Trip['home'] => {
  const overland = OVERLAND.test(text) && !FLIES.test(text);
  const home: Trip['home'] = {};
  const nationality = nationalityOf(named, stops);
  if (nationality) home.nationality = nationality;
  let best: { rank: number; place: Place } | undefined;
  for (const { name, role } of named) {
    const told = RANK[role];
    if (told === undefined) continue;
    const place = townOf(name, profileCountry, stops[0], overland)?.place;
    if (!place) continue;
    const visited = stops.some(
      (stop) =>
        stop.id === place.id ||
        (stop.kind !== 'country' && place.kind !== 'country' && Gazetteer.distanceKm(stop, place) < 15),
    );
    // Who leaves from a place of the trip, or from a port abroad, does not live there; nor does somebody whose profile is of
    // another country ("mobile home in Carnac").
    if (visited && (role !== 'lives' || (profileCountry !== undefined && place.country !== profileCountry))) continue;
    // Where somebody sets out is no new home: "driving up from Kent", "our roommate from Jersey".
    if (role !== 'lives' && profileCountry && place.country !== profileCountry) continue;
    // "A 4x4 hired in Marrakech, we fly from Málaga": a start in the country of the trip is a part of it.
    const within = role !== 'lives' && stops.some(({ country }) => country === place.country);
    const rank = told - (within ? 1.5 : 0);
    if (!best || rank > best.rank) best = { rank, place };
  }
  // Who goes by road and stays in one country set out in it.
  const [first] = stops;
  const within = overland && first && stops.every((stop) => stop.country === first.country) ? first.country : undefined;
  const country = best?.place.country ?? profileCountry ?? home.nationality ?? within;
  if (country) home.country = country;
  // The port they leave from tells the country, not the town.
  if (best && best.rank > 1 && best.place.kind !== 'country' && !best.place.id.startsWith('rg:'))
    home.city = best.place.name[locale].slice(0, 80);
  return home;
};
