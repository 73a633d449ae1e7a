import { useCallback, useState, type ReactNode } from 'react';
import { LinkedText } from '../../../i18n/linked-text';
import { useTranslation } from '../../../i18n/use-translation';
import { Link } from '../../../routing/link';
import * as z from 'zod/mini';
import { email, username } from '../../../../worker/identity/auth/contract';
import { ACCOUNT_MESSAGES } from '../../../../worker/identity/auth/messages';
import { isApiError } from '../../../api/error';
import { useWords } from '../../../i18n/lazy-words';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS } from '../../../paths';
import { Button } from '../../../ui/button';
import { Checkbox, Field, Input } from '../../../ui/field';
import { useForm } from '../../../ui/use-form';
import { AuthCard } from './auth-card';
import { Captcha } from './captcha';
import { ERROR_DELAY_MS, useAccountMessage } from './form-errors';
import { GoogleButton, GoogleFailureNotice } from './google';
import { MailHelp } from './mail-help';
import { NewPassword } from './new-password';
import { FailureNotice, Notice } from '../../../ui/notice';
import { Resend } from './resend';
import { signUp } from './session';
import { isImpersonal, passwordsMatch, strongPassword } from './strong-password';
import { useAuthOptions } from './use-auth-options';
import { useRedirectSignedIn } from './use-redirect';
import { useMailedAddress } from './use-mailed-address';

const form = z
  .object({
    email,
    username: z.union([z.literal(''), username]),
    password: strongPassword,
    confirmPassword: z.string(),
    acceptTerms: z.literal(true, ACCOUNT_MESSAGES.acceptTerms),
    isAdult: z.literal(true, ACCOUNT_MESSAGES.isAdult),
  })
  .check(
    passwordsMatch,
    z.refine((input) => isImpersonal(input.password, [input.email, input.username]), {
      path: ['password'],
      error: ACCOUNT_MESSAGES.passwordPersonal,
    }),
  );
const FIELDS = ['email', 'username', 'password', 'confirmPassword', 'acceptTerms', 'isAdult'] as const;

const blank = { email: '', username: '', password: '', confirmPassword: '', acceptTerms: false, isAdult: false };

/** A legal page in a new tab, so that what is typed here stays. */
const DocumentLink = ({ to, children }: { to: string; children?: ReactNode }) => (
  <a href={to} target="_blank" rel="noreferrer" className="text-primary-ink underline underline-offset-2">
    {children}
  </a>
);

/** What is said once the mail is on its way; alike whether or not the address had an account. */
const Sent = ({ email: address, onBack }: { email: string; onBack: () => void }) => {
  const { t } = useTranslation('auth');
  return (
    <AuthCard title={t('sent.title')} lead={t('sent.lead', { email: address })} isAnswer>
      <div className="grid gap-5">
        <MailHelp email={address} />
        <Resend email={address} waitFirst />
        <button
          type="button"
          onClick={onBack}
          className="cursor-pointer justify-self-start py-1 text-sm text-primary-ink hover:underline"
        >
          {t('sent.otherEmail')}
        </button>
      </div>
    </AuthCard>
  );
};

/** `/app/signup` */
export const Component = () => {
  useWords('auth');
  const { t } = useTranslation(['auth', 'common']);
  const { to, locale } = useLocale();
  const message = useAccountMessage();
  const [failure, setFailure] = useState<unknown>(null);
  const [sentTo, setSentTo, startOver] = useMailedAddress();
  const { captchaSiteKey } = useAuthOptions();
  const [captcha, setCaptcha] = useState<{ round: number; token: string | null }>({ round: 0, token: null });
  const keepToken = useCallback((token: string | null) => setCaptcha(({ round }) => ({ round, token })), []);
  useRedirectSignedIn();
  const { values, error, touched, register, registerBox, handleSubmit, setError, trigger, isSubmitting } = useForm({
    schema: form,
    initial: blank,
    validatesOnBlur: true,
    delay: ERROR_DELAY_MS,
  });

  const submit = handleSubmit(async (input) => {
    setFailure(null);
    try {
      const proof = captcha.token !== null && { captchaToken: captcha.token };
      await signUp({ ...input, username: input.username || undefined, locale, ...proof });
      setSentTo(input.email);
    } catch (error) {
      // A token counts once.
      if (captcha.round > 0 || isApiError(error, 'captcha_required')) {
        setCaptcha(({ round }) => ({ round: round + 1, token: null }));
      }
      if (isApiError(error, 'username_taken')) {
        setError('username', ACCOUNT_MESSAGES.usernameTaken, { shouldFocus: true });
        return;
      }
      const wrong = isApiError(error, 'validation_failed') ? FIELDS.filter((field) => error.fields[field]) : [];
      if (isApiError(error)) for (const field of wrong) setError(field, error.fields[field] ?? '');
      if (wrong.length === 0) setFailure(error);
    }
  });

  if (sentTo) return <Sent email={sentTo} onBack={startOver} />;
  return (
    <AuthCard title={t('signup.title')} lead={t('signup.lead')}>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        {isApiError(failure, 'captcha_required') ? (
          <Notice kind="info">{t('captcha.signupLead')}</Notice>
        ) : (
          <FailureNotice error={failure} />
        )}
        {failure === null && <GoogleFailureNotice />}
        <Field label={t('email')} error={message(error('email'))}>
          <Input {...register('email')} type="email" autoComplete="username" inputMode="email" />
        </Field>
        <NewPassword
          {...register('password', () => void (touched.has('confirmPassword') && trigger(['confirmPassword'])))}
          label={t('password')}
          typed={values.password}
          error={message(error('password'))}
        />
        <NewPassword
          {...register('confirmPassword')}
          label={t('confirmPassword')}
          error={message(error('confirmPassword'))}
        />
        <Field
          label={t('username')}
          note={t('common:optional')}
          hint={t('signup.usernameHint')}
          error={message(error('username'))}
        >
          <Input {...register('username')} autoComplete="nickname" autoCapitalize="none" spellCheck={false} />
        </Field>
        <div className="grid gap-3">
          <Checkbox
            {...registerBox('acceptTerms', () => void (error('acceptTerms') && trigger(['acceptTerms'])))}
            error={message(error('acceptTerms'))}
            label={
              <LinkedText
                text={t('signup.terms')}
                parts={{
                  terms: <DocumentLink to={to(PATHS.terms)} />,
                  privacy: <DocumentLink to={to(PATHS.privacy)} />,
                }}
              />
            }
          />
          <Checkbox
            {...registerBox('isAdult', () => void (error('isAdult') && trigger(['isAdult'])))}
            error={message(error('isAdult'))}
            label={t('signup.adult')}
          />
        </div>
        {captcha.round > 0 && captchaSiteKey !== null && (
          <Captcha key={captcha.round} siteKey={captchaSiteKey} onToken={keepToken} />
        )}
        <Button type="submit" size="lg" block pending={isSubmitting}>
          {t('signup.submit')}
        </Button>
        <GoogleButton
          label={t('google.signup')}
          mayLeave={() => trigger(['acceptTerms', 'isAdult'], { shouldFocus: true })}
        />
        <p className="text-center text-sm text-muted">
          {t('signup.haveAccount')}{' '}
          <Link to={to(PATHS.login)} className="font-semibold text-primary-ink hover:underline">
            {t('signup.login')}
          </Link>
        </p>
      </form>
    </AuthCard>
  );
};
