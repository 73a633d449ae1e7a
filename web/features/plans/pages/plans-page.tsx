import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { PlanScreen } from './plan-screen';
import { useIsTouched } from '../../../ui/use-is-touched';
import { Waiting } from '../../../ui/waiting';

const LuggageScreen = lazy(async () => ({ default: (await import('../luggage/luggage-screen')).LuggageScreen }));
const list = () => import('./plan-list');
const PlanList = lazy(async () => ({ default: (await list()).PlanList }));
const CreatePlan = lazy(async () => ({ default: (await import('./create-plan')).CreatePlan }));

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
