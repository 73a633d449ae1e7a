/** An editor of items with a queue and a server that can be offline. */
import type { Item } from '../../../../worker/plans/contract';
import { testItem } from '../../../../worker/plans/item.fixture';
import type { SyncEdit, SyncOutput } from '../../../../worker/plans/room/sync/contract';
import { ApiError } from '../../../api/error';
import { acceptStates } from '../accept-states';
import { type ItemEdit, withEdits } from '../items/item-edits';
import { type EditorPort, ItemEditor } from './item-editor';
import type { EditQueue } from '../offline/edit-queue';

/** An item of a plan. */
export const item = (id: string, part: Partial<Item> = {}): Item => testItem(id, { reason: 'because', ...part });

/** Items in one order. */
export const byId = (list: readonly Item[]) => list.toSorted((one, other) => one.id.localeCompare(other.id));

/** A queue as a device keeps it, that several editors (tabs, or a later page) can share. */
export const newQueue = (isFull = false): EditQueue & { rows: ItemEdit[] } => {
  const queue = {
    rows: [] as ItemEdit[],
    list: async () => [...queue.rows],
    add: async (edit: ItemEdit) => {
      await Promise.resolve();
      queue.rows.push(edit);
      return !isFull;
    },
    remove: async (keys: readonly string[]) => {
      queue.rows = queue.rows.filter(({ key }) => !keys.includes(key));
    },
  };
  return queue;
};

/** What a call without a network throws. */
export const offline = () => new ApiError('network', { status: 0 });
/** What a call that the server refuses throws. */
export const refusal = () => new ApiError('validation_failed', { status: 422 });

/** A server in memory by the rules of worker/plans/room/sync/, that answers after a turn; `fails` says how a call fails. */
export const newServer = (start: readonly Item[]) => {
  const items = new Map(start.map((each) => [each.id, each]));
  const bin = new Map<string, Item>();
  const done = new Map<string, SyncOutput['results'][number]>();
  let revision = 0;
  const apply = (edit: SyncEdit): SyncOutput['results'][number] => {
    const known = done.get(edit.id);
    if (known) return known;
    const there = items.get(edit.itemId);
    const back = bin.get(edit.itemId);
    const result = { id: edit.id, itemId: edit.itemId, outcome: 'applied' as const, conflicts: [] };
    if (edit.kind === 'add')
      items.set(edit.itemId, item(edit.itemId, { ...edit.item, origin: 'user', reason: '', position: 500, revision }));
    else if (edit.kind === 'restore' && back) items.set(edit.itemId, { ...back, revision });
    else if (!there) return { ...result, outcome: 'gone' };
    else if (edit.kind === 'change') items.set(edit.itemId, { ...there, ...withoutGaps(edit.change), revision });
    else if (edit.kind === 'remove') {
      items.delete(edit.itemId);
      bin.set(edit.itemId, there);
    }
    done.set(edit.id, result);
    return result;
  };
  return {
    items,
    sync: async (edits: readonly SyncEdit[]): Promise<SyncOutput> => {
      revision += 1;
      const results = edits.map(apply);
      const ids = [...new Set(edits.map(({ itemId }) => itemId))];
      return {
        revision,
        results,
        items: ids.flatMap((id) => items.get(id) ?? []),
        removed: ids.filter((id) => !items.has(id)),
      };
    },
  };
};
const withoutGaps = (change: object): Partial<Item> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

interface Surroundings extends Pick<EditorPort, 'withLock'> {
  server: ReturnType<typeof newServer>;
  queue: ReturnType<typeof newQueue>;
}

/** An editor on a server and a queue of its own unless they are given; `fails` gives the error of a call. */
export const setUp = (
  start: Item[],
  fails: (call: number, edits: readonly SyncEdit[]) => Error | undefined = () => undefined,
  { server = newServer(start), queue = newQueue(), withLock = (work) => work() }: Partial<Surroundings> = {},
) => {
  const calls: SyncEdit[][] = [];
  let confirmed = { revision: 0, items: [...start] };
  const editor = new ItemEditor({
    queue,
    send: async (edits) => {
      calls.push(edits);
      const call = calls.length;
      await new Promise((resolve) => setTimeout(resolve, call % 3));
      const failure = fails(call, edits);
      if (failure) throw failure;
      return server.sync(edits);
    },
    accept: (output) => (confirmed = { ...confirmed, ...acceptStates(confirmed, output, new Map()) }),
    confirmed: () => confirmed.items,
    withLock,
    changed: () => undefined,
  });
  const news: string[] = [];
  editor.onNews((all) =>
    news.push(...all.map((each) => ('edit' in each ? `${each.kind}: ${each.edit.kind} ${each.edit.name}` : each.kind))),
  );
  const shown = () => withEdits(confirmed.items, editor.edits());
  return { editor, server, queue, calls, news, shown };
};
