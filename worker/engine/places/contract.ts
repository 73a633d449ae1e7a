import * as z from 'zod/mini';
import { DEFAULT_LOCALE, LOCALES } from '../locale';

/** Longest query, the longest destination a plan takes. */
export const PLACE_QUERY_MAX = 120;
/** Places in one answer. */
export const PLACES_MAX = 10;

/** `GET /api/places?query&locale`: what was typed so far. An empty query finds nothing. */
export const placesQuery = z.object({
  query: z._default(z.string().check(z.trim(), z.maxLength(PLACE_QUERY_MAX)), ''),
  locale: z._default(z.enum(LOCALES), DEFAULT_LOCALE),
});

const PLACE_KINDS = ['town', 'resort', 'island', 'park', 'route', 'cruise', 'region', 'country'] as const;

/** One suggestion; texts are in the language asked for. */
const placeRow = z.object({
  /** To be sent as `placeId` of a new plan. */
  id: z.string(),
  name: z.string(),
  /** First-level division where it is known ("Alabama"), else null. */
  region: z.nullable(z.string()),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  countryName: z.string(),
  kind: z.enum(PLACE_KINDS),
  latitude: z.number(),
  longitude: z.number(),
  /** Metres above the sea. */
  elevation: z.number(),
  /** IANA zone, when known. */
  timezone: z.nullable(z.string()),
});
export type PlaceRow = z.infer<typeof placeRow>;

export const placesResult = z.object({ places: z.array(placeRow) });

/** Credits owed wherever place and weather data are shown. */
export const DATA_CREDITS = [
  {
    name: 'GeoNames',
    license: 'CC BY 4.0',
    url: 'https://www.geonames.org/',
    licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
  },
  {
    name: 'Open-Meteo',
    license: 'CC BY 4.0',
    url: 'https://open-meteo.com/',
    licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
  },
  {
    name: 'Japan Meteorological Agency (CLIMAT)',
    license: null,
    url: 'https://www.data.jma.go.jp/gmd/cpd/monitor/climatview/frame.php',
    licenseUrl: null,
  },
  { name: 'Natural Earth', license: 'public domain', url: 'https://www.naturalearthdata.com/', licenseUrl: null },
] as const;
