import { useTranslation } from '../../../i18n/use-translation';
import { Link } from '../../../routing/link';
import { useLocale } from '../../../i18n/use-locale';
import { planPath } from '../../../paths';
import { buttonStyle } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { PremiumTag } from '../../money/billing/premium';

/** The way from a plan to its bags; says that they are premium before the click. */
export const LuggageLink = ({ planId }: { planId: string }) => {
  const { t } = useTranslation('plans');
  const { to } = useLocale();
  return (
    <Link
      to={to(`${planPath(planId)}&view=luggage`)}
      className={`${buttonStyle({ size: 'sm', variant: 'ghost', color: 'neutral' })} max-sm:h-11 max-lg:px-2!`}
    >
      <Icon name="scale" className="size-[1.25em] max-lg:hidden" />
      {t('plan.luggage')}
      <span className="max-sm:[&>span]:text-[0px]">
        <PremiumTag />
      </span>
    </Link>
  );
};
