/** Names of the words that are called like a place far from the route: quarters, beaches and namesakes. */
import { Gazetteer, type Candidate } from '../../places/gazetteer';
import { wide } from './geography';
import type { RouteName } from './route-names';
import type { Stop } from './stops';
import type { Told } from './stated-nights';

/** What the whole trip says of the meaning of a name. */
export interface WholeTrip {
  /** The form has no known place. */
  open: boolean;
  totalNights: number;
  /** The words speak of a plane. */
  flies: boolean;
}

const NEARBY = /\b(?:near|nr|close to|next to|cerca de|cerca del|al lado de|junto a)\s+(?:the |la |el |los |las )?$/i;
const ROOF_IN =
  /\b(?:hotel|host[ea]l|airbnb|flat|apartment|apartamento|piso|dep(?:to|artamento|a)?|casa|house|studio|room|monoambiente|pieza)\s+(?:in|en)\s+(?:the |la |el )?$/i;
/** Farther than this nobody sleeps "near" it who goes somewhere else; farther than that nobody has a flat "in" it. */
const ELSEWHERE_KM = 150;
const OVERSEAS_KM = 3500;

/** "Flat near Foz" in Porto, "hotel en Palermo" in Buenos Aires: a quarter or a beach with the name of a town far away, and no stop. */
export const isQuarter = ({ start, candidates }: RouteName, text: string, forms: readonly Stop[]): boolean => {
  const left = text.slice(Math.max(0, start - 28), start);
  const reach = NEARBY.test(left) ? ELSEWHERE_KM : ROOF_IN.test(left) ? OVERSEAS_KM : undefined;
  return (
    reach !== undefined &&
    forms.length > 0 &&
    candidates.length > 0 &&
    forms.every(
      ({ place }) =>
        place && !wide(place) && candidates.every((candidate) => Gazetteer.distanceKm(candidate.place, place) > reach),
    )
  );
};

/** A village farther than this from all of the route, and in no country of it, is a namesake. */
const NAMESAKE = { weight: 4.6, km: 700 } as const;
/** A city is one only across the sea; one that is called after a saint or a port in the next country as well. */
const NAMESAKE_CITY = { weight: 6.2, km: 5000 } as const;
const OFTEN_CALLED_SO = /^(?:san|santa|santo|saint|st|puerto|villa|el|la|los|las) /;

/** "8 nights at Osprey Bay" in Australia: no town of Florida; "3 en Sámara" in Costa Rica, where nobody flies, no city of Russia. */
export const isFarNamesake = (
  { place, weight }: Candidate,
  { name: { key }, told: { nights = 0 } }: { name: RouteName; told: Told },
  stops: readonly Stop[],
  { flies, totalNights }: Pick<WholeTrip, 'flies' | 'totalNights'>,
): boolean => {
  if (!place.id.startsWith('gn:') || !stops.some((stop) => stop.place)) return false;
  const isCity = weight >= NAMESAKE.weight;
  const often = OFTEN_CALLED_SO.test(key);
  if (isCity && ((flies && !often) || weight >= NAMESAKE_CITY.weight || nights >= totalNights)) return false;
  const km = isCity && !often ? NAMESAKE_CITY.km : NAMESAKE.km;
  return stops.every(
    (stop) => !stop.place || (stop.place.country !== place.country && Gazetteer.distanceKm(stop.place, place) > km),
  );
};
