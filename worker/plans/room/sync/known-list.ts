import type { EditedPlan } from '../../list/service';
import type { ItemRow } from '../../service';
import type { SyncEdit } from './contract';
import type { ListCopy } from './list-copy';

/** A ready plan's list as it stands at one of its revisions. */
export interface KnownList {
  plan: EditedPlan;
  revision: number;
  /** When the plan was last changed, as the database has it. */
  storedAt: number;
  /** It comes from the storage: the database may have been set back meanwhile and be at its revision again. */
  isAwoken?: boolean;
  /** Every line that is not removed. */
  rows: readonly ItemRow[];
  known?: undefined;
}

/** How long the storage may be behind, milliseconds: an answer waits for what was written before it, so this comes after. */
const SAVE_AFTER_MS = 2000;

/**
 * What a plan's Durable Object remembers of its list, so that an edit is not preceded by a read: while it is awake, and in
 * its storage for when it has slept. Nothing rests on it: what is stored from it is stored on the condition that the
 * database still has that revision. So a copy that was not saved in time costs a read and nothing else.
 */
export class ListMemory {
  #list: KnownList | undefined;
  /** Who was found to be allowed to edit it. */
  #editors = new Set<string>();
  /** What the storage has was taken from there, or is known to be behind. */
  #isAwake = false;
  /** Set while the storage is behind. */
  #saving: ReturnType<typeof setTimeout> | undefined;

  /** `copy`: where the list outlives the object's sleep; without it, it does not. */
  constructor(private readonly copy?: ListCopy) {}

  /** The list, when somebody who has edited it before edits nothing but lines that stand on it. */
  listFor(userId: string, edits: readonly Pick<SyncEdit, 'itemId'>[]): KnownList | undefined {
    if (!this.#isAwake) this.#wake();
    if (!this.#list || !this.#editors.has(userId)) return undefined;
    const there = new Set(this.#list.rows.map(({ id }) => id));
    return edits.every(({ itemId }) => there.has(itemId)) ? this.#list : undefined;
  }

  /** Remembers the list as somebody's edits left it. */
  keep(userId: string, list: KnownList): void {
    this.#isAwake = true;
    this.#list = list;
    this.#editors.add(userId);
    if (this.copy) this.#saving ??= setTimeout(() => this.save(), SAVE_AFTER_MS);
  }

  /** Brings the storage up to what is remembered. */
  save(): void {
    this.#settle();
    if (this.#list) this.copy?.write({ list: this.#list, editors: [...this.#editors] });
  }

  /** The list was changed in another way, or may have been. */
  forget(): void {
    this.#isAwake = true;
    this.#list = undefined;
    this.#settle();
  }

  /** Forgets the list, who edited it and the copy in the storage. */
  drop(): void {
    this.forget();
    this.#editors.clear();
    this.copy?.drop();
  }

  #settle(): void {
    clearTimeout(this.#saving);
    this.#saving = undefined;
  }

  #wake(): void {
    this.#isAwake = true;
    const kept = this.copy?.read();
    this.#list = kept?.list;
    this.#editors = new Set(kept?.editors);
  }
}
