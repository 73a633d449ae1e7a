/** What a description says, for tests of the words alone: a trip to a place that nobody knows, read as the product reads it. */
import type { Locale } from '../../locale';
import { seasonOf } from '../../trip/facts/facts-of-trip';
import { readTripByRules } from '../../trip/read-trip';
import { factsOfTrip } from '../../trip/trip-facts';
import type { TripFacts } from '../facts';
import type { Tag } from '../tags';
import { withoutInstructions } from './instructions';
import { readSentences } from './text';
import { gazetteer } from '../../places/gazetteer.fixture';

const WEATHER: TripFacts['weather'] = {
  source: 'unknown',
  attribution: '',
  days: [],
  monthly: [],
  minC: 0,
  maxC: 0,
  wetShare: 0,
  snowShare: 0,
  uvIndex: 0,
  humid: false,
};

/** The facts of a trip of a given number of days, in May or on the days on which a feast may fall. */
export const readDescription = (
  description: string,
  locale: Locale,
  { days, activities = [], feast }: { days: number; activities?: readonly string[]; feast?: Tag },
): TripFacts => {
  const startDate = `2027-${(feast && seasonOf(feast)) ?? '05-01'}`;
  const endDate = new Date(Date.parse(startDate) + (days - 1) * 86_400_000).toISOString().slice(0, 10);
  const { trip, places, certainty } = readTripByRules(
    { destination: '', startDate, endDate, activities, description, locale },
    gazetteer,
  );
  // Everybody who travels is counted, whoever packs a bag of their own.
  const travellers = trip.travellers.map((traveller) => ({ ...traveller, packsAlone: false }));
  return factsOfTrip({ trip: { ...trip, travellers, listFor: 'everybody' }, places, weather: WEATHER, certainty });
};

/** How many sentences of a description are set aside because they speak to the program. */
export const sentencesSetAside = (description: string): number => {
  const sentences = readSentences(description.normalize('NFC'));
  return sentences.length - withoutInstructions(sentences).length;
};
