import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text';
import { ConfirmDialog } from '../../ui/dialog';
import { createOverlay, type OverlayControls } from '../../ui/overlay';

interface DeleteProps {
  name: string;
  /** Deletes it; the dialog stays, and says why, when that fails. */
  remove: () => Promise<void>;
}

const DeleteDialog = ({ name, remove, open, onClose, onAfterLeave }: DeleteProps & OverlayControls<boolean>) => {
  const { t } = useTranslation(['plans', 'common']);
  const errorText = useErrorText();
  const [error, setError] = useState<unknown>(null);
  const confirm = async () => {
    try {
      await remove();
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
      title={t('plan.deleteTitle', { name })}
      description={
        <>
          {t('common:cannotBeUndone')}
          {error !== null && (
            <span role="alert" className="mt-2 block text-error-ink">
              {errorText(error)}
            </span>
          )}
        </>
      }
      confirmLabel={t('common:delete')}
      cancelLabel={t('common:cancel')}
      onConfirm={confirm}
    />
  );
};

/** Asks before a Bag Plan is deleted; resolves with true once it is. */
export const confirmDelete = createOverlay<DeleteProps, boolean>(DeleteDialog);
