import { startTransition, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Item } from '../../../../worker/plans/contract';
import { isShown, type ListView, type ShownGroup } from '../items/packed';

const NONE: ReadonlySet<string> = new Set();

/** What of a list is shown, laid open, chosen. */
export const useListView = () => {
  const [view, setView] = useState<ListView>({ query: '', onlyUnpacked: false, showHidden: false });
  const [openItem, setOpenItem] = useState<string | null>(null);
  const [folded, setFolded] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [spareOpen, setSpareOpen] = useState(NONE);
  const [justPacked, setJustPacked] = useState(NONE);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const query = useDeferredValue(view.query).trim();
  const toggle = useCallback(
    (group: string, isOpen: boolean) => setFolded((known) => new Map(known).set(group, isOpen)),
    [],
  );
  const toggleSpare = useCallback(
    (group: string, isOpen: boolean) =>
      setSpareOpen((known) => new Set(isOpen ? [...known, group] : [...known].filter((each) => each !== group))),
    [],
  );
  const choose = useCallback(
    (ids: readonly string[], isChosen: boolean) =>
      setChosen((known) => {
        const next = new Set(known);
        for (const id of ids) {
          if (isChosen) next.add(id);
          else next.delete(id);
        }
        return next;
      }),
    [],
  );
  const arranging = useMemo(() => chosen && { chosen, onChoose: choose }, [chosen, choose]);
  const changeView = (next: ListView) => {
    if (next.onlyUnpacked !== view.onlyUnpacked) setJustPacked(NONE);
    setView(next);
  };
  const isNarrowed = view.onlyUnpacked || query !== '';
  return {
    view,
    query,
    openItem,
    setOpenItem,
    arranging,
    isNarrowed,
    toggle,
    toggleSpare,
    isSpareOpen: (group: string) => spareOpen.has(group),
    changeView,
    arrange: () => {
      setOpenItem(null);
      startTransition(() => setChosen((known) => (known ? null : NONE)));
    },
    isItemShown: (item: Item) => isShown(item, { ...view, query }, justPacked),
    /** A row that was just ticked stays, so that it does not vanish under the finger. */
    keepShown: (id: string) => view.onlyUnpacked && setJustPacked((known) => new Set(known).add(id)),
    isOpen: ({ category, share }: ShownGroup) =>
      isNarrowed || chosen !== null || (folded.get(category) ?? (share.percent < 100 || share.total === 0)),
    /** Nothing may cover a thing that was searched for. */
    reveal: (item: Item, group: string) => {
      toggle(group, true);
      setChosen(null);
      if (item.optional) setOpenItem(item.id);
      if (!isShown(item, { ...view, query }, justPacked)) {
        changeView({ query: '', onlyUnpacked: false, showHidden: view.showHidden || item.hidden });
      }
    },
  };
};
