/**
 * The one way in which a list changes: whatever adds, changes, removes or restores lines is a row of
 * steps. Here is decided what there is room for, where a line stands, and what each step comes to.
 */
import { PLAN_LIMITS } from '../contract';
import type { ItemRow, StoredItem } from '../service';

/** What deciding reads of a line, and its answer shows. */
export type ListRow = StoredItem & Pick<ItemRow, 'planId' | 'edited' | 'deletedAt' | 'fieldRevisions'>;

/** What is set of a line; what is left out stays as it is. */
export type RowChange = Partial<Omit<ItemRow, 'id' | 'planId' | 'key' | 'origin' | 'createdAt'>>;

/** The list that is changed, or as much of it as the steps name. */
export interface ListBefore<Row extends ListRow> {
  planId: string;
  /** Removed lines too. */
  rows: readonly Row[];
  /** Lines that are not removed. */
  count: number;
  /** Where the last of them stands. */
  lastPosition: number;
}

/** One step of a change. A line that is added gets its place from the list. */
export type ListStep<Row extends ListRow> =
  | { kind: 'add'; row: ItemRow }
  /** `alsoRemoved`: a line that may still be put back is changed, too. */
  | { kind: 'change'; id: string; to: (row: Row | ItemRow) => RowChange; alsoRemoved?: boolean }
  /** `forGood`: it cannot be put back, and may be added again. */
  | { kind: 'remove'; id: string; forGood?: boolean }
  | { kind: 'restore'; id: string };

/** What a change may do to the lines that are there. */
export interface ListPolicy<Row extends ListRow> {
  now: number;
  /** Of the plan, with this change. */
  revision: number;
  /** Whether a step may touch a line as it stands; without it, each may. */
  mayTouch?: (row: Row | ItemRow, step: ListStep<Row>) => boolean;
}

/**
 * What became of a step. `known`: the line stood like that already. `gone`: it is not there. `left`: the policy protects
 * it. `full`: the list has no room.
 */
export interface StepResult<Row extends ListRow> {
  outcome: 'applied' | 'known' | 'gone' | 'left' | 'full';
  /** The line as the step found it. */
  was: Row | ItemRow | undefined;
}

/** What is to be stored, and a result for each step. */
export interface ListChange<Row extends ListRow> {
  added: ItemRow[];
  changed: Map<string, RowChange>;
  /** Lines that are removed for good. */
  erased: string[];
  results: StepResult<Row>[];
  /** Every line that was read or added, as it stands now; without those erased. */
  after: Map<string, Row | ItemRow>;
}

/** A whole list, of which all rows are known. */
export const wholeList = <Row extends ListRow>(planId: string, rows: readonly Row[]): ListBefore<Row> => {
  const there = rows.filter(({ deletedAt }) => deletedAt === null);
  // Never by spreading: a list may have many rows, an argument list may not.
  const lastPosition = there.reduce((last, { position }) => Math.max(last, position), -1);
  return { planId, rows, count: there.length, lastPosition };
};

/** Takes the steps in their order. Nothing is stored yet; the same steps on the same list come to the same. */
export const applyListChange = <Row extends ListRow>(
  before: ListBefore<Row>,
  steps: readonly ListStep<Row>[],
  { now, revision, mayTouch = () => true }: ListPolicy<Row>,
): ListChange<Row> => {
  const rows = new Map<string, Row | ItemRow>(before.rows.map((row) => [row.id, row]));
  const added = new Map<string, ItemRow>();
  const changed = new Map<string, RowChange>();
  const erased: string[] = [];
  let { count, lastPosition } = before;

  const set = (row: Row | ItemRow, change: RowChange): void => {
    const stamped = { ...change, updatedAt: now, revision };
    rows.set(row.id, { ...row, ...stamped });
    const fresh = added.get(row.id);
    if (fresh) added.set(row.id, { ...fresh, ...stamped });
    else changed.set(row.id, { ...changed.get(row.id), ...stamped });
  };

  const erase = (id: string): void => {
    rows.delete(id);
    changed.delete(id);
    if (!added.delete(id)) erased.push(id);
  };

  const take = (step: ListStep<Row>): StepResult<Row>['outcome'] => {
    if (step.kind === 'add') {
      const { id } = step.row;
      if (rows.has(id)) return 'known';
      if (count >= PLAN_LIMITS.items) return 'full';
      count += 1;
      lastPosition += 1;
      const row = { ...step.row, position: lastPosition, revision };
      rows.set(id, row);
      added.set(id, row);
      return 'applied';
    }
    const row = rows.get(step.id);
    if (!row) return 'gone';
    const isThere = row.deletedAt === null;
    if (step.kind === 'restore') {
      if (isThere) return 'known';
      if (!mayTouch(row, step)) return 'left';
      if (count >= PLAN_LIMITS.items) return 'full';
      count += 1;
      set(row, { deletedAt: null });
      return 'applied';
    }
    if (!isThere && !(step.kind === 'change' && step.alsoRemoved)) return 'gone';
    if (!mayTouch(row, step)) return 'left';
    if (step.kind === 'change') {
      const change = step.to(row);
      if (Object.keys(change).length === 0) return 'known';
      set(row, change);
      return 'applied';
    }
    count -= 1;
    if (step.forGood) erase(row.id);
    else set(row, { deletedAt: now });
    return 'applied';
  };

  const results = steps.map((step) => {
    const was = rows.get(step.kind === 'add' ? step.row.id : step.id);
    return { was, outcome: take(step) };
  });
  return { added: [...added.values()], changed, erased, results, after: rows };
};
