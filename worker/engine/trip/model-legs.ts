/** The route as a language model reads it, where every night is accounted for. */
import type { Gazetteer } from '../places/gazetteer';
import type { Place } from '../places/place';
import { resolveDestination } from '../places/resolve';
import { type QuotedText, normalizeText } from './model-quotes';
import type { TripReading } from './read-trip';
import { isOvernight } from './route/stops';
import type { Leg } from './schema';
import { DAY_MS } from './trip-days';
import { type ModelTrip, whole } from './model-answer';

/** The model's legs where every night is accounted for and each place is known; else the rules' legs stand. */
export function mergeLegs(
  read: ModelTrip,
  rules: TripReading,
  { find }: QuotedText,
  gazetteer: Gazetteer,
): Pick<TripReading, 'places'> & { legs: Leg[] } {
  const { trip } = rules;
  const legs: Leg[] = [];
  const places = new Map<string, Place>();
  for (const { place, kind, nights, quote: said } of read.legs.slice(0, 40)) {
    const evidence = find(said);
    if (!evidence) continue;
    const key = normalizeText(place.split(',')[0] ?? place);
    const known = trip.legs.find(({ name, words }) =>
      [name.en, name.es, words].some((one) => normalizeText(one) === key),
    );
    const found = known
      ? rules.places.get(known.id)
      : resolveDestination(gazetteer, { destination: place, description: '', locale: trip.locale }).places[0];
    if (!known && !found) continue;
    const id = `l${legs.length + 1}`;
    if (found) places.set(id, found);
    const base = known ?? {
      name: { en: found?.name.en ?? place, es: found?.name.es ?? place },
      words: place.slice(0, 160),
      country: found?.country ?? '',
      ...(found && { placeId: found.id }),
      days: 0,
      lodging: [],
      transport: [],
    };
    const {
      startDate: _,
      endDate: __,
      ...leg
    }: Leg = { ...base, id, kind, nights: whole(nights, 0, 365) ?? 0, nightsTold: nights !== null, evidence };
    legs.push(leg);
  }
  const stays = legs.filter(isOvernight);
  if (stays.length === 0) return { legs: trip.legs, places: rules.places };
  const told = stays.reduce((sum, { nights }) => sum + nights, 0);
  const open = stays.filter(({ nightsTold }) => !nightsTold);
  if (told > trip.nights || (open.length === 0 && told !== trip.nights))
    return { legs: trip.legs, places: rules.places };
  let left = trip.nights - told;
  for (const [index, leg] of open.entries()) {
    leg.nights = Math.round(left / (open.length - index));
    left -= leg.nights;
  }
  let day = Date.parse(trip.startDate);
  for (const leg of stays) {
    leg.startDate = new Date(day).toISOString().slice(0, 10);
    day += leg.nights * DAY_MS;
    leg.endDate = new Date(day).toISOString().slice(0, 10);
  }
  return { legs, places };
}
