import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { queryClient } from './query';

/** What a change does to the data. It may run more than once over the same data, so twice must be the same as once. */
type Apply<Data> = (data: Data) => Data;

/** Changes of one kind of cached data that show at once, before the server has confirmed them. */
export interface OptimisticChanges<Data> {
  /** The cached data with every change that is still on its way on top. */
  useApplied: (queryKey: QueryKey, data: Data | undefined) => Data | undefined;
  /** The same outside a component. */
  applied: (queryKey: QueryKey, data: Data) => Data;
  /**
   * Shows a change, sends it, and resolves with the answer; rejects when sending failed, and the data is shown as it was
   * before. Changes of the same data are sent one after another, so that the last one wins. Once it is confirmed the
   * data is what `commit` makes of it and the answer, or what `apply` did.
   */
  run: <Answer>(
    queryKey: QueryKey,
    apply: Apply<Data>,
    send: () => Promise<Answer>,
    commit?: (known: Data, answer: Answer) => Data,
  ) => Promise<Answer>;
}

/**
 * Optimistic changes are kept beside the query cache and not in it: an answer that was already on its way when somebody
 * pressed a control would otherwise put the control back until the next answer.
 */
export const createOptimisticChanges = <Data>(): OptimisticChanges<Data> => {
  const none: readonly Apply<Data>[] = [];
  const pending = new Map<string, readonly Apply<Data>[]>();
  const sending = new Map<string, Promise<unknown>>();
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const update = (id: string, change: (known: readonly Apply<Data>[]) => readonly Apply<Data>[]) => {
    const next = change(pending.get(id) ?? none);
    if (next.length > 0) pending.set(id, next);
    else pending.delete(id);
    for (const listener of listeners) listener();
  };

  const applyAll = (changes: readonly Apply<Data>[], data: Data): Data =>
    changes.reduce((known, apply) => apply(known), data);

  return {
    useApplied: (queryKey, data) => {
      const id = hashKey(queryKey);
      const now = () => pending.get(id) ?? none;
      const changes = useSyncExternalStore(subscribe, now, now);
      return useMemo(() => (data === undefined ? undefined : applyAll(changes, data)), [data, changes]);
    },
    applied: (queryKey, data) => applyAll(pending.get(hashKey(queryKey)) ?? none, data),
    run: async (queryKey, apply, send, commit = apply) => {
      const id = hashKey(queryKey);
      update(id, (known) => [...known, apply]);
      const turn = (sending.get(id) ?? Promise.resolve()).then(send);
      const settled = turn.catch(() => undefined);
      sending.set(id, settled);
      try {
        const answer = await turn;
        // What is on its way may have been read before the change was made: it is dropped and asked for again.
        const wasAsking = queryClient.isFetching({ queryKey, exact: true }) > 0;
        await queryClient.cancelQueries({ queryKey, exact: true });
        queryClient.setQueryData<Data>(queryKey, (known) => known && commit(known, answer));
        if (wasAsking) void queryClient.invalidateQueries({ queryKey, exact: true });
        return answer;
      } finally {
        if (sending.get(id) === settled) sending.delete(id);
        update(id, (known) => known.filter((each) => each !== apply));
      }
    },
  };
};
