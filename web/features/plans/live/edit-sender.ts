import { backoff } from '../../../../worker/platform/shared/backoff';
import type { SyncEdit, SyncOutput } from '../../../../worker/plans/room/sync/contract';
import { SYNC_LIMITS } from '../../../../worker/plans/room/sync/limits';
import { isApiError } from '../../../api/error';
import { type EditReport, reportsOf } from './edit-report';
import { type ItemEdit, toSyncEdit } from '../items/item-edits';
import type { EditQueue } from '../offline/edit-queue';

/** The queue, the server and the listeners of edits. */
export interface SenderPort {
  queue: EditQueue;
  /** Sends edits in their order; rejects when they were not taken. */
  send: (edits: SyncEdit[]) => Promise<SyncOutput>;
  /** Runs `work` while no other tab of this browser sends edits of the plan. */
  withLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** What was edited here is in the queue. */
  stored: () => Promise<void>;
  /** Edits were answered, with how things stand after them, or given up: they wait no more. */
  settle: (edits: readonly ItemEdit[], output?: SyncOutput) => Promise<void>;
  /** The queue was found empty: another tab may have sent it. */
  emptied: () => Promise<void>;
  setState: (part: { isSending?: boolean; isCut?: boolean }) => void;
  /** Tells all at once what came of a queue. */
  notify: (news: readonly EditReport[]) => void;
}

/** `cut`: nothing answered, or not now. */
type Outcome = 'sent' | 'empty' | 'cut';

/** Waits between attempts, milliseconds: doubled each time. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Refusals that say nothing of the edit: it is kept and sent again. */
const isTemporary = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status >= 500 || [401, 408, 409, 429].includes(error.status);

/**
 * Sends a queue of edits in its order, as one request for all that wait, and again when nothing answered. After a refusal
 * the edits go one by one, so that it hits only the one that deserves it.
 */
export class EditSender {
  #sending: Promise<void> | null = null;
  /** Something was added while the queue was being sent. */
  #isWanted = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #batch: number = SYNC_LIMITS.edits;
  /** Items that could not be added. */
  readonly #neverAdded = new Set<string>();
  #news: EditReport[] = [];

  constructor(private readonly port: SenderPort) {}

  /** Sends what waits; resolves when it was answered, or cannot be sent now. */
  flush(): Promise<void> {
    this.#isWanted = true;
    clearTimeout(this.#timer);
    this.#sending ??= this.#run();
    return this.#sending;
  }

  /** Stops trying again by itself. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    try {
      let outcome: Outcome;
      do {
        this.#isWanted = false;
        await this.port.stored();
        outcome = await this.port.withLock(() => this.#sendNext());
      } while (outcome === 'sent' || (outcome === 'empty' && this.#isWanted));
    } catch {
      // The browser gave no lock, or the device could not read its queue.
      this.#retryLater();
    } finally {
      this.#sending = null;
      this.port.setState({ isSending: false });
    }
    const news = this.#news;
    this.#news = [];
    if (news.length > 0) this.port.notify(news);
  }

  /** Sends the queue's next edits. */
  async #sendNext(): Promise<Outcome> {
    const waiting = await this.port.queue.list();
    const batch = waiting.slice(0, this.#batch);
    if (batch.length === 0) {
      await this.port.emptied();
      return 'empty';
    }
    this.port.setState({ isSending: true });
    try {
      const output = await this.port.send(batch.map(toSyncEdit));
      this.#failures = 0;
      this.#batch = SYNC_LIMITS.edits;
      this.port.setState({ isCut: false });
      await this.port.settle(batch, output);
      this.#news.push(...reportsOf(batch, output, this.#neverAdded));
      return 'sent';
    } catch (error) {
      return this.#onFailure(waiting, batch, error);
    }
  }

  /** Keeps the queue and tries again after a wait. */
  #retryLater(): void {
    const wait = backoff(this.#failures, FIRST_WAIT_MS, LONGEST_WAIT_MS);
    this.#failures += 1;
    this.port.setState({ isCut: true });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), wait);
  }

  async #onFailure(waiting: readonly ItemEdit[], batch: readonly ItemEdit[], error: unknown): Promise<Outcome> {
    if (isApiError(error, 'not_found')) {
      await this.port.settle(waiting);
      this.#news.push({ kind: 'planGone' });
      return 'empty';
    }
    if (isTemporary(error)) {
      this.#retryLater();
      return 'cut';
    }
    const [edit] = batch;
    if (batch.length > 1 || !edit) {
      this.#batch = 1;
      return 'sent';
    }
    const isTold = this.#neverAdded.has(edit.id);
    if (edit.kind === 'add') this.#neverAdded.add(edit.id);
    await this.port.stored();
    const kept = await this.port.queue.list();
    await this.port.settle(edit.kind === 'add' ? kept.filter(({ id }) => id === edit.id) : [edit]);
    if (!isTold) this.#news.push({ kind: 'refused', edit, error });
    return 'sent';
  }
}
