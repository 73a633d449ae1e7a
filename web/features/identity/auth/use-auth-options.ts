import { useQuery } from '@tanstack/react-query';
import type { OptionsOutput } from '../../../../worker/identity/auth/contract';
import { api, json } from '../../../api/client';

/** What the forms offer where this runs; until it is known, or when it can't be, nothing beside e-mail and password. */
export const useAuthOptions = (): OptionsOutput => {
  const { data } = useQuery({
    queryKey: ['auth-options'],
    queryFn: () => json(api.auth.options.$get()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? { captchaSiteKey: null, google: false, inbox: null };
};
