import { useQuery } from '@tanstack/react-query';
import type { User } from '../../worker/identity/sessions/contract';
import { userQuery } from './query';

/** The signed-in user, or null for a visitor; follows sign-in and sign-out in every tab. */
export const useUser = (): User | null => useQuery(userQuery).data ?? null;
