import { and, eq, type Placeholder, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/client';
import { cachedStatement } from '../platform/db/cached-statement';
import { AppError } from '../platform/http/errors';
import { OWNER_NAME, peopleQuery, PERSON_COLUMNS, toPeople } from './people';
import { isOpenTo, isOwn, ownPlan, type PlanScope, type RoomScope } from './access';
import type { ChangePlanInput, ListPlansQuery, Plan, PlanSummary } from './contract';
import { compareInPart, isInPart, type ListPart, orderOf, partsLeft, todayOf, writeCursor } from './list-order';
import { planText, toSummary } from './plan-json';
import { LISTED_COLUMNS, SHOWN_COLUMNS, type ShownRow } from './columns';
import { currentCount, readCount } from './count';
import { hasLineWith } from './plan-words';
import { planMembers, type PlanRow, plans } from './schema';
import { searchText } from './search-text';
import type { ShownList } from './shown-list';

export {
  EDITABLE_FIELDS,
  type ItemRow,
  luggageItems,
  planMembers,
  planItems,
  planPackers,
  NEW_PLAN,
  NO_TRIP,
  type PlanRow,
  plans,
  type TripRead,
  tripsToMove,
} from './schema';
export { readIdempotencyKey } from './idempotency';
export { planRoomOf } from './room-stub';
export { planScopeOf } from './scope';
export {
  isOpenTo,
  isOwn,
  canEditPlan,
  getAccessiblePlan,
  openStatus,
  ownPlan,
  type PlanScope,
  type RoomScope,
} from './access';
export { copiedColumns, type UncopiedRow } from './columns';
export { countOf } from './count';
export { roomAnswer, type StoredLines, linesToMove, type Rooms, roomsOf } from './lines';
export { changesWords, matchesText, storeWords } from './plan-words';
export { searchText } from './search-text';
export { type ShownPlace, shownPlaces } from './shown-places';
export { versionOf } from './version';
export {
  type Audience,
  hasSharedName,
  linesFor,
  PRIVATE,
  PRIVATE_REASON,
  privacyOfOwn,
  type PrivateTexts,
  SHARED,
  sharedNameOf,
  type StoredItem,
  withPrivacy,
} from './privacy';
export { memberView, toPlan, toSummary } from './plan-json';
export { readShownList, toItem, writeShownList } from './shown-list';
export { nameOf, OWNER_NAME, peopleQuery, toPeople } from './people';

type Reader = Pick<RoomScope, 'db' | 'userId' | 'rooms'>;

/** The JSON of a plan of its row and its list; `early` is null for one whose room was asked a moment before the plan was ready. */
const shownPlan = async (
  { rooms, userId }: Reader,
  plan: ShownRow,
  early: ShownList | null,
  people: Parameters<typeof toPeople>[0],
): Promise<string> => {
  const list = plan.status === 'ready' ? (early ?? (await rooms.shownOf(plan.id))) : null;
  const { revision = plan.revision, changedAt = 0 } = list ?? {};
  return planText(
    { ...plan, revision, updatedAt: Math.max(plan.updatedAt, changedAt) },
    list,
    toPeople(people, userId),
  );
};

/** What nearly every call of one plan asks. */
const ONE_PLAN = {
  row: cachedStatement(SHOWN_COLUMNS, (db) =>
    db
      .select(SHOWN_COLUMNS)
      .from(plans)
      .where(isOpenTo(sql.placeholder('userId'), sql.placeholder('planId'))),
  ),
  people: cachedStatement(PERSON_COLUMNS, (db) => peopleQuery(db, sql.placeholder('planId'))),
};

/** The JSON of a plan that the caller may pack, with its items and people: one batch of two statements, and one call to its room. */
export const getPlanText = async (scope: Reader, planId: string): Promise<string> => {
  const { db, userId, rooms } = scope;
  const [[[plan], people], list] = await Promise.all([
    db.batch([ONE_PLAN.row(db, { userId, planId }), ONE_PLAN.people(db, { planId })]),
    rooms.shownOf(planId),
  ]);
  if (!plan) throw new AppError('not_found');
  return shownPlan(scope, plan, list, people);
};

/** A plan that the caller may pack, to work on it here. */
export const getPlan = async (scope: Reader, planId: string): Promise<Plan> =>
  JSON.parse(await getPlanText(scope, planId));

/**
 * Every word of the query is in the plan's own text, or the query as a whole in one of its items. Of somebody else's plan
 * private lines are not looked at: finding one would reveal what it is.
 */
const matches = (query: string, isOwn: boolean) => {
  const wanted = searchText(query);
  if (!wanted) return undefined;
  const words = wanted.split(' ').map((word) => sql`instr(${plans.searchText}, ${word}) > 0`);
  return sql`((${sql.join(words, sql` AND `)}) OR ${hasLineWith(wanted, isOwn)})`;
};

/** What a list shows of a plan. */
const listedColumns = {
  ...LISTED_COLUMNS,
  progress: currentCount,
  members: sql<number>`(SELECT count(*) FROM plan_members along WHERE along.plan_id = plans.id)`,
};

/** A page of one part of a list. */
interface PartQuery {
  part: ListPart;
  /** Where the page before ended; null for the first. */
  after: ReturnType<typeof partsLeft>['after'];
  query: string;
  limit: number;
}

/** Who asks; as placeholders for a statement that is kept, with the day that {@link todayOf} gives. */
type ListScope = Pick<PlanScope, 'db' | 'userId' | 'now'> | { db: Database; userId: Placeholder; now: Placeholder };
type Page = Omit<PartQuery, 'limit'> & { limit: number | Placeholder };

/** One row more than the page tells whether there is another page. */
const rowsOf = (limit: Page['limit']) => (typeof limit === 'number' ? limit + 1 : limit);

/** Statement of one's own plans. */
export const listQuery = ({ db, userId, now }: ListScope, { part, after, query, limit }: Page) =>
  db
    .select(listedColumns)
    .from(plans)
    .where(and(eq(plans.userId, userId), isInPart(part, after, now), matches(query, true)))
    .orderBy(...orderOf(part))
    .limit(rowsOf(limit));

const sharedColumns = { ...listedColumns, owner: OWNER_NAME };

/** The same of the plans that one packs along with somebody. */
export const sharedListQuery = ({ db, userId, now }: ListScope, { part, after, query, limit }: Page) =>
  db
    .select(sharedColumns)
    .from(planMembers)
    .innerJoin(plans, eq(plans.id, planMembers.planId))
    .where(and(eq(planMembers.userId, userId), isInPart(part, after, now), matches(query, false)))
    .orderBy(...orderOf(part))
    .limit(rowsOf(limit));

/** The first page of a part, of which nothing is searched: what nearly every call of a list asks. */
const firstPage = (part: ListPart) => {
  const hole = { userId: sql.placeholder('userId'), now: sql.placeholder('today') };
  const page: Page = { part, after: null, query: '', limit: sql.placeholder('rows') };
  return {
    own: cachedStatement(listedColumns, (db) => listQuery({ db, ...hole }, page)),
    others: cachedStatement(sharedColumns, (db) => sharedListQuery({ db, ...hole }, page)),
  };
};
const FIRST_PAGES = { made: firstPage('made'), ahead: firstPage('ahead'), over: firstPage('over') };

/** A page of one's own plans, and of those that one packs along: one batch of two statements. */
const pagesOf = (scope: PlanScope, page: PartQuery) => {
  const { db, userId, now } = scope;
  const { part, after, query, limit } = page;
  if (after?.part === part || searchText(query)) {
    return db.batch([listQuery(scope, page), sharedListQuery(scope, page)]);
  }
  const values = { userId, today: todayOf(now), rows: limit + 1 };
  return db.batch([FIRST_PAGES[part].own(db, values), FIRST_PAGES[part].others(db, values)]);
};

/** The plans that one may pack, in the order that is asked for. One batch of two statements a part. */
export const listPlans = async (
  scope: PlanScope,
  { query, limit, ...asked }: ListPlansQuery,
): Promise<{ plans: PlanSummary[]; nextCursor: string | null }> => {
  const { parts, after } = partsLeft(asked);
  const found = await Promise.all(
    parts.map(async (part) => {
      const [own, others] = await pagesOf(scope, { part, after, query, limit });
      const compare = compareInPart(part);
      return [
        ...own.map((row) => ({ row, part, role: 'owner' as const, owner: null })),
        ...others.map((row) => ({ row, part, role: 'member' as const, owner: row.owner })),
      ].sort((one, other) => compare(one.row, other.row));
    }),
  );
  const rows = found.flat();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    plans: page.map(({ row, role, owner }) =>
      toSummary(row, readCount(row.progress), { role, members: row.members, owner }),
    ),
    nextCursor: rows.length > limit && last ? writeCursor(last.part, last.row) : null,
  };
};

/** The text by which a plan is found. */
export const planSearchText = (plan: Pick<PlanRow, 'name' | 'destination' | 'places'>): string =>
  searchText(plan.name, plan.destination, ...(plan.places ?? []).flatMap(({ name }) => [name.en, name.es]));

/** Changes what of a plan may be changed after it is made. */
export const changePlan = async (scope: RoomScope, planId: string, change: ChangePlanInput): Promise<Plan> => {
  const { db, userId, now, rooms } = scope;
  const plan = await ownPlan(scope, planId);
  const [[[changed], people], list] = await Promise.all([
    db.batch([
      db
        .update(plans)
        .set({ ...change, searchText: planSearchText({ ...plan, ...change }), updatedAt: now })
        .where(isOwn(userId, planId))
        .returning(),
      peopleQuery(db, planId),
    ]),
    rooms.shownOf(planId),
  ]);
  if (!changed) throw new AppError('not_found');
  return JSON.parse(await shownPlan(scope, changed, list, people));
};
