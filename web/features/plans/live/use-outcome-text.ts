import { useCallback } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { PLAN_LIMITS } from '../../../../worker/plans/limits';
import { useErrorText } from '../../../i18n/use-error-text';
import type { EditOutcome } from './edit-report';
import type { ItemEditor } from './item-editor';
import { useCategoryLabel } from '../items/use-category-label';

/** The message about an edit, and the action that resolves it, if there is one. */
export interface OutcomeText {
  text: string;
  choice?: { label: string; done: string; take: () => void };
}

/** Describes the outcome of an edit. */
export const useOutcomeText = (editor: ItemEditor): ((fate: EditOutcome) => OutcomeText) => {
  const { t } = useTranslation('plans');
  const errorText = useErrorText();
  const categoryLabel = useCategoryLabel();
  return useCallback(
    (fate) => {
      const { edit } = fate;
      switch (fate.kind) {
        case 'refused':
          return { text: t('plan.notSaved', { item: edit.name, reason: errorText(fate.error) }) };
        case 'full':
          return { text: t('sync.full', { item: edit.name, max: PLAN_LIMITS.items }) };
        case 'gone': {
          const take = () => {
            editor.putBack(edit.id, edit.name);
            if (edit.kind === 'change') editor.change(edit.id, edit.change);
          };
          return {
            text: t('plan.gone', { item: edit.name }),
            choice: { label: t('sync.goneBack'), done: t('sync.isBack'), take },
          };
        }
        case 'conflict': {
          const { field, theirs } = fate.conflict;
          const mine = edit.kind === 'change' ? edit.change[field] : undefined;
          const shown = (value: unknown) => (field === 'category' ? categoryLabel(String(value)) : String(value));
          const take = () => editor.change(edit.id, { [field]: theirs });
          return {
            text: t(`sync.conflict.${field}`, { item: edit.name, mine: shown(mine), theirs: shown(theirs) }),
            choice: { label: t('sync.takeTheirs'), done: t('sync.isTaken'), take },
          };
        }
        default:
          return fate satisfies never;
      }
    },
    [categoryLabel, editor, errorText, t],
  );
};
