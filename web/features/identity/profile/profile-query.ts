import { queryOptions } from '@tanstack/react-query';
import { api, json } from '../../../api/client';

/** The caller's profile in the query cache. */
export const PROFILE_KEY = ['profile'] as const;

/** The caller's profile. */
export const profileQuery = queryOptions({
  queryKey: PROFILE_KEY,
  queryFn: async () => (await json(api.profile.$get())).profile,
});
