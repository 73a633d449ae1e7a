import type { ItemEdit } from '../items/item-edits';
import { change, openDatabase } from './database';

/** The edits of one plan that wait to be sent, in their order. */
export interface EditQueue {
  list: () => Promise<readonly ItemEdit[]>;
  /** Resolves with whether the edit outlives the page. */
  add: (edit: ItemEdit) => Promise<boolean>;
  remove: (keys: readonly string[]) => Promise<void>;
}

/**
 * A queue on this device, shared by all tabs. What the device has no room for, or keeps nothing at all of, waits in
 * memory behind it.
 */
export const openQueue = (userId: string, planId: string): EditQueue => {
  let unkept: readonly ItemEdit[] = [];
  return {
    list: async () => {
      const rows = await openDatabase()
        .then((database) => database.getAllFromIndex('edits', 'plan', [userId, planId]))
        .catch(() => []);
      return [...rows.map(({ edit }) => edit), ...unkept];
    },
    add: async (edit) => {
      try {
        // Behind one that is only in memory it would be sent before it.
        if (unkept.length > 0) throw new Error('the device is full');
        await (await openDatabase()).add('edits', { userId, planId, edit });
        return true;
      } catch {
        unkept = [...unkept, edit];
        return false;
      }
    },
    remove: async (keys) => {
      const gone = new Set(keys);
      unkept = unkept.filter(({ key }) => !gone.has(key));
      await change('edits', async (store) => {
        for (const { seq, edit } of await store.index('plan').getAll([userId, planId])) {
          if (seq !== undefined && gone.has(edit.key)) await store.delete(seq);
        }
      }).catch(() => undefined);
    },
  };
};

/** The plans of a person that have edits waiting on this device. */
export const plansWithEdits = async (userId: string): Promise<string[]> => {
  const rows = await openDatabase()
    .then((database) => database.getAll('edits'))
    .catch(() => []);
  return [...new Set(rows.filter((row) => row.userId === userId).map(({ planId }) => planId))];
};
