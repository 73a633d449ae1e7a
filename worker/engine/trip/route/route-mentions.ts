/** The names of places that the words of a trip tell of, with what is denied of them. */
import type { TripDocument } from '../document';
import type { RouteMention } from './stop-of-name';
import { readJourneys } from './journeys';
import { roleContext, roleIn, type RouteRole } from './roles';
import type { RouteName } from './route-names';
import { toldOf } from './told-nights';
import type { RouteInput } from './route-reading';

/** Names of the words with their roles and nights. */
export const mentionsIn = (
  document: TripDocument,
  names: readonly RouteName[],
  folded: string,
  input: RouteInput,
): RouteMention[] => {
  const marks = offsetMarks(document);
  const roles = new Map<string, RouteRole>();
  let until = 0;
  const mentions = names.map((name, index): RouteMention => {
    const read = toldOf(folded, name, input, until, names[index + 1]?.start);
    until = read.until;
    const mark = marks.get(name.start);
    const nights = read.told.nights !== undefined && read.told.nights > 0 && !read.told.bare;
    const around = `${mark ?? ''}${nights ? ' slept in' : ''} ${roleContext(folded, name)}`;
    const role =
      roles.get(around) ?? roleIn(folded, name, { denied: mark === 'denied', past: mark === 'past', nights });
    roles.set(around, role);
    return { name, role, told: role === 'transit' ? { nights: 0 } : read.told };
  });
  readJourneys(mentions, folded);
  return mentions;
};

/** Words between a "no" and the place that it refuses. */
const DENIAL_REACH = 5;

/** By offset of a word: what its sentence marks it as. */
const offsetMarks = ({ views }: TripDocument): Map<number, 'denied' | 'past'> => {
  const marks = new Map<number, 'denied' | 'past'>();
  for (const { sentence, marks: of } of views)
    for (let at = 0; at < sentence.tokens.length; at += 1) {
      const cue = of.denied[at] ?? -1;
      const isPast = of.past[at] === 1;
      if (cue === -1 && !isPast) continue;
      const start = sentence.tokens[at]?.start ?? 0;
      // A denial reaches a place only from close by: "trainers not allowed, then the baths at Chochołów".
      const near =
        cue !== -1 &&
        Math.abs(at - cue) <= DENIAL_REACH &&
        !sentence.tokens.slice(Math.min(cue, at) + 1, Math.max(cue, at) + 1).some(({ gap }) => gap.includes(','));
      if (near) marks.set(start, 'denied');
      else if (isPast) marks.set(start, 'past');
    }
  return marks;
};
