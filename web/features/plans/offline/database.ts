import type { Luggage } from '../../../../worker/plans/luggage/contract';
import type { Plan } from '../../../../worker/plans/contract';
import type { ItemEdit } from '../items/item-edits';

const NAME = 'valija';
const VERSION = 1;

/** What this device keeps, by store. Everything says whose it is. */
export interface Stores {
  /** Plans that were opened, to read without a network; the higher `opened`, the later. Of some the luggage, too. */
  plans: { userId: string; planId: string; opened: number; plan: Plan; luggage?: Luggage };
  /** Edits that wait to be sent, in the order of `seq`, which the database counts. */
  edits: { userId: string; planId: string; seq?: number; edit: ItemEdit };
}

const upgrade = (database: IDBDatabase): void => {
  database.createObjectStore('plans', { keyPath: ['userId', 'planId'] });
  const edits = database.createObjectStore('edits', { keyPath: 'seq', autoIncrement: true });
  edits.createIndex('plan', ['userId', 'planId']);
};

let opening: Promise<IDBDatabase> | null = null;
const forget = (): void => {
  opening = null;
};

/** Opens the database, once; the next call tries again when it could not be opened, or was closed. */
const open = (): Promise<IDBDatabase> => {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => upgrade(request.result));
    request.addEventListener('success', () => {
      const database = request.result;
      // A newer build in another tab wants to change it.
      database.addEventListener('versionchange', () => (database.close(), forget()));
      database.addEventListener('close', forget);
      resolve(database);
    });
    request.addEventListener('error', () => (forget(), reject(request.error ?? new Error('no database'))));
    request.addEventListener('blocked', () => (forget(), reject(new Error('the database is blocked'))));
  });
  return opening;
};

/** The answer to one request of a transaction. */
export const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the request failed')));
  });

/**
 * Runs `work` in one transaction and resolves once it is on the device. Rejects when there is no database here (storage
 * is off) or no room (`QuotaExceededError`).
 */
export const transact = async <Result>(
  store: keyof Stores,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> => {
  const transaction = (await open()).transaction(store, mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
  });
  const [result] = await Promise.all([work(transaction.objectStore(store)), done]);
  return result;
};
