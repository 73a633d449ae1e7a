import { useTranslation } from 'react-i18next';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { ActionConfirm } from '../../dialogs/action-confirm';

interface DeleteProps {
  name: string;
  /** Deletes it; the dialog stays, and says why, when that fails. */
  remove: () => Promise<void>;
}

const DeleteDialog = ({ name, remove, ...controls }: DeleteProps & OverlayControls<boolean>) => {
  const { t } = useTranslation(['plans', 'common']);
  return (
    <ActionConfirm
      {...controls}
      title={t('plan.deleteTitle', { name })}
      text={t('common:cannotBeUndone')}
      confirmLabel={t('common:delete')}
      act={remove}
    />
  );
};

/** Asks before a Bag Plan is deleted; resolves with true once it is. */
export const confirmDelete = createOverlay<DeleteProps, boolean>(DeleteDialog);
