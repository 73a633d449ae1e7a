import { useState } from 'react';
import type { CategoryGroup } from '../items/packed';

/** Lines that a category takes: its heading, its items, and the line to add one. */
const linesOf = (group: CategoryGroup): number => group.items.length + 2;

/** The categories of the first of two columns that are about equally long. */
const firstColumnOf = (groups: readonly CategoryGroup[]): ReadonlySet<string> => {
  const half = groups.reduce((sum, group) => sum + linesOf(group), 0) / 2;
  const first = new Set<string>();
  let lines = 0;
  for (const group of groups) {
    if (lines + linesOf(group) / 2 > half) break;
    first.add(group.category);
    lines += linesOf(group);
  }
  return first;
};

/** Whether a category stands in the first of the two columns; it keeps its column while items come and go. */
export const useColumns = (groups: readonly CategoryGroup[]): ((category: string) => boolean) => {
  const key = groups.map(({ category }) => category).join('\n');
  const [layout, setLayout] = useState(() => ({ key, first: firstColumnOf(groups) }));
  if (layout.key !== key) setLayout({ key, first: firstColumnOf(groups) });
  return (category) => layout.first.has(category);
};
