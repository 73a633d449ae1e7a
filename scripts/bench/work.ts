/** What calls ask of the database, by its own count, and whether every statement finds its rows by an index. */
import type { D1Database } from '@cloudflare/workers-types';
import type { RecordedCall } from './record';
import type { Figure, Section } from './report';

/**
 * What a call may ask at most: statements, trips, and rows read (a page of twenty plans of which none of their items, one
 * plan of sixty). Lines are in the plans' own objects; what a tick tells the database behind its answer counts, too.
 */
const BUDGETS: Record<string, { statements: number; trips: number; rows: number }> = {
  'session check': { statements: 1, trips: 1, rows: 5 },
  'plan list': { statements: 3, trips: 2, rows: 65 },
  'one plan of 60 items': { statements: 3, trips: 2, rows: 20 },
  'tick an item': { statements: 1, trips: 1, rows: 10 },
  'create a plan': { statements: 5, trips: 2, rows: 40 },
};

/** What is small by its nature, such as JSON or a subquery's own rows, is no table. */
const NO_TABLE = /json_each|VIRTUAL TABLE|CONSTANT ROW|SCAN (?:lot|line)$/;

/** Steps of a call's query plans that read a whole table. */
const scansOf = async (database: D1Database, { trips }: RecordedCall): Promise<string[]> => {
  const scans: string[] = [];
  for (const { sql, params } of trips.flatMap(({ statements }) => statements)) {
    const { results } = await database
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    for (const { detail } of results) if (detail.startsWith('SCAN ') && !NO_TABLE.test(detail)) scans.push(detail);
  }
  return scans;
};

/** The work of recorded calls beside what each may do. */
export const workSection = async (
  database: D1Database,
  calls: readonly (readonly [name: string, call: RecordedCall])[],
): Promise<Section> => {
  const figures: Figure[] = [];
  for (const [name, call] of calls) {
    const { statements: most, trips, rows } = BUDGETS[name] ?? { statements: 0, trips: 0, rows: 0 };
    const statements = call.trips.reduce((sum, trip) => sum + trip.statements.length, 0);
    const scans = await scansOf(database, call);
    figures.push(
      { name: `${name}, statements`, value: statements, unit: '', goal: `≤ ${most}`, met: statements <= most },
      {
        name: `${name}, trips to D1`,
        value: call.trips.length,
        unit: '',
        goal: `≤ ${trips}`,
        met: call.trips.length <= trips,
      },
      { name: `${name}, rows read`, value: call.read, unit: 'rows', goal: `≤ ${rows}`, met: call.read <= rows },
      { name: `${name}, tables read whole`, value: scans.length, unit: '', goal: '= 0', met: scans.length === 0 },
    );
  }
  return {
    title: 'Work of a call in the database',
    how: "Statements as the product sends them, rows as D1's metadata counts them, and the query plan of each statement.",
    figures,
  };
};
