import { fillPlaceholders, type Query } from 'drizzle-orm';
import type { D1PreparedQuery } from 'drizzle-orm/d1';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import type { SelectedFieldsOrdered } from 'drizzle-orm/sqlite-core';
import { type Database, sessionOf } from './client';

/** A statement of a batch with what is bound to it. */
class Bound<Row> implements RunnableQuery<Row[], 'sqlite'> {
  declare readonly _: { readonly dialect: 'sqlite'; readonly result: Row[] };

  constructor(private readonly prepared: D1PreparedQuery) {}

  /** What a batch asks of its statements. */
  _prepare(): D1PreparedQuery {
    return this.prepared;
  }
}

/**
 * A select whose SQL is built once: Drizzle would build it for each call, which for a list of plans costs more than
 * all our other code. `build` puts `sql.placeholder` where a value of the call belongs; its selection is flat.
 */
export const cachedStatement = <Row>(
  selection: Record<string, SelectedFieldsOrdered[number]['field']>,
  build: (db: Database) => PromiseLike<Row[]> & { toSQL(): Query },
) => {
  const fields = Object.entries(selection).map(([name, field]) => ({ path: [name], field }));
  let known: Query | undefined;
  return (db: Database, values: Record<string, string | number>): Bound<Row> => {
    const { sql, params } = (known ??= build(db).toSQL());
    return new Bound(
      sessionOf(db).prepareQuery({ sql, params: fillPlaceholders(params, values) }, fields, 'all', true),
    );
  };
};
