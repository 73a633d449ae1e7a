import { type SQL, sql } from 'drizzle-orm';
import { type ItemRow, plans } from './schema';

/**
 * What a list comes to: lines that are shown, those of them that are packed, those that are neither packed nor needed, and
 * the plan's revision then.
 */
export interface ListCount {
  items: number;
  packed: number;
  spare: number;
  revision: number;
}

type Counted = Pick<ItemRow, 'deletedAt' | 'hidden' | 'packed' | 'optional'>;

/** Counts the lines of a whole list. */
export const countOf = (rows: Iterable<Counted>, revision: number): ListCount => {
  const count = { items: 0, packed: 0, spare: 0, revision };
  for (const { deletedAt, hidden, packed, optional } of rows) {
    if (deletedAt !== null || hidden) continue;
    count.items += 1;
    count.packed += Number(packed);
    count.spare += Number(optional && !packed);
  }
  return count;
};

/** SQL that counts a plan's lines one by one. */
const freshCount = (planId: string | SQL, revision: number | SQL) =>
  sql`(SELECT json_object('items', count(*), 'packed', coalesce(sum(thing.packed), 0),
      'spare', coalesce(sum(thing.optional AND NOT thing.packed), 0), 'revision', CAST(${revision} AS INTEGER))
    FROM plan_items thing WHERE thing.plan_id = ${planId} AND thing.deleted_at IS NULL AND thing.hidden = 0)`;

/** SQL of a plan's count as JSON: what is stored, or counted now where something changed the list without storing it. */
export const currentCount = sql<string>`iif(json_extract(${plans.counted}, '$.revision') IS ${plans.revision},
    ${plans.counted}, ${freshCount(sql`${plans.id}`, sql`${plans.revision}`)})`;

/** What {@link currentCount} gives. */
export const readCount = (text: string): Omit<ListCount, 'revision'> => {
  const { items, packed, spare }: ListCount = JSON.parse(text);
  return { items, packed, spare };
};
