import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation';
import { Link } from '../../../routing/link';
import type { Bag, Luggage } from '../../../../worker/plans/luggage/contract';
import { isApiError } from '../../../api/error';
import { useWords } from '../../../i18n/lazy-words';
import { useLocale } from '../../../i18n/use-locale';
import { planPath } from '../../../paths';
import { formatWeight, useUnits } from '../../../units';
import { Button } from '../../../ui/button';
import { FailedState } from '../../../ui/failed-state';
import { Icon } from '../../../ui/icon';
import { PremiumMark, useIsPremium } from '../../money/billing/premium';
import { useOnline } from '../offline/use-online';
import { PlanMissing } from '../plan-missing';
import { planQuery, currentUserId, forgetLists, isDeletedHere } from '../plan-queries';
import { useHeadingFocus } from '../../../ui/use-heading-focus';
import { Waiting } from '../../../ui/waiting';
import { PageTitle } from '../../../ui/page-title';
import { BagCard } from './bag-card';
import { bagDialog } from './bag-dialog';
import { Findings } from './findings';
import './luggage.css';
import { Offer } from './offer';
import { useLuggageActions } from './use-luggage-actions';
import { useEffect } from 'react';
import { queryClient } from '../../../api/query';
import { toast } from '../../../ui/toast';
import { followPlan } from '../live/live-connection';
import { saveLuggage, savePlan } from '../offline/saved-plans';
import { luggageChanges, luggageQuery } from './luggage-queries';

/** The luggage while it is open: what other devices do to the list or the bags shows, and it is kept on this device. */
const useOpenLuggage = (planId: string) => {
  const { t } = useTranslation('plans');
  const { data: luggage, error, isPending, refetch } = useQuery(luggageQuery(planId));
  const { data: plan } = useQuery(planQuery(planId));
  useEffect(() => {
    if (plan?.status !== 'ready' || !luggage) return;
    const keep = async () => {
      // It is kept with its plan, which may never have been opened here.
      if (await savePlan(currentUserId(), plan)) await saveLuggage(currentUserId(), plan.id, luggage);
    };
    void keep();
  }, [plan, luggage]);
  useEffect(() => {
    const { queryKey } = planQuery(planId);
    const ask = (what: readonly string[]) => void queryClient.invalidateQueries({ queryKey: what });
    const askForBags = () => ask(luggageQuery(planId).queryKey);
    return followPlan(planId, {
      // The first time as well: edits of the list may still have been on their way when the luggage was asked for.
      onOpen: askForBags,
      onMessage: ({ type }) => {
        if (type === 'deleted' && !isDeletedHere(planId)) {
          toast.warning(t('sync.deletedElsewhere', { name: queryClient.getQueryData(queryKey)?.name ?? '' }));
          void forgetLists();
        }
        if (type === 'changed' || type === 'deleted') ask(queryKey);
        askForBags();
      },
    });
  }, [planId, t]);
  return { data: luggageChanges.useApplied(luggageQuery(planId).queryKey, luggage), error, isPending, refetch };
};

/** Rows that the head of a bag is as high as. */
const HEAD_ROWS = 4;

/** The bags in two columns, in order, so that one column has them in order too; cut where both are nearest in height. */
const columnsOf = ({ bags, items }: Luggage): Bag[][] => {
  const rowsOf = (some: readonly Bag[]): number =>
    some.reduce((sum, bag) => sum + HEAD_ROWS + items.filter(({ bagId }) => bagId === bag.id).length, 0);
  const cuts = bags.map((_, at) => [bags.slice(0, at + 1), bags.slice(at + 1)]);
  const [best = []] = cuts.toSorted(
    ([one = [], other = []], [first = [], second = []]) =>
      Math.abs(rowsOf(one) - rowsOf(other)) - Math.abs(rowsOf(first) - rowsOf(second)),
  );
  return best.filter((column) => column.length > 0);
};

const Bags = ({ planId }: { planId: string }) => {
  const { t } = useTranslation('luggage');
  const { locale } = useLocale();
  const units = useUnits();
  const actions = useLuggageActions(planId);
  const isOnline = useOnline();
  const { data: luggage, error, isPending, refetch } = useOpenLuggage(planId);
  if (isPending) return <Waiting label={t('loading')} />;
  if (isApiError(error, 'premium_required')) return <Offer planId={planId} />;
  if (!luggage) return <FailedState title={t('failed')} error={error} onRetry={refetch} />;
  const grams = luggage.bags.reduce((sum, bag) => sum + bag.grams, 0);
  return (
    <>
      <output className="empty:hidden">
        {!isOnline && (
          <span className="flex items-start gap-3 rounded-md border border-line bg-surface p-4 text-sm">
            <Icon name="info" className="mt-0.5 size-5 shrink-0 text-info-ink" />
            <span>{t('offline.notice')}</span>
          </span>
        )}
      </output>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <output className="text-sm text-muted">{t('total', { weight: formatWeight(grams, units, locale) })}</output>
        <Button variant="outline" color="neutral" icon="plus" onClick={() => void bagDialog.open({ planId })}>
          {t('addBag')}
        </Button>
      </div>
      <Findings luggage={luggage} actions={actions} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        {columnsOf(luggage).map((bags) => (
          <div key={bags[0]?.id ?? ''} className="grid grid-cols-1 gap-5">
            {bags.map((bag) => (
              <BagCard key={bag.id} planId={planId} bag={bag} luggage={luggage} actions={actions} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
};

/** `/app?plan=<id>&view=luggage`: the bags of a Bag Plan. */
export const LuggageScreen = ({ planId }: { planId: string }) => {
  useWords('luggage');
  const { t } = useTranslation('luggage');
  const { to } = useLocale();
  const heading = useHeadingFocus();
  const isPremium = useIsPremium();
  const { data: plan, error } = useQuery(planQuery(planId));
  if (isApiError(error, 'not_found')) return <PlanMissing />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageTitle>{plan ? t('titleOf', { plan: plan.name }) : t('title')}</PageTitle>
      <header className="grid gap-2">
        <Link
          to={to(planPath(planId))}
          className="-my-1 inline-flex min-h-8 items-center gap-1.5 justify-self-start rounded-sm text-sm font-medium text-muted hover:text-text"
        >
          <Icon name="arrow-left" className="size-4" />
          {plan?.name ?? t('toPlan')}
        </Link>
        <div className="flex flex-wrap items-center gap-3">
          <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
            {t('title')}
          </h1>
          <PremiumMark />
        </div>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </header>
      {isPremium ? <Bags planId={planId} /> : <Offer planId={planId} />}
    </div>
  );
};
