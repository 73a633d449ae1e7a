import { systemClock } from '../../platform/clock';
import type { Database } from '../../platform/db/client';
import { ProgressLog } from '../generation/service';
import { EditAllowance } from './edit-allowance';
import { RoomList } from './room-list';
import { Rights } from './sync/rights';
import { writeListSummary } from './list-summary';

/** How long the events of a finished generation are kept for late visitors, and what was counted of edits. */
const LOG_LIFE_MS = 60 * 60_000;

/** How often the database is updated during a series of edits: an answer would wait for the write. */
const TELL_EVERY_MS = 500;

/** When the alarm updates the database for an object that was killed before it did. */
const TELL_WITHIN_MS = 2000;

/** Wait before a failed write to the database is repeated. */
const RETRY_MS = 10_000;

/** What a plan's Durable Object keeps in its storage, and for how long. Its one alarm generates, updates the database, or cleans up. */
export class RoomStorage {
  readonly log: ProgressLog;
  readonly allowance: EditAllowance;
  readonly list: RoomList;
  readonly rights = new Rights();
  /** Resolves when the running update of the database has ended. */
  #telling: Promise<void> = Promise.resolve();
  #toldAt = 0;
  /** An update is scheduled. */
  #isWaiting = false;
  /** An alarm is set that updates it. */
  #isDue = false;

  constructor(private readonly storage: DurableObjectStorage) {
    this.log = new ProgressLog(storage);
    this.allowance = new EditAllowance(storage);
    this.list = new RoomList(storage, () => this.#tellSoon());
  }

  /** Leaves nothing in the storage, and remembers nothing of it. */
  async clear(): Promise<void> {
    this.rights.forget();
    this.list.drop();
    this.#isDue = false;
    await this.log.clear();
    this.allowance.forget();
    this.list.forget();
  }

  /** Forgets what is too old; when there is no list, nothing stays. */
  async tidy(now: number): Promise<void> {
    this.log.drop();
    this.allowance.drop();
    if (!this.list.isThere) return this.clear();
    const more = this.list.tidy(now);
    if (more !== null && !this.list.untold) await this.wakeIn(more);
  }

  /** What the traveller wrote is not needed any more; the events are, for a while. */
  async keepEvents(): Promise<void> {
    this.log.forgetWork();
    await this.wakeIn(LOG_LIFE_MS);
  }

  /** Writes all pending changes to the database. */
  tell(db: Database): Promise<void> {
    this.#telling = this.#telling.catch(() => undefined).then(() => this.#tellNow(db));
    return this.#telling;
  }

  /**
   * The same after an answer: at once after a pause or when the search index changed, else batched during a series of
   * ticks.
   */
  async tellLater(db: Database): Promise<void> {
    const news = this.list.untold;
    if (news?.behind.words) return this.tell(db);
    if (this.#isWaiting || !news) return;
    this.#isWaiting = true;
    const wait = this.#toldAt + TELL_EVERY_MS - systemClock.now();
    if (wait > 0) await scheduler.wait(Math.min(wait, TELL_EVERY_MS));
    this.#isWaiting = false;
    await this.tell(db);
  }

  async #tellNow(db: Database): Promise<void> {
    const news = this.list.untold;
    if (!news) return;
    this.#toldAt = systemClock.now();
    await writeListSummary(db, news, this.list.lines);
    this.list.told(news.turn);
    if (this.list.untold) return;
    this.#isDue = false;
    // The alarm of a generation that has not ended is its own.
    if (this.list.isThere && !this.log.input) await this.wakeIn(LOG_LIFE_MS);
  }

  #tellSoon(): void {
    if (this.#isDue || this.log.input) return;
    this.#isDue = true;
    void this.wakeIn(TELL_WITHIN_MS);
  }

  /** Schedules another update of the database. */
  retry(): Promise<void> {
    return this.wakeIn(RETRY_MS);
  }

  /** Alarms go by the platform's own time, whatever the product's clock says. */
  wakeIn(milliseconds: number): Promise<void> {
    return this.storage.setAlarm(systemClock.now() + milliseconds);
  }
}
