import type { Locale } from '../../../../worker/platform/locale/locale';
import { placesResult, type PlaceRow } from '../../../../worker/engine/places/contract';
import { apiFetch } from '../../../api/fetch';

/** Places whose name matches what is typed, best first. */
export const searchPlaces = async (query: string, locale: Locale, signal: AbortSignal): Promise<PlaceRow[]> => {
  const response = await apiFetch(`/api/places?${new URLSearchParams({ query, locale })}`, { signal });
  return placesResult.parse(await response.json()).places;
};
