import { useTranslation } from '../../i18n/use-translation';
import { Link } from '../../routing/link';
import { useLocale } from '../../i18n/use-locale';
import { PATHS } from '../../paths';
import { buttonStyle } from '../../ui/button';
import { ErrorState } from '../../ui/feedback';
import { PageTitle } from '../../ui/page-title';

/** A Bag Plan that is not there, or was deleted while it was open. */
export const PlanMissing = () => {
  const { t } = useTranslation('plans');
  const { to } = useLocale();
  return (
    <ErrorState
      title={t('plan.missingTitle')}
      actions={
        <Link to={to(PATHS.app)} className={buttonStyle()}>
          {t('plan.toList')}
        </Link>
      }
    >
      <PageTitle>{t('plan.missingTitle')}</PageTitle>
      {t('plan.missingText')}
    </ErrorState>
  );
};
