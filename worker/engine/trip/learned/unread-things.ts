/** Things that a text names and of which rules read nothing: only the learned reader says whether they come. */
import type { TripDocument } from '../document';
import { isOpen } from '../things/open-things';
import { namedBy } from '../things/naming';
import { LUGGAGE_READ_APART } from '../things/luggage';
import { plain } from '../things/reading';
import { type Entry, textOf } from '../things/thing-entry';
import type { ThingsContext } from '../things/whose';

/** An entry for each of them, as if it came. */
export function unreadThings(
  { views, original }: TripDocument,
  entries: readonly Entry[],
  context: ThingsContext,
): Entry[] {
  return views.flatMap((view) => {
    const { named = [], frames = [] } = context.found.get(view) ?? {};
    const { tokens } = view.sentence;
    const isTaken = (at: number): boolean => named.some(({ start, end }) => at >= start && at < end);
    return named
      .filter(
        ({ concept, start, end }) =>
          !isOpen(concept) &&
          concept.kind !== 'fixture' &&
          concept.id !== 'meals' &&
          !LUGGAGE_READ_APART.has(concept.id) &&
          !entries.some((entry) => entry.view === view && entry.start < end && entry.end > start) &&
          !frames.some((frame) => frame.start < end && frame.end > start),
      )
      .map((mention): Entry => {
        const { start, end } = namedBy(view, mention, isTaken, context.locale);
        return {
          mention,
          concept: mention.concept.id,
          reading: plain('bring'),
          view,
          words: textOf(original, tokens, start, end),
          start,
          end,
          bare: true,
          isUnread: true,
          order: entries.length,
        };
      });
  });
}
