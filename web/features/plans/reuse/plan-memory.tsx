import type { Plan } from '../../../../worker/plans/contract';
import { countdown } from '../dates';
import { DebriefCard } from './debrief-card';

/** On a plan's screen, once its trip is over: how did the list do? */
export const PlanMemory = ({ plan }: { plan: Plan }) => {
  const isToldOf = plan.debriefed || plan.shared.role !== 'owner';
  return countdown(plan.startDate, plan.endDate).kind === 'over' && !isToldOf ? <DebriefCard plan={plan} /> : null;
};
