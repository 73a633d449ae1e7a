import { useTranslation } from '../../../i18n/use-translation';
import { useSearchParams } from '../../../routing/use-search-params';
import type { PlanSummary } from '../../../../worker/plans/contract';
import { loadWords } from '../../../i18n/lazy-words';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS } from '../../../paths';
import { toast } from '../../../ui/toast';
import { deletePlan, forgetPlan } from '../plan-queries';
import { useNavigate } from '../../../routing/pages';

/** What can be done with a whole plan. The dialogs are loaded when they are first asked for. */
export const usePlanActions = ({ id, name, status }: Pick<PlanSummary, 'id' | 'name' | 'status'>) => {
  const { t } = useTranslation('plans');
  const { locale, to } = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return {
    rename: async (): Promise<void> => {
      const [{ renamePlanDialog }] = await Promise.all([import('./rename-dialog'), loadWords(locale, 'creating')]);
      if (await renamePlanDialog.open({ planId: id, name })) toast.success(t('plan.renamed'));
    },
    remove: async (): Promise<void> => {
      const { confirmDelete } = await import('./delete-dialog');
      if (!(await confirmDelete.open({ name, isBeingMade: status === 'generating', remove: () => deletePlan(id) })))
        return;
      toast.success(t('plan.deleted', { name }));
      if (search.has('plan')) await navigate(to(PATHS.app), { replace: true });
      forgetPlan(id);
      document.getElementById('content')?.focus({ preventScroll: true });
    },
  };
};
