/** What the reader of routes is given, and what it reads. */
import type { Locale } from '../../locale';
import type { Place } from '../../places/place';
import type { PlaceCertainty } from '../../places/resolve';
import type { Leg, Question, Trip } from '../schema';

export interface RouteInput {
  destination: string;
  /** `YYYY-MM-DD`, both ends counted. */
  startDate: string;
  endDate: string;
  locale: Locale;
  profileCountry?: string;
  /** Id of the place chosen in the form, if any. */
  chosenPlaceId?: string;
}

export interface RouteReading {
  legs: Leg[];
  /** Places of the legs that are known, by the leg's id. */
  places: ReadonlyMap<string, Place>;
  /** Other names of the legs' places in the words: "flight to Lukla" on the way to Everest Base Camp. */
  otherNames: readonly { id: string; start: number; end: number }[];
  home: Trip['home'];
  certainty: PlaceCertainty;
  questions: Question[];
  /** Destinations that we do not know. */
  unknown: string[];
  /** Which places were taken and why, in the request's language. */
  resolutionNote: string;
}
