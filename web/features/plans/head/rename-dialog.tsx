import { useTranslation } from '../../../i18n/use-translation';
import { changePlanInput } from '../../../../worker/plans/contract';
import { PLAN_LIMITS } from '../../../../worker/plans/limits';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { NameDialog } from '../../dialogs/name-dialog';
import { changePlan } from '../plan-queries';

interface RenameProps {
  planId: string;
  name: string;
}

const RenameDialog = ({ planId, name, ...controls }: RenameProps & OverlayControls<boolean>) => {
  const { t } = useTranslation(['plans', 'creating']);
  return (
    <NameDialog
      {...controls}
      title={t('plan.renameTitle')}
      label={t('creating:create.name')}
      name={name}
      read={(typed) => {
        const input = changePlanInput.safeParse({ name: typed });
        return input.success
          ? input.data
          : {
              error: t(typed.trim() ? 'creating:create.errors.long' : 'creating:create.errors.nameMissing', {
                max: PLAN_LIMITS.name,
              }),
            };
      }}
      save={(given) => changePlan(planId, { name: given })}
    />
  );
};

/** Asks for a plan's new name; resolves with true once it is saved. */
export const renamePlanDialog = createOverlay<RenameProps, boolean>(RenameDialog);
