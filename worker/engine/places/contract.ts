import * as z from 'zod/mini';
import { DEFAULT_LOCALE, LOCALES } from '../locale';
import { PLACE_QUERY_MAX } from './limits';

export * from './limits';

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
