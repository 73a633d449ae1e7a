import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { createDatabase } from '../../worker/platform/db/client';
import { insertRowsWhere } from '../../worker/platform/db/insert-where';
import { readEnv } from '../../worker/platform/env';
import { planRoomOf } from '../../worker/plans/room-stub';
import { RoomList } from '../../worker/plans/room/room-list';
import { countOf } from '../../worker/plans/count';
import { codeOfLine } from '../../worker/plans/item-codes';
import { roomsOf } from '../../worker/plans/lines';
import { planMutations } from '../../worker/plans/room/schema';
import { type ItemRow, NO_TRIP, planItems, plans, planWords, tripsToMove } from '../../worker/plans/schema';

/** The room of a plan. */
export const roomOf = (planId: string) => planRoomOf(readEnv(env), planId);

/** The lines of a plan's list, in their order; removed ones too. */
export const rowsOf = async (planId: string): Promise<ItemRow[]> =>
  (await roomsOf(readEnv(env)).rowsOf(planId))?.rows ?? [];

/** Changes lines of a plan without an edit, as an older release left them. The room reads them when it wakes up. */
export const setRows = async (planId: string, change: (row: ItemRow) => Partial<ItemRow>): Promise<void> => {
  await runInDurableObject(roomOf(planId), (_, { storage }) => {
    for (const { line } of storage.sql.exec<{ line: string }>('SELECT line FROM lines').toArray()) {
      const row: ItemRow = JSON.parse(line);
      storage.sql.exec('UPDATE lines SET line = ? WHERE id = ?', JSON.stringify({ ...row, ...change(row) }), row.id);
    }
  });
  await sleep(planId);
};

/** Puts a plan's list back where the releases before kept it: in the database, and nothing of it in its room. */
export const moveBack = async (planId: string): Promise<void> => {
  await expectDatabaseInSync(planId);
  const db = createDatabase(env);
  const kept = await roomsOf(readEnv(env)).rowsOf(planId);
  const { rows, trip } = kept ?? { rows: [], trip: NO_TRIP };
  const edits = await runInDurableObject(roomOf(planId), (_, { storage }) => [
    ...storage.sql.exec<{ id: string; result: string; at: number }>('SELECT id, result, at FROM edits'),
  ]);
  await runInDurableObject(roomOf(planId), (_, { storage }) => new RoomList(storage, () => undefined).drop());
  await sleep(planId);
  await db.batch([
    db.delete(planItems).where(eq(planItems.planId, planId)),
    insertRowsWhere(db, planItems, rows, sql`TRUE`),
    insertRowsWhere(
      db,
      planMutations,
      edits.map(({ id, result, at }) => ({ planId, id, result: JSON.parse(result), createdAt: at })),
      sql`TRUE`,
    ).onConflictDoNothing(),
    db.update(plans).set({ inRoom: false }).where(eq(plans.id, planId)),
    db.update(tripsToMove).set(trip).where(eq(tripsToMove.id, planId)),
  ]);
};

/** Tables that a plan's Durable Object keeps, and its alarm. */
export const storedBy = (planId: string) =>
  runInDurableObject(roomOf(planId), async (_, { storage }) => ({
    tables: Array.from(storage.sql.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'"))
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('_cf_'))
      .toSorted(),
    alarm: await storage.getAlarm(),
  }));

/** Puts a plan's Durable Object to sleep at once: only its storage is left. */
export const sleep = async (planId: string): Promise<void> => {
  // No answer is expected from an object that is killed.
  await runInDurableObject(roomOf(planId), (_, state) => state.abort('put to sleep by the test')).catch(
    () => undefined,
  );
};

/** What a search finds a line by: the code of a thing of the catalogue, or its words. */
export const wordOfLine = (line: Pick<ItemRow, 'key' | 'name' | 'searchText'>): string =>
  codeOfLine(line) ?? line.searchText;

const linesOf = (text: string, codes: string): string[] =>
  [...text.split('\n'), ...(codes.match(/.{4}/g) ?? [])].filter(Boolean).toSorted();

/** What is stored of the words of a plan's list, in alphabetical order; null where there is nothing. */
export const wordsOf = async (planId: string) => {
  const [row] = await createDatabase(env).select().from(planWords).where(eq(planWords.planId, planId));
  return row ? { shared: linesOf(row.shared, row.sharedItems), private: linesOf(row.private, row.privateItems) } : null;
};

/** Expects the database to know of a plan's list what it should, soon after the last edit. */
export const expectDatabaseInSync = (planId: string): Promise<void> =>
  vi.waitFor(() => compare(planId), { timeout: 8000, interval: 50 });

const compare = async (planId: string): Promise<void> => {
  const db = createDatabase(env);
  const [plan] = await db
    .select({ counted: plans.counted, revision: plans.revision, inRoom: plans.inRoom })
    .from(plans)
    .where(eq(plans.id, planId));
  const words = await wordsOf(planId);
  // What its storage has, without its memory.
  const kept = await runInDurableObject(roomOf(planId), (_, { storage }) => {
    const { revision, lines, untold } = new RoomList(storage, () => undefined);
    return { revision, lines, untold };
  });
  expect(kept.untold).toBeNull();
  expect(plan).toEqual({ counted: countOf(kept.lines, kept.revision), revision: kept.revision, inRoom: true });
  expect([...(words?.shared ?? []), ...(words?.private ?? [])].toSorted()).toEqual(
    kept.lines.map(wordOfLine).toSorted(),
  );
};
