import { useCallback } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { queryClient } from '../../../api/query';
import { toast } from '../../../ui/toast';
import type { EditOutcome, EditReport } from './edit-report';
import type { ItemEditor } from './item-editor';
import { planQuery } from '../plan-queries';
import { useOutcomeText } from './use-outcome-text';

/** How long a toast offers to resolve a conflict, milliseconds. */
export const CHOICE_MS = 10_000;
/** The same for the toast that opens a list of conflicts. */
const LIST_MS = 60_000;
/** More than so many are reported in one line: one toast would cover the other. */
const ONE_BY_ONE = 2;
/** One place for what the device has no room for; it is not said again for every edit. */
const FULL = 'device-full';

const isFate = (news: EditReport): news is EditOutcome => 'edit' in news;

/**
 * Tells the traveller what became of the edits of a queue, with a way to have them otherwise where there is one: each by
 * itself, or many in one line that opens all of them.
 */
export const useEditReports = (planId: string, editor: ItemEditor): ((news: readonly EditReport[]) => void) => {
  const { t } = useTranslation('plans');
  const fateText = useOutcomeText(editor);
  return useCallback(
    (news) => {
      for (const { kind } of news) {
        if (kind === 'unkept') toast.warning(t('sync.unkept'), { id: FULL });
        if (kind === 'planGone') void queryClient.invalidateQueries({ queryKey: planQuery(planId).queryKey });
      }
      const fates = news.filter(isFate).map((fate) => ({ ...fateText(fate), kind: fate.kind }));
      if (fates.length > ONE_BY_ONE) {
        const open = async () => {
          const { conflictsDialog } = await import('./conflicts-dialog');
          await conflictsDialog.open({ fates });
        };
        toast.warning(t('sync.several', { count: fates.length }), {
          duration: LIST_MS,
          action: { label: t('sync.severalShow'), onClick: () => void open() },
        });
        return;
      }
      for (const { kind, text, choice } of fates) {
        const show = kind === 'refused' ? toast.error : kind === 'conflict' ? toast.info : toast.warning;
        show(text, choice && { duration: CHOICE_MS, action: { label: choice.label, onClick: choice.take } });
      }
    },
    [fateText, planId, t],
  );
};
