import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { Link } from '../../../routing/link';
import { useSearchParams } from '../../../routing/use-search-params';
import * as z from 'zod/mini';
import { email } from '../../../../worker/identity/auth/contract';
import { ACCOUNT_MESSAGES } from '../../../../worker/identity/auth/messages';
import { isApiError } from '../../../api/error';
import { useWords } from '../../../i18n/lazy-words';
import { useErrorText } from '../../../i18n/use-error-text';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS } from '../../../paths';
import { Button, buttonStyle } from '../../../ui/button';
import { useAction } from '../../../ui/use-action';
import { Field, Input } from '../../../ui/field';
import { toast } from '../../../ui/toast';
import { useForm } from '../../../ui/use-form';
import { AuthCard } from './auth-card';
import { ConfirmEmailChange } from './confirm-email-change';
import { useAccountMessage } from './form-errors';
import { FailureNotice, Notice } from '../../../ui/notice';
import { readReturnPath, safeReturnPath, takeReturnPath } from './return-path';
import { confirmSignUp, resendConfirmation } from './session';
import { useNavigate } from '../../../routing/pages';

const newLinkForm = z.object({ email });

/** Has a new link sent to an address whose sign-up still waits. */
const NewLink = () => {
  const { t } = useTranslation('auth');
  const message = useAccountMessage();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { locale } = useLocale();
  const { error, register, handleSubmit, setError, isSubmitting } = useForm({
    schema: newLinkForm,
    initial: { email: '' },
  });
  const errorText = useErrorText();
  const submit = handleSubmit(async (input) => {
    try {
      await resendConfirmation(input.email, locale);
      setSentTo(input.email);
    } catch (error) {
      setError('email', errorText(error));
    }
  });
  if (sentTo !== null) return <Notice kind="success">{t('confirm.newLinkSent', { email: sentTo })}</Notice>;
  const wrong = error('email');
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <Field label={t('email')} error={wrong === ACCOUNT_MESSAGES.email ? message(wrong) : wrong}>
        <Input {...register('email')} type="email" autoComplete="username" inputMode="email" />
      </Field>
      <Button type="submit" size="lg" block pending={isSubmitting}>
        {t('confirm.newLink')}
      </Button>
    </form>
  );
};

/** The link of the sign-up mail. Opening it changes nothing; the button does, once. */
const ConfirmSignUp = ({ token }: { token: string | null }) => {
  const { t } = useTranslation('auth');
  const { to } = useLocale();
  const navigate = useNavigate();
  const { failure, run } = useAction();

  const confirm = () =>
    run(async () => {
      if (!token) return;
      const back = safeReturnPath(readReturnPath()) ?? to(PATHS.app);
      const user = await confirmSignUp(token);
      if (user) {
        toast.success(t('confirm.done'), { description: t('confirm.doneLead') });
        takeReturnPath();
        await navigate(back, { replace: true });
      } else {
        // Another device than the one that signed up: confirmed, but not signed in here.
        await navigate(to(PATHS.login), { replace: true, state: 'confirmed' });
      }
    });

  const isSpent = isApiError(failure, 'invalid_token');
  return (
    <AuthCard title={t('confirm.title')} lead={t('confirm.lead')}>
      <div className="grid gap-5">
        {!token && <Notice kind="error">{t('confirm.missing')}</Notice>}
        {isSpent && (
          <Notice kind="error">
            <p>{t('confirm.expired')}</p>
            <p>{t('confirm.expiredLead')}</p>
          </Notice>
        )}
        {!isSpent && <FailureNotice error={failure} />}
        {isSpent && <NewLink />}
        {token && !isSpent ? (
          <Button size="lg" block icon="mail" onClick={confirm}>
            {t('confirm.submit')}
          </Button>
        ) : (
          <Link
            to={to(PATHS.login)}
            className={buttonStyle({ size: 'lg', block: true, variant: isSpent ? 'outline' : 'solid' })}
          >
            {t('login.submit')}
          </Link>
        )}
      </div>
    </AuthCard>
  );
};

/** `/app/confirm?token=`: the links of the sign-up mail and, with `change=email`, of the mail to a new address. */
export const Component = () => {
  useWords('auth');
  const [search] = useSearchParams();
  const token = search.get('token');
  return token && search.get('change') === 'email' ? (
    <ConfirmEmailChange token={token} />
  ) : (
    <ConfirmSignUp token={token} />
  );
};
