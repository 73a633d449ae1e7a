import { type AddItemInput, type ChangeItemInput, PLAN_LIMITS } from '../../contract';
import { EDITABLE_FIELDS, type ItemRow } from '../../schema';
import { searchText } from '../../search-text';
import { SHARED, type StoredItem } from '../../sharing/privacy';
import type { EditResult, SyncEdit } from './contract';

/** How long a removed item can be put back, milliseconds. */
export const RESTORE_LIFE_MS = 24 * 60 * 60_000;

/** What merging reads of an item, and its answer shows. */
export type MergeRow = StoredItem & Pick<ItemRow, 'planId' | 'edited' | 'deletedAt' | 'fieldRevisions'>;

/** What a batch of edits is merged into. */
export interface MergeInput {
  planId: string;
  /** The rows that the edits name, removed ones too. */
  rows: readonly MergeRow[];
  /** Items of the plan that are not removed. */
  count: number;
  /** Where the plan's last item stands. */
  lastPosition: number;
}

/** Who edits, when, and which revision of the plan it makes. */
export interface MergeAuthor {
  userId: string;
  clientId: string;
  /** The plan is theirs; what they call a private line is as private as the line. */
  isOwner: boolean;
  now: number;
  revision: number;
}

/** Columns that edits set of an item that was there before. */
export const MERGED_COLUMNS = [
  ...EDITABLE_FIELDS,
  'position',
  'packedBy',
  'searchText',
  'sharedName',
  'edited',
  'deletedAt',
  'updatedAt',
  'revision',
  'fieldRevisions',
] as const satisfies readonly (keyof ItemRow)[];

/** What is set of a row; what is left out stays as it is. */
export type MergedChange = Partial<Pick<ItemRow, (typeof MERGED_COLUMNS)[number]>>;

export interface Merged {
  results: EditResult[];
  added: ItemRow[];
  changed: Map<string, MergedChange>;
}

/**
 * Merges edits, in their order, into what is there: the last one to arrive sets a field, whatever was said of other
 * fields and items stays, and a field that somebody else had set meanwhile is told as a conflict. Nothing here looks at
 * a device's clock.
 */
export const mergeEdits = (input: MergeInput, edits: readonly SyncEdit[], author: MergeAuthor): Merged => {
  const { planId } = input;
  const { now, revision } = author;
  const rows = new Map(input.rows.filter((row) => row.planId === planId).map((row) => [row.id, row]));
  /** Ids that are taken in another plan. */
  const foreign = new Set(input.rows.filter((row) => row.planId !== planId).map(({ id }) => id));
  const added = new Map<string, ItemRow>();
  const changed = new Map<string, MergedChange>();
  let { count, lastPosition } = input;

  const set = (row: MergeRow, change: MergedChange): void => {
    const stamped = { ...change, updatedAt: now, revision };
    rows.set(row.id, { ...row, ...stamped });
    const fresh = added.get(row.id);
    if (fresh) added.set(row.id, { ...fresh, ...stamped });
    else changed.set(row.id, { ...changed.get(row.id), ...stamped });
  };

  const merge = (edit: SyncEdit): Omit<EditResult, 'id' | 'itemId'> => {
    const row = rows.get(edit.itemId);
    const isThere = row?.deletedAt === null;
    switch (edit.kind) {
      case 'add': {
        // Known already: the add was accepted so long ago that its name is forgotten.
        if (row) return { outcome: 'applied', conflicts: [] };
        if (foreign.has(edit.itemId)) return { outcome: 'gone', conflicts: [] };
        if (count >= PLAN_LIMITS.items) return { outcome: 'full', conflicts: [] };
        count += 1;
        lastPosition += 1;
        const fresh = newRow(planId, edit.itemId, edit.item, lastPosition, author);
        rows.set(edit.itemId, fresh);
        added.set(edit.itemId, fresh);
        return { outcome: 'applied', conflicts: [] };
      }
      case 'change': {
        if (!row || !isThere) return { outcome: 'gone', conflicts: [] };
        const conflicts = conflictsOf(row, edit, author.clientId);
        set(row, changeOf(row, edit.change, author));
        return { outcome: 'applied', conflicts };
      }
      case 'remove': {
        if (!row || !isThere) return { outcome: 'gone', conflicts: [] };
        count -= 1;
        set(row, { deletedAt: now });
        return { outcome: 'applied', conflicts: [] };
      }
      case 'restore': {
        if (!row || (row.deletedAt !== null && row.deletedAt <= now - RESTORE_LIFE_MS)) {
          return { outcome: 'gone', conflicts: [] };
        }
        if (isThere) return { outcome: 'applied', conflicts: [] };
        if (count >= PLAN_LIMITS.items) return { outcome: 'full', conflicts: [] };
        count += 1;
        set(row, { deletedAt: null });
        return { outcome: 'applied', conflicts: [] };
      }
      default:
        return edit satisfies never;
    }
  };

  const results = edits.map((edit) => ({ id: edit.id, itemId: edit.itemId, ...merge(edit) }));
  return { results, added: [...added.values()], changed };
};

const conflictsOf = (
  row: MergeRow,
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
  row: MergeRow,
  change: ChangeItemInput,
  { userId, clientId, isOwner, revision }: MergeAuthor,
): MergedChange => {
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

const newRow = (
  planId: string,
  id: string,
  input: AddItemInput,
  position: number,
  { now, revision }: MergeAuthor,
): ItemRow => ({
  ...input,
  id,
  planId,
  key: null,
  position,
  reason: '',
  origin: 'user',
  packed: false,
  packedBy: null,
  hidden: false,
  edited: [],
  essential: false,
  weightGrams: null,
  cabin: null,
  for: [],
  bag: null,
  optional: false,
  searchText: searchText(input.name),
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
  revision,
  fieldRevisions: {},
  ...SHARED,
});
