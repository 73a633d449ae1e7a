import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Item } from '../../../../worker/plans/contract';
import { openedAt } from '../../../api/first-answers';
import { queryClient } from '../../../api/query';
import { toast } from '../../../ui/toast';
import { withEdits } from '../items/item-edits';
import type { ItemEditor } from './item-editor';
import { followPlan } from './live-connection';
import { acceptInPlan, createEditor, onQueueChange } from './plan-editor';
import { currentUserId, documentVersion, forgetLists, isDeletedHere, planQuery } from '../plan-queries';
import { useEditReports } from './use-edit-reports';
import { useSavedPlan } from '../use-saved-plan';

const NOTHING: readonly Item[] = [];

/** Listens for what others do to a plan while it is open. */
const useLivePlan = (planId: string, editor: ItemEditor): void => {
  const { t } = useTranslation('plans');
  useEffect(() => {
    const { queryKey } = planQuery(planId);
    const askAgain = () => void queryClient.invalidateQueries({ queryKey });
    const { dataUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {};
    // What came with the document may be old by now: the connection says so if it is.
    const have = dataUpdatedAt === openedAt() ? queryClient.getQueryData<string>(documentVersion(planId)) : undefined;
    // Else what is on screen has just been fetched, unless the device was offline.
    let isNew = have !== undefined || (navigator.onLine && dataUpdatedAt > openedAt());
    return followPlan(planId, {
      have,
      onOpen: () => {
        if (!isNew) askAgain();
        isNew = false;
        void editor.flush();
      },
      onMessage: (message) => {
        if (message.type === 'items') acceptInPlan(planId, message);
        if (message.type === 'changed') askAgain();
        if (message.type !== 'deleted' || isDeletedHere(planId)) return;
        toast.warning(t('sync.deletedElsewhere', { name: queryClient.getQueryData(queryKey)?.name ?? '' }));
        askAgain();
        void forgetLists();
      },
    });
  }, [editor, planId, t]);
};

/** The items of a plan with every edit on top, and the editor that takes more. */
export const useItemEditor = (planId: string): { items: readonly Item[]; editor: ItemEditor } => {
  const [editor] = useState(() => createEditor(currentUserId(), planId));
  const edits = useSyncExternalStore(editor.subscribe, editor.edits, editor.edits);
  // Asked for here and not handed down: when an edit is confirmed, the list that has it and the edits that no longer
  // have it must be drawn together, else a tick would blink.
  const confirmed = useQuery(planQuery(planId)).data?.items ?? NOTHING;
  const items = useMemo(() => withEdits(confirmed, edits), [confirmed, edits]);

  const tell = useEditReports(planId, editor);
  useEffect(() => editor.onNews(tell), [editor, tell]);
  useSavedPlan(planId);
  useLivePlan(planId, editor);
  useEffect(() => {
    const send = () => void editor.flush();
    const stopListening = onQueueChange(planId, () => void editor.reload());
    window.addEventListener('online', send);
    void editor.reload().then(send);
    return () => {
      stopListening();
      window.removeEventListener('online', send);
      editor.stop();
      void editor.flush().then(forgetLists);
    };
  }, [editor, planId]);
  return { items, editor };
};
