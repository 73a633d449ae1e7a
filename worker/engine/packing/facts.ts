/**
 * What the engine knows of one trip. `factsOfTrip` makes it of a Trip, places and
 * weather add theirs, and every condition of the knowledge base is asked of this one shape.
 */
import type { ActivityId } from '../activities';
import type { Place } from '../places/place';
import type { TripWeather } from '../weather/weather';
import type { Locale } from '../locale';
import type { Trip } from '../trip/schema';
import type { Tag } from './tags';

/** One child or baby with an age in months (the words "9 meses", "2 years old", "14 and 16" all end here). */
export interface Child {
  ageMonths: number;
  name?: string;
}

/** Who travels. The writer of the description counts as one adult unless the words say otherwise. */
export interface Party {
  adults: number;
  /** Adults who are called older: grandparents, retired, "my mother, 78". They are counted in `adults` too. */
  seniors: number;
  children: Child[];
  /** How many are known to be women or men; 0 and 0 when the words do not say. */
  women: number;
  men: number;
  /** Of the women and girls, those of an age that has periods; left out, the women who are not called older. */
  ofPeriodAge?: number;
  /** Others travel along and pack for themselves. */
  inCompany?: boolean;
}

export type LuggageKind = 'carry-on' | 'backpack' | 'checked' | 'day-bag' | 'unknown';

/** What the bags allow. */
export interface Luggage {
  kind: LuggageKind;
  /** Volume of the bag, litres ("a 40L backpack"). */
  litres?: number;
  /** A backpack is among the bags, whatever else is ("a 40L carry-on backpack" is `carry-on` with this). */
  backpack?: boolean;
  /** A porter or a mule carries it: about as much as a rucksack holds. */
  porter?: boolean;
  /** A limit the traveller named, kilograms a person. */
  limitKg?: number;
  /** "only soft bags" (light aircraft, sailing boats). */
  soft?: boolean;
}

/** How clothes get clean. `everyDays` is what the words say, else what the lodging suggests. */
export interface Laundry {
  available: boolean;
  everyDays?: number;
}

/** Home as far as it is known; ISO 3166-1 alpha-2 codes. Nationality decides documents, home decides plugs. */
export interface Home {
  country?: string;
  nationality?: string;
  city?: string;
}

/** Why a tag is set: the traveller's own words (quoted in reasons), the form, the place, the weather, or a rule. */
export interface Evidence {
  source: 'words' | 'form' | 'place' | 'weather' | 'dates' | 'rule' | 'correction';
  /** The traveller's words, shortened to a clause. */
  quote?: string;
}

/** What the traveller says of the weather, degrees Celsius ("de noche baja a −10 grados"); beats normals where it is stricter. */
export interface StatedWeather {
  minC?: number;
  maxC?: number;
}

/** Everything known of the trip. Pure data: JSON in, JSON out, so that it can be stored with the plan and corrected. */
export interface TripFacts {
  locale: Locale;
  startDate: string;
  endDate: string;
  /** Both ends counted. */
  days: number;
  nights: number;
  places: Place[];
  /** Places the words name as outings from there; they bring their traits, not their weather. */
  sideTrips?: Place[];
  /** How sure the place is: chosen in the form, read unambiguously, chosen among several by the words, or unknown. */
  placeCertainty: 'chosen' | 'clear' | 'by-words' | 'guessed' | 'unknown';
  /** The destination as the traveller typed it; what an unknown place is called in reasons. */
  destination: string;
  weather: TripWeather;
  party: Party;
  luggage: Luggage;
  laundry: Laundry;
  home: Home;
  tags: Partial<Record<Tag, Evidence>>;
  /** Temperatures the words state; absent when they state none. */
  stated?: StatedWeather;
  /** The traveller's words for what is no tag. */
  quotes?: { luggage?: string; laundry?: string };
  /** The trip that this sheet was made of; absent in plans stored before there was one. */
  trip?: Trip;
  /** Places of the trip's legs, by leg id. */
  legPlaces?: Record<string, Place>;
  /** Days of an activity where the words limit it ("un día de snorkel" is 1); absent ones may fill the trip. */
  activityDays: Partial<Record<ActivityId, number>>;
}
