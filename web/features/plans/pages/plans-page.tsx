import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { PlanList } from './plan-list';
import { PlanScreen } from './plan-screen';
import { Waiting } from '../../../ui/waiting';

const LuggageScreen = lazy(async () => ({ default: (await import('../luggage/luggage-screen')).LuggageScreen }));
const CreatePlan = lazy(async () => ({ default: (await import('./create-plan')).CreatePlan }));

/** `/app` is the list, `/app?plan=<id>` a Bag Plan and `/app?new=1` the form for a new one. */
export const Component = () => {
  const [search] = useSearchParams();
  const planId = search.get('plan');
  if (planId && search.get('view') === 'luggage') {
    return (
      <Suspense fallback={<Waiting />}>
        <LuggageScreen key={planId} planId={planId} />
      </Suspense>
    );
  }
  // A screen of another plan starts afresh.
  if (planId) return <PlanScreen key={planId} planId={planId} />;
  if (search.has('new')) {
    return (
      <Suspense fallback={<Waiting />}>
        <CreatePlan />
      </Suspense>
    );
  }
  return <PlanList />;
};
