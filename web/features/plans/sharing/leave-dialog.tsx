import { useTranslation } from '../../../i18n/use-translation';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { ActionConfirm } from '../../dialogs/action-confirm';
import { leavePlan } from './sharing-queries';

interface LeaveProps {
  plan: { id: string; name: string };
  ownId: string;
}

const LeaveDialog = ({ plan, ownId, ...controls }: LeaveProps & OverlayControls<boolean>) => {
  const { t } = useTranslation('sharing');
  return (
    <ActionConfirm
      {...controls}
      title={t('leaveTitle', { name: plan.name })}
      text={t('leaveText')}
      confirmLabel={t('leave')}
      act={() => leavePlan(plan.id, ownId)}
    />
  );
};

/** Asks before somebody leaves a plan that they pack along; resolves with true once they have. */
export const confirmLeave = createOverlay<LeaveProps, boolean>(LeaveDialog);
