/** Which leg of the route a place in the words speaks of. */
import { fold } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { TripDocument } from '../document';
import type { Leg } from '../schema';

interface LegSpan {
  id: string;
  start: number;
  end: number;
}

/** Every place in the words that names a leg, in order. */
export function spansOfLegs(
  document: TripDocument,
  legs: readonly Leg[],
  /** Other names of their places. */
  others: readonly LegSpan[] = [],
): LegSpan[] {
  const text = document.folded;
  const spans: LegSpan[] = [];
  for (const leg of legs) {
    const names = new Set(
      [leg.words, leg.name.en, leg.name.es].map((name) => fold(name).trim()).filter((name) => name.length >= 3),
    );
    for (const name of names) {
      for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
        if (/[a-z0-9]/.test(text[at - 1] ?? ' ') || /[a-z0-9]/.test(text[at + name.length] ?? ' ')) continue;
        spans.push({ id: leg.id, start: at, end: at + name.length });
      }
    }
  }
  const isTaken = ({ start, end }: LegSpan): boolean => spans.some((one) => one.start < end && start < one.end);
  return [...spans, ...others.filter((other) => !isTaken(other))].toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  );
}

/** The leg that a sentence speaks of at an offset: the last one named before it in the sentence, else the next of its clause. */
export function legsNear(view: SentenceView, offset: number, spans: readonly LegSpan[]): readonly string[] {
  const { tokens } = view.sentence;
  const from = tokens[0]?.start ?? 0;
  const to = tokens.at(-1)?.end ?? 0;
  const here = spans.filter(({ start }) => start >= from && start < to);
  if (here.length === 0) return [];
  const before = here.findLast(({ start }) => start <= offset);
  if (before) return [before.id];
  const clause = view.clauses.find(({ from: first, to: last }) => {
    const start = tokens[first]?.start ?? 0;
    return offset >= start && offset < (tokens[last - 1]?.end ?? 0);
  });
  const end = clause ? (tokens[clause.to - 1]?.end ?? 0) : offset;
  const after = here.find(({ start }) => start > offset && start < end);
  return after ? [after.id] : [];
}
