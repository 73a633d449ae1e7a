import { createClock } from '../../platform/clock';
import { createDatabase, type Database } from '../../platform/db/client';
import { type Env, readEnv } from '../../platform/env';
import { logError } from '../../platform/http/log';
import { type Ending, type GenerationInput, generatedLines, type Outcome, savePlan } from '../generation/service';
import { changeList, type CommandContext, type ListOutput, type ListScope, type OpenList } from '../list/service';
import {
  changesWords,
  type ItemRow,
  type StoredLines,
  readShownList,
  type Rooms,
  roomsOf,
  type TripRead,
} from '../service';
import { RoomStorage } from './room-storage';
import { inOrder } from './list-state';
import { openList } from './open-list';
import { inArray, sql } from 'drizzle-orm';
import { users } from '../../identity/sessions/service';
import type { RoomList } from './room-list';

/** Removes from a list the names of people whose account was deleted. */
const forgetDeletedPeople = async (db: Database, list: RoomList): Promise<void> => {
  const named = new Set(Array.from(list.rows.values(), ({ packedBy }) => packedBy).filter((id) => id !== null));
  if (named.size === 0) return;
  const ids = JSON.stringify([...named]);
  const there = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, sql`(SELECT value FROM json_each(${ids}))`));
  for (const { id } of there) named.delete(id);
  list.forgetPackers(named);
};

/** A list whose plan is not there by then is dropped. */
const ORPHAN_MS = 60_000;

/** A plan's list in its Durable Object: who reads and changes it, one change after the other, and what the database is told. */
export class ListInRoom {
  readonly keeping: RoomStorage;
  readonly env: Env;
  readonly db: Database;
  /** The end of what is being changed on the list. */
  #changes: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly context: DurableObjectState,
    rawEnv: object,
  ) {
    this.env = readEnv(rawEnv);
    this.db = createDatabase(this.env);
    this.keeping = new RoomStorage(context.storage);
  }

  /** Runs what changes the list after whatever came before it. */
  inTurn<Output>(work: (db: Database) => Promise<Output>): Promise<Output> {
    const done = this.#changes.then(() => work(this.db));
    this.#changes = done.catch(() => undefined);
    return done;
  }

  /** The list; null where none was made yet. */
  async list(planId: string, isWithRemoved: boolean): Promise<StoredLines | null> {
    await this.#openFirst(planId);
    return this.#kept(isWithRemoved);
  }

  /** The list in the text of a plan's screen; null where none was made yet. */
  async shown(planId: string): Promise<string | null> {
    await this.#openFirst(planId);
    return this.keeping.list.shown;
  }

  async #openFirst(planId: string): Promise<void> {
    // In turn with its deletion, so that nothing is taken over behind that.
    if (!this.keeping.list.isStanding) await this.inTurn((db) => this.#open(db, planId));
  }

  #kept(isWithRemoved: boolean): StoredLines | null {
    const { isStanding, revision, changedAt, trip, rows, lines } = this.keeping.list;
    return isStanding ? { revision, changedAt, trip, rows: isWithRemoved ? inOrder(rows.values()) : lines } : null;
  }

  /** Takes the list of a plan that is stored right after it. */
  async fill(planId: string, rows: readonly ItemRow[], trip: TripRead): Promise<void> {
    const { list } = this.keeping;
    if (list.isStanding) return;
    list.take({ planId, revision: 0, changedAt: 0, isStanding: false, rows, trip });
    await this.keeping.wakeIn(ORPHAN_MS);
  }

  /** Stores a list that was made: first here, not standing, then its credit and status in the database, then it stands. */
  save(input: GenerationInput, outcome: Outcome, now: number): Promise<Ending> {
    const { list } = this.keeping;
    return this.inTurn(async (db) => {
      const { planId } = input;
      const rows = generatedLines(planId, outcome, now);
      const { facts, warnings, leftOut } = outcome;
      const trip = { facts, warnings, leftOut };
      if (!list.isStanding) list.take({ planId, revision: 0, changedAt: now, isStanding: false, rows, trip });
      const ending = await savePlan(db, input, outcome, rows, now);
      if (ending === 'ready') list.stand();
      if (ending === 'failed') list.drop();
      return ending;
    });
  }

  /** Changes the list as a whole. */
  change<Output>(context: CommandContext, work: (scope: ListScope) => Promise<ListOutput<Output>>) {
    const { userId, now, planId } = context;
    return this.inTurn(async (db) => {
      await openList(db, this.keeping.list, planId);
      await this.keeping.tell(db);
      const list = this.keeping.list.isStanding ? this.#openFor(db) : null;
      return changeList({ db, userId, now, rooms: this.rooms(planId), list }, work);
    });
  }

  /** Removes the names of deleted people. */
  async forgetDeletedPeople(): Promise<void> {
    await this.inTurn((db) => forgetDeletedPeople(db, this.keeping.list));
  }

  /** Writes the complete list state to the database, as after one of the two was restored. */
  tellAgain(planId: string): Promise<void> {
    return this.inTurn(async (db) => {
      await openList(db, this.keeping.list, planId);
      this.keeping.list.tellAll();
      await this.keeping.tell(db);
    });
  }

  /** The database is updated after the answer; a failed update is repeated by the alarm. */
  writeListSummary(db: Database): void {
    if (!this.keeping.list.untold) return;
    const told = this.keeping
      .tellLater(db)
      .catch((error: unknown) => logError('the database was not told of a list', {}, error));
    this.context.waitUntil(told);
  }

  /** Writes pending changes to the database, else deletes what is old; a list without its plan is dropped. */
  tidy(): Promise<void> {
    const { keeping } = this;
    const { list } = keeping;
    return this.inTurn(async (db) => {
      try {
        if (list.planId !== undefined) await openList(db, list, list.planId);
        if (!list.isStanding) list.drop();
        if (!list.untold) await keeping.tidy((await createClock(this.env, db)).now());
        if (list.untold) await keeping.tell(db);
      } catch (error) {
        logError('a plan’s object was not tidied', {}, error);
        await keeping.retry();
      }
    });
  }

  async #open(db: Database, planId: string): Promise<void> {
    await openList(db, this.keeping.list, planId);
    this.writeListSummary(db);
  }

  /** The list as a change of it as a whole finds it. */
  #openFor(db: Database): OpenList {
    const { list } = this.keeping;
    const { revision, rows, trip } = list;
    return {
      revision,
      trip,
      rows: inOrder(rows.values()),
      store: async (change, now, { trip: read, ...planChange }) => {
        const behind = { ...planChange, words: changesWords(change) };
        list.change(change, { now, revision: revision + 1, behind, ...(read && { trip: read }) });
        await this.keeping.tell(db);
      },
    };
  }

  /** All rooms; its own is asked without a call. */
  rooms(own: string): Rooms {
    const others = roomsOf(this.env);
    return {
      linesOf: async (planId) => (planId === own ? this.#kept(false) : others.linesOf(planId)),
      rowsOf: async (planId) => (planId === own ? this.#kept(true) : others.rowsOf(planId)),
      shownOf: async (planId) => {
        if (planId !== own) return others.shownOf(planId);
        const { shown } = this.keeping.list;
        return shown === null ? null : readShownList(shown);
      },
    };
  }
}
