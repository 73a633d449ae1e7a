import { useEffect, useMemo, useRef, type Dispatch, type SetStateAction } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { flushSync } from 'react-dom';
import type { Item } from '../../../../worker/plans/contract';
import { PLAN_LIMITS } from '../../../../worker/plans/limits';
import { toast } from '../../../ui/toast';
import type { ItemChange } from '../items/item-edits';
import type { ItemEditor } from '../live/item-editor';
import { groupByCategory } from '../items/packed';
import { CATEGORY_ORDER } from '../items/category-ids';
import { positionsAfterMove } from './positions';
import { useCategoryLabel } from '../items/use-category-label';

/** How long a removal or a change of many can be taken back, milliseconds. */
const UNDO_MS = 8000;

/** Words for a change of many items at once. */
type ManyDone = 'packed' | 'unpacked' | 'hidden' | 'shown' | 'moved' | 'removed' | 'added';

/** What can be done with the items of a list. */
export interface ListActions {
  change: (item: Item, change: ItemChange) => void;
  /** One more or one fewer by key, which says how many it is then. */
  count: (item: Item, by: 1 | -1) => void;
  /** Takes back what was last done, as long as it is offered. */
  undoLast: () => void;
  remove: (item: Item) => void;
  hide: (item: Item) => void;
  toggleDetails: (item: Item) => void;
  /** One place up (-1) or down (1) among what is shown of its category. */
  move: (item: Item, by: -1 | 1) => void;
  /** Behind another item of its category, to its top when that is null. */
  placeAfter: (item: Item, after: string | null) => void;
  changeCategory: (item: Item, category: string) => void;
  moveToCategoryBeside: (item: Item, by: -1 | 1) => void;
  /** Changes many, and can take all of it back. */
  changeAll: (items: readonly Item[], change: ItemChange, done: ManyDone) => void;
  removeAll: (items: readonly Item[]) => void;
  /** Whether there was room for it. */
  addOne: (name: string, quantity: number, category: string) => boolean;
  /** Asks for several things, one a line, beginning with `text`, and adds them. */
  paste: (text: string, category: string) => Promise<void>;
}

/** What was last done, with the message that offers to take it back. */
interface Undoable {
  toastId: string | number;
  run: () => void;
  until: number;
}

/** The row that gets the focus when one goes: the next, else the one before, else the category's heading. */
const neighbourOf = (itemId: string): HTMLElement | null => {
  const row = document.querySelector(`[data-item="${CSS.escape(itemId)}"]`);
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return (
    beside?.querySelector<HTMLElement>('input[type="checkbox"]') ??
    row?.closest('section')?.querySelector<HTMLElement>('button') ??
    null
  );
};

/** Does something that takes rows elsewhere; the focus goes with the one that had it. */
const keepingFocus = (itemId: string, act: () => void): void => {
  const focused = document.activeElement;
  flushSync(act);
  if (!(focused instanceof HTMLElement)) return;
  if (!focused.isConnected) {
    document.querySelector<HTMLElement>(`[data-item="${CSS.escape(itemId)}"] input[type="checkbox"]`)?.focus();
  } else if (focused !== document.activeElement) focused.focus();
};

export interface ListState {
  items: readonly Item[];
  editor: Pick<ItemEditor, 'add' | 'change' | 'remove' | 'restore'>;
  isShown: (item: Item) => boolean;
  setOpenItem: Dispatch<SetStateAction<string | null>>;
  /** Says what has happened to those who do not see it. */
  announce: (text: string) => void;
  onPacked: (itemId: string) => void;
}

