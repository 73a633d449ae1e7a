import { useTranslation } from '../../../i18n/use-translation';
import { useUser } from '../../../api/use-user';
import { useWords } from '../../../i18n/lazy-words';
import { PageTitle } from '../../../ui/page-title';
import { Appearance } from './appearance';
import { DataRights } from './data-rights';
import { Sessions } from './sessions';
import { SignInSettings } from './sign-in-settings';
import { TravelSettings } from './travel-settings';

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
