/** Suggestions for the destination field: the embedded gazetteer, and geocoding where that knows little. */
import type { Locale } from '../locale';
import { openMeteoConfig, type OpenMeteoVariables } from '../weather/open-meteo-config';
import { PLACES_MAX, type PlaceRow } from './contract';
import { countryName } from './countries';
import type { Gazetteer } from './gazetteer';
import { geocode } from './open-meteo-geocoding';
import type { Place } from './place';
import { searchPlaces } from './search';
import { regionName } from './resolution-note';

/** With fewer hits than this the world outside is asked, if it is configured. */
const FEW = 3;
/** Letters from which geocoding finds anything sensible. */
const LEAST_LETTERS = 3;

/** A place as a suggestion. */
export const toPlaceRow = (place: Place, locale: Locale): PlaceRow => ({
  id: place.id,
  name: place.name[locale],
  region: regionName(place, locale) || null,
  country: place.country,
  countryName: countryName(place.country, locale),
  kind: place.kind,
  latitude: place.latitude,
  longitude: place.longitude,
  elevation: place.elevation,
  timezone: place.timezone ?? null,
});

/** At most ten suggestions, best first. Geocoding that fails or is slow is gone without. */
export const suggestPlaces = async (
  gazetteer: Gazetteer,
  variables: OpenMeteoVariables,
  query: string,
  locale: Locale,
): Promise<PlaceRow[]> => {
  const places = searchPlaces(gazetteer, query, locale, PLACES_MAX);
  const config = openMeteoConfig(variables);
  if (config && places.length < FEW && query.length >= LEAST_LETTERS) {
    const more = await geocode(config, gazetteer.towns, query, locale).catch((): Place[] => []);
    for (const place of more)
      if (places.length < PLACES_MAX && !places.some((known) => known.id === place.id)) places.push(place);
  }
  return places.map((place) => toPlaceRow(place, locale));
};
