import type { Plan } from '../../../../worker/plans/contract';
import { loadWords } from '../../../i18n/lazy-words';
import { useLocale } from '../../../i18n/use-locale';
import { useTranslation } from '../../../i18n/use-translation';
import { PATHS } from '../../../paths';
import { useNavigate } from '../../../routing/pages';
import { MenuItem, MenuSeparator } from '../../../ui/menu';
import { toast } from '../../../ui/toast';
import { exportPlan } from '../commands/plan-dialogs';
import { forgetPlan } from '../plan-queries';
import { ReuseMenuItems } from '../reuse/reuse-menu-items';
import { useDeletePlan } from './use-delete-plan';

/** What of a plan its owner may type anew on one line, and its icon; the words are those of `plans:edit`. */
const EDITED = [['name', 'pencil']] as const;
export type EditedField = (typeof EDITED)[number][0];

const print = (): void => window.print();

/** What else can be done with a plan. A member can do fewer things. */
export const PlanMenuItems = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation(['packing', 'plans', 'sharing']);
  const { locale, to } = useLocale();
  const navigate = useNavigate();
  const remove = useDeletePlan(plan);
  const isOwner = plan.shared.role === 'owner';
  const edit = async (field: EditedField) => {
    const [{ editPlanDialog }] = await Promise.all([import('./edit-dialog'), loadWords(locale, 'creating')]);
    const isSaved = await editPlanDialog.open({ planId: plan.id, field, value: plan[field] });
    if (isSaved) toast.success(t(`plans:edit.${field}.saved`));
  };
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
    <>
      <MenuItem icon="printer" onSelect={print}>
        {t('menu.print')}
      </MenuItem>
      <MenuItem icon="download" onSelect={() => void exportPlan(plan, locale)}>
        {t('menu.takeAlong')}
      </MenuItem>
      {isOwner &&
        EDITED.map(([field, icon]) => (
          <MenuItem key={field} icon={icon} onSelect={() => void edit(field)}>
            {t(`plans:edit.${field}.menu`)}
          </MenuItem>
        ))}
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
    </>
  );
};
