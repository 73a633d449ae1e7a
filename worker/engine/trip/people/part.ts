/** The part that somebody has in the trip. */

export type Part =
  | 'travels'
  | 'says'
  | 'host'
  | 'met'
  | 'home'
  | 'provider'
  | 'past'
  | 'spoken-of'
  | 'writer'
  | 'unknown';

/** `presumed` are close kin of whom the words only tell something: they travel where the writer speaks of several. */
export type SaidPart = Part | 'presumed';