/** The actions of a list; the same object however the list changes. */
export const useListActions = (state: ListState): ListActions => {
  const { t } = useTranslation(['plans', 'packing', 'common']);
  const label = useCategoryLabel();
  const latest = useRef(state);
  const undoable = useRef<Undoable>(undefined);
  useEffect(() => {
    latest.current = state;
  });
  return useMemo(() => {
    const { editor, setOpenItem } = latest.current;
    const inCategory = (category: string) => latest.current.items.filter((item) => item.category === category);
    /** What stands with an item: what comes along only if there is room stands by itself. */
    const besides = (item: Item) =>
      inCategory(item.category).filter((each) => each.optional === item.optional && latest.current.isShown(each));
    const withUndo = (text: string, undo: () => void) => {
      const run = () => {
        undoable.current = undefined;
        undo();
        latest.current.announce(t('packing:undone'));
      };
      const toastId = toast.message(text, { duration: UNDO_MS, action: { label: t('common:undo'), onClick: run } });
      undoable.current = { toastId, run, until: Date.now() + UNDO_MS };
    };
    const ids = () => latest.current.items.map(({ id }) => id);

    const placeAfter = (item: Item, after: string | null) => {
      const items = inCategory(item.category);
      const rest = items.filter(({ id }) => id !== item.id);
      const firstShown = Math.max(
        0,
        rest.findIndex((each) => latest.current.isShown(each)),
      );
      const to = after === null ? firstShown : rest.findIndex(({ id }) => id === after) + 1;
      keepingFocus(item.id, () => {
        for (const { id, position } of positionsAfterMove(items, item.id, to)) editor.change(id, { position });
      });
      const shown = besides(item).filter(({ id }) => id !== item.id);
      const place = after === null ? 1 : shown.findIndex(({ id }) => id === after) + 2;
      const category = label(item.category);
      latest.current.announce(t('packing:moved.within', { item: item.name, place, of: shown.length + 1, category }));
    };
    const changeCategory = (item: Item, category: string) => {
      keepingFocus(item.id, () => editor.change(item.id, { category }));
      latest.current.announce(t('packing:moved.to', { item: item.name, category: label(category) }));
    };

    return {
      change: (item, change) => {
        if (change.packed) latest.current.onPacked(item.id);
        editor.change(item.id, change);
      },
      count: (item, by) => {
        const quantity = item.quantity + by;
        if (quantity < 1 || quantity > PLAN_LIMITS.quantity) return;
        editor.change(item.id, { quantity });
        latest.current.announce(t('packing:counted', { item: item.name, quantity }));
      },
      undoLast: () => {
        const last = undoable.current;
        if (!last || Date.now() > last.until) return;
        toast.dismiss(last.toastId);
        last.run();
      },
      remove: (item) => {
        const [next, order] = [neighbourOf(item.id), ids()];
        editor.remove(item.id);
        setOpenItem(null);
        next?.focus();
        withUndo(t('plan.removed', { item: item.name }), () => editor.restore(item, order));
      },
      hide: (item) => {
        const next = neighbourOf(item.id);
        editor.change(item.id, { hidden: !item.hidden });
        if (item.hidden) return;
        setOpenItem(null);
        next?.focus();
        withUndo(t('plan.hidden', { item: item.name }), () => editor.change(item.id, { hidden: false }));
      },
      toggleDetails: (item) => setOpenItem((open) => (open === item.id ? null : item.id)),
      move: (item, by) => {
        const shown = besides(item);
        const at = shown.findIndex(({ id }) => id === item.id);
        const beside = shown[at + by];
        if (!beside) latest.current.announce(t('packing:moved.edge', { item: item.name }));
        else placeAfter(item, by === 1 ? beside.id : (shown[at - 2]?.id ?? null));
      },
      placeAfter,
      changeCategory,
      moveToCategoryBeside: (item, by) => {
        const categories = groupByCategory(latest.current.items, CATEGORY_ORDER).map(({ category }) => category);
        const beside = categories[categories.indexOf(item.category) + by];
        if (beside) changeCategory(item, beside);
        else latest.current.announce(t('packing:moved.edge', { item: item.name }));
      },
      changeAll: (items, change, done) => {
        const fields = Object.entries(change);
        const touched = items.filter((item) => fields.some(([field, value]) => Reflect.get(item, field) !== value));
        if (touched.length === 0) {
          toast.message(t('packing:done.nothing'));
          return;
        }
        for (const { id } of touched) {
          if (change.packed) latest.current.onPacked(id);
          editor.change(id, change);
        }
        const category = change.category === undefined ? '' : label(change.category);
        withUndo(t(`packing:done.${done}`, { count: touched.length, category }), () => {
          for (const { id, packed, hidden, category: was } of touched) {
            editor.change(id, {
              ...(change.packed !== undefined && { packed }),
              ...(change.hidden !== undefined && { hidden }),
              ...(change.category !== undefined && { category: was }),
            });
          }
        });
      },
      removeAll: (items) => {
        const order = ids();
        for (const { id } of items) editor.remove(id);
        setOpenItem(null);
        withUndo(t('packing:done.removed', { count: items.length }), () => {
          for (const item of items) editor.restore(item, order);
        });
      },
      addOne: (name, quantity, category) => {
        const isRoom = latest.current.items.length < PLAN_LIMITS.items;
        if (isRoom) {
          editor.add({ name, quantity, category });
          latest.current.announce(t('packing:added', { item: name, category: label(category) }));
        } else toast.warning(t('plan.itemsMax', { max: PLAN_LIMITS.items }));
        return isRoom;
      },
      paste: async (text, into) => {
        const { pasteDialog } = await import('./paste-dialog');
        const result = await pasteDialog.open({ items: latest.current.items, category: into, text });
        if (!result) return;
        const added = result.taken.map(({ name, quantity, packed, category }) => {
          const id = editor.add({ name, quantity, category: category ?? result.category });
          if (packed) editor.change(id, { packed });
          return id;
        });
        withUndo(t('packing:done.added', { count: added.length }), () => {
          for (const id of added) editor.remove(id);
        });
      },
    };
  }, [label, t]);
};
