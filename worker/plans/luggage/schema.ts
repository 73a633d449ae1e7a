import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { BAG_KINDS } from './contract';

/** The bags of a plan; the columns are explained in migrations/0016_luggage.sql. */
export const luggageBags = sqliteTable(
  'luggage_bags',
  {
    planId: text().notNull(),
    id: text().notNull(),
    kind: text({ enum: BAG_KINDS }).notNull(),
    name: text(),
    limitGrams: integer(),
    position: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.id] })],
);
