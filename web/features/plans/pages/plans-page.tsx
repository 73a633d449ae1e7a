import { Suspense, useEffect } from 'react';
import { useSearchParams } from '../../../routing/use-search-params';
import { loadWords } from '../../../i18n/lazy-words';
import { localeOf, splitLocale } from '../../../paths';
import { queryClient } from '../../../api/query';
import { planQuery, showSavedPlan } from '../plan-queries';
import { planCode, PlanScreen, progressCode } from './plan-screen';
import { late } from '../../../ui/late';
import { useIsTouched } from '../../../ui/use-is-touched';
import { Waiting } from '../../../ui/waiting';

const LuggageScreen = late(async () => (await import('../luggage/luggage-screen')).LuggageScreen);
const PlanList = late(async () => (await import('./plan-list')).PlanList);
const CreatePlan = late(async () => (await import('./create-plan')).CreatePlan);

/** The screen of an address, its words, and without a network what this device keeps of its plan. */
export const ready = async ({ pathname, searchParams }: URL): Promise<void> => {
  const planId = searchParams.get('plan');
  const locale = localeOf(splitLocale(pathname).prefix);
  if (!planId)
    await (searchParams.has('new')
      ? Promise.all([CreatePlan.ready(), loadWords(locale, 'creating')])
      : PlanList.ready());
  else if (searchParams.get('view') === 'luggage')
    await Promise.all([LuggageScreen.ready(), loadWords(locale, 'luggage')]);
  else {
    const isInMaking = queryClient.getQueryData(planQuery(planId).queryKey)?.status === 'generating';
    await Promise.all([
      planCode(locale),
      isInMaking && progressCode(locale),
      navigator.onLine || showSavedPlan(planId),
    ]);
  }
};

/** `/app` is the list, `/app?plan=<id>` a Bag Plan and `/app?new=1` the form for a new one. */
export const Component = () => {
  const [search] = useSearchParams();
  const isTouched = useIsTouched();
  useEffect(() => {
    // The way back from a plan; if it does not come now it is asked for again then.
    if (isTouched) PlanList.ready().catch(() => undefined);
  }, [isTouched]);
  const planId = search.get('plan');
  if (planId && search.get('view') === 'luggage') {
    return (
      <Suspense fallback={<Waiting />}>
        <LuggageScreen key={planId} planId={planId} />
      </Suspense>
    );
  }
  // A screen of another plan starts with new state.
  if (planId) return <PlanScreen key={planId} planId={planId} />;
  if (search.has('new')) {
    return (
      <Suspense fallback={<Waiting />}>
        <CreatePlan />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<Waiting />}>
      <PlanList />
    </Suspense>
  );
};
