/** The Trip as one flat sheet, for what asks about the whole trip at once: memory of past trips, the model's checks, chips. */
import { ACTIVITY_IDS, type ActivityId } from '../activities';
import type { Evidence, Luggage, TripFacts } from '../packing/facts';
import type { Tag } from '../packing/tags';
import type { Place } from '../places/place';
import type { PlaceCertainty } from '../places/resolve';
import type { TripWeather } from '../weather/weather';
import { partyOf } from './people/read-people';
import { isOvernight } from './route/stops';
import type { Bag, Trip } from './schema';
import type { TripEvidence } from './schema-parts';

export interface FactsOfTrip {
  trip: Trip;
  /** Places of the legs, by leg id. */
  places: ReadonlyMap<string, Place>;
  weather: TripWeather;
  certainty: PlaceCertainty;
}

const evidenceOf = ({ source, quote }: TripEvidence): Evidence => ({
  source: source === 'model' ? 'words' : source,
  ...(quote !== undefined && { quote }),
});

const has = (bags: readonly Bag[], ...kinds: Bag['kind'][]): Bag | undefined =>
  bags.find(({ kind }) => kinds.includes(kind));

/** The bags as one kind and one limit: the largest that is allowed, its limit a person. */
const luggageOf = ({ bags, facts }: Trip, people: number): Luggage => {
  const hold = has(bags, 'hold', 'porter', 'car');
  const cabin = has(bags, 'cabin', 'personal');
  const backpack = has(bags, 'backpack', 'soft');
  const main = hold ?? backpack ?? cabin ?? has(bags, 'day');
  if (!main) return { kind: facts.some(({ tag }) => tag === 'refused:checked-bag') ? 'carry-on' : 'unknown' };
  const kind = hold
    ? 'checked'
    : backpack && !cabin
      ? 'backpack'
      : cabin
        ? 'carry-on'
        : backpack
          ? 'backpack'
          : 'day-bag';
  const share = (bag: Bag): number =>
    bag.kilograms === undefined ? 0 : (bag.kilograms * bag.count) / (bag.shared ? Math.max(1, people) : 1);
  const kilograms = bags.reduce((sum, bag) => sum + share(bag), 0);
  const litres = backpack?.litres ?? main.litres;
  return {
    kind,
    ...(litres !== undefined && { litres }),
    ...(has(bags, 'backpack') && { backpack: true }),
    ...(kilograms > 0 && { limitKg: Math.round(kilograms * 10) / 10 }),
    ...(bags.some(({ soft }) => soft) && { soft: true }),
  };
};

/** The flat sheet of a trip. */
export function factsOfTrip({ trip, places, weather, certainty }: FactsOfTrip): TripFacts {
  const stays = trip.legs.filter(isOvernight);
  const main = stays.length > 0 ? stays : trip.legs.filter(({ kind }) => kind !== 'transit');
  const placesOf = (legs: Trip['legs']): Place[] => {
    const found = new Map<string, Place>();
    for (const { id } of legs) {
      const place = places.get(id);
      if (place) found.set(place.id, place);
    }
    return [...found.values()];
  };
  const here = placesOf(main);
  const outings = placesOf(trip.legs.filter(({ kind }) => kind === 'outing')).filter(
    (place) => !here.some(({ id }) => id === place.id),
  );
  const tags: Partial<Record<Tag, Evidence>> = {};
  for (const { tag, evidence } of trip.facts) tags[tag] = evidenceOf(evidence);
  for (const { lodging, transport, evidence } of trip.legs)
    for (const tag of [...lodging, ...transport]) tags[tag] ??= evidenceOf(evidence);
  const activityDays: TripFacts['activityDays'] = {};
  for (const { tag, days } of trip.facts) {
    const activity = ACTIVITY_OF.get(tag);
    if (days !== undefined && activity !== undefined) activityDays[activity] = days;
  }
  const party = partyOf(trip.travellers, trip.listFor);
  const bag = trip.bags.find(({ evidence }) => evidence.quote !== undefined)?.evidence.quote;
  const wash = trip.laundry.evidence?.quote;
  const { minC, maxC } = trip.told;
  return {
    locale: trip.locale,
    startDate: trip.startDate,
    endDate: trip.endDate,
    days: trip.days,
    nights: trip.nights,
    places: here,
    ...(outings.length > 0 && { sideTrips: outings }),
    placeCertainty: certainty,
    destination: trip.destination,
    weather,
    party,
    luggage: luggageOf(trip, party.adults + party.children.length),
    laundry: {
      available: trip.laundry.available,
      ...(trip.laundry.everyDays !== undefined && { everyDays: trip.laundry.everyDays }),
    },
    home: trip.home,
    tags,
    ...((minC !== undefined || maxC !== undefined) && { stated: trip.told }),
    activityDays,
    quotes: { ...(bag !== undefined && { luggage: bag }), ...(wash !== undefined && { laundry: wash }) },
    trip,
    legPlaces: Object.fromEntries(places),
  };
}

const ACTIVITY_OF = new Map(ACTIVITY_IDS.map((id): [Tag, ActivityId] => [`activity:${id}`, id]));
