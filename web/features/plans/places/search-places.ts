import type { Locale } from '../../../../worker/platform/locale/locale';
import { placesResult, type PlaceRow } from '../../../../worker/engine/places/contract';
import { api, json } from '../../../api/client';

/** Places whose name matches what is typed, best first. */
export const searchPlaces = async (query: string, locale: Locale, signal: AbortSignal): Promise<PlaceRow[]> => {
  const found = await json(api.places.$get({ query: { query, locale } }, { init: { signal } }));
  return placesResult.parse(found).places;
};
