/**
 * Takes the lines of a proposal that were accepted, in one batch that changes nothing the proposal did not see: a line
 * that was edited, ticked, hidden or removed since is left as it is and said so. Undoing is the same way back. Runs in
 * the plan's Durable Object, where no edit comes between.
 */
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { newId } from '../../platform/db/id';
import { insertRowsWhere } from '../../platform/db/insert-where';
import { AppError } from '../../platform/http/errors';
import { isOwn, type PlanScope } from '../access';
import { type Plan, PLAN_LIMITS } from '../contract';
import { toRow } from '../generation/job';
import { type ItemRow, planItems, plans } from '../schema';
import { searchText } from '../search-text';
import { getPlan } from '../service';
import { endOf } from '../room/position';
import { PRIVATE, type PrivateTexts } from '../sharing/privacy';
import { subjectOfLine } from '../subject';
import { planRevisions, type RevisionRow } from './schema';
import type { Proposal, ProposedLine, TripState } from './proposal';
import { findRevision } from './propose';

interface Applied {
  plan: Plan;
  skipped: string[];
}

/** One line on its way: what must stand there now, and what is to. */
interface Step {
  id: string;
  from: ProposedLine['before'];
  to: ProposedLine['after'];
  item: ProposedLine['item'];
  /** What of it is private then. */
  privacy: PrivateTexts;
}

const forth = ({ id, before, after, item }: ProposedLine): Step => ({
  id,
  from: before,
  to: after,
  item,
  privacy: item ?? PRIVATE,
});
/** Back: what had been removed is restored as it was, so nothing is made anew. */
const back = ({ id, before, after, was }: ProposedLine): Step => ({
  id,
  from: after,
  to: before,
  item: null,
  privacy: was ?? PRIVATE,
});

const read = async (scope: PlanScope, planId: string, revisionId: string) => {
  const row = await findRevision(scope, planId, revisionId);
  if (!row) throw new AppError('not_found');
  if (!row.proposal) throw new AppError('conflict');
  return { row, proposal: row.proposal };
};

/** What is asked of a proposal: to take these of its lines, or to take it back. */
export type MoveRequest = { revisionId: string } & ({ kind: 'apply'; lines: readonly string[] } | { kind: 'undo' });

/**
 * Applies the accepted lines of a proposal and the change of the trip; or takes an applied one back, where nobody has
 * changed its lines since. The second time it changes nothing.
 */
export const moveRevision = async (scope: PlanScope, planId: string, request: MoveRequest): Promise<Applied> => {
  const { row, proposal } = await read(scope, planId, request.revisionId);
  const isApply = request.kind === 'apply';
  if (row.status !== (isApply ? 'ready' : 'applied')) return { plan: await getPlan(scope, planId), skipped: [] };
  const accepted = new Set(isApply ? request.lines : row.accepted);
  const lines = proposal.lines.filter(({ id }) => accepted.has(id));
  const { before, after } = proposal;
  return isApply
    ? move(scope, { row, from: before, to: after, steps: lines.map(forth), accepted })
    : move(scope, { row, from: after, to: before, steps: lines.map(back), accepted });
};

interface Move {
  row: RevisionRow;
  from: TripState;
  to: TripState;
  steps: readonly Step[];
  accepted: ReadonlySet<string>;
}

/** Rows to join with, one a step. */
const each = (steps: readonly object[]) => sql`json_each(${JSON.stringify(steps)}) AS step`;

/** The trip as the proposal saw it, whatever else of the plan changed. */
const isTrip = (trip: Proposal['before']) =>
  and(
    eq(plans.destination, trip.destination),
    eq(plans.startDate, trip.startDate),
    eq(plans.endDate, trip.endDate),
    eq(plans.description, trip.description),
    sql`${plans.activities} = ${JSON.stringify(trip.activities)}`,
  );

