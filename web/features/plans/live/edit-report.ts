import type { EditResult, SyncOutput } from '../../../../worker/plans/room/sync/contract';
import type { ItemEdit } from '../items/item-edits';

/** The outcome of an edit that differs from what the traveller wanted. */
export type EditOutcome =
  | { kind: 'refused'; edit: ItemEdit; error: unknown }
  /** The item was removed elsewhere. */
  | { kind: 'gone'; edit: ItemEdit }
  /** The plan has no room for it. */
  | { kind: 'full'; edit: ItemEdit }
  /** A conflict: somebody else had set the field meanwhile, and this later edit won. */
  | { kind: 'conflict'; edit: ItemEdit; conflict: EditResult['conflicts'][number] };

/** What is reported to the traveller about their edits. */
export type EditReport =
  | EditOutcome
  /** An edit is lost when the page is closed before it is sent: the device keeps nothing more. */
  | { kind: 'unkept' }
  /** The plan was deleted, and with it what was not sent. */
  | { kind: 'planGone' };

const sets = (edit: ItemEdit, itemId: string, field: string): boolean =>
  edit.kind === 'change' && edit.id === itemId && Reflect.get(edit.change, field) !== undefined;

/**
 * What is reported of an answer to a batch. `neverAdded` are items that could not be added: what was to follow cannot
 * happen either, and is not reported again; who is found to be one joins them.
 */
export const reportsOf = (
  batch: readonly ItemEdit[],
  { results }: Pick<SyncOutput, 'results'>,
  neverAdded: Set<string>,
): EditOutcome[] => {
  const edits = new Map(batch.map((edit) => [edit.key, edit]));
  return results.flatMap(({ id, outcome, conflicts }): EditOutcome[] => {
    const edit = edits.get(id);
    if (!edit) return [];
    const crossed = conflicts.map((conflict) => ({
      kind: 'conflict' as const,
      // Of a field that was set several times, the last value is the one that stands.
      edit: batch.findLast((each) => sets(each, edit.id, conflict.field)) ?? edit,
      conflict,
    }));
    if (outcome === 'applied' || neverAdded.has(edit.id)) return crossed;
    if (edit.kind === 'add') neverAdded.add(edit.id);
    // Removing what somebody else removed is not reported.
    return edit.kind === 'remove' ? crossed : [...crossed, { kind: outcome, edit }];
  });
};
