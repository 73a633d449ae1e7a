/**
 * Takes the lines of a proposal that were accepted, in one batch that changes nothing the proposal did not see: a line
 * that was edited, ticked, hidden or removed since is left as it is and said so. Undoing is the same way back. Runs in
 * the plan's Durable Object, where no edit comes between.
 */
import { AppError } from '../../platform/http/errors';
import type { Plan } from '../contract';
import {
  applyListChange,
  type ListOutput,
  type ListScope,
  type ListStep,
  changedItemsOf,
  readList,
  storeList,
  toRow,
  wholeList,
} from '../list/service';
import {
  getPlan,
  type ItemRow,
  type PlanRow,
  type PlanScope,
  PRIVATE,
  type PrivateTexts,
  searchText,
} from '../service';
import { subjectOfLine } from '../names/service';
import type { RevisionRow } from './schema';
import type { ProposedLine, TripState } from './proposal';
import { findRevision } from './find';

/** The plan, and lines that were left as they are. */
export interface Applied {
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

/** Applying: the line as it is now becomes what is proposed. */
const applyStep = ({ id, before, after, item }: ProposedLine): Step => ({
  id,
  from: before,
  to: after,
  item,
  privacy: item ?? PRIVATE,
});
/** Reverting: what had been removed is restored as it was, so nothing is regenerated. */
const revertStep = ({ id, before, after, was }: ProposedLine): Step => ({
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
export const moveRevision = async (
  scope: ListScope,
  planId: string,
  request: MoveRequest,
): Promise<ListOutput<Applied>> => {
  const { row, proposal } = await read(scope, planId, request.revisionId);
  const isApply = request.kind === 'apply';
  if (row.status !== (isApply ? 'ready' : 'applied')) {
    return { output: { plan: await getPlan(scope, planId), skipped: [] }, items: null, isChanged: false };
  }
  const accepted = new Set(isApply ? request.lines : row.accepted);
  const lines = proposal.lines.filter(({ id }) => accepted.has(id));
  const { before, after } = proposal;
  return isApply
    ? move(scope, { row, from: before, to: after, steps: lines.map(applyStep), accepted })
    : move(scope, { row, from: after, to: before, steps: lines.map(revertStep), accepted });
};

interface Move {
  row: RevisionRow;
  from: TripState;
  to: TripState;
  steps: readonly Step[];
  accepted: ReadonlySet<string>;
}

/** Whether the trip is as the proposal saw it, whatever else of the plan changed. */
const isTrip = (plan: PlanRow, trip: TripState): boolean =>
  TRIP_FIELDS.every((field) => plan[field] === trip[field]) &&
  JSON.stringify(plan.activities) === JSON.stringify(trip.activities);

const TRIP_FIELDS = ['destination', 'startDate', 'endDate', 'description'] as const;
const LINE_FIELDS = ['name', 'quantity', 'category', 'reason'] as const;

/** Whether nobody has touched a line, and it stands as the proposal saw it. */
const isAsSeen = (row: ItemRow, from: Step['from'] | undefined): boolean =>
  row.edited.length === 0 &&
  !row.packed &&
  !row.hidden &&
  LINE_FIELDS.every((field) => from !== null && from !== undefined && row[field] === from[field]);

const move = async (scope: ListScope, { row, from, to, steps, accepted }: Move): Promise<ListOutput<Applied>> => {
  const { now } = scope;
  const { plan, rows } = await readList(scope, row.planId);
  if (!isTrip(plan, from)) throw new AppError('conflict');
  const wanted = listSteps(row.planId, steps, rows, now);
  const seen = new Map(steps.map((step) => [step.id, step.from]));
  const change = applyListChange(wholeList(row.planId, rows), wanted, {
    now,
    revision: plan.revision + 1,
    mayTouch: (line, { kind }) => kind === 'restore' || isAsSeen(line, seen.get(line.id)),
  });
  const { name, searchText: words, facts, warnings, leftOut, ...rest } = to;
  await storeList(scope, change, {
    set: rest,
    trip: { facts, warnings, leftOut },
    // A name that was given meanwhile stays.
    renamed: { from: from.name, name, words },
    proposal: {
      id: row.id,
      ...(row.status === 'ready' ? { from: 'ready', to: 'applied' } : { from: 'applied', to: 'undone' }),
      accepted: [...accepted],
    },
  });
  const done = new Set(
    wanted
      .filter((_, at) => change.results[at]?.outcome === 'applied')
      .map((step) => ('row' in step ? step.row.id : step.id)),
  );
  const skipped = steps.map(({ id }) => id).filter((id) => !done.has(id));
  return {
    output: { plan: await getPlan(scope, row.planId), skipped },
    items: changedItemsOf(plan, change),
    isChanged: true,
  };
};

/** What each step does to the list; nothing where the same was added meanwhile. What makes room comes first. */
const listSteps = (
  planId: string,
  steps: readonly Step[],
  rows: readonly ItemRow[],
  now: number,
): ListStep<ItemRow>[] => {
  const known = new Set(rows.filter(({ deletedAt }) => deletedAt === null).map(subjectOfLine));
  // What was removed a moment ago comes back as it was, under its own id.
  const gone = new Set(rows.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id));
  const coming = steps.filter(({ from }) => !from);
  return [
    ...steps.flatMap(({ id, from, to }): ListStep<ItemRow>[] => (from && !to ? [{ kind: 'remove', id }] : [])),
    ...steps.flatMap(({ id, from, to, privacy: { privacy, sharedName, sharedReason } }): ListStep<ItemRow>[] => {
      if (!from || !to) return [];
      const texts = { ...to, searchText: searchText(to.name), privacy, sharedName, sharedReason };
      return [{ kind: 'change', id, to: () => texts }];
    }),
    ...coming.flatMap(({ id }): ListStep<ItemRow>[] => (gone.has(id) ? [{ kind: 'restore', id }] : [])),
    ...coming.flatMap(({ id, item }): ListStep<ItemRow>[] =>
      item && !gone.has(id) && !known.has(subjectOfLine(item))
        ? [{ kind: 'add', row: toRow(planId, item, 0, now) }]
        : [],
    ),
  ];
};
