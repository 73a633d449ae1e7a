import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Item } from '../../../../worker/plans/contract';
import { foundItemId } from '../search/use-show-found-item';

/** The thing that a search led to, once it is on the list, and once for each search. */
export const useHighlightedItem = (items: readonly Item[]): Item | undefined => {
  const { state, key } = useLocation();
  const [revealed, setRevealed] = useState('');
  const id = foundItemId(state);
  const item = id === undefined || revealed === key ? undefined : items.find((each) => each.id === id);
  if (item) setRevealed(key);
  return item;
};
