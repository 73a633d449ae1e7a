import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useId } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { Link } from '../../../routing/link';
import { useSearchParams } from '../../../routing/use-search-params';
import type { PlanSummary } from '../../../../worker/plans/contract';
import { PLAN_LIMITS } from '../../../../worker/plans/limits';
import { useLocale } from '../../../i18n/use-locale';
import { NEW_PLAN_PATH } from '../../../paths';
import { Button, buttonStyle } from '../../../ui/button';
import { FailedState } from '../../../ui/failed-state';
import { Icon } from '../../../ui/icon';
import { countdown } from '../dates';
import { LastTrip } from '../reuse/last-trip';
import { PageTitle } from '../../../ui/page-title';
import { NextDeparture } from '../head/next-departure';
import { useOnline } from '../offline/use-online';
import { plansQuery } from '../plan-queries';
import { PlanTag } from '../head/plan-tag';
import { SampleList } from './sample-list';
import { SearchBox } from '../../../ui/search-box';
import { useHeadingFocus } from '../../../ui/use-heading-focus';
import { Failure } from '../../../ui/failure';
import { useDebouncedValue } from '../../../ui/use-debounced-value';
import { Waiting } from '../../../ui/waiting';

/** From this many plans on, searching is quicker than looking. */
const SEARCH_FROM = 4;

const NewPlanLink = ({ size = 'md' }: { size?: 'md' | 'lg' }) => {
  const { t } = useTranslation('plans');
  const { to } = useLocale();
  return (
    <Link to={to(NEW_PLAN_PATH)} className={buttonStyle({ size })}>
      <Icon name="plus" />
      {t('list.create')}
    </Link>
  );
};

const Tags = ({ title, plans }: { title: string; plans: readonly PlanSummary[] }) => {
  const id = useId();
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="eyebrow">
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanTag plan={plan} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const isOver = ({ startDate, endDate }: PlanSummary): boolean => countdown(startDate, endDate).kind === 'over';
const byDeparture = (one: PlanSummary, other: PlanSummary): number => one.startDate.localeCompare(other.startDate);

/** Every Bag Plan of the signed-in person: the trips ahead by departure, then those that are over, the latest first. */
export const PlanList = () => {
  const { t } = useTranslation(['plans', 'common']);
  const heading = useHeadingFocus();
  const [search, setSearch] = useSearchParams();
  const typed = search.get('q') ?? '';
  const query = useDebouncedValue(typed.trim(), 250);
  const isOnline = useOnline();
  const list = useInfiniteQuery({ ...plansQuery(query), placeholderData: keepPreviousData });
  const plans = useDeferredValue(list.data?.pages.flatMap((page) => page.plans) ?? []);
  const type = (value: string) => setSearch(value ? { q: value } : {}, { replace: true, preventScrollReset: true });

  if (list.isPending) return <Waiting label={t('list.loading')} />;
  const isEmpty = plans.length === 0 && query === '' && list.isSuccess;
  const isSearchable = query !== '' || typed !== '' || plans.length >= SEARCH_FROM;
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageTitle>{t('title')}</PageTitle>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid min-w-0 gap-1.5 sm:flex-1">
          <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
            {t('title')}
          </h1>
          {!isEmpty && <p className="text-muted">{t('list.lead')}</p>}
        </div>
        {!isEmpty && <NewPlanLink />}
      </header>
      {isEmpty && <SampleList action={<NewPlanLink size="lg" />} />}
      {isSearchable && (
        <SearchBox
          label={t('list.search')}
          value={typed}
          maxLength={PLAN_LIMITS.query}
          placeholder={t('list.searchPlaceholder')}
          onChange={type}
        />
      )}
      {list.isError && plans.length === 0 ? (
        <FailedState title={t('list.failed')} error={list.error} onRetry={list.refetch} />
      ) : (
        <>
          {!isOnline && <p className="text-sm text-muted">{t('list.offline')}</p>}
          {query === '' && <NextDeparture plans={plans} />}
          {query === '' && <LastTrip plans={plans} />}
          {query !== '' && (
            <output className="text-sm text-muted">
              {plans.length === 0 ? t('list.noMatchTitle', { query }) : t('list.results', { count: plans.length })}
            </output>
          )}
          {query !== '' && plans.length === 0 && (
            <div className="grid justify-items-start gap-4">
              <p className="text-muted">{t('list.noMatchText')}</p>
              <Button variant="outline" color="neutral" icon="x" onClick={() => type('')}>
                {t('list.clearSearch')}
              </Button>
            </div>
          )}
          <Tags title={t('list.ahead')} plans={plans.filter((plan) => !isOver(plan)).toSorted(byDeparture)} />
          <Tags title={t('list.over')} plans={plans.filter(isOver)} />
          {list.hasNextPage && (
            <Button
              variant="outline"
              color="neutral"
              className="justify-self-center"
              onClick={() => list.fetchNextPage()}
            >
              {t('list.loadMore')}
            </Button>
          )}
          {list.isFetchNextPageError && <Failure error={list.error} className="text-center" />}
        </>
      )}
    </div>
  );
};
