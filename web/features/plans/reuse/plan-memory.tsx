import type { Item, LeftOut as LeftOutThing, Plan } from '../../../../worker/plans/contract';
import { countdown } from '../dates';
import { DebriefCard } from './debrief-card';
import { LeftOut } from './left-out';

export interface PlanMemoryProps {
  plan: Plan;
  items: readonly Item[];
  onPutBack: (thing: LeftOutThing) => void;
}

/** On a plan's screen: how did it do, once it is over; and what earlier trips kept off it. */
export const PlanMemory = ({ plan, items, onPutBack }: PlanMemoryProps) => {
  const isToldOf = plan.debriefed || plan.shared.role !== 'owner';
  const isOver = countdown(plan.startDate, plan.endDate).kind === 'over';
  return (
    <>
      {isOver && !isToldOf && <DebriefCard plan={plan} />}
      {plan.leftOut.length > 0 && <LeftOut plan={plan} items={items} onPutBack={onPutBack} />}
    </>
  );
};
