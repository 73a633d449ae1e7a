import { useTranslation } from '../../../i18n/use-translation';
import { useSearchParams } from '../../../routing/use-search-params';
import type { PlanSummary } from '../../../../worker/plans/contract';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS } from '../../../paths';
import { toast } from '../../../ui/toast';
import { deletePlan, forgetPlan } from '../plan-queries';
import { useNavigate } from '../../../routing/pages';

/** Deletes a plan once its owner has said yes. */
export const useDeletePlan = ({ id, name, status }: Pick<PlanSummary, 'id' | 'name' | 'status'>) => {
  const { t } = useTranslation('plans');
  const { to } = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (): Promise<void> => {
    const { confirmDelete } = await import('./delete-dialog');
    if (!(await confirmDelete.open({ name, isBeingMade: status === 'generating', remove: () => deletePlan(id) })))
      return;
    toast.success(t('plan.deleted', { name }));
    if (search.has('plan')) await navigate(to(PATHS.app), { replace: true });
    forgetPlan(id);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
};
