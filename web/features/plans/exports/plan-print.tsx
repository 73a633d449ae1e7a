import { useQuery } from '@tanstack/react-query';
import type { Plan } from '../../../../worker/plans/contract';
import { groupItems } from '../items/grouping';
import { useListSettings } from '../items/list-settings';
import { useGroupLabel } from '../items/use-group-label';
import { planQuery } from '../plan-queries';
import { PrintSheet } from './print-sheet';

const Print = ({ plan }: { plan: Plan }) => {
  const { by } = useListSettings();
  const label = useGroupLabel(by);
  const items = plan.items.filter(({ hidden }) => !hidden);
  const groups =
    by === 'category'
      ? undefined
      : groupItems(items, by).map((group) => ({ label: label(group.category), items: group.items }));
  return <PrintSheet plan={plan} items={items} groups={groups} />;
};

/** The open plan on paper as its owner reads it, without what is hidden. */
export const PlanPrint = ({ planId }: { planId: string }) => {
  const { data: plan } = useQuery({ ...planQuery(planId), enabled: false });
  return plan ? <Print plan={plan} /> : null;
};
