/**
 * Runs inside workerd, in front of the product's own bundle: a D1 binding that asks before every round trip whether to fail.
 * It wraps the real binding, so what it lets through is the real database.
 */
/** `clock`: the test environment's own question, which no deployment asks; a fault in it would hide all others. */
type Kind = 'read' | 'write' | 'clock';

/** What happens to a round trip to the database. */
export interface D1Fault {
  delayMs: number;
  fails: boolean;
}

const kindOf = (sql: string): Kind => {
  if (sql.includes('test_settings')) return 'clock';
  return /^\s*(?:select|explain|pragma)\b/i.test(sql) ? 'read' : 'write';
};

/** The database, whose every round trip waits or fails as the server at `faultsUrl` says. */
export const faulty = (database: D1Database, faultsUrl: string): D1Database => {
  const kinds = new WeakMap<object, Kind>();
  const real = new WeakMap<object, D1PreparedStatement>();

  const applyFault = async (kind: Kind): Promise<void> => {
    const answer = await fetch(`${faultsUrl}/?kind=${kind}`);
    const { delayMs, fails } = await answer.json<D1Fault>();
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (fails) throw new Error('D1_ERROR: Network connection lost.');
  };

  const wrap = (statement: D1PreparedStatement, kind: Kind): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => wrap(target.bind(...values), kind);
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return async (...args: unknown[]): Promise<unknown> => {
          await applyFault(kind);
          const answer: unknown = Reflect.apply(value, target, args);
          return answer;
        };
      },
    });
    kinds.set(wrapped, kind);
    real.set(wrapped, statement);
    return wrapped;
  };

  const onTop = <Source extends Pick<D1Database, 'prepare' | 'batch'>>(source: Source): Source =>
    new Proxy(source, {
      get(target, name) {
        if (name === 'prepare') return (sql: string) => wrap(target.prepare(sql), kindOf(sql));
        if (name === 'batch') {
          return async (statements: D1PreparedStatement[]) => {
            await applyFault(statements.every((statement) => kinds.get(statement) === 'read') ? 'read' : 'write');
            return target.batch(statements.map((statement) => real.get(statement) ?? statement));
          };
        }
        if (name === 'withSession') {
          return (from?: string) => onTop(database.withSession(from));
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function'
          ? (...args: unknown[]): unknown => Reflect.apply(value, target, args)
          : value;
      },
    });
  return onTop(database);
};
