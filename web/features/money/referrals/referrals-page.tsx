import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { REFERRAL_STATUSES, type ReferralStatus } from '../../../../worker/money/referrals/contract';
import { api, json } from '../../../api/client';
import { useWords } from '../../../i18n/lazy-words';
import { FailedState } from '../../../ui/failed-state';
import { Skeleton } from '../../../ui/feedback';
import { Tabs } from '../../../ui/tabs';
import { PageTitle } from '../../../ui/page-title';
import { ReferralLink } from './referral-link';
import { ReferralTable } from './referral-table';

const Stat = ({ label, value }: { label: string; value: number }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="code text-4xl">{value}</dd>
  </div>
);

/** `/app/referrals`: the link to send, what came of it, and who came. */
export const Component = () => {
  useWords('referrals');
  const { t } = useTranslation('referrals');
  const [status, setStatus] = useState<ReferralStatus>('any');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['referrals', status, page],
    queryFn: () => json(api.referrals.$get({ query: { status, page: String(page) } })),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-2 max-w-2xl text-muted">{t('lead')}</p>
      <ReferralLink />
      {error && !data ? (
        <FailedState error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton className="mt-10 h-60 w-full rounded-lg" />
      ) : (
        <>
          <dl className="mt-10 grid grid-cols-3 gap-5 border-y border-line py-6">
            <Stat label={t('stats.total')} value={data.stats.total} />
            <Stat label={t('stats.withPurchase')} value={data.stats.withPurchase} />
            <Stat label={t('stats.reward')} value={data.stats.rewardTotal} />
          </dl>
          <section aria-labelledby="people-title" className="mt-10">
            <h2 id="people-title" className="mb-3 text-xl">
              {t('table.title')}
            </h2>
            <Tabs
              label={t('filter.label')}
              value={status}
              onValueChange={(next) => {
                setStatus(next);
                setPage(1);
              }}
              tabs={REFERRAL_STATUSES.map((value) => ({
                value,
                label: t(`filter.${value}`),
                panel: value === status && <ReferralTable data={data} status={status} onPage={setPage} />,
              }))}
            />
          </section>
        </>
      )}
    </>
  );
};
