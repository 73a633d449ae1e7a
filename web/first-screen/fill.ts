import type { QueryClient } from '@tanstack/react-query';
import { CATALOG } from '../../worker/money/billing/catalog';
import type { Subscription } from '../../worker/money/billing/contract';
import type { CreditHistoryRow, CreditsOutput } from '../../worker/money/credits/contract';
import type { Plan, PlanSummary } from '../../worker/plans/contract';
import { isObject } from '../api/is-object';
import { catalogQuery, historyQuery, subscriptionQuery } from '../features/money/billing/billing-queries';
import { creditsQuery, documentVersion, planQuery, plansQuery } from '../features/plans/plan-queries';

/** What a document brings was made by this very build: one name tells that it is there and what it is. */
const isAnswer = <Answer extends object>(answer: unknown, name: keyof Answer & string): answer is Answer =>
  isObject(answer) && name in answer;

/** Puts the answers of a first screen where its components look for them; an unknown path is left out. */
export const fill = (client: QueryClient, answers: Record<string, unknown>, updatedAt = Date.now()): void => {
  for (const [path, answer] of Object.entries(answers)) {
    if (path === '/api/credits') {
      if (isAnswer<CreditsOutput>(answer, 'total')) client.setQueryData(creditsQuery.queryKey, answer, { updatedAt });
    } else if (path.startsWith('/api/credits/history?')) {
      if (!isAnswer<{ rows: CreditHistoryRow[]; nextCursor: number | null }>(answer, 'rows')) continue;
      client.setQueryData(historyQuery.queryKey, { pages: [answer], pageParams: [0] }, { updatedAt });
    } else if (path === '/api/billing/catalog') {
      // The same for everybody, and of this very build.
      client.setQueryData(catalogQuery.queryKey, CATALOG, { updatedAt });
    } else if (path === '/api/billing/subscription') {
      if (!isAnswer<{ subscription: Subscription | null }>(answer, 'subscription')) continue;
      client.setQueryData(subscriptionQuery.queryKey, answer.subscription, { updatedAt });
    } else if (path.startsWith('/api/plans?')) {
      if (!isAnswer<{ plans: PlanSummary[]; nextCursor: string | null }>(answer, 'plans')) continue;
      client.setQueryData(plansQuery('').queryKey, { pages: [answer], pageParams: [''] }, { updatedAt });
    } else if (path.startsWith('/api/plans/') && isAnswer<{ plan: Plan; version: string }>(answer, 'plan')) {
      const { plan, version } = answer;
      client.setQueryData(documentVersion(plan.id), version, { updatedAt });
      client.setQueryData(planQuery(plan.id).queryKey, plan, { updatedAt });
    }
  }
};
