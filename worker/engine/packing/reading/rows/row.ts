/**
 * One row of the reader: which words mean which fact. `en` and `es` are phrases separated by commas, folded (no capitals,
 * no accents); the signs (`*`, `/`, `( )`, `..`, `#`) are explained in `../phrases.ts`. Both languages are always tried,
 * since a Spanish text may say "trekking" and an English one "tapas".
 */
import type { RefusedTopic, Tag } from '../../tags';

export interface Row {
  /** The fact. A row without one only keeps its phrase from being read as something else ("hot dog"). */
  tag?: Tag;
  /** Further facts that follow from the same words. */
  also?: readonly Tag[];
  /** What a "no" before it refuses; an `activity:` refuses itself without being told. */
  refuse?: RefusedTopic;
  /** The fact that a "no" before it states instead ("no longer needs nappies"). */
  denied?: Tag;
  en?: string;
  es?: string;
}
