/** Things that a text names and of which rules read nothing anywhere: only the learned reader says whether they come. */
import type { SentenceView } from '../../packing/reading/view';
import type { TripDocument } from '../document';
import type { ThingMention } from '../things/mentions';
import { isOpen } from '../things/open-things';
import { namedBy } from '../things/naming';
import { LUGGAGE_READ_APART } from '../things/luggage';
import { plain } from '../things/reading';
import { type Entry, textOf } from '../things/thing-entry';
import type { ThingsContext } from '../things/whose';

/** As if it came: only the learned reader says whether it does. */
export const unreadEntry = (
  view: SentenceView,
  mention: ThingMention,
  told: Pick<Entry, 'start' | 'end' | 'words' | 'order'>,
): Entry => ({
  mention,
  ...(!isOpen(mention.concept) && { concept: mention.concept.id }),
  reading: plain('bring'),
  view,
  ...told,
  bare: true,
  isUnread: true,
});

/** An entry for each of them, as if it came. */
export function unreadThings(
  { views, original }: TripDocument,
  entries: readonly Entry[],
  context: ThingsContext,
): Entry[] {
  const known = new Set(entries.map(({ concept }) => concept));
  const byView = Map.groupBy(entries, ({ view }) => view);
  let order = entries.length;
  return views.flatMap((view) => {
    const { named = [], frames = [] } = context.found.get(view) ?? {};
    if (named.length === 0) return [];
    const { tokens } = view.sentence;
    const ofThings = new Uint8Array(tokens.length);
    for (const { start, end } of [...named, ...frames]) ofThings.fill(1, start, end);
    const isTaken = (at: number): boolean => ofThings[at] === 1;
    const read = new Uint8Array(tokens.length);
    for (const { start, end } of [...(byView.get(view) ?? []), ...frames]) read.fill(1, start, end);
    return named
      .filter(
        ({ concept, start, end }) =>
          concept.kind !== 'fixture' &&
          concept.id !== 'meals' &&
          !LUGGAGE_READ_APART.has(concept.id) &&
          !known.has(concept.id) &&
          !read.subarray(start, end).includes(1),
      )
      .map((mention): Entry => {
        const { start, end } = namedBy(view, mention, isTaken, context.locale);
        const words = textOf(original, tokens, start, end);
        return unreadEntry(view, mention, { start, end, words, order: order++ });
      });
  });
}
