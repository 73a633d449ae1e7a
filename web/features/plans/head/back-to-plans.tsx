import { useTranslation } from '../../../i18n/use-translation';
import { Link } from '../../../routing/link';
import { useLocale } from '../../../i18n/use-locale';
import { PATHS } from '../../../paths';
import { Icon } from '../../../ui/icon';

/** The way from a plan to all of them. */
export const BackToPlans = () => {
  const { t } = useTranslation('plans');
  const { to } = useLocale();
  return (
    <Link
      to={to(PATHS.app)}
      className="no-print -my-1 inline-flex min-h-8 items-center gap-1.5 justify-self-start rounded-sm text-sm font-medium text-muted hover:text-text max-sm:-mt-4"
    >
      <Icon name="arrow-left" className="size-4" />
      {t('plan.toList')}
    </Link>
  );
};
