import { useCallback, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { useLocation } from 'react-router';
import { Link } from '../../../routing/link';
import { isApiError } from '../../../api/error';
import { useWords } from '../../../i18n/lazy-words';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS } from '../../../paths';
import { maySignUp } from '../../../site-config';
import { Button } from '../../../ui/button';
import { Field, Input } from '../../../ui/field';
import { PasswordInput } from '../../../ui/password-input';
import { laterSchema, useForm } from '../../../ui/use-form';
import { AuthCard } from './auth-card';
import { Captcha } from './captcha';
import { useAccountMessage } from './form-errors';
import { GoogleButton, GoogleFailureNotice } from './google';
import { FailureNotice, Notice } from '../../../ui/notice';
import { Resend } from './resend';
import { isPathOf, readReturnPath, safeReturnPath, takeReturnPath } from './return-path';
import { signIn } from './session';
import { useAuthOptions } from './use-auth-options';
import { useRedirectSignedIn } from './use-redirect';
import { useNavigate } from '../../../routing/pages';

const form = laterSchema(async () => (await import('./login-form')).loginForm);

/** What the screen before may ask this one to say. */
const NOTES = {
  passwordChanged: 'login.passwordChanged',
  confirmed: 'login.confirmed',
  emailChanged: 'login.emailChanged',
} as const;

/** `/app/login` */
export const Component = () => {
  useWords('auth');
  const { t } = useTranslation('auth');
  const { to } = useLocale();
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const message = useAccountMessage();
  const [failure, setFailure] = useState<unknown>(null);
  const { captchaSiteKey } = useAuthOptions();
  const [captcha, setCaptcha] = useState<{ round: number; token: string | null }>({ round: 0, token: null });
  const keepToken = useCallback((token: string | null) => setCaptcha(({ round }) => ({ round, token })), []);
  const { values, error, register, handleSubmit, isSubmitting } = useForm({
    schema: form,
    initial: { email: '', password: '' },
  });
  useRedirectSignedIn();
  // Asked once: signing in takes the path away.
  const [wantsToBuy] = useState(() => isPathOf(safeReturnPath(readReturnPath()), PATHS.billing));
  const note = Object.entries(NOTES).find(([name]) => name === state)?.[1];

  const submit = handleSubmit(async (input) => {
    setFailure(null);
    // Read before: once signed in, the guard may lead on first and take the path with it.
    const back = safeReturnPath(readReturnPath()) ?? to(PATHS.app);
    try {
      await signIn({ ...input, ...(captcha.token !== null && { captchaToken: captcha.token }) });
      takeReturnPath();
      await navigate(back, { replace: true });
    } catch (error) {
      setFailure(error);
      // A token counts once, and an account that asks for one goes on asking.
      if (captcha.round > 0 || isApiError(error, 'captcha_required')) {
        setCaptcha(({ round }) => ({ round: round + 1, token: null }));
      }
    }
  });

  return (
    <AuthCard title={t('login.title')} lead={t('login.lead')}>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        {note && !failure && <Notice kind="success">{t(note)}</Notice>}
        {wantsToBuy && !note && !failure && <Notice kind="info">{t('login.toBuy')}</Notice>}
        {!failure && <GoogleFailureNotice />}
        {isApiError(failure, 'captcha_required') ? (
          <Notice kind="info">{t('captcha.lead')}</Notice>
        ) : isApiError(failure, 'email_not_confirmed') ? (
          <Notice kind="info">
            <p>{t('login.unconfirmed')}</p>
            <Resend email={values.email} />
          </Notice>
        ) : (
          <FailureNotice error={failure} />
        )}
        <Field label={t('email')} error={message(error('email'))}>
          <Input {...register('email')} type="email" autoComplete="username" inputMode="email" />
        </Field>
        <Field label={t('password')} error={error('password') && t('invalid.passwordRequired')}>
          <PasswordInput
            {...register('password')}
            autoComplete="current-password"
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
          />
        </Field>
        <Link
          to={to(PATHS.forgotPassword)}
          className="-my-2 justify-self-end py-2 text-sm text-primary-ink hover:underline"
        >
          {t('login.forgot')}
        </Link>
        {captcha.round > 0 && captchaSiteKey !== null && (
          <Captcha key={captcha.round} siteKey={captchaSiteKey} onToken={keepToken} />
        )}
        <Button type="submit" size="lg" block pending={isSubmitting}>
          {t('login.submit')}
        </Button>
        <GoogleButton label={t('google.login')} />
        {maySignUp() && (
          <p className="text-center text-sm text-muted">
            {t('login.noAccount')}{' '}
            <Link to={to(PATHS.signup)} className="font-semibold text-primary-ink hover:underline">
              {t('login.signup')}
            </Link>
          </p>
        )}
      </form>
    </AuthCard>
  );
};
