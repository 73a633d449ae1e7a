import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text';
import { ConfirmDialog } from '../../ui/dialog';
import { createOverlay, type OverlayControls } from '../../ui/overlay';
import { signOut } from '../auth/session';

const SignOutEverywhereDialog = ({ open, onClose, onAfterLeave }: OverlayControls<boolean>) => {
  const { t } = useTranslation(['settings', 'common']);
  const errorText = useErrorText();
  const [failure, setFailure] = useState<unknown>(null);
  const confirm = async () => {
    try {
      await signOut(true);
      onClose(true);
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose(false)}
      onClosed={onAfterLeave}
      title={t('sessions.everywhereTitle')}
      description={
        <>
          {t('sessions.everywhereLead')}
          {failure !== null && (
            <span role="alert" className="mt-2 block text-error-ink">
              {errorText(failure)}
            </span>
          )}
        </>
      }
      confirmLabel={t('sessions.everywhere')}
      cancelLabel={t('common:cancel')}
      onConfirm={confirm}
    />
  );
};

/** Asks, then ends every session of the person, this one too; resolves with true once that is done. */
export const confirmSignOutEverywhere = createOverlay<object, boolean>(SignOutEverywhereDialog);
