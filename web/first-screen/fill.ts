import type { QueryClient } from '@tanstack/react-query';
import { creditsOutput } from '../../worker/money/credits/contract';
import { planOutput, plansOutput } from '../../worker/plans/contract';
import { creditsQuery, planQuery, plansQuery } from '../features/plans/plan-queries';

/** Puts the answers of a first screen where its components look for them; an unknown path is left out. */
export const fill = (client: QueryClient, answers: Record<string, unknown>, updatedAt = Date.now()): void => {
  for (const [path, answer] of Object.entries(answers)) {
    if (path === '/api/credits') {
      client.setQueryData(creditsQuery.queryKey, creditsOutput.parse(answer), { updatedAt });
    } else if (path.startsWith('/api/plans?')) {
      const pages = { pages: [plansOutput.parse(answer)], pageParams: [''] };
      client.setQueryData(plansQuery('').queryKey, pages, { updatedAt });
    } else if (path.startsWith('/api/plans/')) {
      const { plan } = planOutput.parse(answer);
      client.setQueryData(planQuery(plan.id).queryKey, plan, { updatedAt });
    }
  }
};
