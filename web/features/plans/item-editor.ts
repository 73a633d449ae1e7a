import { PLAN_LIMITS, type Item } from '../../../worker/plans/contract';
import type { ItemChange, ItemEdit } from './item-edits';

/** The server's side of an edit; each rejects when the edit did not happen. */
export interface ItemTransport {
  change: (id: string, change: ItemChange) => Promise<Item>;
  add: (item: Pick<Item, 'name' | 'quantity' | 'category'>) => Promise<Item>;
  remove: (id: string) => Promise<void>;
  restore: (id: string) => Promise<Item>;
}

export interface ItemEditorEvents {
  /** The server has an item so now; `order` says where it goes when it was not there. */
  onSaved: (item: Item, order?: readonly string[]) => void;
  onRemoved: (id: string) => void;
}

/** Hears of an edit that was rolled back because of `error`. */
type FailureListener = (error: unknown, edit: ItemEdit) => void;

/** Items that the server does not know yet have ids of this form. */
const NEW = 'new-';
/** Where an added item is until the server says it. */
const END = PLAN_LIMITS.position;

/**
 * Sends the edits of one plan's items. An edit shows at once (`edits`), is sent behind earlier ones of the same item,
 * and goes when the server confirmed or refused it. Changes that wait for their turn are sent as one, so ten taps on
 * "+" make two requests.
 */
export class ItemEditor {
  #edits: readonly ItemEdit[] = [];
  #counter = 0;
  #listeners = new Set<() => void>();
  #failureListeners = new Set<FailureListener>();
  /** Of each item: the end of what has been sent for it. */
  #tails = new Map<string, Promise<void>>();
  /** Keys of changes that are on their way and take no more. */
  #sent = new Set<number>();
  /** Items that the server removed here, and may restore. */
  #removed = new Set<string>();
  /** Server ids of added items, by the id they had here. */
  #ids = new Map<string, string>();

  constructor(
    private readonly transport: ItemTransport,
    private readonly events: ItemEditorEvents,
  ) {}

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  onFailed = (listener: FailureListener): (() => void) => {
    this.#failureListeners.add(listener);
    return () => this.#failureListeners.delete(listener);
  };

  /** The unconfirmed edits, oldest first; a new array whenever it changes. */
  edits = (): readonly ItemEdit[] => this.#edits;

  /** A name for the item's row that stays when the server gives an added item its id. */
  rowKey(id: string): string {
    for (const [local, server] of this.#ids) if (server === id) return local;
    return id;
  }

  change(rowId: string, change: ItemChange): void {
    const id = this.#serverId(rowId);
    const waiting = this.#edits.findLast((edit) => edit.kind === 'change' && edit.id === id);
    if (waiting?.kind === 'change' && !this.#sent.has(waiting.key)) {
      const merged = { ...waiting, change: { ...waiting.change, ...change } };
      this.#publish(this.#edits.map((edit) => (edit.key === waiting.key ? merged : edit)));
      return;
    }
    const { key } = this.#push({ kind: 'change', key: this.#nextKey(), id, change });
    this.#queue(id, key, async (edit) => {
      if (edit.kind !== 'change') return;
      this.#sent.add(key);
      const item = await this.transport.change(this.#serverId(id), edit.change);
      this.#settle(edit, () => this.events.onSaved(item));
    });
  }

  /** Adds an item at the end of its category; gives the id it has until the server names it. */
  add(input: Pick<Item, 'name' | 'quantity' | 'category'>): string {
    const key = this.#nextKey();
    const id = `${NEW}${key}`;
    const item: Item = { ...input, id, reason: '', origin: 'user', packed: false, packedBy: null, hidden: false, position: END, revision: 0 };
    this.#push({ kind: 'add', key, id, item });
    this.#queue(id, key, async (edit) => {
      const saved = await this.transport.add(input);
      this.#ids.set(id, saved.id);
      this.#rename(id, saved.id);
      this.#settle(edit, () => this.events.onSaved(saved));
    });
    return id;
  }

  /** Takes an item off the list. */
  remove(rowId: string): void {
    const id = this.#serverId(rowId);
    const { key } = this.#push({ kind: 'remove', key: this.#nextKey(), id });
    this.#queue(id, key, async (edit) => {
      await this.transport.remove(this.#serverId(id));
      this.#removed.add(this.#serverId(id));
      this.#settle(edit, () => this.events.onRemoved(this.#serverId(id)));
    });
  }

  /** Puts a removed item back where it was; `order` are the ids of the list it was taken from. */
  restore(item: Item, order: readonly string[]): void {
    const id = this.#serverId(item.id);
    const { key } = this.#push({ kind: 'restore', key: this.#nextKey(), id, item: { ...item, id }, order });
    this.#queue(id, key, async (edit) => {
      // A removal that was refused has left the item where it was.
      if (!this.#removed.delete(edit.id)) {
        this.#settle(edit, () => undefined);
        return;
      }
      const restored = await this.transport.restore(edit.id);
      this.#settle(edit, () => this.events.onSaved(restored, order));
    });
  }

  /** Resolves when everything that was asked for up to now has been answered. */
  async idle(): Promise<void> {
    while (this.#tails.size > 0) await Promise.all(this.#tails.values());
  }

  #nextKey(): number {
    this.#counter += 1;
    return this.#counter;
  }

  #serverId(id: string): string {
    return this.#ids.get(id) ?? id;
  }

  #publish(edits: readonly ItemEdit[]): void {
    this.#edits = edits;
    for (const listener of this.#listeners) listener();
  }

  #push(edit: ItemEdit): ItemEdit {
    this.#publish([...this.#edits, edit]);
    return edit;
  }

  /** Later edits of an added item follow it to the id the server gave it. */
  #rename(from: string, to: string): void {
    this.#edits = this.#edits.map((edit) => {
      if (edit.id !== from || edit.kind === 'add') return edit;
      return edit.kind === 'restore' ? { ...edit, id: to, item: { ...edit.item, id: to } } : { ...edit, id: to };
    });
  }

  #queue(id: string, key: number, send: (edit: ItemEdit) => Promise<void>): void {
    const before = this.#tails.get(id) ?? Promise.resolve();
    const tail = before.then(async () => {
      const edit = this.#edits.find((candidate) => candidate.key === key);
      if (!edit) return;
      try {
        await send(edit);
      } catch (error) {
        this.#fail(edit, error);
      }
    });
    this.#tails.set(id, tail);
    void tail.then(() => {
      if (this.#tails.get(id) === tail) this.#tails.delete(id);
    });
  }

  #settle(edit: ItemEdit, confirm: () => void): void {
    this.#sent.delete(edit.key);
    // Confirmed first: between the two the list would jump back for a moment.
    confirm();
    this.#publish(this.#edits.filter((candidate) => candidate.key !== edit.key));
  }

  #fail(edit: ItemEdit, error: unknown): void {
    this.#sent.delete(edit.key);
    // What was to follow an item that could not be added cannot happen either.
    const gone = (candidate: ItemEdit) =>
      candidate.key === edit.key || (edit.kind === 'add' && candidate.id === edit.id);
    this.#publish(this.#edits.filter((candidate) => !gone(candidate)));
    for (const listener of this.#failureListeners) listener(error, edit);
  }
}
