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

/** `presumed` are close relatives of whom the words only tell something: they travel where the writer speaks of several.
 * `only-described` are those of whom the words say what they are or have: they travel unless the writer tells of himself alone. */
export type SaidPart = Part | 'presumed' | 'only-described';

/** Parts out of which "vamos ella y yo" takes somebody. */
export const PULLED = /^(?:unknown|presumed|only-described|spoken-of|host|provider)$/;
