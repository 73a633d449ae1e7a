import type { Env } from '../../platform/env';
import { newId } from '../../platform/db/id';
import { AppError } from '../../platform/http/errors';
import { type AddItemInput, type ChangeItemInput, type Item, PLAN_MESSAGES } from '../contract';
import type { SyncEdit } from '../room/sync/contract';
import { type Editor, applySingleEdit } from '../room/service';

/**
 * One edit made by itself: what it changes goes the same way as a device's queue. Its base is the newest state there
 * can be, so that it conflicts with nobody.
 */
const editOne = async (env: Env, editor: Editor, planId: string, edit: SyncEdit): Promise<Item | undefined> => {
  const { items, results } = await applySingleEdit(env, editor, planId, edit);
  const outcome = results[0]?.outcome;
  if (outcome === 'full') throw new AppError('validation_failed', { fields: { name: PLAN_MESSAGES.tooManyItems } });
  if (outcome !== 'applied') throw new AppError('not_found');
  return items[0];
};

const itemOf = (item: Item | undefined): Item => {
  if (!item) throw new AppError('not_found');
  return item;
};

/** Adds a traveller's own item at the end of a finished plan; refuses one more than the limit also when racing. */
export const addItem = async (env: Env, editor: Editor, planId: string, input: AddItemInput): Promise<Item> =>
  itemOf(
    await editOne(env, editor, planId, { kind: 'add', id: crypto.randomUUID(), itemId: newId('item'), item: input }),
  );

/** Changes an item and remembers which of its fields the traveller has set. */
export const changeItem = async (
  env: Env,
  editor: Editor,
  planId: string,
  itemId: string,
  change: ChangeItemInput,
): Promise<Item> =>
  itemOf(
    await editOne(env, editor, planId, {
      kind: 'change',
      id: crypto.randomUUID(),
      itemId,
      base: Number.MAX_SAFE_INTEGER,
      change,
    }),
  );

/** Removes an item; for a day it can be put back. */
export const removeItem = async (env: Env, editor: Editor, planId: string, itemId: string): Promise<void> => {
  await editOne(env, editor, planId, { kind: 'remove', id: crypto.randomUUID(), itemId });
};

/** Puts a removed item back as it was. An item that was not removed is answered as it is. */
export const restoreItem = async (env: Env, editor: Editor, planId: string, itemId: string): Promise<Item> =>
  itemOf(await editOne(env, editor, planId, { kind: 'restore', id: crypto.randomUUID(), itemId }));
