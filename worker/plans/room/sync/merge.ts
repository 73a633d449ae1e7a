import type { AddItemInput, ChangeItemInput } from '../../contract';
import { EDITABLE_FIELDS, type ItemRow, searchText } from '../../service';
import {
  applyListChange,
  blankRow,
  type ListBefore,
  type ListChange,
  type ListRow,
  type ListStep,
  type RowChange,
  type StepResult,
} from '../../list/service';
import type { EditResult, SyncEdit } from './contract';

/** How long a removed item can be put back, milliseconds. */
export const RESTORE_LIFE_MS = 24 * 60 * 60_000;

/** Who edits, when, and which revision of the plan it makes. */
export interface MergeAuthor {
  userId: string;
  clientId: string;
  /** The plan is theirs; what they call a private line is as private as the line. */
  isOwner: boolean;
  now: number;
  revision: number;
}

export interface Merged extends Omit<ListChange<ItemRow>, 'results'> {
  results: EditResult[];
}

/** The result of a step for its edit. What was known already was accepted so long ago that its name is forgotten. */
const OUTCOMES = {
  applied: 'applied',
  known: 'applied',
  gone: 'gone',
  left: 'gone',
  full: 'full',
} as const satisfies Record<StepResult<ListRow>['outcome'], EditResult['outcome']>;

/**
 * Merges edits, in their order, into what is there: the last one to arrive sets a field, whatever was said of other
 * fields and items stays, and a field that somebody else had set meanwhile is reported as a conflict. Nothing here
 * looks at a device's clock.
 */
export const mergeEdits = (before: ListBefore<ItemRow>, edits: readonly SyncEdit[], author: MergeAuthor): Merged => {
  const { now, revision, clientId } = author;
  const { results, ...change } = applyListChange(
    before,
    edits.map((edit) => stepOf(before.planId, edit, author)),
    {
      now,
      revision,
      mayTouch: ({ deletedAt }, { kind }) =>
        kind !== 'restore' || deletedAt === null || deletedAt > now - RESTORE_LIFE_MS,
    },
  );
  return {
    ...change,
    results: edits.flatMap((edit, at) => {
      const result = results[at];
      if (!result) return [];
      const { outcome, was } = result;
      const isMerged = edit.kind === 'change' && outcome === 'applied' && was !== undefined;
      const conflicts = isMerged ? conflictsOf(was, edit, clientId) : [];
      return [{ id: edit.id, itemId: edit.itemId, outcome: OUTCOMES[outcome], conflicts }];
    }),
  };
};

const stepOf = (planId: string, edit: SyncEdit, author: MergeAuthor): ListStep<ItemRow> => {
  const { kind, itemId: id } = edit;
  if (kind === 'add') return { kind, row: newRow(planId, id, edit.item, author) };
  return kind === 'change' ? { kind, id, to: (row) => changeOf(row, edit.change, author) } : { kind, id };
};

const conflictsOf = (
  row: ListRow,
  { base, change }: Extract<SyncEdit, { kind: 'change' }>,
  clientId: string,
): EditResult['conflicts'] =>
  EDITABLE_FIELDS.flatMap((field) => {
    const [setAt, setBy] = row.fieldRevisions[field] ?? [0, clientId];
    const isConflict =
      change[field] !== undefined && change[field] !== row[field] && setAt > base && setBy !== clientId;
    return isConflict ? [{ field, theirs: row[field] }] : [];
  });

const changeOf = (
  row: ListRow,
  change: ChangeItemInput,
  { userId, clientId, isOwner, revision }: MergeAuthor,
): RowChange => {
  const fields = EDITABLE_FIELDS.filter((field) => change[field] !== undefined);
  return {
    ...change,
    ...(change.packed !== undefined && { packedBy: change.packed ? userId : null }),
    ...(change.name !== undefined && {
      searchText: searchText(change.name),
      ...(!(isOwner && row.privacy === 'private') && { sharedName: change.name }),
    }),
    edited: [...new Set([...row.edited, ...fields])],
    fieldRevisions: {
      ...row.fieldRevisions,
      ...Object.fromEntries(fields.map((field) => [field, [revision, clientId]])),
    },
  };
};

const newRow = (planId: string, id: string, input: AddItemInput, { now, revision }: MergeAuthor): ItemRow => ({
  ...blankRow({ id, planId, name: input.name, createdAt: now }),
  ...input,
  revision,
});
