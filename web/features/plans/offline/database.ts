import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import type { Luggage } from '../../../../worker/plans/luggage/contract';
import type { Plan } from '../../../../worker/plans/contract';
import type { ItemEdit } from '../items/item-edits';

/** What this device keeps, by store. Everything says whose it is. */
interface Schema extends DBSchema {
  /** Plans that were opened, to read without a network; the higher `opened`, the later. Of some the luggage, too. */
  plans: {
    key: [userId: string, planId: string];
    value: { userId: string; planId: string; opened: number; plan: Plan; luggage?: Luggage };
  };
  /** Edits that wait to be sent, in the order of `seq`, which the database counts. */
  edits: {
    key: number;
    value: { userId: string; planId: string; seq?: number; edit: ItemEdit };
    indexes: { plan: [userId: string, planId: string] };
  };
}

export type StoreName = 'plans' | 'edits';
/** A row of one store. */
export type Stored<Name extends StoreName> = Schema[Name]['value'];

let opening: Promise<IDBPDatabase<Schema>> | null = null;
const forget = (): void => {
  opening = null;
};

const open = async (): Promise<IDBPDatabase<Schema>> => {
  const database = await openDB<Schema>('valija', 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('plans', { keyPath: ['userId', 'planId'] });
      fresh
        .createObjectStore('edits', { keyPath: 'seq', autoIncrement: true })
        .createIndex('plan', ['userId', 'planId']);
    },
    // A newer build in another tab wants to change it.
    blocking: () => (database.close(), forget()),
    terminated: forget,
  });
  return database;
};

/**
 * The database of this device, opened once; the next call tries again when it could not be opened, or was closed.
 * Rejects where storage is off; what is written there rejects when there is no room (`QuotaExceededError`).
 */
export const openDatabase = (): Promise<IDBPDatabase<Schema>> => {
  opening ??= open().catch((error: unknown) => {
    forget();
    throw error;
  });
  return opening;
};

/** Runs `work` in one transaction and resolves once it is on the device. */
export const change = async <Name extends StoreName>(
  name: Name,
  work: (store: IDBPObjectStore<Schema, [Name], Name, 'readwrite'>) => Promise<void>,
): Promise<void> => {
  const { store, done } = (await openDatabase()).transaction(name, 'readwrite');
  await Promise.all([work(store), done]);
};
