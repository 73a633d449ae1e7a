import { useTranslation } from '../../../i18n/use-translation';
import * as z from 'zod/mini';
import type { Locale } from '../../../../worker/platform/locale/locale';
import { Button } from '../../../ui/button';
import { useAction } from '../../../ui/use-action';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { PasswordInput } from '../../../ui/password-input';
import { toast } from '../../../ui/toast';
import { useForm } from '../../../ui/use-form';
import { ERROR_DELAY_MS, saysFields, useAccountMessage, useCurrentPasswordMessage } from '../auth/form-errors';
import { NewPassword } from '../auth/new-password';
import { FailureNotice } from '../../../ui/notice';
import { forgotPassword } from '../auth/session';
import { passwordsMatch, strongPassword } from '../auth/strong-password';
import { changePassword } from './account-calls';

const form = z
  .object({ currentPassword: z.string().check(z.minLength(1)), password: strongPassword, confirmPassword: z.string() })
  .check(passwordsMatch);

interface Props {
  /** Of the account: for password managers, and for the link to those who don't know their password. */
  email: string;
  locale: Locale;
}

const ChangePasswordDialog = ({ email, locale, ...controls }: Props & OverlayControls<boolean>) => {
  const { t } = useTranslation(['settings', 'auth']);
  const message = useAccountMessage();
  const passwordMessage = useCurrentPasswordMessage();
  const { failure, run } = useAction();
  const { values, error, touched, register, handleSubmit, setError, trigger, isSubmitting } = useForm({
    schema: form,
    initial: { currentPassword: '', password: '', confirmPassword: '' },
    validatesOnBlur: true,
    delay: ERROR_DELAY_MS,
  });

  const submit = handleSubmit(({ currentPassword, password }) =>
    run(
      () => changePassword({ currentPassword, password }).then(() => controls.onClose(true)),
      (error) => saysFields(error, ['currentPassword', 'password'], setError),
    ),
  );
  const sendLink = () =>
    run(async () => {
      await forgotPassword(email, locale);
      toast.success(t('password.linkSent'), { description: email });
      controls.onClose(false);
    });

  return (
    <Dialog {...controls} title={t('password.title')} description={t('password.lead')}>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <FailureNotice error={failure} />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field
          label={t('password.current')}
          error={error('currentPassword') && passwordMessage(error('currentPassword'))}
        >
          <PasswordInput
            {...register('currentPassword')}
            autoComplete="current-password"
            showLabel={t('auth:showPassword')}
            hideLabel={t('auth:hidePassword')}
          />
        </Field>
        <NewPassword
          {...register('password', () => void (touched.has('confirmPassword') && trigger(['confirmPassword'])))}
          label={t('auth:newPassword')}
          typed={values.password}
          error={message(error('password'))}
        />
        <NewPassword
          {...register('confirmPassword')}
          label={t('auth:confirmPassword')}
          error={error('confirmPassword') && t('auth:invalid.mismatchReset')}
        />
        <Button type="submit" size="lg" block pending={isSubmitting}>
          {t('password.submit')}
        </Button>
        <p className="text-sm text-muted">
          {t('password.forgotten')}{' '}
          <Button variant="link" size="sm" className="h-auto! px-0!" onClick={sendLink}>
            {t('password.sendLink')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
};

/** Asks for the current and a new password; resolves with true once it is changed. */
export const askForPassword = createOverlay<Props, boolean>(ChangePasswordDialog);
