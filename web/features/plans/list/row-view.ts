import { createContext } from 'react';
import type { BagId, Grouping } from '../items/grouping';

/** How the rows of a list are drawn. */
export interface RowView {
  /** What the groups say already is not said again on each row. */
  by: Grouping;
  reasons: boolean;
  /** The bag that most things travel in. */
  usualBag: BagId;
}

export const RowViewContext = createContext<RowView>({ by: 'category', reasons: true, usualBag: 'bag' });
