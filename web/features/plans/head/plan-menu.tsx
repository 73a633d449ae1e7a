import { useTranslation } from '../../../i18n/use-translation';
import type { Plan } from '../../../../worker/plans/contract';
import { loadWords } from '../../../i18n/lazy-words';
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
  const { t } = useTranslation(['packing', 'sharing']);
  const { locale, to } = useLocale();
  const navigate = useNavigate();
  const { rename, remove } = usePlanActions(plan);
  const isOwner = plan.shared.role === 'owner';
  const leave = async () => {
    const ownId = plan.people.find(({ isYou }) => isYou)?.id ?? '';
    const [{ confirmLeave }] = await Promise.all([import('../sharing/leave-dialog'), loadWords(locale, 'sharing')]);
    if (!(await confirmLeave.open({ plan: { id: plan.id, name: plan.name }, ownId }))) return;
    toast.success(t('sharing:left', { name: plan.name }));
    await navigate(to(PATHS.app), { replace: true });
    forgetPlan(plan.id);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <div className="no-print -mt-1 -mr-2 flex shrink-0 items-center gap-1.5">
      {isOwner && (
        <Button variant="soft" icon="share-2" onClick={() => void sharePlan(plan, locale)} className="max-sm:px-3!">
          <span className="max-sm:sr-only">{t('menu.share')}</span>
        </Button>
      )}
      <Menu trigger={<Button variant="ghost" color="neutral" icon="ellipsis-vertical" aria-label={t('menu.more')} />}>
        <MenuItem icon="printer" onSelect={print}>
          {t('menu.print')}
        </MenuItem>
        <MenuItem icon="download" onSelect={() => void exportPlan(plan, locale)}>
          {t('menu.takeAlong')}
        </MenuItem>
        {isOwner && (
          <MenuItem icon="pencil" onSelect={() => void rename()}>
            {t('menu.rename')}
          </MenuItem>
        )}
        {isOwner && <ReuseMenuItems plan={plan} />}
        <MenuSeparator />
        {isOwner ? (
          <MenuItem icon="trash-2" danger onSelect={() => void remove()}>
            {t('menu.delete')}
          </MenuItem>
        ) : (
          <MenuItem icon="log-out" danger onSelect={() => void leave()}>
            {t('menu.leave')}
          </MenuItem>
        )}
      </Menu>
    </div>
  );
};
