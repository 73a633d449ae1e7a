import { Column, is, Placeholder, type Query, type SQL } from 'drizzle-orm';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import { type Database, prepareOn, queryOf } from './client';

/** What is bound to the placeholders of a statement, by their names. */
type Values = Record<string, string | number>;

type Selection = Record<string, Column | SQL | SQL.Aliased>;

const isPlaceholder = (value: unknown): value is Placeholder => is(value, Placeholder);

/** The query with values in place of its placeholders. */
const bind = ({ sql, params }: Query, values: Values): Query => ({
  sql,
  params: params.map((param) => (isPlaceholder(param) ? values[param.name] : param)),
});

/** Reads the rows of a selection: each value by its column, and as the database gives it where that changes nothing. */
const readerOf = (selection: Selection) => {
  const fields = Object.entries(selection).map(([name, field]) => {
    const isRead = is(field, Column) && field.mapFromDriverValue !== Column.prototype.mapFromDriverValue;
    return { name, column: isRead ? field : undefined };
  });
  return (stored: object): object => {
    const row: Record<string, unknown> = {};
    const values: unknown[] = Object.values(stored);
    for (const [at, { name, column }] of fields.entries()) {
      const value = values[at];
      row[name] = column && value !== null ? column.mapFromDriverValue(value) : value;
    }
    return row;
  };
};

/** A statement of a batch with what is bound to it. */
class Bound<Row> implements RunnableQuery<Row[], 'sqlite'> {
  declare readonly _: { readonly dialect: 'sqlite'; readonly result: Row[] };

  constructor(
    readonly stmt: D1PreparedStatement,
    private readonly query: Query,
    private readonly read: (stored: object) => object,
  ) {}

  /** What a batch asks of its statements: this, the query, what is bound to it, and how its rows are read. */
  _prepare(): this {
    return this;
  }

  getQuery(): Query {
    return this.query;
  }

  mapResult({ results }: { results: readonly object[] }): object[] {
    return results.map(this.read);
  }
}

/**
 * A select for batches whose SQL is built once, and how its rows are read: Drizzle would work both out for each call,
 * which for a list of plans costs more than all our other code. `build` puts `sql.placeholder` where a value of the call
 * belongs. The selection is flat, and its expressions are answered as the database gives them.
 */
export const cachedStatement = <Row>(
  selection: Selection,
  build: (db: Database) => PromiseLike<Row[]> & { toSQL(): Query },
) => {
  const read = readerOf(selection);
  let known: Query | undefined;
  return (db: Database, values: Values): Bound<Row> => {
    const query = bind((known ??= build(db).toSQL()), values);
    return new Bound(prepareOn(db, query.sql), query, read);
  };
};

/** The first row of a statement in SQL, which is built once; its values are answered as the database gives them. */
export const cachedRow = <Row>(statement: SQL) => {
  const built = queryOf(statement);
  return async (db: Database, values: Values): Promise<Row | undefined> => {
    const { sql, params } = bind(built, values);
    const { results } = await prepareOn(db, sql)
      .bind(...params)
      .all<Row>();
    return results[0];
  };
};
