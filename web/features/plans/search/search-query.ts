import { queryOptions } from '@tanstack/react-query';
import { searchOutput } from '../../../../worker/plans/search/contract';
import { api, json } from '../../../api/client';

/** What matches on the server: the plans that one may pack and the things on them. */
export const searchQuery = (query: string) =>
  queryOptions({
    queryKey: ['plans', 'search', query],
    queryFn: async ({ signal }) =>
      searchOutput.parse(await json(api.search.$get({ query: { query } }, { init: { signal } }))),
  });
