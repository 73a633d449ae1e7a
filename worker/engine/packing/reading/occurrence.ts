/** Where the words state a fact. */
import type { Tag } from '../tags';
import { quoteOf } from './instructions';
import type { SentenceView } from './view';

/** One place in the words that states a fact. */
export interface Occurrence {
  tag: Tag;
  view: SentenceView;
  /** Index of its clause in the view, -1 where it is in none. */
  clause: number;
  /** Offsets in the original text, `end` exclusive. */
  start: number;
  end: number;
  /** The words around it, fit to be shown. */
  quote: () => string | undefined;
}

/** A match in the words as a place that states a fact. */
export const occurrenceOf = (
  original: string,
  tag: Tag,
  view: SentenceView,
  { start, end }: { start: number; end: number },
): Occurrence => {
  const { tokens } = view.sentence;
  const span = (from: number, to: number) => ({ start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 });
  const match = span(start, end);
  const position = view.clauses.findIndex(({ from, to }) => start >= from && start < to);
  const clause = view.clauses[position];
  const around = clause ? span(clause.from, Math.max(clause.to, end)) : match;
  return { tag, view, clause: position, ...match, quote: () => quoteOf(original, around, match.start, match.end) };
};
