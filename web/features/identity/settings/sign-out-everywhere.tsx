import { useTranslation } from '../../../i18n/use-translation';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { signOut } from '../auth/session';
import { ActionConfirm } from '../../dialogs/action-confirm';

const SignOutEverywhereDialog = (controls: OverlayControls<boolean>) => {
  const { t } = useTranslation('settings');
  return (
    <ActionConfirm
      {...controls}
      title={t('sessions.everywhereTitle')}
      text={t('sessions.everywhereLead')}
      confirmLabel={t('sessions.everywhere')}
      act={() => signOut(true)}
    />
  );
};

/** Asks, then ends every session of the person, this one too; resolves with true once that is done. */
export const confirmSignOutEverywhere = createOverlay<object, boolean>(SignOutEverywhereDialog);
