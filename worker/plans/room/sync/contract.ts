import * as z from 'zod/mini';
import { addItemInput, changeItemInput, item } from '../../contract';
import { SYNC_LIMITS } from './limits';

export * from './limits';

/** A random name: of a device, or of one edit. */
const name = z.string().check(z.regex(/^[\w-]{8,64}$/));
const itemId = z.string().check(z.minLength(1), z.maxLength(64));
/** What the device makes up for an item of its own, in the form of the server's ids. */
const newItemId = z.string().check(z.regex(/^item_[0-9a-hjkmnp-tv-z]{20}$/));
/** Revision of the item that the edit was made on. */
const base = z.number().check(z.int(), z.gte(0));

const itemEdit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('change'), id: name, itemId, base, change: changeItemInput }),
  z.object({ kind: z.literal('add'), id: name, itemId: newItemId, item: addItemInput }),
  z.object({ kind: z.literal('remove'), id: name, itemId }),
  z.object({ kind: z.literal('restore'), id: name, itemId }),
]);
/** One edit of one item. `id` names it, so that it counts once however often it is sent. */
export type SyncEdit = z.infer<typeof itemEdit>;

/** `POST /api/plans/:id/sync`: edits in the order in which they were made. */
export const syncInput = z.object({
  /** Names the device, so that its own earlier edits are no conflict. */
  clientId: name,
  edits: z.array(itemEdit).check(z.minLength(1), z.maxLength(SYNC_LIMITS.edits)),
});
export type SyncInput = z.infer<typeof syncInput>;

/** What became of an edit. */
const editResult = z.object({
  id: z.string(),
  itemId: z.string(),
  /** `gone`: the item was removed, or was never there. `full`: the plan has no room for it. */
  outcome: z.enum(['applied', 'gone', 'full']),
  /** Fields that somebody else had set since `base`. This edit came later and stands; `theirs` is what it replaced. */
  conflicts: z.array(
    z.object({
      field: z.enum(['name', 'quantity', 'category', 'packed', 'hidden']),
      theirs: z.union([z.string(), z.number(), z.boolean()]),
    }),
  ),
});
export type EditResult = z.infer<typeof editResult>;

/** How items stand after something was accepted; whatever is not named stayed as it was. */
const itemStates = { revision: z.number(), items: z.array(item), removed: z.array(z.string()) };

/** 200 of `POST /api/plans/:id/sync`: a result for each edit, and how the items it names stand now. */
export const syncOutput = z.object({ ...itemStates, results: z.array(editResult) });
export type SyncOutput = z.infer<typeof syncOutput>;

/** The messages of `GET /api/plans/:id/live`. */
export const liveMessage = z.discriminatedUnion('type', [
  /** An edit was accepted; `clientId` is the device that made it. */
  z.object({ type: z.literal('items'), clientId: z.string(), ...itemStates }),
  /** Something else about the plan changed: ask for it again. */
  z.object({ type: z.literal('changed') }),
  /** Its bags, or what is in which, changed: its owner may ask for the luggage again. */
  z.object({ type: z.literal('luggage') }),
  /** The plan was deleted. */
  z.object({ type: z.literal('deleted') }),
]);
export type LiveMessage = z.infer<typeof liveMessage>;

/** What is only said to have changed, to be asked for again. */
export type Announcement = Extract<LiveMessage, { type: 'changed' | 'luggage' }>['type'];
