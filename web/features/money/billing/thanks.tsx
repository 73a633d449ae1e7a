import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { Link } from '../../../routing/link';
import { CREDIT_PACKS, SUBSCRIPTION_PLANS } from '../../../../worker/money/billing/catalog';
import { useLocale } from '../../../i18n/use-locale';
import { NEW_PLAN_PATH } from '../../../paths';
import { buttonStyle } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { PREMIUM_GIVES } from './free-and-premium';
import { TickedList } from './ticked-list';
import type { Purchase } from './use-return';

/** After paying: what is there now, and the way back to the trip that it was bought for. */
export const Thanks = ({ purchase: { item, trip } }: { purchase: Purchase }) => {
  const { t } = useTranslation('billing');
  const { to } = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const plan = SUBSCRIPTION_PLANS.find(({ id }) => id === item);
  const pack = CREDIT_PACKS.find(({ id }) => id === item);
  const unlocked = plan
    ? [
        t('checkout.monthly', { plan: plan.name, credits: plan.credits }),
        ...PREMIUM_GIVES.slice(1).map((gift) => t(`gives.premiumItems.${gift}`)),
      ]
    : pack
      ? [t('checkout.permanent', { credits: pack.credits })]
      : [];
  return (
    <section className="rise mb-8 rounded-lg bg-tag p-6 text-tag-ink sm:p-8">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-3 text-2xl outline-none">
        <Icon name="circle-check" className="size-7" />
        {t('checkout.bought')}
      </h2>
      <TickedList items={unlocked} className="mt-4" />
      <Link to={trip ?? to(NEW_PLAN_PATH)} className={`${buttonStyle({ size: 'lg' })} mt-6`}>
        {t(trip ? 'checkout.backToTrip' : 'checkout.newPlan')}
        <Icon name="arrow-right" />
      </Link>
    </section>
  );
};
