import { useState } from 'react';
import type { Item } from '../../../../worker/plans/contract';
import type { ListActions } from '../list/use-list-actions';
import { packQueue } from './pack-queue';

/** What was done with a thing, to be taken back. */
type Done = { id: string } & ({ did: 'packed' } | { did: 'left' } | { did: 'put off'; later: readonly string[] });

/** Packing one thing after the other: the one that is asked about, and what can be answered. */
export const usePacking = (items: readonly Item[], actions: Pick<ListActions, 'change'>) => {
  const [later, setLater] = useState<readonly string[]>([]);
  const [done, setDone] = useState<readonly Done[]>([]);
  const [askedId, setAsked] = useState<string>();
  const queue = packQueue(items, later);
  // What somebody else unticks further up does not push away what one looks at.
  const item = queue.find(({ id }) => id === askedId) ?? queue[0];
  if (item && item.id !== askedId) setAsked(item.id);
  const answer = (step: Done) => {
    setDone([...done, step]);
    setAsked(undefined);
  };
  return {
    item,
    left: queue.length,
    canGoBack: done.length > 0,
    pack: () => {
      if (!item) return;
      actions.change(item, { packed: true });
      answer({ id: item.id, did: 'packed' });
    },
    putOff: () => {
      if (!item) return;
      setLater([...later.filter((id) => id !== item.id), item.id]);
      answer({ id: item.id, did: 'put off', later });
    },
    leave: () => {
      if (!item) return;
      actions.change(item, { hidden: true });
      answer({ id: item.id, did: 'left' });
    },
    back: () => {
      const last = done.at(-1);
      const thing = items.find(({ id }) => id === last?.id);
      setDone(done.slice(0, -1));
      if (!last || !thing) return;
      if (last.did === 'packed') actions.change(thing, { packed: false });
      else if (last.did === 'left') actions.change(thing, { hidden: false });
      else setLater(last.later);
      setAsked(last.id);
    },
  };
};
