import { asc, desc, type Placeholder, sql, type SQL } from 'drizzle-orm';
import { AppError } from '../platform/http/errors';
import { isoTime } from '../platform/iso-time';
import type { ListPlansQuery } from './contract';
import { type PlanRow, plans } from './schema';

/**
 * A run of plans that one index gives in its order: all by their making, newest first; or the trips that are not over,
 * the soonest end first, and behind them those that are, the latest first.
 */
export type ListPart = 'made' | 'ahead' | 'over';

/** Where a page of plans ends. */
interface Position {
  part: ListPart;
  /** What the part is ordered by: milliseconds since the epoch, or a date. */
  value: number | string;
  id: string;
}

type Listed = Pick<PlanRow, 'id' | 'createdAt' | 'endDate'>;

const valueOf = (part: ListPart, plan: Listed): number | string => (part === 'made' ? plan.createdAt : plan.endDate);

/** The position behind a plan as an opaque text for the query string. */
export const writeCursor = (part: ListPart, plan: Listed): string =>
  Buffer.from(`${part} ${valueOf(part, plan)} ${plan.id}`).toString('base64url');

const CURSOR = /^(?:(made) (\d{1,15})|(ahead|over) (\d{4}-\d\d-\d\d)) (plan_\w{1,40})$/;

/** The position of a cursor that {@link writeCursor} made for this order; anything else is a `validation_failed`. */
const readCursor = (cursor: string, order: ListPlansQuery['order']): Position => {
  const [, made, at, part, date, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const isOfOrder = order === 'made' ? made !== undefined : part !== undefined;
  if (id === undefined || !isOfOrder) {
    throw new AppError('validation_failed', { fields: { cursor: 'This is not a cursor.' } });
  }
  return made
    ? { part: 'made', value: Number(at), id }
    : { part: part === 'over' ? 'over' : 'ahead', value: date ?? '', id };
};

/** The parts that are left of a list, in their order, and where the first of them goes on. */
export const partsLeft = ({
  order,
  cursor,
}: Pick<ListPlansQuery, 'order' | 'cursor'>): { parts: ListPart[]; after: Position | null } => {
  const after = cursor ? readCursor(cursor, order) : null;
  if (order === 'made') return { parts: ['made'], after };
  return { parts: after?.part === 'over' ? ['over'] : ['ahead', 'over'], after };
};

/** The zone furthest west is so many milliseconds behind UTC: there a trip is over last. */
const WEST_MS = 12 * 60 * 60_000;

/** The day by which a trip is over. `now` in milliseconds since the epoch. */
export const todayOf = (now: number): string => isoTime(now - WEST_MS).slice(0, 10);

/** The plans of a part, behind a position of it; a placeholder for the day, or `now` in milliseconds since the epoch. */
export const isInPart = (part: ListPart, after: Position | null, now: number | Placeholder): SQL | undefined => {
  const column = part === 'made' ? plans.createdAt : plans.endDate;
  const today = typeof now === 'number' ? todayOf(now) : now;
  const when = { made: undefined, ahead: sql`${plans.endDate} >= ${today}`, over: sql`${plans.endDate} < ${today}` }[
    part
  ];
  if (after?.part !== part) return when;
  const behind = sql`(${column}, ${plans.id}) ${sql.raw(part === 'ahead' ? '>' : '<')} (${after.value}, ${after.id})`;
  return when ? sql`${when} AND ${behind}` : behind;
};

/** The order of a part, for a statement. */
export const orderOf = (part: ListPart): SQL[] => {
  if (part === 'made') return [desc(plans.createdAt), desc(plans.id)];
  return part === 'ahead' ? [asc(plans.endDate), asc(plans.id)] : [desc(plans.endDate), desc(plans.id)];
};

/** The same order for rows of several statements. */
export const compareInPart =
  (part: ListPart) =>
  (one: Listed, other: Listed): number => {
    const [a, b] = [valueOf(part, one), valueOf(part, other)];
    const byValue = a < b ? -1 : a > b ? 1 : 0;
    const ascending = byValue || (one.id < other.id ? -1 : 1);
    return part === 'ahead' ? ascending : -ascending;
  };
