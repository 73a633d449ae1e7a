import type { ItemEdit } from '../items/item-edits';
import { answerOf, type Stores, transact } from './database';

/** The edits of one plan that wait to be sent, in their order. */
export interface EditQueue {
  list: () => Promise<readonly ItemEdit[]>;
  /** Resolves with whether the edit outlives the page. */
  add: (edit: ItemEdit) => Promise<boolean>;
  remove: (keys: readonly string[]) => Promise<void>;
}

type Row = Stores['edits'];

const rowsOf = (store: IDBObjectStore, userId: string, planId: string): Promise<Row[]> =>
  answerOf<Row[]>(store.index('plan').getAll([userId, planId]));

/**
 * A queue on this device, shared by all tabs. What the device has no room for, or keeps nothing at all of, waits in
 * memory behind it.
 */
export const openQueue = (userId: string, planId: string): EditQueue => {
  let unkept: readonly ItemEdit[] = [];
  return {
    list: async () => {
      const rows = await transact('edits', 'readonly', (store) => rowsOf(store, userId, planId)).catch(() => []);
      return [...rows.map(({ edit }) => edit), ...unkept];
    },
    add: async (edit) => {
      try {
        // Behind one that is only in memory it would be sent before it.
        if (unkept.length > 0) throw new Error('the device is full');
        await transact('edits', 'readwrite', (store) => answerOf(store.add({ userId, planId, edit } satisfies Row)));
        return true;
      } catch {
        unkept = [...unkept, edit];
        return false;
      }
    },
    remove: async (keys) => {
      const gone = new Set(keys);
      unkept = unkept.filter(({ key }) => !gone.has(key));
      await transact('edits', 'readwrite', async (store) => {
        for (const { seq, edit } of await rowsOf(store, userId, planId)) {
          if (seq !== undefined && gone.has(edit.key)) store.delete(seq);
        }
      }).catch(() => undefined);
    },
  };
};

/** The plans of a person that have edits waiting on this device. */
export const plansWithEdits = async (userId: string): Promise<string[]> => {
  const rows = await transact('edits', 'readonly', (store) => answerOf<Row[]>(store.getAll())).catch(() => []);
  return [...new Set(rows.filter((row) => row.userId === userId).map(({ planId }) => planId))];
};
