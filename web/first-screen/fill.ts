import type { QueryClient } from '@tanstack/react-query';
import { CATALOG, subscriptionOutput } from '../../worker/money/billing/contract';
import { creditHistoryOutput, creditsOutput } from '../../worker/money/credits/contract';
import { documentPlan, plansOutput } from '../../worker/plans/contract';
import { catalogQuery, historyQuery, subscriptionQuery } from '../features/money/billing/billing-queries';
import { creditsQuery, documentVersion, planQuery, plansQuery } from '../features/plans/plan-queries';

/** Puts the answers of a first screen where its components look for them; an unknown path is left out. */
export const fill = (client: QueryClient, answers: Record<string, unknown>, updatedAt = Date.now()): void => {
  for (const [path, answer] of Object.entries(answers)) {
    if (path === '/api/credits') {
      client.setQueryData(creditsQuery.queryKey, creditsOutput.parse(answer), { updatedAt });
    } else if (path.startsWith('/api/credits/history?')) {
      const pages = { pages: [creditHistoryOutput.parse(answer)], pageParams: [0] };
      client.setQueryData(historyQuery.queryKey, pages, { updatedAt });
    } else if (path === '/api/billing/catalog') {
      // The same for everybody, and of this very build.
      client.setQueryData(catalogQuery.queryKey, CATALOG, { updatedAt });
    } else if (path === '/api/billing/subscription') {
      const { subscription } = subscriptionOutput.parse(answer);
      client.setQueryData(subscriptionQuery.queryKey, subscription, { updatedAt });
    } else if (path.startsWith('/api/plans?')) {
      const pages = { pages: [plansOutput.parse(answer)], pageParams: [''] };
      client.setQueryData(plansQuery('').queryKey, pages, { updatedAt });
    } else if (path.startsWith('/api/plans/')) {
      const { plan, version } = documentPlan.parse(answer);
      client.setQueryData(documentVersion(plan.id), version, { updatedAt });
      client.setQueryData(planQuery(plan.id).queryKey, plan, { updatedAt });
    }
  }
};
