import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, json } from '../../../api/client';
import { USER_KEY, queryClient } from '../../../api/query';

/** What can be bought. */
export const catalogQuery = queryOptions({
  queryKey: ['billing', 'catalog'],
  queryFn: () => json(api.billing.catalog.$get()),
  staleTime: 300_000,
});

/** The subscription of the signed-in person, or null. */
export const subscriptionQuery = queryOptions({
  queryKey: ['billing', 'subscription'],
  queryFn: async () => (await json(api.billing.subscription.$get())).subscription,
});

/** Their bills, newest first. */
export const invoicesQuery = queryOptions({
  queryKey: ['billing', 'invoices'],
  queryFn: async () => (await json(api.billing.invoices.$get())).invoices,
});

/** Every change of their credits, page by page, newest first. */
export const historyQuery = infiniteQueryOptions({
  queryKey: ['credits', 'history'],
  initialPageParam: 0,
  queryFn: ({ pageParam }) =>
    json(
      api.credits.history.$get({ query: pageParam > 0 ? { cursor: String(pageParam), limit: '10' } : { limit: '10' } }),
    ),
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

/** Asks again for everything that a purchase or a change of plan may have moved. */
export const refreshBilling = async (): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['billing'] }),
    queryClient.invalidateQueries({ queryKey: ['credits'] }),
    queryClient.invalidateQueries({ queryKey: ['profile'] }),
    // Free or premium.
    queryClient.invalidateQueries({ queryKey: USER_KEY }),
  ]);
};
