import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { isApiError } from '../../../api/error';
import { Button } from '../../../ui/button';
import { useAction } from '../../../ui/use-action';
import { Dialog } from '../../../ui/dialog';
import { Field, Input } from '../../../ui/field';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { FailureNotice } from '../../../ui/notice';
import { deleteAccount } from './account-calls';

const DeleteAccountDialog = ({ email, ...controls }: { email: string } & OverlayControls<boolean>) => {
  const { t } = useTranslation('settings');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { failure, isRunning: isPending, run } = useAction();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const isMatch = typed.trim().toLowerCase() === email;
    setWrong(!isMatch);
    if (!isMatch) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    await run(
      () => deleteAccount(typed).then(() => controls.onClose(true)),
      (error) => {
        const isRefused = isApiError(error, 'validation_failed');
        setWrong(isRefused);
        return isRefused;
      },
    );
  };

  return (
    <Dialog {...controls} title={t('delete.title')} description={t('delete.lead')}>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <FailureNotice error={failure} />
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
          <Button variant="outline" color="neutral" onClick={() => controls.onClose(false)}>
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
