/** Open-Meteo's geocoding (`GET /v1/search`): villages and spots that the embedded table does not have. */
import * as z from 'zod';
import type { Locale } from '../locale';
import { openMeteoJson, type ClientOptions } from '../weather/open-meteo-client';
import type { OpenMeteoConfig } from '../weather/open-meteo-config';
import { countryFacts } from './countries';
import { geocodedId, placeOfGeocoding } from './geocoded-id';
import type { Place } from './place';
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

/** An answer to something as it is typed must not wait long. */
const TIMEOUT_MS = 2000;
const TTL_MS = 86_400_000;
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
      placeOfGeocoding(towns, {
        id: geocodedId(found, country),
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
