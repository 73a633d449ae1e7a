import type { EditedPlan, ListRow } from '../../list/service';
import type { SyncEdit } from './contract';

/** A ready plan's list as it stands at one of its revisions. */
export interface KnownList {
  plan: EditedPlan;
  revision: number;
  /** Every line that is not removed. */
  rows: readonly ListRow[];
  known?: undefined;
}

/**
 * What a plan's Durable Object remembers of its list while it is awake, so that an edit is not preceded by a read. Nothing
 * rests on it: what is stored from it is stored on the condition that the database still has that revision.
 */
export class ListMemory {
  #list: KnownList | undefined;
  /** Who was found to be allowed to edit it. */
  readonly #editors = new Set<string>();

  /** The list, when somebody who has edited it before edits nothing but lines that stand on it. */
  listFor(userId: string, edits: readonly Pick<SyncEdit, 'itemId'>[]): KnownList | undefined {
    if (!this.#list || !this.#editors.has(userId)) return undefined;
    const there = new Set(this.#list.rows.map(({ id }) => id));
    return edits.every(({ itemId }) => there.has(itemId)) ? this.#list : undefined;
  }

  /** Remembers the list as somebody's edits left it. */
  keep(userId: string, list: KnownList): void {
    this.#list = list;
    this.#editors.add(userId);
  }

  /** The list was changed in another way, or may have been. */
  forget(): void {
    this.#list = undefined;
  }
}
