import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text';
import { ConfirmDialog } from '../../ui/dialog';
import { createOverlay, type OverlayControls } from '../../ui/overlay';
import { leavePlan } from './sharing-queries';

interface LeaveProps {
  plan: { id: string; name: string };
  ownId: string;
}

const LeaveDialog = ({ plan, ownId, open, onClose, onAfterLeave }: LeaveProps & OverlayControls<boolean>) => {
  const { t } = useTranslation(['sharing', 'common']);
  const errorText = useErrorText();
  const [error, setError] = useState<unknown>(null);
  const confirm = async () => {
    try {
      await leavePlan(plan.id, ownId);
      onClose(true);
    } catch (problem) {
      setError(problem);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose(false)}
      onClosed={onAfterLeave}
      title={t('leaveTitle', { name: plan.name })}
      description={
        <>
          {t('leaveText')}
          {error !== null && (
            <span role="alert" className="mt-2 block text-error-ink">
              {errorText(error)}
            </span>
          )}
        </>
      }
      confirmLabel={t('leave')}
      cancelLabel={t('common:cancel')}
      onConfirm={confirm}
    />
  );
};

/** Asks before somebody leaves a plan that they pack along; resolves with true once they have. */
export const confirmLeave = createOverlay<LeaveProps, boolean>(LeaveDialog);
