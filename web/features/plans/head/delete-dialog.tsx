import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { ActionConfirm } from '../../dialogs/action-confirm';
import { creditsQuery } from '../plan-queries';

interface DeleteProps {
  name: string;
  /** Its list is not finished: the credit it holds goes back, or is spent after too many of a day. */
  isBeingMade: boolean;
  /** Deletes it; the dialog stays, and says why, when that fails. */
  remove: () => Promise<void>;
}

const DeleteDialog = ({ name, isBeingMade, remove, ...controls }: DeleteProps & OverlayControls<boolean>) => {
  const { t } = useTranslation(['plans', 'common']);
  const credits = useQuery({ ...creditsQuery, enabled: isBeingMade }).data;
  const whatOfTheCredit = credits && t(credits.returnsLeft > 0 ? 'plan.deleteReturns' : 'plan.deleteSpends');
  return (
    <ActionConfirm
      {...controls}
      title={t('plan.deleteTitle', { name })}
      text={[isBeingMade && whatOfTheCredit, t('common:cannotBeUndone')].filter(Boolean).join(' ')}
      confirmLabel={t('common:delete')}
      act={remove}
    />
  );
};

/** Asks before a Bag Plan is deleted; resolves with true once it is. */
export const confirmDelete = createOverlay<DeleteProps, boolean>(DeleteDialog);
