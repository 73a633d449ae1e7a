import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Subscription, SubscriptionPlan } from '../../../../worker/money/billing/contract';
import { api, json } from '../../../api/client';
import { queryClient } from '../../../api/query';
import { repeatable } from '../../../api/retry';
import { useAttempt } from '../../../ui/use-attempt';
import { useLocale } from '../../../i18n/use-locale';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialog';
import { Skeleton } from '../../../ui/feedback';
import { toast } from '../../../ui/toast';
import { catalogQuery, refreshBilling, subscriptionQuery } from './billing-queries';
import { FreeAndPremium } from './free-and-premium';
import { formatDate, formatPrice } from '../format';
import { useCheckout } from './use-checkout';

const PlanCard = ({
  plan,
  subscription,
  onChange,
}: {
  plan: SubscriptionPlan;
  subscription: Subscription | null;
  /** Its promise keeps the button pending. */
  onChange: (plan: SubscriptionPlan) => Promise<unknown> | undefined;
}) => {
  const { t } = useTranslation('billing');
  const { locale } = useLocale();
  const checkout = useCheckout();
  const isCurrent = subscription?.planId === plan.id;
  const isNext = subscription?.nextPlanId === plan.id;
  const look = plan.mostPopular ? 'shadow-2 ring-2 ring-primary' : 'ring-1 ring-line';
  return (
    <li className={`relative flex flex-col rounded-lg bg-surface ${look}`}>
      {plan.mostPopular && (
        <span className="absolute -top-3 left-5 rounded-sm bg-primary px-2 py-0.5 text-xs font-bold text-primary-on">
          {t('plans.popular')}
        </span>
      )}
      <div className="flex items-start justify-between gap-3 p-6 pb-5">
        <div>
          <h3 className="text-xl">{plan.name}</h3>
          <p className="mt-3">
            <span className="block font-display text-3xl font-bold tracking-tight">
              {formatPrice(plan.priceMinor, locale)}
            </span>
            <span className="text-sm text-muted">{t('plans.perMonth')}</span>
          </p>
        </div>
        <p className="shrink-0 text-right">
          <span className="code block text-4xl">{plan.credits}</span>
          <span className="text-xs text-muted">{t('plans.credits')}</span>
        </p>
      </div>
      <hr className="perforation perforation-notched mt-auto" />
      <div className="grid gap-4 p-6 pt-5">
        <p className="text-sm text-muted">
          {t('plans.perCredit', { price: formatPrice(plan.perCreditMinor, locale) })}
        </p>
        {!subscription ? (
          <Button
            block
            variant={plan.mostPopular ? 'solid' : 'subtle'}
            onClick={() => checkout({ kind: 'subscription', id: plan.id })}
          >
            {t('plans.subscribe', { plan: plan.name })}
          </Button>
        ) : isNext ? (
          <p className="grid h-10 place-items-center text-sm font-semibold text-primary-ink">
            {t('plans.chosen', { date: formatDate(subscription.periodEnd, locale) })}
          </p>
        ) : isCurrent && !subscription.nextPlanId ? (
          <p className="grid h-10 place-items-center text-sm font-semibold text-primary-ink">{t('plans.current')}</p>
        ) : (
          <Button
            block
            variant="subtle"
            color="neutral"
            disabled={subscription.canceled}
            onClick={() => onChange(plan)}
          >
            {t(isCurrent ? 'plans.keep' : 'plans.change', { plan: plan.name })}
          </Button>
        )}
      </div>
    </li>
  );
};

/** The monthly plans: to subscribe to, or to change to when the paid month ends. */
export const PlanCards = ({ subscription }: { subscription: Subscription | null }) => {
  const { t } = useTranslation(['billing', 'common']);
  const { locale } = useLocale();
  const attempt = useAttempt();
  const { data: catalog, isPending } = useQuery(catalogQuery);
  const [asked, setAsked] = useState<SubscriptionPlan | null>(null);
  const [isAsking, setAsking] = useState(false);
  const date = subscription ? formatDate(subscription.periodEnd, locale) : '';

  const change = (plan: SubscriptionPlan) =>
    attempt(async () => {
      const { subscription: changed } = await json(
        api.billing['change-plan'].$post({ json: { id: plan.id } }, { headers: repeatable() }),
      );
      queryClient.setQueryData(subscriptionQuery.queryKey, changed);
      setAsking(false);
      const isKept = changed?.nextPlanId === null;
      toast.success(t(isKept ? 'plans.kept' : 'plans.changed', { plan: plan.name, date }));
      await refreshBilling();
    });

  return (
    <section aria-labelledby="plans-title" className="mt-12">
      <h2 id="plans-title" className="text-2xl">
        {t('plans.title')}
      </h2>
      <p className="mt-1 text-muted">{t('plans.lead')}</p>
      <FreeAndPremium />
      {isPending ? (
        <Skeleton className="mt-7 h-64 w-full rounded-lg" />
      ) : catalog && catalog.plans.length > 0 ? (
        <ul className="mt-7 grid gap-5 lg:grid-cols-3">
          {catalog.plans.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              subscription={subscription}
              onChange={(next) => {
                if (next.id === subscription?.planId) return change(next);
                setAsked(next);
                setAsking(true);
                return undefined;
              }}
            />
          ))}
        </ul>
      ) : (
        <p role="alert" className="mt-7 rounded-md bg-sunken p-5">
          {t('plans.none')}
        </p>
      )}
      {asked && (
        <ConfirmDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          title={t('plans.changeTitle', { plan: asked.name })}
          description={t('plans.changeText', {
            date,
            price: formatPrice(asked.priceMinor, locale),
            credits: asked.credits,
          })}
          confirmLabel={t('plans.change', { plan: asked.name })}
          cancelLabel={t('common:cancel')}
          color="primary"
          onConfirm={() => change(asked)}
        />
      )}
    </section>
  );
};
