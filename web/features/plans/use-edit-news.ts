import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { PLAN_LIMITS } from '../../../worker/plans/contract';
import { queryClient } from '../../api/query';
import { useErrorText } from '../../i18n/use-error-text';
import { toast } from '../../ui/toast';
import type { EditNews, ItemEditor } from './item-editor';
import { planQuery } from './plan-queries';
import { useCategoryLabel } from './use-category-label';

/** How long there is time to choose what stands, milliseconds. */
const CHOICE_MS = 10_000;
/** One place for what the device has no room for; it is not said again for every edit. */
const FULL = 'device-full';

/** Tells the traveller what became of an edit, with a way to have it otherwise where there is one. */
export const useEditNews = (planId: string, editor: ItemEditor): ((news: EditNews) => void) => {
  const { t } = useTranslation(['plans', 'common']);
  const errorText = useErrorText();
  const categoryLabel = useCategoryLabel();
  return useCallback(
    (news) => {
      switch (news.kind) {
        case 'refused':
          toast.error(t('plan.notSaved', { item: news.edit.name, reason: errorText(news.error) }));
          break;
        case 'full':
          toast.warning(t('sync.full', { item: news.edit.name, max: PLAN_LIMITS.items }));
          break;
        case 'gone': {
          const { edit } = news;
          const putBack = () => {
            editor.putBack(edit.id, edit.name);
            if (edit.kind === 'change') editor.change(edit.id, edit.change);
          };
          toast.warning(t('plan.gone', { item: edit.name }), {
            duration: CHOICE_MS,
            action: { label: t('sync.goneBack'), onClick: putBack },
          });
          break;
        }
        case 'conflict': {
          const { edit, conflict } = news;
          const { field, theirs } = conflict;
          const mine = edit.kind === 'change' ? edit.change[field] : undefined;
          toast.info(
            t(`sync.conflict.${field}`, {
              item: edit.name,
              mine: String(mine),
              theirs: field === 'category' ? categoryLabel(String(theirs)) : String(theirs),
            }),
            {
              duration: CHOICE_MS,
              action: { label: t('sync.takeTheirs'), onClick: () => editor.change(edit.id, { [field]: theirs }) },
            },
          );
          break;
        }
        case 'unkept':
          toast.warning(t('sync.unkept'), { id: FULL });
          break;
        case 'planGone':
          void queryClient.invalidateQueries({ queryKey: planQuery(planId).queryKey });
          break;
        default:
          news satisfies never;
      }
    },
    [categoryLabel, editor, errorText, planId, t],
  );
};
