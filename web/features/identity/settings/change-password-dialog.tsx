import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import * as z from 'zod/mini';
import { ACCOUNT_MESSAGES } from '../../../../worker/identity/auth/messages';
import { isApiError } from '../../../api/error';
import { useErrorText } from '../../../i18n/use-error-text';
import type { Locale } from '../../../../worker/platform/locale/locale';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { createOverlay, type OverlayControls } from '../../../ui/overlay';
import { PasswordInput } from '../../../ui/password-input';
import { toast } from '../../../ui/toast';
import { useForm } from '../../../ui/use-form';
import { ERROR_DELAY_MS, useAccountMessage, useCurrentPasswordMessage } from '../auth/form-errors';
import { NewPassword } from '../auth/new-password';
import { Notice } from '../../../ui/notice';
import { forgotPassword } from '../auth/session';
import { strongPassword } from '../auth/strong-password';
import { changePassword } from './account-calls';

const form = z
  .object({ currentPassword: z.string().check(z.minLength(1)), password: strongPassword, confirmPassword: z.string() })
  .check(
    z.refine((input) => input.confirmPassword === input.password, {
      path: ['confirmPassword'],
      error: ACCOUNT_MESSAGES.passwordMismatch,
      when: () => true,
    }),
  );
const FIELDS = ['currentPassword', 'password'] as const;

interface Props {
  /** Of the account: for password managers, and for the link to those who don't know their password. */
  email: string;
  locale: Locale;
}

const ChangePasswordDialog = ({ email, locale, open, onClose, onAfterLeave }: Props & OverlayControls<boolean>) => {
  const { t } = useTranslation(['settings', 'auth']);
  const errorText = useErrorText();
  const message = useAccountMessage();
  const passwordMessage = useCurrentPasswordMessage();
  const [failure, setFailure] = useState<unknown>(null);
  const { values, error, touched, register, handleSubmit, setError, trigger, isSubmitting } = useForm({
    schema: form,
    initial: { currentPassword: '', password: '', confirmPassword: '' },
    validatesOnBlur: true,
    delay: ERROR_DELAY_MS,
  });

  const submit = handleSubmit(async (input) => {
    setFailure(null);
    try {
      await changePassword({ currentPassword: input.currentPassword, password: input.password });
      onClose(true);
    } catch (error) {
      const fields = isApiError(error, 'validation_failed') ? error.fields : {};
      const wrong = FIELDS.filter((name) => fields[name]);
      for (const name of wrong) setError(name, fields[name] ?? '', { shouldFocus: true });
      if (wrong.length === 0) setFailure(error);
    }
  });
  const sendLink = async () => {
    try {
      await forgotPassword(email, locale);
      toast.success(t('password.linkSent'), { description: email });
      onClose(false);
    } catch (error) {
      setFailure(error);
    }
  };

  return (
    <Dialog
      open={open}
      onDismiss={() => onClose(false)}
      onAfterLeave={onAfterLeave}
      title={t('password.title')}
      description={t('password.lead')}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        {failure !== null && <Notice kind="error">{errorText(failure)}</Notice>}
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
