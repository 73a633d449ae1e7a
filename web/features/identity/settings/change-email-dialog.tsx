import { useTranslation } from '../../../i18n/use-translation';
import * as z from 'zod/mini';
import { email } from '../../../../worker/identity/auth/contract';
import { Button } from '../../../ui/button';
import { useAction } from '../../../ui/use-action';
import { Dialog } from '../../../ui/dialog';
import { Field, Input } from '../../../ui/field';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { PasswordInput } from '../../../ui/password-input';
import { useForm } from '../../../ui/use-form';
import { saysFields, useAccountMessage, useCurrentPasswordMessage } from '../auth/form-errors';
import { FailureNotice } from '../../../ui/notice';
import { changeEmail } from './account-calls';

const form = z.object({ email, password: z.string().check(z.minLength(1)) });

const ChangeEmailDialog = (controls: OverlayControls<string>) => {
  const { t } = useTranslation(['settings', 'auth']);
  const message = useAccountMessage();
  const passwordMessage = useCurrentPasswordMessage();
  const { failure, run } = useAction();
  const { error, register, handleSubmit, setError, isSubmitting } = useForm({
    schema: form,
    initial: { email: '', password: '' },
  });
  const submit = handleSubmit((input) =>
    run(
      () => changeEmail(input).then(() => controls.onClose(input.email)),
      (error) => saysFields(error, ['email', 'password'], setError),
    ),
  );
  return (
    <Dialog {...controls} title={t('email.title')} description={t('email.lead')}>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <FailureNotice error={failure} />
        <Field label={t('email.new')} error={message(error('email'))}>
          <Input {...register('email')} type="email" autoComplete="email" inputMode="email" />
        </Field>
        <Field label={t('email.password')} error={error('password') && passwordMessage(error('password'))}>
          <PasswordInput
            {...register('password')}
            autoComplete="current-password"
            showLabel={t('auth:showPassword')}
            hideLabel={t('auth:hidePassword')}
          />
        </Field>
        <Button type="submit" size="lg" block pending={isSubmitting}>
          {t('email.submit')}
        </Button>
      </form>
    </Dialog>
  );
};

/** Asks for the new address; resolves with it once its link has been mailed. */
export const askForEmail = createOverlay<object, string>(ChangeEmailDialog);
