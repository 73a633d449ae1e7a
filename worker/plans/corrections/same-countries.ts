import type { Place } from '../../engine/places/place';
import type { TripCorrections } from '../../engine/trip/contract';
import { AppError } from '../../platform/http/errors';
import { REVISION_MESSAGES } from '../revisions/contract';
import type { PlanRow, TripRead } from '../service';

/**
 * A correction of a leg stays in the countries where the plan goes, as its proposals do: else each later one would be
 * refused. A place that nobody knows leads nowhere.
 */
export const assertSameCountries = (
  { places }: Pick<PlanRow, 'places'>,
  { facts }: Pick<TripRead, 'facts'>,
  { legs = [] }: TripCorrections,
  placeById: (id: string) => Place | undefined,
): void => {
  const ofPlan = [...(places ?? []), ...Object.values(facts?.legPlaces ?? {})];
  const known = new Set(ofPlan.map(({ country }) => country));
  const leadsElsewhere = legs.some(({ placeId }) => {
    const place = placeId === undefined ? undefined : placeById(placeId);
    return place !== undefined && !known.has(place.country);
  });
  if (!leadsElsewhere) return;
  throw new AppError('validation_failed', { fields: { 'trip.legs': REVISION_MESSAGES.otherDestination } });
};
