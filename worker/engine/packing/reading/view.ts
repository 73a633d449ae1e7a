/** One sentence with all that was worked out about its words. */
import type { Clause } from './clauses';
import type { Marks } from './polarity';
import type { Sentence } from './text';

export interface SentenceView {
  sentence: Sentence;
  clauses: readonly Clause[];
  marks: Marks;
  /** By clause: it is about somebody who stays behind. */
  away: readonly boolean[];
  /** By clause: its subject is somebody else than the writer, whether they travel or not. */
  others: readonly boolean[];
}
