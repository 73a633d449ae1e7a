import { useTranslation } from 'react-i18next';
import type { Plan } from '../../../../worker/plans/contract';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS } from '../../../paths';
import { Button } from '../../../ui/button';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu';
import { toast } from '../../../ui/toast';
import { sharePlan, exportPlan } from '../commands/plan-dialogs';
import { ReuseMenuItems } from '../reuse/reuse-menu-items';
import { forgetPlan } from '../plan-queries';
import { usePlanActions } from './use-plan-actions';
import { useNavigate } from '../../../routing/pages';

const print = (): void => window.print();

/** Sharing, and the menu of what else can be done with a plan. A member has fewer things in it. */
export const PlanMenu = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation('sharing');
  const { locale, to } = useLocale();
  const navigate = useNavigate();
  const { rename, remove } = usePlanActions(plan);
  const isOwner = plan.shared.role === 'owner';
  const leave = async () => {
    const ownId = plan.people.find(({ isYou }) => isYou)?.id ?? '';
    const { confirmLeave } = await import('../sharing/leave-dialog');
    if (!(await confirmLeave.open({ plan: { id: plan.id, name: plan.name }, ownId }))) return;
    toast.success(t('left', { name: plan.name }));
    await navigate(to(PATHS.app), { replace: true });
    forgetPlan(plan.id);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <div className="no-print -mt-1 -mr-2 flex shrink-0 items-center gap-1.5">
      {isOwner && (
        <Button variant="soft" icon="share-2" onClick={() => void sharePlan(plan, locale)} className="max-sm:px-3!">
          <span className="max-sm:sr-only">{t('share')}</span>
        </Button>
      )}
      <Menu trigger={<Button variant="ghost" color="neutral" icon="ellipsis-vertical" aria-label={t('more')} />}>
        <MenuItem icon="printer" onSelect={print}>
          {t('print')}
        </MenuItem>
        <MenuItem icon="download" onSelect={() => void exportPlan(plan)}>
          {t('takeAlong')}
        </MenuItem>
        {isOwner && (
          <MenuItem icon="pencil" onSelect={() => void rename()}>
            {t('rename')}
          </MenuItem>
        )}
        {isOwner && <ReuseMenuItems plan={plan} />}
        <MenuSeparator />
        {isOwner ? (
          <MenuItem icon="trash-2" danger onSelect={() => void remove()}>
            {t('delete')}
          </MenuItem>
        ) : (
          <MenuItem icon="log-out" danger onSelect={() => void leave()}>
            {t('leave')}
          </MenuItem>
        )}
      </Menu>
    </div>
  );
};
