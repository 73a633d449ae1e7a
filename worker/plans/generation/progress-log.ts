import { hasTable } from '../../platform/db/object-table';
import type { ProgressEvent } from '../contract';
import type { GenerationInput } from './job';

/** An event with its number. Numbers start at 1 and have no gaps. */
export type NumberedEvent = ProgressEvent & { id: number };

/** A row of the log, as SQLite gives it. */
type EventRow = { id: number; event: string; data: string };

/**
 * What a generation remembers in its Durable Object: its input, the result of each step, and the numbered events that
 * everybody who watches sees. All of it is synchronous, so what is written in one go is stored in one go.
 */
export class ProgressLog {
  #hasTables: boolean;

  constructor(private readonly storage: DurableObjectStorage) {
    // Made by the first who writes: an object that is only asked keeps nothing, nor does one whose plan is deleted.
    this.#hasTables = hasTable(storage, 'memory');
  }

  #createTables(): void {
    if (this.#hasTables) return;
    this.#hasTables = true;
    this.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS events (id INTEGER PRIMARY KEY, event TEXT NOT NULL, data TEXT NOT NULL)',
    );
    this.storage.sql.exec('CREATE TABLE IF NOT EXISTS memory (key TEXT PRIMARY KEY, value TEXT NOT NULL)');
  }

  /** A remembered value, as it was written by this class. */
  #read(key: string) {
    if (!this.#hasTables) return undefined;
    const [row] = this.storage.sql.exec<{ value: string }>('SELECT value FROM memory WHERE key = ?', key);
    return row && JSON.parse(row.value);
  }

  #write(key: string, value: unknown): void {
    this.#createTables();
    this.storage.sql.exec(
      'INSERT INTO memory VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
      key,
      JSON.stringify(value),
    );
  }

  get input(): GenerationInput | undefined {
    return this.#read('input');
  }

  set input(input: GenerationInput) {
    this.#write('input', input);
  }

  /** How often this was tried, counting now. */
  countAttempt(what: string): number {
    const attempts = Number(this.#read(`attempts:${what}`) ?? 0) + 1;
    this.#write(`attempts:${what}`, attempts);
    return attempts;
  }

  /**
   * The result of a step: remembered from an earlier run, or made now and stored together with what `onResult` appends,
   * so that no event of a step is missing or there twice.
   */
  async step<Result>(
    name: string,
    work: () => Result | Promise<Result>,
    onResult?: (result: Result) => void,
  ): Promise<Result> {
    const known: { result: Result } | undefined = this.#read(`step:${name}`);
    if (known) return known.result;
    const result = await work();
    this.storage.transactionSync(() => {
      this.#write(`step:${name}`, { result });
      onResult?.(result);
    });
    return result;
  }

  /** Appends an event and gives it its number. */
  append(event: ProgressEvent): NumberedEvent {
    this.#createTables();
    const [row] = this.storage.sql.exec<{ id: number }>(
      'INSERT INTO events (id, event, data) SELECT coalesce(max(id), 0) + 1, ?, ? FROM events RETURNING id',
      event.event,
      JSON.stringify(event.data),
    );
    return { ...event, id: row?.id ?? 0 };
  }

  /** The events after a number, in order. */
  after(id: number): NumberedEvent[] {
    if (!this.#hasTables) return [];
    return Array.from(
      this.storage.sql.exec<EventRow>('SELECT id, event, data FROM events WHERE id > ? ORDER BY id', id),
      toEvent,
    );
  }

  /** The newest event, or undefined when nothing has begun. */
  get last(): NumberedEvent | undefined {
    if (!this.#hasTables) return undefined;
    const [row] = this.storage.sql.exec<EventRow>('SELECT id, event, data FROM events ORDER BY id DESC LIMIT 1');
    return row && toEvent(row);
  }

  /** Has the last event been written? */
  get isEnded(): boolean {
    const event = this.last?.event;
    return event === 'done' || event === 'failed';
  }

  /** Forgets the input and the results, which hold the traveller's words; the events stay. */
  forgetWork(): void {
    if (this.#hasTables) this.storage.sql.exec('DELETE FROM memory');
  }

  /** Forgets the events, too, and answers whether there was anything. */
  drop(): boolean {
    const hadTables = this.#hasTables;
    for (const table of ['events', 'memory']) this.storage.sql.exec(`DROP TABLE IF EXISTS ${table}`);
    this.#hasTables = false;
    return hadTables;
  }

  /** Forgets everything that the object keeps. */
  async clear(): Promise<void> {
    await this.storage.deleteAlarm();
    await this.storage.deleteAll();
    this.#hasTables = false;
  }
}

/** The log holds what `append` wrote. */
const toEvent = ({ id, event, data }: EventRow): NumberedEvent => {
  const written: ProgressEvent = JSON.parse(`{"event":${JSON.stringify(event)},"data":${data}}`);
  return { ...written, id };
};
