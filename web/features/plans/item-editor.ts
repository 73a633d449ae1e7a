import { type Item, PLAN_LIMITS } from '../../../worker/plans/contract';
import { type EditResult, SYNC_LIMITS, type SyncEdit, type SyncOutput } from '../../../worker/plans/sync/contract';
import { isApiError } from '../../api/error';
import { type ItemChange, type ItemEdit, toSyncEdit, withEdits } from './item-edits';
import type { EditQueue } from './offline/edit-queue';
import { newItemId } from './offline/ids';

/** Where the edits of a plan are kept, where they go, and what they are made on. */
export interface EditorPort {
  queue: EditQueue;
  /** Sends edits in their order; rejects when they were not taken. */
  send: (edits: SyncEdit[]) => Promise<SyncOutput>;
  /** Takes over how the server says that items stand. */
  accept: (output: SyncOutput) => void;
  /** The items as the server last had them. */
  confirmed: () => readonly Item[];
  /** Runs `work` while no other tab of this browser sends edits of the plan. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
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

/** What a traveller has to be told of an edit. */
export type EditNews =
  | { kind: 'refused'; edit: ItemEdit; error: unknown }
  /** The item was removed elsewhere. */
  | { kind: 'gone'; edit: ItemEdit }
  /** The plan has no room for it. */
  | { kind: 'full'; edit: ItemEdit }
  /** Somebody else had set the field meanwhile; this edit came later and stands. */
  | { kind: 'conflict'; edit: ItemEdit; conflict: EditResult['conflicts'][number] }
  /** This edit is lost when the page is closed before it is sent: the device keeps nothing more. */
  | { kind: 'unkept' }
  /** The plan was deleted, and with it what was not sent. */
  | { kind: 'planGone' };

/** `cut`: nothing answered, or not now. */
type Outcome = 'sent' | 'empty' | 'cut';

type NewsListener = (news: EditNews) => void;

/** Waits between attempts, milliseconds: doubled each time. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Refusals that say nothing of the edit: it is kept and sent again. */
const isTemporary = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status >= 500 || [401, 408, 409, 429].includes(error.status);

/**
 * Edits of one plan's items. An edit shows at once (`edits`), is kept in a queue that outlives the page, and goes when
 * the server confirmed or refused it. The queue is sent in its order, as one request for all that wait, whenever there
 * is a network; a refused edit is rolled back and told.
 */
export class ItemEditor {
  #edits: readonly ItemEdit[] = [];
  #state: SyncState = { waiting: 0, isSending: false, isCut: false };
  readonly #listeners = new Set<() => void>();
  readonly #newsListeners = new Set<NewsListener>();
  #storing: Promise<void> = Promise.resolve();
  #sending: Promise<void> | null = null;
  /** Something was added while the queue was being sent. */
  #isWanted = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** One by one after a refusal, so that it hits only the edit that deserves it. */
  #batch: number = SYNC_LIMITS.edits;
  /** Items that could not be added: what was to follow cannot happen either, and is not told again. */
  readonly #neverAdded = new Set<string>();

  constructor(private readonly port: EditorPort) {}

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Hears what a traveller has to be told. */
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

  /** Adds an item at the end of its category; gives its id. */
  add(input: Pick<Item, 'name' | 'quantity' | 'category'>): string {
    const id = newItemId();
    const item: Item = {
      ...input,
      id,
      reason: '',
      origin: 'user',
      packed: false,
      packedBy: null,
      hidden: false,
      position: PLAN_LIMITS.position,
      revision: 0,
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
  flush = (): Promise<void> => {
    this.#isWanted = true;
    clearTimeout(this.#timer);
    this.#sending ??= this.#run();
    return this.#sending;
  };

  /** Stops trying again by itself. */
  stop(): void {
    clearTimeout(this.#timer);
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
      if (!(await this.port.queue.add(edit))) this.#tell({ kind: 'unkept' });
      this.port.changed();
    });
    void this.flush();
  }

  async #run(): Promise<void> {
    let outcome: Outcome;
    do {
      this.#isWanted = false;
      await this.#storing;
      outcome = await this.port.alone(() => this.#sendNext());
    } while (outcome === 'sent' || (outcome === 'empty' && this.#isWanted));
    this.#sending = null;
    this.#become({ isSending: false });
  }

  /** Sends the queue's next edits. */
  async #sendNext(): Promise<Outcome> {
    const waiting = await this.port.queue.list();
    const batch = waiting.slice(0, this.#batch);
    if (batch.length === 0) {
      // Another tab may have sent them.
      await this.reload();
      return 'empty';
    }
    this.#become({ isSending: true });
    try {
      const output = await this.port.send(batch.map(toSyncEdit));
      this.#failures = 0;
      this.#batch = SYNC_LIMITS.edits;
      this.#become({ isCut: false });
      await this.#settle(batch, () => this.port.accept(output));
      this.#tellResults(batch, output);
      return 'sent';
    } catch (error) {
      return this.#onFailure(waiting, batch, error);
    }
  }

  async #onFailure(waiting: readonly ItemEdit[], batch: readonly ItemEdit[], error: unknown): Promise<Outcome> {
    if (isApiError(error, 'not_found')) {
      await this.#settle(waiting, () => undefined);
      this.#tell({ kind: 'planGone' });
      return 'empty';
    }
    if (isTemporary(error)) {
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures);
      this.#failures += 1;
      this.#become({ isCut: true });
      this.#timer = setTimeout(() => void this.flush(), wait);
      return 'cut';
    }
    const [edit] = batch;
    if (batch.length > 1 || !edit) {
      this.#batch = 1;
      return 'sent';
    }
    const isTold = this.#neverAdded.has(edit.id);
    if (edit.kind === 'add') this.#neverAdded.add(edit.id);
    await this.#storing;
    const kept = await this.port.queue.list();
    await this.#settle(edit.kind === 'add' ? kept.filter(({ id }) => id === edit.id) : [edit], () => undefined);
    if (!isTold) this.#tell({ kind: 'refused', edit, error });
    return 'sent';
  }

  /** Takes edits out of the queue and off the list. */
  async #settle(edits: readonly ItemEdit[], confirm: () => void): Promise<void> {
    await this.port.queue.remove(edits.map(({ key }) => key));
    // Confirmed first: between the two the list would jump back for a moment.
    confirm();
    const settled = new Set(edits.map(({ key }) => key));
    this.#publish(this.#edits.filter(({ key }) => !settled.has(key)));
    this.port.changed();
  }

  #tellResults(batch: readonly ItemEdit[], { results }: SyncOutput): void {
    const edits = new Map(batch.map((edit) => [edit.key, edit]));
    for (const { id, outcome, conflicts } of results) {
      const edit = edits.get(id);
      if (!edit) continue;
      for (const conflict of conflicts) this.#tell({ kind: 'conflict', edit, conflict });
      if (outcome === 'applied' || this.#neverAdded.has(edit.id)) continue;
      if (edit.kind === 'add') this.#neverAdded.add(edit.id);
      // Removing what somebody else removed is no news.
      if (edit.kind !== 'remove') this.#tell({ kind: outcome, edit });
    }
  }

  #publish(edits: readonly ItemEdit[]): void {
    this.#edits = edits;
    this.#become({ waiting: edits.length });
  }

  #become(part: Partial<SyncState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  #tell(news: EditNews): void {
    for (const listener of this.#newsListeners) listener(news);
  }
}
