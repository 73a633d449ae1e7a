import type { Item } from '../../../../worker/plans/contract';
import type { SyncOutput } from '../../../../worker/plans/room/sync/contract';
import type { EditReport } from './edit-report';
import { EditSender, type SenderPort } from './edit-sender';
import { type ItemChange, type ItemEdit, withEdits } from '../items/item-edits';
import { newItemId } from '../offline/ids';

/** Where the edits of a plan are kept, where they go, and what they are made on. */
export interface EditorPort extends Pick<SenderPort, 'queue' | 'send' | 'withLock'> {
  /** Takes over how the server says that items stand. */
  accept: (output: SyncOutput) => void;
  /** The items as the server last had them. */
  confirmed: () => readonly Item[];
  /** Tells the other tabs of this browser that the queue is another one now. */
  changed: () => void;
}

/** How it stands with what was edited here. */
export interface SyncState {
  /** Edits that the server has not confirmed. */
  waiting: number;
  isSending: boolean;
  /** Nothing answered the last time. */
  isCut: boolean;
}

type NewsListener = (news: readonly EditReport[]) => void;

/**
 * Edits of one plan's items. An edit shows at once (`edits`), is kept in a queue that outlives the page, and goes when
 * the server confirmed or refused it: see {@link EditSender}. A refused edit is rolled back and reported.
 */
export class ItemEditor {
  #edits: readonly ItemEdit[] = [];
  #state: SyncState = { waiting: 0, isSending: false, isCut: false };
  readonly #listeners = new Set<() => void>();
  readonly #newsListeners = new Set<NewsListener>();
  #storing: Promise<void> = Promise.resolve();
  readonly #sender: EditSender;

  constructor(private readonly port: EditorPort) {
    const { queue, send, withLock } = port;
    this.#sender = new EditSender({
      queue,
      send,
      withLock,
      stored: () => this.#storing,
      settle: (edits, output) => this.#settle(edits, output),
      emptied: () => this.reload(),
      setState: (part) => this.#setState(part),
      notify: (news) => this.#notify(news),
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Listens for what is reported to the traveller: of a queue that was sent, all at once. */
  onNews = (listener: NewsListener): (() => void) => {
    this.#newsListeners.add(listener);
    return () => this.#newsListeners.delete(listener);
  };

  /** The unconfirmed edits, oldest first; a new array whenever it changes. */
  edits = (): readonly ItemEdit[] => this.#edits;

  /** A new object whenever it changes. */
  state = (): SyncState => this.#state;

  change(id: string, change: ItemChange): void {
    const item = this.#find(id);
    this.#add({ kind: 'change', ...this.#named(id, item), base: item?.revision ?? 0, change });
  }

  /** Adds an item at the end of the list, where the server will put it too; returns its id. */
  add(input: Pick<Item, 'name' | 'quantity' | 'category'>): string {
    const id = newItemId();
    const last = withEdits(this.port.confirmed(), this.#edits).at(-1);
    const position = (last?.position ?? -1) + 1;
    const item: Item = {
      ...input,
      id,
      reason: '',
      origin: 'user',
      packed: false,
      packedBy: null,
      hidden: false,
      position,
      revision: 0,
      for: [],
      bag: null,
      optional: false,
      weightGrams: null,
    };
    this.#add({ kind: 'add', ...this.#named(id, item), item });
    return id;
  }

  /** Takes an item off the list. */
  remove(id: string): void {
    this.#add({ kind: 'remove', ...this.#named(id, this.#find(id)) });
  }

  /** Puts a removed item back where it was; `order` are the ids of the list it was taken from. */
  restore(item: Item, order: readonly string[]): void {
    this.#add({ kind: 'restore', ...this.#named(item.id, item), item, order });
  }

  /** Puts back an item that was removed elsewhere, of which nothing is known here any more. */
  putBack(id: string, name: string): void {
    this.#add({ kind: 'putBack', key: crypto.randomUUID(), id, name });
  }

  /** Takes up what an earlier page, or another tab, left in the queue, and drops what another tab has sent. */
  async reload(): Promise<void> {
    const mine = new Set(this.#edits.map(({ key }) => key));
    await this.#storing;
    const kept = await this.port.queue.list();
    const known = new Set(kept.map(({ key }) => key));
    // What was added in between is not in the list yet.
    this.#publish([...kept, ...this.#edits.filter(({ key }) => !known.has(key) && !mine.has(key))]);
  }

  /** Sends what waits; resolves when it was answered, or cannot be sent now. */
  flush = (): Promise<void> => this.#sender.flush();

  /** Stops trying again by itself. */
  stop(): void {
    this.#sender.stop();
  }

  #find(id: string): Item | undefined {
    return withEdits(this.port.confirmed(), this.#edits).find((item) => item.id === id);
  }

  #named(id: string, item: Item | undefined) {
    return { key: crypto.randomUUID(), id, name: item?.name ?? '' };
  }

  #add(edit: ItemEdit): void {
    this.#publish([...this.#edits, edit]);
    this.#storing = this.#storing.then(async () => {
      if (!(await this.port.queue.add(edit))) this.#notify([{ kind: 'unkept' }]);
      this.port.changed();
    });
    void this.flush();
  }

  /** Takes edits out of the queue and off the list. */
  async #settle(edits: readonly ItemEdit[], output?: SyncOutput): Promise<void> {
    await this.port.queue.remove(edits.map(({ key }) => key));
    // Confirmed first: between the two the list would jump back for a moment.
    if (output) this.port.accept(output);
    const settled = new Set(edits.map(({ key }) => key));
    this.#publish(this.#edits.filter(({ key }) => !settled.has(key)));
    this.port.changed();
  }

  #publish(edits: readonly ItemEdit[]): void {
    this.#edits = edits;
    this.#setState({ waiting: edits.length });
  }

  #setState(part: Partial<SyncState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  #notify(news: readonly EditReport[]): void {
    for (const listener of this.#newsListeners) listener(news);
  }
}
