import { systemClock } from '../../platform/clock';
import { ProgressLog } from '../generation/service';
import { EditAllowance } from './edit-allowance';
import { ListMemory } from './sync/known-list';
import { ListCopy } from './sync/list-copy';

/** How long the events of a finished generation are kept for late visitors, and what was counted of edits. */
const LOG_LIFE_MS = 60 * 60_000;

/** How long the copy of a list is kept that nobody edits. */
const COPY_LIFE_MS = 30 * 24 * 60 * 60_000;

/** What a plan's Durable Object keeps in its storage, and for how long. Its one alarm works, or clears up. */
export class RoomKeeping {
  readonly log: ProgressLog;
  readonly allowance: EditAllowance;
  readonly memory: ListMemory;
  readonly #copy: ListCopy;

  constructor(private readonly storage: DurableObjectStorage) {
    this.log = new ProgressLog(storage);
    this.allowance = new EditAllowance(storage);
    this.#copy = new ListCopy(storage);
    this.memory = new ListMemory(this.#copy);
  }

  /** Leaves nothing in the storage, and remembers nothing of it. */
  clear(): Promise<void> {
    this.allowance.forget();
    this.memory.drop();
    return this.log.clear();
  }

  /** Forgets what the last hour left, and leaves the copy of the list; when that was all there is, it goes as well. */
  async tidy(): Promise<void> {
    const isHourOver = [this.log.drop(), this.allowance.drop()].includes(true);
    if (!isHourOver || !this.#copy.isThere) return this.clear();
    await this.wakeIn(COPY_LIFE_MS);
  }

  /** What the traveller wrote is not needed any more; the events are, for a while. */
  async keepEvents(): Promise<void> {
    this.log.forgetWork();
    await this.wakeIn(LOG_LIFE_MS);
  }

  /** Has what an edit left cleared up in an hour, like the events of a generation. */
  async tidyLater(): Promise<void> {
    const alarm = await this.storage.getAlarm();
    if (alarm === null || alarm > systemClock.now() + LOG_LIFE_MS) await this.wakeIn(LOG_LIFE_MS);
  }

  /** Alarms go by the platform's own time, whatever the product's clock says. */
  wakeIn(milliseconds: number): Promise<void> {
    return this.storage.setAlarm(systemClock.now() + milliseconds);
  }
}
