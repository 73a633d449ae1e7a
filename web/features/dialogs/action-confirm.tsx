import { useTranslation } from '../../i18n/use-translation';
import { useErrorText } from '../../i18n/use-error-text';
import { ConfirmDialog } from '../../ui/dialog';
import type { OverlayControls } from '../../ui/overlay';
import { useAction } from '../../ui/use-action';

interface ActionConfirmProps extends OverlayControls<boolean> {
  title: string;
  /** What it means, before it is done. */
  text: string;
  confirmLabel: string;
  /** Does it; the dialog stays, and says why, when that fails. */
  act: () => Promise<void>;
}

/** Asks before something is done that cannot be taken back; resolves with true once it is. */
export const ActionConfirm = ({ title, text, confirmLabel, act, ...controls }: ActionConfirmProps) => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { failure, run } = useAction();
  return (
    <ConfirmDialog
      {...controls}
      title={title}
      description={
        <>
          {text}
          {failure !== null && (
            <span role="alert" className="mt-2 block text-error-ink">
              {errorText(failure)}
            </span>
          )}
        </>
      }
      confirmLabel={confirmLabel}
      cancelLabel={t('cancel')}
      onConfirm={() => run(async () => act().then(() => controls.onClose(true)))}
    />
  );
};
