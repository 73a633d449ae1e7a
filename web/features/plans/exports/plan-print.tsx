import { useQuery } from '@tanstack/react-query';
import { planQuery } from '../plan-queries';
import { PrintSheet } from './print-sheet';

/** The open plan on paper, without what is hidden. */
export const PlanPrint = ({ planId }: { planId: string }) => {
  const { data: plan } = useQuery({ ...planQuery(planId), enabled: false });
  return plan ? <PrintSheet plan={plan} items={plan.items.filter(({ hidden }) => !hidden)} /> : null;
};
