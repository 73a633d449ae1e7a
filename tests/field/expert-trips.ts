/** The Trip that an expert would read from each trip of the shared field evaluation. */
import type { Gazetteer } from '../../worker/engine/places/service';
import { resolveDestination } from '../../worker/engine/places/service';
import type { Place } from '../../worker/engine/places/place';
import type { PackContext } from '../../worker/engine/packing/stretches';
import { weatherFor } from '../../worker/engine/weather/service';
import type { ExpertTrip } from '../../worker/engine/trip/expert-reading.fixture';
import { ENGLISH } from './expert/english';
import { SPANISH } from './expert/spanish';

export const EXPERT_TRIPS: readonly ExpertTrip[] = [...ENGLISH, ...SPANISH];

/** Places and weather of a reading, as the plan would look them up. */
export async function contextOf({ trip, places }: ExpertTrip, gazetteer: Gazetteer, now: number): Promise<PackContext> {
  const found = new Map<string, Place>();
  for (const [leg, destination] of Object.entries(places)) {
    const [place] = resolveDestination(gazetteer, { destination, description: '', locale: trip.locale }).places;
    if (place) found.set(leg, place);
  }
  const stays = trip.legs.filter(({ kind }) => kind !== 'transit' && kind !== 'outing');
  const weather = await weatherFor({
    places: stays.flatMap(({ id }) => found.get(id) ?? []),
    startDate: trip.startDate,
    endDate: trip.endDate,
    now,
  });
  return { places: found, weather };
}
