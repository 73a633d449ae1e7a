/** What the create form and its reader, a Web Worker, say to each other. */
import type { TripCorrections } from '../../../../worker/engine/trip/contract';
import type { Trip } from '../../../../worker/engine/trip/schema';
import type { Locale } from '../../../../worker/platform/locale/locale';

/** What the form says at one moment. */
export interface FormTrip {
  destination: string;
  /** Empty: none was chosen from the list. */
  placeId: string;
  startDate: string;
  endDate: string;
  activities: readonly string[];
  description: string;
  locale: Locale;
  /** Where trips of this person start unless the words say otherwise; a name or a code. */
  homeCountry: string | null;
  corrections: TripCorrections;
}

/** What the reader made of the form. */
export interface ReadTrip {
  trip: Trip;
  /** Whether the dates were given; without them nights and weather mean nothing. */
  isDated: boolean;
}

/** A trip with the words of its facts in its language. */
export interface Reading extends ReadTrip {
  /** Labels of the tags it has. */
  labels: Readonly<Record<string, string>>;
}

/** Asked for under a number; the answer has the same. */
export interface ReadRequest {
  number: number;
  form: FormTrip;
}

/** `null`: it could not be read. */
export interface ReadAnswer {
  number: number;
  reading: ReadTrip | null;
}
