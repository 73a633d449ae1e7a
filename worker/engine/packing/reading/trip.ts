/** Joins what the form, the words, the place and the weather say into the facts of one trip. */
import { FAHRENHEIT_COUNTRIES } from '../../places/fahrenheit';
import type { PlaceMention } from '../../places/mentions';
import type { Place } from '../../places/place';
import type { PlaceCertainty } from '../../places/resolve';
import { ACTIVITY_IDS, type ActivityId } from '../../activities';
import type { Locale } from '../../locale';
import type { TripInput } from '../../trip/read-trip';
import type { TripWeather } from '../../weather/weather';
import { applyCorrections, type Corrections } from '../corrections';
import type { Evidence, TripFacts } from '../facts';
import { isTag, type Tag } from '../tags';
import { readDescription } from './description';

export interface TripSources {
  input: TripInput;
  places: Place[];
  placeCertainty: PlaceCertainty;
  weather: TripWeather;
  /** Places and peoples found in the description (`findPlacesInText`). */
  mentions?: readonly PlaceMention[];
  corrections?: Corrections;
}

const DAY_MS = 86_400_000;

/** Days of a trip, both ends counted; at least 1. */
export const tripDays = (startDate: string, endDate: string): number => {
  const days = Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS) + 1;
  return Number.isFinite(days) && days >= 1 ? days : 1;
};

const asActivityId = (text: string): ActivityId | undefined => ACTIVITY_IDS.find((id) => id === text);

/** Reads a trip. Pure; takes well under a millisecond for a usual description. */
export const readTrip = ({ input, places, placeCertainty, weather, mentions, corrections }: TripSources): TripFacts => {
  const days = tripDays(input.startDate, input.endDate);
  const origin = mentions?.find(({ role }) => role === 'origin' || role === 'nationality');
  const originCountry = origin?.country ?? origin?.candidates[0]?.place.country ?? input.profileCountry;
  const reading = readDescription(input.description, input.locale, {
    days,
    ...(mentions && { mentions }),
    activities: input.activities,
    fahrenheitHome: originCountry !== undefined && FAHRENHEIT_COUNTRIES.has(originCountry),
  });

  const tags: Partial<Record<Tag, Evidence>> = { ...reading.tags };
  for (const picked of input.activities) {
    const id = asActivityId(picked);
    if (id) pick(tags, `activity:${id}`, `refused:${id}`);
    else
      for (const [tag, evidence] of ownActivity(picked, input.locale, days))
        if (!tags[tag]) tags[tag] = { ...evidence, source: 'form' };
  }

  const nights = Math.max(0, days - 1);
  const facts: TripFacts = {
    locale: input.locale,
    startDate: input.startDate,
    endDate: input.endDate,
    days,
    nights,
    places,
    placeCertainty,
    destination: input.destination,
    weather,
    party: reading.party,
    luggage: reading.luggage,
    laundry: reading.laundry ?? { available: false },
    home: { ...(input.profileCountry !== undefined && { country: input.profileCountry }), ...reading.home },
    tags,
    ...(reading.stated && { stated: reading.stated }),
    activityDays: reading.activityDays,
    quotes: reading.quotes,
  };
  return corrections ? applyCorrections(facts, corrections) : facts;
};

/** An activity of the form stands unless the words clearly refuse it; the words' own quote stays with it. */
const pick = (tags: Partial<Record<Tag, Evidence>>, tag: Tag, refusal: Tag): void => {
  if (tags[refusal]) return;
  const quote = tags[tag]?.quote;
  tags[tag] = { source: 'form', ...(quote !== undefined && { quote }) };
};

/** "Pádel", "scuba", "birding": an activity typed by the traveller is read like a description of two words. */
const ownActivity = (text: string, locale: Locale, days: number): [Tag, Evidence | undefined][] => {
  const { tags } = readDescription(text, locale, { days });
  return Object.keys(tags)
    .filter(isTag)
    .filter((tag) => !tag.startsWith('refused:'))
    .map((tag) => [tag, tags[tag]]);
};
