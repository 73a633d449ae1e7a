import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { User } from '../../../../worker/identity/sessions/contract';
import { useLocale } from '../../../i18n/use-locale';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { Notice } from '../../../ui/notice';
import { askForEmail } from './change-email-dialog';
import { askForPassword } from './change-password-dialog';
import { Row, Section } from '../../../ui/section';

/** The e-mail and the password, each changed in a dialog. */
export const SignInSettings = ({ user }: { user: User }) => {
  const { t } = useTranslation('settings');
  const { locale } = useLocale();
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const changeEmail = async () => {
    const email = await askForEmail.open({});
    if (email === undefined) return;
    setWaitingFor(email);
    toast.success(t('email.sent'), { description: t('email.sentDetail', { email }) });
  };
  const changePassword = async () => {
    const isChanged = await askForPassword.open({ email: user.email, locale });
    if (isChanged) toast.success(t('password.done'), { description: t('password.doneDetail') });
  };
  return (
    <Section title={t('signIn.title')}>
      <Row label={t('signIn.email')} value={user.email}>
        <Button variant="outline" color="neutral" icon="mail" onClick={() => void changeEmail()}>
          {t('signIn.emailChange')}
        </Button>
        {waitingFor !== null && waitingFor !== user.email && (
          <div className="w-full">
            <Notice kind="info">{t('signIn.waiting', { email: waitingFor })}</Notice>
          </div>
        )}
      </Row>
      <Row label={t('signIn.password')} value={t('signIn.passwordHidden')}>
        <Button variant="outline" color="neutral" icon="key-round" onClick={() => void changePassword()}>
          {t('signIn.passwordChange')}
        </Button>
      </Row>
    </Section>
  );
};
