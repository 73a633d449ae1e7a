import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '../../../worker/plans/contract';
import { isApiError } from '../../api/error';
import { queryClient } from '../../api/query';
import { useErrorText } from '../../i18n/use-error-text';
import { toast } from '../../ui/toast';
import { withEdits, withItem } from './item-edits';
import { ItemEditor } from './item-editor';
import { addItem, changeItem, forgetLists, planQuery, removeItem, restoreItem, updatePlan } from './plan-queries';

/** An editor that writes what the server confirmed into the cached plan. */
const createEditor = (planId: string): ItemEditor => {
  const { queryKey } = planQuery(planId);
  const update = (change: (items: readonly Item[]) => readonly Item[]) => {
    // An answer that is on its way now may be older than this one.
    void queryClient.cancelQueries({ queryKey });
    updatePlan(planId, (plan) => ({ ...plan, items: [...change(plan.items)] }));
  };
  return new ItemEditor(
    {
      change: (id, change) => changeItem(planId, id, change),
      add: (input) => addItem(planId, input),
      remove: (id) => removeItem(planId, id),
      restore: (id) => restoreItem(planId, id),
    },
    {
      onSaved: (item, order) => update((items) => withItem(items, item, order)),
      onRemoved: (id) => update((items) => items.filter((item) => item.id !== id)),
    },
  );
};

const NOTHING: readonly Item[] = [];

/** The items of a plan with every edit on top, and the editor that takes more. */
export const useItemEditor = (planId: string): { items: readonly Item[]; editor: ItemEditor } => {
  const { t } = useTranslation('plans');
  const errorText = useErrorText();
  const [editor] = useState(() => createEditor(planId));
  const edits = useSyncExternalStore(editor.subscribe, editor.edits);
  // Asked for here and not handed down: when an edit is confirmed, the list that has it and the edits that no longer
  // have it must be drawn together, else a tick would blink.
  const confirmed = useQuery(planQuery(planId)).data?.items ?? NOTHING;
  const items = useMemo(() => withEdits(confirmed, edits), [confirmed, edits]);

  useEffect(
    () =>
      editor.onFailed((error, edit) => {
        const known = 'item' in edit ? edit.item : confirmed.find((item) => item.id === edit.id);
        const item = known?.name ?? '';
        if (!isApiError(error, 'not_found')) {
          toast.error(t('plan.notSaved', { item, reason: errorText(error) }));
          return;
        }
        // Removed on another device; removing it here too is no news.
        if (edit.kind !== 'remove') toast.warning(t('plan.gone', { item }));
        void queryClient.invalidateQueries({ queryKey: planQuery(planId).queryKey });
      }),
    [editor, errorText, confirmed, planId, t],
  );
  useEffect(
    () => () => {
      void editor.idle().then(forgetLists);
    },
    [editor],
  );
  return { items, editor };
};
