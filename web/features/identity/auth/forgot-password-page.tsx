import { useTranslation } from '../../../i18n/use-translation';
import { Link } from '../../../routing/link';
import * as z from 'zod/mini';
import { email } from '../../../../worker/identity/auth/contract';
import { useWords } from '../../../i18n/lazy-words';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS } from '../../../paths';
import { Button } from '../../../ui/button';
import { useAction } from '../../../ui/use-action';
import { Field, Input } from '../../../ui/field';
import { useForm } from '../../../ui/use-form';
import { AuthCard } from './auth-card';
import { useAccountMessage } from './form-errors';
import { MailHelp } from './mail-help';
import { FailureNotice } from '../../../ui/notice';
import { Resend } from './resend';
import { forgotPassword } from './session';
import { useRedirectSignedIn } from './use-redirect';
import { useMailedAddress } from './use-mailed-address';

const form = z.object({ email });

/** `/app/forgot-password` */
export const Component = () => {
  useWords('auth');
  const { t } = useTranslation('auth');
  const { to, locale } = useLocale();
  const message = useAccountMessage();
  const { failure, run } = useAction();
  const [sentTo, setSentTo, startOver] = useMailedAddress();
  useRedirectSignedIn();
  const { error, register, handleSubmit, isSubmitting } = useForm({ schema: form, initial: { email: '' } });
  const submit = handleSubmit((input) =>
    run(async () => {
      await forgotPassword(input.email, locale);
      setSentTo(input.email);
    }),
  );
  const back = (
    <Link to={to(PATHS.login)} className="py-1 text-center text-sm font-semibold text-primary-ink hover:underline">
      {t('forgot.back')}
    </Link>
  );

  if (sentTo) {
    return (
      <AuthCard title={t('forgot.sentTitle')} lead={t('forgot.sentLead', { email: sentTo })} isAnswer>
        <div className="grid justify-items-start gap-5">
          <MailHelp email={sentTo} />
          <Resend email={sentTo} waitFirst send={forgotPassword} />
          <Button variant="outline" onClick={startOver}>
            {t('sent.otherEmail')}
          </Button>
          {back}
        </div>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('forgot.title')} lead={t('forgot.lead')}>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <FailureNotice error={failure} />
        <Field label={t('email')} error={message(error('email'))}>
          <Input {...register('email')} type="email" autoComplete="username" inputMode="email" />
        </Field>
        <Button type="submit" size="lg" block pending={isSubmitting}>
          {t('forgot.submit')}
        </Button>
        {back}
      </form>
    </AuthCard>
  );
};
