/** Open-Meteo's geocoding (`GET /v1/search`): villages and spots that the embedded table does not have. */
import * as z from 'zod';
import type { Locale } from '../locale';
import { openMeteoJson, type ClientOptions } from '../weather/open-meteo-client';
import type { OpenMeteoConfig } from '../weather/open-meteo-config';
import { countryFacts } from './countries';
import { fold } from './fold';
import type { Place } from './place';
import { townTraits } from './traits';
import type { TownTable } from './towns';

/** Empty fields are left out of a row, and without a hit the whole `results` key is. */
const row = z.object({
  id: z.number(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  elevation: z.number().optional(),
  country_code: z.string().optional(),
  population: z.number().optional(),
  admin1: z.string().optional(),
  timezone: z.string().optional(),
  feature_code: z.string().optional(),
});
const answer = z.object({ results: z.array(row).optional() });

type Row = z.infer<typeof row>;

/** An answer to something as it is typed must not wait long. */
const TIMEOUT_MS = 2000;
const TTL_MS = 86_400_000;
/** Longest id a plan may carry. */
const ID_LENGTH = 60;

/** The class of the nearest town: half a degree decides it anyway. */
const place = (
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
const idOf = (found: Row, country: string): string =>
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
  const name = folded
    .split('.')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return place(towns, {
    id,
    name: { en: name, es: name },
    country,
    latitude: Number(latitude),
    longitude: Number(longitude),
    elevation: Number(elevation),
  });
};

/** Places by name, best first. Throws where the service does not answer; callers go on without it. */
export const geocode = async (
  config: OpenMeteoConfig,
  towns: TownTable,
  name: string,
  locale: Locale,
  options: ClientOptions = {},
): Promise<Place[]> => {
  const query = new URLSearchParams({
    name,
    count: '10',
    language: locale,
    format: 'json',
    ...(config.apiKey && { apikey: config.apiKey }),
  });
  const body = await openMeteoJson(config.geocodingUrl, '/v1/search', query, {
    timeoutMs: TIMEOUT_MS,
    ttlMs: TTL_MS,
    ...options,
  });
  const parsed = answer.safeParse(body);
  return (parsed.success ? (parsed.data.results ?? []) : []).flatMap((found) => {
    const country = found.country_code?.toUpperCase();
    if (!country || !countryFacts(country)) return [];
    const known = towns.byId(found.id);
    if (known) return [known];
    return [
      place(towns, {
        id: idOf(found, country),
        name: { en: found.name, es: found.name },
        country,
        latitude: found.latitude,
        longitude: found.longitude,
        elevation: Math.round(found.elevation ?? 0),
        ...(found.population !== undefined && { population: found.population }),
        ...(found.admin1 && { region: found.admin1 }),
        ...(found.timezone && { timezone: found.timezone }),
      }),
    ];
  });
};
