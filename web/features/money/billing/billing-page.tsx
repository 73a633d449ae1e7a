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
import { Thanks } from './thanks';
import { useChosenPlan } from './use-chosen-plan';
import { useReturnFromCheckout } from './use-return';

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
