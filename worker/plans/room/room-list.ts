import { type ItemRow, NO_TRIP, type TripRead, writeShownList } from '../service';
import type { ListChange } from '../list/service';
import {
  type PendingSummary,
  inOrder,
  type ListState,
  type ListStorage,
  mergePending,
  newestRemoval,
  type NewList,
  completeSummaryOf,
} from './list-state';
import { EDIT_LIFE_MS, ListTables } from './list-tables';
import type { EditResult } from './sync/contract';
import { RESTORE_LIFE_MS } from './sync/merge';

/** What a change stores besides lines. */
interface ChangeNote {
  now: number;
  revision: number;
  results?: readonly EditResult[];
  behind?: Partial<PendingSummary>;
  trip?: Partial<TripRead>;
}

/** Removed lines that are kept: what travellers had added, and apart from it what was made for them. */
const KEPT_REMOVED = 200;
/** Accepted edits are counted at every so many revisions. */
const FORGET_EVERY = 32;

/** A plan's list in the SQLite of its own Durable Object. All of it is synchronous: what one call stores is stored as one. */
export class RoomList {
  readonly #tables: ListTables;
  #state: ListState | null | undefined;
  /** All lines, removed ones too, while the object is awake. */
  #rows: Map<string, ItemRow> | undefined;
  #trip: TripRead | undefined;
  /** How the list is shown, until it changes. */
  #shown: string | undefined;

  /** `onNews`: called when a change for the database is pending, in the transaction that stores it. */
  constructor(
    private readonly storage: ListStorage,
    private readonly onNews: () => void,
  ) {
    this.#tables = new ListTables(storage);
  }

  get #kept(): ListState | null {
    if (this.#state === undefined) this.#state = this.#tables.state();
    return this.#state;
  }

  get isThere(): boolean {
    return this.#kept !== null;
  }
  /** Whether its plan is ready. */
  get isStanding(): boolean {
    return this.#kept?.isStanding ?? false;
  }

  get planId(): string | undefined {
    return this.#kept?.planId;
  }

  get revision(): number {
    return this.#kept?.revision ?? 0;
  }

  get changedAt(): number {
    return this.#kept?.changedAt ?? 0;
  }

