/** Places of the geocoding service that no table here has: their ids say all that is needed to find them again. */
import { capitalise } from '../capitalise';
import { countryFacts } from './countries';
import { fold } from './fold';
import type { Place } from './place';
import type { TownTable } from './towns';
import { townTraits } from './traits';

/** What of the service's answer goes into an id. */
export interface Geocoded {
  id: number;
  name: string;
  latitude: number;
  longitude: number;
  elevation?: number | undefined;
}

/** Longest id a plan may carry. */
const ID_LENGTH = 60;

/** A place that no table has. Its climate is the nearest town's: half a degree decides it anyway. */
export const placeOfGeocoding = (
  towns: TownTable,
  found: Omit<Place, 'traits' | 'climate' | 'kind' | 'population'> & { population?: number },
): Place => {
  const near = towns.nearest(found.latitude, found.longitude);
  const site = { ...found, kind: 'town' as const, population: found.population ?? 0, climate: near?.climate ?? 'Cfb' };
  return { ...site, traits: townTraits(site) };
};

/**
 * The id of a place that no table here has says all that is needed to find it again:
 * `om:<GeoNames id>_<latitude>_<longitude>_<metres>_<country>_<folded name>`.
 */
export const geocodedId = (found: Geocoded, country: string): string =>
  `om:${found.id}_${found.latitude.toFixed(2)}_${found.longitude.toFixed(2)}_${Math.round(found.elevation ?? 0)}_${country}_${fold(found.name).replaceAll(' ', '.')}`.slice(
    0,
    ID_LENGTH,
  );

/** Reads such an id back; the name comes without accents. */
export const placeOfGeocodedId = (towns: TownTable, id: string): Place | undefined => {
  const match = /^om:\d+_(-?\d{1,2}(?:\.\d+)?)_(-?\d{1,3}(?:\.\d+)?)_(-?\d{1,4})_([A-Z]{2})_([a-z0-9.]+)$/.exec(id);
  const [, latitude, longitude, elevation, country = '', folded = ''] = match ?? [];
  if (!match || Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180 || !countryFacts(country))
    return undefined;
  const name = folded.split('.').filter(Boolean).map(capitalise).join(' ');
  return placeOfGeocoding(towns, {
    id,
    name: { en: name, es: name },
    country,
    latitude: Number(latitude),
    longitude: Number(longitude),
    elevation: Number(elevation),
  });
};
