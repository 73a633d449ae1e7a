import type { Place } from '../engine/places/place';

/** Of a plan's places what is shown; the rest stands with what was read of its trip. */
export type ShownPlace = Pick<Place, 'id' | 'name' | 'kind' | 'country' | 'latitude' | 'longitude'>;

/** The places of a plan, its excursions last, as its row keeps them. */
export const shownPlaces = ({ places, sideTrips }: Record<'places' | 'sideTrips', readonly Place[]>): ShownPlace[] =>
  [...places, ...sideTrips].map(({ id, name, kind, country, latitude, longitude }) => ({
    id,
    name,
    kind,
    country,
    latitude,
    longitude,
  }));
