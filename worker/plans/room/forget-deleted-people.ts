import { inArray, sql } from 'drizzle-orm';
import { users } from '../../identity/sessions/service';
import type { Database } from '../../platform/db/client';
import type { RoomList } from './room-list';

/** Removes from a list the names of people whose account was deleted. */
export const forgetDeletedPeople = async (db: Database, list: RoomList): Promise<void> => {
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
