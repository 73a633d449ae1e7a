import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { once } from '../../../once';
import { loadWords } from '../../../i18n/lazy-words';
import { localeOf, splitLocale } from '../../../paths';
import { showSavedPlan } from '../plan-queries';
import { planCode, PlanScreen } from './plan-screen';
import { useIsTouched } from '../../../ui/use-is-touched';
import { Waiting } from '../../../ui/waiting';

const luggage = once(() => import('../luggage/luggage-screen'));
const LuggageScreen = lazy(async () => ({ default: (await luggage()).LuggageScreen }));
const list = once(() => import('./plan-list'));
const PlanList = lazy(async () => ({ default: (await list()).PlanList }));
const form = once(() => import('./create-plan'));
const CreatePlan = lazy(async () => ({ default: (await form()).CreatePlan }));

/** The screen of an address, its words, and without a network what this device keeps of its plan. */
export const ready = async ({ pathname, searchParams }: URL): Promise<void> => {
  const planId = searchParams.get('plan');
  const locale = localeOf(splitLocale(pathname).prefix);
  if (!planId) await (searchParams.has('new') ? form() : list());
  else if (searchParams.get('view') === 'luggage') await Promise.all([luggage(), loadWords(locale, 'luggage')]);
  else await Promise.all([planCode(locale), navigator.onLine || showSavedPlan(planId)]);
};

/** `/app` is the list, `/app?plan=<id>` a Bag Plan and `/app?new=1` the form for a new one. */
export const Component = () => {
  const [search] = useSearchParams();
  const isTouched = useIsTouched();
  useEffect(() => {
    // The way back from a plan; if it does not come now it is asked for again then.
    if (isTouched) list().catch(() => undefined);
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
