import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { isApiError } from '../../../api/error';
import { useErrorText } from '../../../i18n/use-error-text';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field, Input } from '../../../ui/field';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { Notice } from '../../../ui/notice';
import { deleteAccount } from './account-calls';

const DeleteAccountDialog = ({ email, open, onClose, onAfterLeave }: { email: string } & OverlayControls<boolean>) => {
  const { t } = useTranslation('settings');
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setFailure(null);
    const isMatch = typed.trim().toLowerCase() === email;
    setWrong(!isMatch);
    if (!isMatch) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    setPending(true);
    try {
      await deleteAccount(typed);
      onClose(true);
    } catch (error) {
      if (isApiError(error, 'validation_failed')) setWrong(true);
      else setFailure(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      open={open}
      onDismiss={() => onClose(false)}
      onAfterLeave={onAfterLeave}
      title={t('delete.title')}
      description={t('delete.lead')}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        {failure !== null && <Notice kind="error">{errorText(failure)}</Notice>}
        <Field label={t('delete.confirm', { email })} error={isWrong ? t('delete.mismatch') : undefined}>
          <Input
            type="email"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" color="neutral" onClick={() => onClose(false)}>
            {t('delete.keep')}
          </Button>
          <Button type="submit" color="error" pending={isPending}>
            {t('delete.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};

/** Asks for the e-mail to be typed, then deletes the account; resolves with true once it is gone. */
export const confirmAccountDeletion = createOverlay<{ email: string }, boolean>(DeleteAccountDialog);