const move = async (scope: PlanScope, { row, from, to, steps, accepted }: Move): Promise<Applied> => {
  const { db, userId, now } = scope;
  const { planId } = row;
  const stepIds = sql`(SELECT value FROM json_each(${JSON.stringify(steps.map(({ id }) => id))}))`;
  const there = await db
    .select()
    .from(planItems)
    .where(and(eq(planItems.planId, planId), or(isNull(planItems.deletedAt), inArray(planItems.id, stepIds))));
  const { added, restored, removed, changed } = sort(steps, there);
  const token = newId('req');
  const status = row.status === 'ready' ? 'applied' : 'undone';
  const isOurs = sql`EXISTS (SELECT 1 FROM plan_revisions ours WHERE ours.id = ${row.id} AND ours.token = ${token})`;
  const revision = sql`(SELECT revision FROM plans WHERE id = ${planId})`;
  const end = endOf(there);
  /** Untouched, and as the proposal saw it. */
  const isAsSeen = and(
    eq(planItems.planId, planId),
    sql`${planItems.edited} = '[]'`,
    eq(planItems.packed, false),
    eq(planItems.hidden, false),
    sql`${planItems.name} = json_extract(step.value, '$.from.name')`,
    sql`${planItems.quantity} = json_extract(step.value, '$.from.quantity')`,
    sql`${planItems.category} = json_extract(step.value, '$.from.category')`,
    sql`${planItems.reason} = json_extract(step.value, '$.from.reason')`,
    sql`${planItems.id} = json_extract(step.value, '$.id')`,
    isOurs,
  );
  const stamp = { updatedAt: now, revision };
  const { name, ...rest } = to;
  const [taken, , ...touched] = await db.batch([
    db
      .update(planRevisions)
      .set({ status, accepted: [...accepted], token })
      .where(
        and(
          eq(planRevisions.id, row.id),
          eq(planRevisions.status, row.status),
          sql`EXISTS (SELECT 1 FROM plans WHERE ${isOwn(userId, planId)} AND ${isTrip(from)})`,
        ),
      )
      .returning({ id: planRevisions.id }),
    db
      .update(plans)
      .set({
        ...rest,
        // A name that was given meanwhile stays.
        name: sql`iif(${plans.name} = ${from.name}, ${name}, ${plans.name})`,
        searchText: sql`iif(${plans.name} = ${from.name}, ${to.searchText}, ${plans.searchText} || ' ' || ${to.searchText})`,
        revision: sql`${plans.revision} + 1`,
        updatedAt: now,
      })
      .where(and(eq(plans.id, planId), isOurs)),
    db
      .update(planItems)
      .set({ deletedAt: now, ...stamp })
      .from(each(removed))
      .where(and(isAsSeen, isNull(planItems.deletedAt)))
      .returning({ id: planItems.id }),
    db
      .update(planItems)
      .set({
        name: sql`json_extract(step.value, '$.to.name')`,
        searchText: sql`json_extract(step.value, '$.searchText')`,
        quantity: sql`json_extract(step.value, '$.to.quantity')`,
        category: sql`json_extract(step.value, '$.to.category')`,
        reason: sql`json_extract(step.value, '$.to.reason')`,
        privacy: sql`json_extract(step.value, '$.privacy.privacy')`,
        sharedName: sql`json_extract(step.value, '$.privacy.sharedName')`,
        sharedReason: sql`json_extract(step.value, '$.privacy.sharedReason')`,
        ...stamp,
      })
      .from(each(changed.map((step) => ({ ...step, searchText: searchText(step.to?.name ?? '') }))))
      .where(and(isAsSeen, isNull(planItems.deletedAt)))
      .returning({ id: planItems.id }),
    db
      .update(planItems)
      .set({ deletedAt: null, ...stamp })
      .where(
        and(
          eq(planItems.planId, planId),
          inArray(planItems.id, sql`(SELECT value FROM json_each(${JSON.stringify(restored.map(({ id }) => id))}))`),
          isNotNull(planItems.deletedAt),
          isOurs,
        ),
      )
      .returning({ id: planItems.id }),
    insertRowsWhere(
      db,
      planItems,
      added.map((item, index) => toRow(planId, item, end + index, now)),
      isOurs,
    )
      .onConflictDoNothing()
      .returning({ id: planItems.id }),
  ]);
  if (taken.length === 0) throw new AppError('conflict');
  const done = new Set(touched.flat().map(({ id }) => id));
  return { plan: await getPlan(scope, planId), skipped: steps.map(({ id }) => id).filter((id) => !done.has(id)) };
};

/** What each step does, as far as there is room and nothing like it was added meanwhile. */
const sort = (steps: readonly Step[], rows: readonly ItemRow[]) => {
  const there = rows.filter(({ deletedAt }) => deletedAt === null);
  const known = new Set(there.map(subjectOfLine));
  const removed = steps.filter(({ from, to }) => from && !to);
  const changed = steps.filter(({ from, to }) => from && to);
  const room = PLAN_LIMITS.items - there.length + removed.length;
  const coming = steps.filter(({ from }) => !from);
  // What was removed a moment ago comes back as it was, under its own id.
  const gone = new Set(rows.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id));
  const restored = coming.filter(({ id }) => gone.has(id));
  const added = coming.flatMap(({ id, item }) =>
    item && !gone.has(id) && !known.has(subjectOfLine(item)) ? [item] : [],
  );
  return {
    removed,
    changed,
    restored: restored.slice(0, Math.max(0, room)),
    added: added.slice(0, Math.max(0, room)),
  };
};
