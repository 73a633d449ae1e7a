import { PLAN_LIMITS } from '../contract';
import { type GeneratedItem, itemIdOf } from '../list/service';
import type { ItemRow, PlanRow, PrivateTexts, ShownPlace, TripRead } from '../service';
import type { Revision, RevisionLine } from './contract';
import { type ListChanges, mergeLists } from './merge';
import { subjectOfLine } from '../names/service';

/** What of a plan changes with its trip. */
export type TripState = Pick<
  PlanRow,
  | 'name'
  | 'destination'
  | 'placeId'
  | 'startDate'
  | 'endDate'
  | 'days'
  | 'activities'
  | 'description'
  | 'took'
  | 'weather'
  | 'model'
  | 'searchText'
> &
  TripRead & { places: ShownPlace[] | null };

/** A proposed line with all that is stored of it when it is taken. */
export interface ProposedLine extends RevisionLine {
  item: GeneratedItem | null;
  /** What of a changed line was private before; null for others. */
  was: PrivateTexts | null;
}

/** A proposal as it is stored. */
export interface Proposal {
  before: TripState;
  after: TripState;
  changes: Revision['changes'];
  model: string | null;
  modelFailed: boolean;
  lines: ProposedLine[];
}

/** More ideas for one category than the list had room for. */
const MAX_IDEAS = 12;

const stateOf = ({ name, quantity, category, reason }: ItemRow | GeneratedItem) => ({
  name,
  quantity,
  category,
  reason,
});

const linesOf = (planId: string, { added, removed, changed }: ListChanges): ProposedLine[] => [
  ...added.map((item) => ({
    id: itemIdOf(planId, item.key),
    kind: 'added' as const,
    before: null,
    after: stateOf(item),
    item,
    was: null,
  })),
  ...removed.map((row) => ({
    id: row.id,
    kind: 'removed' as const,
    before: stateOf(row),
    after: null,
    item: null,
    was: null,
  })),
  ...changed.map(({ row, to }) => ({
    id: row.id,
    kind: 'changed' as const,
    before: stateOf(row),
    after: stateOf(to),
    item: to,
    was: { privacy: row.privacy, sharedName: row.sharedName, sharedReason: row.sharedReason },
  })),
];

interface Lists {
  planId: string;
  /** Of the trip as it is, and as it is to be. */
  before: readonly GeneratedItem[];
  after: readonly GeneratedItem[];
  rows: readonly ItemRow[];
  /** `after` was personalised by a model. */
  isPersonalised: boolean;
}

/** The lines of a whole list made again. */
export const proposeList = ({ planId, before, after, rows, isPersonalised }: Lists): ProposedLine[] =>
  linesOf(planId, mergeLists(before, after, rows, { replacesModel: isPersonalised }));

/**
 * The lines of one category made again: what changes in it, and what else the engine would take (`ideas`), also what was
 * taken off the list. Whoever asks for one category asks for just that.
 */
export const proposeCategory = (
  category: string,
  lists: Lists & { ideas: readonly GeneratedItem[] },
): ProposedLine[] => {
  const { planId, rows, ideas } = lists;
  const lines = proposeList(lists).filter((line) => (line.before ?? line.after)?.category === category);
  const there = rows.filter(({ deletedAt }) => deletedAt === null);
  const known = new Set([
    ...there.map(subjectOfLine),
    ...lines.flatMap(({ item }) => (item ? [subjectOfLine(item)] : [])),
  ]);
  const room = Math.min(MAX_IDEAS, PLAN_LIMITS.items - there.length);
  const more = ideas.filter((item) => item.category === category && !known.has(subjectOfLine(item)));
  return [...lines, ...linesOf(planId, { added: more.slice(0, Math.max(0, room)), removed: [], changed: [] })];
};
