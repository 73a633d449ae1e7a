import { homeCountryOf } from '../../engine/places/service';
import type { TripCorrections } from '../../engine/trip/contract';
import type { TripInput } from '../../engine/trip/read-trip';
import type { PlanRow } from '../service';

/** What a generation works on. It is kept in the plan's Durable Object until the list is saved. */
export interface GenerationInput {
  planId: string;
  generationId: string;
  /** `corrections`: what the traveller put right of the reading before the list was made. */
  trip: TripInput & { corrections?: TripCorrections };
}

/** What a plan's Durable Object is given to work on. */
export const generationInput = (plan: PlanRow): GenerationInput => {
  const home = homeCountryOf(plan.homeCountry);
  return {
    planId: plan.id,
    generationId: plan.generationId,
    trip: {
      destination: plan.destination,
      description: plan.description,
      startDate: plan.startDate,
      endDate: plan.endDate,
      activities: plan.activities,
      locale: plan.locale,
      ...(plan.placeId !== null && { chosenPlaceId: plan.placeId }),
      ...(home !== undefined && { profileCountry: home }),
      ...(plan.corrections?.trip && { corrections: plan.corrections.trip }),
    },
  };
};
