import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { Link } from '../../../routing/link';
import { useSearchParams } from '../../../routing/use-search-params';
import * as z from 'zod/mini';
import { isApiError } from '../../../api/error';
import { useWords } from '../../../i18n/lazy-words';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS } from '../../../paths';
import { Button, buttonStyle } from '../../../ui/button';
import { useAction } from '../../../ui/use-action';
import { useForm } from '../../../ui/use-form';
import { AuthCard } from './auth-card';
import { ERROR_DELAY_MS, saysFields, useAccountMessage } from './form-errors';
import { NewPassword } from './new-password';
import { FailureNotice, Notice } from '../../../ui/notice';
import { resetPassword } from './session';
import { passwordsMatch, strongPassword } from './strong-password';
import { useNavigate } from '../../../routing/pages';

/** Time to read that it worked before the screen moves on, milliseconds. */
const READ_MS = 2500;

const form = z.object({ password: strongPassword, confirmPassword: z.string() }).check(passwordsMatch);

/** `/app/reset-password?token=`: the link of the recovery mail. */
export const Component = () => {
  useWords('auth');
  const { t } = useTranslation('auth');
  const { to } = useLocale();
  const navigate = useNavigate();
  const message = useAccountMessage();
  const [search] = useSearchParams();
  const token = search.get('token');
  const { failure, run } = useAction();
  const [isDone, setDone] = useState(false);
  const { values, error, touched, register, handleSubmit, setError, trigger, isSubmitting } = useForm({
    schema: form,
    initial: { password: '', confirmPassword: '' },
    validatesOnBlur: true,
    delay: ERROR_DELAY_MS,
  });

  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(
      () => void navigate(to(PATHS.login), { replace: true, state: 'passwordChanged' }),
      READ_MS,
    );
    return () => clearTimeout(timer);
  }, [isDone, navigate, to]);

  const submit = handleSubmit((input) =>
    run(
      async () => {
        await resetPassword(token ?? '', input.password);
        setDone(true);
      },
      (error) => saysFields(error, ['password'], setError),
    ),
  );

  if (isDone) {
    return (
      <AuthCard title={t('reset.success')} lead={t('reset.redirect')} isAnswer>
        <Link to={to(PATHS.login)} state="passwordChanged" className={buttonStyle({ size: 'lg', block: true })}>
          {t('login.submit')}
        </Link>
      </AuthCard>
    );
  }
  if (!token || isApiError(failure, 'invalid_token')) {
    return (
      <AuthCard title={t('reset.title')}>
        <div className="grid gap-5">
          <Notice kind="error">{t('reset.expired')}</Notice>
          <Link to={to(PATHS.forgotPassword)} className={buttonStyle({ size: 'lg', block: true })}>
            {t('reset.again')}
          </Link>
        </div>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('reset.title')} lead={t('reset.lead')}>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <FailureNotice error={failure} />
        <NewPassword
          {...register('password', () => void (touched.has('confirmPassword') && trigger(['confirmPassword'])))}
          label={t('newPassword')}
          typed={values.password}
          error={message(error('password'))}
        />
        <NewPassword
          {...register('confirmPassword')}
          label={t('confirmPassword')}
          error={error('confirmPassword') && t('invalid.mismatchReset')}
        />
        <Button type="submit" size="lg" block pending={isSubmitting}>
          {t('reset.submit')}
        </Button>
      </form>
    </AuthCard>
  );
};
