import type { PlanChange } from '../list/service';
import type { ItemRow, TripRead } from '../service';
import type { EditResult } from './sync/contract';

/** Changes that the database does not have yet. */
export interface PendingSummary extends Omit<PlanChange, 'trip'> {
  /** What is found of the list changed. */
  words: boolean;
  /** Lines that are gone for good. */
  erased: string[];
  /** People who ticked something for the first time. */
  packers: string[];
}

const NOTHING_BEHIND: PendingSummary = { words: false, erased: [], packers: [] };

/** Everything that the database keeps about a list. */
export const completeSummaryOf = (rows: readonly ItemRow[]): PendingSummary => {
  const packers = [...new Set(rows.flatMap(({ packedBy }) => packedBy ?? []))];
  return { ...NOTHING_BEHIND, words: true, packers };
};

/** What is kept of a list beside its lines. */
export interface ListState {
  planId: string;
  revision: number;
  /** When it was last changed. Milliseconds since the epoch. */
  changedAt: number;
  /** False while the database has not said that its plan is ready. */
  isStanding: boolean;
  /** Counts pending changes. */
  turn: number;
  behind: PendingSummary | null;
}

/** What a list needs of its object's storage. */
export interface ListStorage {
  sql: { exec(query: string, ...values: (string | number)[]): Iterable<Record<string, unknown>> };
  transactionSync(work: () => void): void;
}

/** A list that comes into the room as a whole. */
export interface NewList {
  planId: string;
  revision: number;
  changedAt: number;
  isStanding: boolean;
  rows: readonly ItemRow[];
  trip: TripRead;
  /** What became of edits that were accepted before. */
  edits?: readonly { id: string; result: EditResult; createdAt: number }[];
}

/** Puts the newest removal first. */
export const newestRemoval = (a: ItemRow, b: ItemRow): number =>
  (b.deletedAt ?? 0) - (a.deletedAt ?? 0) || b.revision - a.revision || (a.id < b.id ? -1 : 1);

/** Lines in the order of their list. */
export const inOrder = (rows: Iterable<ItemRow>): ItemRow[] =>
  [...rows].sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));

/** The pending changes with more added. */
export const mergePending = (behind: PendingSummary | null, more: Partial<PendingSummary>): PendingSummary => {
  const { words, erased, packers, ...change } = behind ?? NOTHING_BEHIND;
  return {
    ...change,
    ...more,
    words: words || (more.words ?? false),
    erased: [...erased, ...(more.erased ?? [])],
    packers: [...new Set([...packers, ...(more.packers ?? [])])],
  };
};
