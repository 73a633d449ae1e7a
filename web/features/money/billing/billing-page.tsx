import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation';
import { useWords } from '../../../i18n/lazy-words';
import { FailedState } from '../../../ui/failed-state';
import { Skeleton } from '../../../ui/feedback';
import { creditsQuery } from '../../plans/plan-queries';
import { PageTitle } from '../../../ui/page-title';
import { subscriptionQuery } from './billing-queries';
import { CreditPicture } from './credit-picture';
import { History } from './history';
import { Invoices } from './invoices';
import { PackTags } from './pack-tags';
import { PlanCards } from './plan-cards';
import { SubscriptionPass } from './subscription-pass';
import { useChosenPlan } from './use-chosen-plan';
import { useReturnFromCheckout, type Purchase } from './use-return';
import { useEffect, useRef } from 'react';
import { Link } from '../../../routing/link';
import { CREDIT_PACKS, SUBSCRIPTION_PLANS } from '../../../../worker/money/billing/catalog';
import { useLocale } from '../../../i18n/use-locale';
import { NEW_PLAN_PATH } from '../../../paths';
import { buttonStyle } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { PREMIUM_GIVES } from './free-and-premium';
import { TickedList } from './ticked-list';

/** After paying: what is there now, and the way back to the trip that it was bought for. */
const Thanks = ({ purchase: { item, trip } }: { purchase: Purchase }) => {
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

/** `/app/billing`: what you have, what you can buy, and where it went. */
export const Component = () => {
  useWords('billing');
  const { t } = useTranslation('billing');
  const credits = useQuery(creditsQuery);
  const subscription = useQuery(subscriptionQuery);
  const purchase = useReturnFromCheckout();
  useChosenPlan();
  const error = credits.error ?? subscription.error;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-2 mb-8 max-w-2xl text-muted">{t('lead')}</p>
      {purchase && <Thanks key={purchase.item} purchase={purchase} />}
      {error ? (
        <FailedState error={error} onRetry={() => Promise.all([credits.refetch(), subscription.refetch()])} />
      ) : credits.data && subscription.data !== undefined ? (
        <>
          <CreditPicture credits={credits.data} subscription={subscription.data} />
          {subscription.data && (
            <SubscriptionPass subscription={subscription.data} creditsEndAt={credits.data.monthEndsAt} />
          )}
        </>
      ) : (
        <Skeleton className="h-44 w-full rounded-lg" />
      )}
      <PlanCards subscription={subscription.data ?? null} />
      <PackTags />
      <div className="mt-14 grid gap-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <History />
        <Invoices />
      </div>
    </>
  );
};