  /** Every line by its id, removed ones too. */
  get rows(): ReadonlyMap<string, ItemRow> {
    if (this.#rows) return this.#rows;
    const rows = this.isThere ? this.#tables.lines() : [];
    return (this.#rows = new Map(rows.map((row) => [row.id, row])));
  }

  /** What was read of its trip. */
  get trip(): TripRead {
    return (this.#trip ??= this.isThere ? this.#tables.trip() : NO_TRIP);
  }

  /** The lines that stand, in their order. */
  get lines(): ItemRow[] {
    return inOrder([...this.rows.values()].filter(({ deletedAt }) => deletedAt === null));
  }

  /** The list in the text of a plan's screen; null where none stands. */
  get shown(): string | null {
    if (!this.isStanding || this.#shown !== undefined) return this.#shown ?? null;
    const { revision, changedAt, trip, lines: rows } = this;
    return (this.#shown = writeShownList({ revision, changedAt, trip, rows }));
  }

  /** What the database is missing of the current list; null when it is up to date. */
  get untold(): (Omit<ListState, 'behind'> & { behind: PendingSummary }) | null {
    const state = this.#kept;
    return state?.isStanding && state.behind ? { ...state, behind: state.behind } : null;
  }

  /** Takes a list in place of the one that is there. */
  take({ rows, trip, edits, ...list }: NewList): void {
    this.#store(() => {
      this.#tables.create({ rows, trip, ...(edits && { edits }) });
      this.#rows = undefined;
      this.#trip = undefined;
      this.#keep({ ...list, turn: 0, behind: list.isStanding ? completeSummaryOf(rows) : null });
    });
  }

  /** Marks the complete list state as pending. */
  tellAll(): void {
    const state = this.#kept;
    if (!state?.isStanding) return;
    const behind = mergePending(state.behind, completeSummaryOf([...this.rows.values()]));
    this.#store(() => this.#keep({ ...state, turn: state.turn + 1, behind }));
  }

  /** The plan is ready in the database, which has the list. */
  stand(): void {
    const state = this.#kept;
    if (state && !state.isStanding) this.#store(() => this.#keep({ ...state, isStanding: true }));
  }

  /** What became of those of the edits that were accepted before. */
  known(ids: readonly string[]): EditResult[] {
    return this.#tables.known(ids);
  }

  /** Stores a change, and what the database needs of it. */
  change(
    { added, changed, erased, after }: Pick<ListChange<ItemRow>, 'added' | 'changed' | 'erased' | 'after'>,
    { now, revision, results = [], behind: more = {}, trip }: ChangeNote,
  ): void {
    const state = this.#kept;
    if (!state) throw new Error('a list that is not there was changed');
    this.#store(() => {
      for (const id of [...changed.keys(), ...added.map((row) => row.id)]) {
        const row = after.get(id);
        if (row) this.#write(row);
      }
      for (const id of erased) this.#erase(id);
      const hasRemoved = [...changed.values(), ...added].some(({ deletedAt }) => typeof deletedAt === 'number');
      const forgotten = hasRemoved ? this.#forgetRemoved(Number.NEGATIVE_INFINITY) : [];
      if (trip) this.#tables.writeTrip((this.#trip = { ...this.trip, ...trip }));
      for (const result of results) this.#tables.remember(result.id, result, now);
      if (revision % FORGET_EVERY === 0) this.#tables.forgetEdits(now);
      const behind = mergePending(state.behind, { ...more, erased: [...erased, ...forgotten, ...(more.erased ?? [])] });
      this.#keep({ ...state, revision, changedAt: now, turn: state.turn + 1, behind });
    });
  }

  /** The changes that were pending at a turn are in the database. */
  told(turn: number): void {
    const state = this.#kept;
    if (state?.turn === turn && state.behind) this.#store(() => this.#keep({ ...state, behind: null }));
  }

  /** Removes the names of deleted people. */
  forgetPackers(gone: ReadonlySet<string>): void {
    const named = [...this.rows.values()].filter(({ packedBy }) => packedBy !== null && gone.has(packedBy));
    if (named.length > 0) this.#store(() => named.forEach((row) => this.#write({ ...row, packedBy: null })));
  }

  /** Forgets what is too old to be asked for; answers in how many milliseconds there is more of it, or null. */
  tidy(now: number): number | null {
    const state = this.#kept;
    if (!state) return null;
    this.#store(() => {
      const erased = this.#forgetRemoved(now - RESTORE_LIFE_MS);
      this.#tables.forgetEdits(now);
      if (erased.length > 0)
        this.#keep({ ...state, turn: state.turn + 1, behind: mergePending(state.behind, { erased }) });
    });
    if ([...this.rows.values()].some(({ deletedAt }) => deletedAt !== null)) return RESTORE_LIFE_MS;
    return this.#tables.hasEdits() ? EDIT_LIFE_MS : null;
  }

  /** Leaves no list. */
  drop(): void {
    if (this.isThere) this.#tables.drop();
    this.forget();
  }

  /** Forgets what it remembers of a storage that was emptied. */
  forget(): void {
    this.#state = undefined;
    this.#rows = undefined;
    this.#trip = undefined;
    this.#shown = undefined;
  }

  /** Stores all that `work` does, or nothing. */
  #store(work: () => void): void {
    this.#shown = undefined;
    try {
      // What changes while it is stored is read anew where that fails.
      this.storage.transactionSync(() => {
        void this.rows;
        work();
      });
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  #write(row: ItemRow): void {
    this.#rows?.set(row.id, row);
    this.#tables.writeLine(row);
  }

  #erase(id: string): void {
    this.#rows?.delete(id);
    this.#tables.eraseLine(id);
  }

  #keep(state: ListState): void {
    this.#state = state;
    if (state.isStanding && state.behind) this.onNews();
    this.#tables.writeState(state);
  }

  /** Erases lines that were removed until then, and of the others all but the newest; a flood of one's own leaves the others alone. */
  #forgetRemoved(until: number): string[] {
    const removed = [...this.rows.values()].filter(({ deletedAt }) => deletedAt !== null).toSorted(newestRemoval);
    const forgotten = Array.from(Map.groupBy(removed, ({ origin }) => origin === 'user').values()).flatMap((group) =>
      group.filter(({ deletedAt }, place) => place >= KEPT_REMOVED || (deletedAt ?? 0) <= until).map(({ id }) => id),
    );
    for (const id of forgotten) this.#erase(id);
    return forgotten;
  }
}
