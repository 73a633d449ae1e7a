import { lazy, Suspense, useState } from 'react';
import type { PlanSummary } from '../../../../worker/plans/contract';
import { countdown } from '../dates';

const DebriefCard = lazy(async () => ({ default: (await import('./debrief-card')).DebriefCard }));

/** A trip is asked about for so long after its end. */
const ASKED_FOR_MS = 60 * 24 * 60 * 60_000;

/** In the list of plans: the question about the trip that ended last, while it is fresh. */
export const LastTrip = ({ plans }: { plans: readonly PlanSummary[] }) => {
  const [since] = useState(() => Date.now() - ASKED_FOR_MS);
  const [last] = plans
    .filter(
      ({ status, debriefed, shared, startDate, endDate }) =>
        status === 'ready' &&
        !debriefed &&
        shared.role === 'owner' &&
        countdown(startDate, endDate).kind === 'over' &&
        Date.parse(endDate) > since,
    )
    .toSorted((one, other) => other.endDate.localeCompare(one.endDate));
  return (
    last && (
      <Suspense>
        <DebriefCard plan={last} />
      </Suspense>
    )
  );
};
