/** A destination as it is asked for, and as it is read. */
import type { Locale } from '../locale';
import type { Place } from './place';
import type { PlaceCertainty, ResolutionReason } from './resolution-note';

export interface DestinationRequest {
  /** As typed, any language. */
  destination: string;
  description: string;
  locale: Locale;
  /** Id of the place chosen in the combobox, if any. */
  chosenPlaceId?: string;
  /** Country of the profile, ISO 3166-1 alpha-2. */
  homeCountry?: string;
}

/** One name of the destination as it was read. */
export interface DestinationPart {
  /** As typed. */
  words: string;
  place: Place;
  /** Namesakes that may be meant as well, when the words leave it open. */
  others: Place[];
  /** Only a misspelling away from what is typed. */
  misspelt: boolean;
}

/** A destination with what was made of each of its names. */
export interface DestinationReading extends ResolvedDestination {
  parts: DestinationPart[];
  /** Why it was taken, and instead of what; {@link resolutionNote} says it. */
  reason: ResolutionReason;
  others: Place[];
  /** Names that no place was found for. */
  unknown: string[];
}

export interface ResolvedDestination {
  /** In the order of the journey; empty when the place is unknown. */
  places: Place[];
  certainty: PlaceCertainty;
  /** Which place was taken and why, in the request's language, for the plan. */
  resolutionNote: string;
  /** Other places of the same trip that the description names ("three days at the Uyuni salt flat"). */
  sideTrips: Place[];
}
