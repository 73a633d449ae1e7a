import type { Locale } from '../../../../worker/platform/locale/locale';
import type { PlaceRow } from '../../../../worker/engine/places/contract';
import { api, checked } from '../../../api/client';

/** Places whose name matches what is typed, best first. */
export const searchPlaces = async (query: string, locale: Locale, signal: AbortSignal): Promise<PlaceRow[]> => {
  const { places } = await checked(
    api.places.$get({ query: { query, locale } }, { init: { signal } }),
    async () => (await import('../../../../worker/engine/places/contract')).placesResult,
  );
  return places;
};
