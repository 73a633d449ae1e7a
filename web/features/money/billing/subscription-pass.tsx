import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import type { Subscription } from '../../../../worker/money/billing/contract';
import { SUBSCRIPTION_PLANS } from '../../../../worker/money/billing/catalog';
import { api, json } from '../../../api/client';
import { queryClient } from '../../../api/query';
import { repeatable } from '../../../api/retry';
import { useAttempt } from '../../../ui/use-attempt';
import { useLocale } from '../../../i18n/use-locale';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialog';
import { Badge } from '../../../ui/feedback';
import { Icon } from '../../../ui/icon';
import { toast } from '../../../ui/toast';
import { refreshBilling, subscriptionQuery } from './billing-queries';
import { formatDate, formatPrice } from '../format';
import { useIsRenewing } from './use-is-renewing';

const nameOf = (id: string | null): string => SUBSCRIPTION_PLANS.find((plan) => plan.id === id)?.name ?? '';

/** The running subscription: what it is, what happens next, and what can be done about it. */
export const SubscriptionPass = ({
  subscription,
  creditsEndAt,
}: {
  subscription: Subscription;
  /** When the monthly credits end, which may be later than a plan that Stripe ends early. */
  creditsEndAt: string | null;
}) => {
  const { t } = useTranslation('billing');
  const { locale } = useLocale();
  const attempt = useAttempt();
  const [isAsking, setAsking] = useState(false);
  const { status, canceled } = subscription;
  const isRenewing = useIsRenewing(subscription);
  const date = formatDate(subscription.periodEnd, locale);
  const plan = nameOf(subscription.planId);

  const change = (action: 'cancel' | 'resume') =>
    attempt(async () => {
      const { subscription: changed } = await json(api.billing[action].$post(undefined, { headers: repeatable() }));
      queryClient.setQueryData(subscriptionQuery.queryKey, changed);
      toast.success(t(action === 'cancel' ? 'subscription.nowCanceled' : 'subscription.nowResumed', { date }));
      setAsking(false);
      await refreshBilling();
    });
  const openPortal = () =>
    attempt(async () => {
      const { url } = await json(api.billing.portal.$post(undefined, { headers: repeatable() }));
      window.location.assign(url);
    });

  return (
    <section aria-labelledby="plan-title" className="mt-8 rounded-lg bg-surface p-6 ring-1 ring-line md:p-7">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div>
          <h2 id="plan-title" className="text-sm font-semibold text-faint">
            {t('subscription.title')}
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-3 font-display text-2xl font-bold">
            {plan}
            {status === 'past_due' ? (
              <Badge color="error">{t('subscription.pastDue')}</Badge>
            ) : canceled ? (
              <Badge color="warning">{t('subscription.canceled')}</Badge>
            ) : (
              <Badge color="success">{t('subscription.active')}</Badge>
            )}
          </p>
          <p className="mt-1 text-sm text-muted">
            {t('subscription.price', { price: formatPrice(subscription.priceMinor, locale) })}
            {' · '}
            {t('plans.perCredit', { price: formatPrice(subscription.perCreditMinor, locale) })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {canceled ? (
            <Button icon="rotate-ccw" onClick={() => change('resume')}>
              {t('subscription.resume')}
            </Button>
          ) : (
            <Button variant="outline" color="neutral" onClick={() => setAsking(true)}>
              {t('subscription.cancel')}
            </Button>
          )}
          {status !== 'past_due' && (
            <Button variant="outline" color="neutral" icon="credit-card" onClick={openPortal}>
              {t('subscription.portal')}
            </Button>
          )}
        </div>
      </div>
      {status === 'past_due' ? (
        <div className="tone-error mt-5 flex flex-wrap items-center gap-3 rounded-md bg-sunken p-4">
          <Icon name="circle-alert" className="size-5 shrink-0 text-(--tone-ink)" />
          <p className="min-w-0 flex-1 basis-60 text-sm">{t('subscription.failed')}</p>
          <Button size="sm" color="error" onClick={openPortal}>
            {t('subscription.fixCard')}
          </Button>
        </div>
      ) : (
        <p className="mt-4 flex items-center gap-2 text-sm">
          <Icon name={canceled ? 'clock' : 'refresh-cw'} className="size-4 shrink-0 text-muted" />
          {canceled
            ? t('subscription.endsOn', { date, until: formatDate(creditsEndAt ?? subscription.periodEnd, locale) })
            : isRenewing
              ? t('subscription.renewsToday')
              : t('subscription.renewsOn', { date })}
        </p>
      )}
      {subscription.nextPlanId && (
        <p className="mt-2 flex items-center gap-2 text-sm">
          <Icon name="arrow-right" className="size-4 shrink-0 text-muted" />
          {t('subscription.next', { date, plan: nameOf(subscription.nextPlanId) })}
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('subscription.cancelTitle', { plan })}
        description={t('subscription.cancelText', { date })}
        confirmLabel={t('subscription.cancel')}
        cancelLabel={t('subscription.keep')}
        color="error"
        onConfirm={() => change('cancel')}
      />
    </section>
  );
};
