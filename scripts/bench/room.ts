/** A plan's Durable Object on Node, for calls that are recorded or asked of a database alone: its list, on a SQLite in memory. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Database } from '../../worker/platform/db/client';
import { openList } from '../../worker/plans/room/open-list';
import { RoomList } from '../../worker/plans/room/room-list';

/** What a list asks of a Durable Object's storage. */
const memoryStorage = () => {
  const database = new DatabaseSync(':memory:');
  const exec = (query: string, ...values: SQLInputValue[]) => database.prepare(query).all(...values);
  const transactionSync = (work: () => void): void => {
    database.exec('BEGIN');
    try {
      work();
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  };
  return { sql: { exec }, transactionSync };
};

/** An empty room. */
export const createRoom = (): RoomList => new RoomList(memoryStorage(), () => undefined);

/** What the room of a plan answers, after it took the list over where the database still has it. */
export const roomAnswers = (db: Database, list: RoomList) => ({
  list: async (planId: string): Promise<string | null> => {
    await openList(db, list, planId);
    const { isStanding, revision, changedAt, trip, lines: rows } = list;
    return isStanding ? JSON.stringify({ revision, changedAt, trip, rows }) : null;
  },
  shown: async (planId: string): Promise<string | null> => {
    await openList(db, list, planId);
    return list.shown;
  },
});
