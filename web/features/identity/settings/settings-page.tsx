import { useTranslation } from '../../../i18n/use-translation';
import { useUser } from '../../../api/use-user';
import { useWords } from '../../../i18n/lazy-words';
import { PageTitle } from '../../../ui/page-title';
import { Appearance } from './appearance';
import { Sessions } from './sessions';
import { TravelSettings } from './travel-settings';
import { useState } from 'react';
import type { User } from '../../../../worker/identity/sessions/contract';
import { useLocale } from '../../../i18n/use-locale';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { Notice } from '../../../ui/notice';
import { askForEmail } from './change-email-dialog';
import { askForPassword } from './change-password-dialog';
import { Row, Section } from '../../../ui/section';
import { useAttempt } from '../../../ui/use-attempt';
import { downloadExport } from './account-calls';
import { confirmAccountDeletion } from './delete-account-dialog';

/** Taking one's data along, and leaving. */
const DataRights = ({ user }: { user: User }) => {
  const { t } = useTranslation('settings');
  const attempt = useAttempt();
  const download = () => attempt(() => downloadExport().then(() => toast.success(t('data.exportDone'))));
  const leave = async () => {
    const isGone = await confirmAccountDeletion.open({ email: user.email });
    if (isGone) toast.success(t('delete.done'), { description: t('delete.doneDetail') });
  };
  return (
    <Section title={t('data.title')}>
      <Row label={t('data.export')} value={t('data.exportLead')}>
        <Button variant="outline" color="neutral" icon="download" onClick={download}>
          {t('data.exportSubmit')}
        </Button>
      </Row>
      <Row label={t('data.delete')} value={t('data.deleteLead')}>
        <Button variant="outline" color="error" icon="trash-2" onClick={() => void leave()}>
          {t('data.deleteSubmit')}
        </Button>
      </Row>
    </Section>
  );
};

/** The e-mail and the password, each changed in a dialog. */
const SignInSettings = ({ user }: { user: User }) => {
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

/** `/app/settings` */
export const Component = () => {
  useWords('settings', 'auth');
  const { t } = useTranslation('settings');
  const user = useUser();
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-2 text-muted">{t('lead')}</p>
      <div className="rise mt-8 grid max-w-3xl gap-6">
        <Appearance />
        <TravelSettings />
        {user && <SignInSettings user={user} />}
        <Sessions />
        {user && <DataRights user={user} />}
      </div>
    </>
  );
};
