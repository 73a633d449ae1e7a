/** What a request does with the database: each statement that is prepared, and where the request begins to read. */
export interface Recorded {
  statements: string[];
  /** Bookmarks and constraints that sessions were opened with. */
  from: (string | undefined)[];
}

const isFunction = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function';

/** Something with `prepare`, writing down every statement. */
const writingDown = <Source extends Pick<D1Database, 'prepare'>>(source: Source, recorded: Recorded): Source =>
  new Proxy(source, {
    get(target, name) {
      if (name === 'prepare') {
        return (query: string) => {
          recorded.statements.push(query);
          return target.prepare(query);
        };
      }
      const value: unknown = Reflect.get(target, name);
      if (!isFunction(value)) return value;
      return (...args: unknown[]) => {
        const answer = value.apply(target, args);
        if (name !== 'withSession') return answer;
        recorded.from.push(typeof args[0] === 'string' ? args[0] : undefined);
        return isPreparing(answer) ? writingDown(answer, recorded) : answer;
      };
    },
  });

const isPreparing = (value: unknown): value is Pick<D1Database, 'prepare'> =>
  typeof value === 'object' && value !== null && 'prepare' in value;

/** The database, writing down what is done with it, also through its sessions. */
export const recording = (db: D1Database): { db: D1Database; recorded: Recorded } => {
  const recorded: Recorded = { statements: [], from: [] };
  return { db: writingDown(db, recorded), recorded };
};
