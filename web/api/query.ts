import { QueryClient } from '@tanstack/react-query';
import type { User } from '../../worker/identity/sessions/contract';
import { onAuthChange } from './auth-channel';
import { ApiError, isApiError } from './error';
import { readKnownUser, writeKnownUser } from './known-user';
import { readSessionHint, writeSessionHint } from './session-hint';
import { finishSignOut } from './pending-sign-out';
import { readSession } from './session-read';
import { refreshOnce } from './session-refresh';

/** The shared user state: the user, or null when signed out. */
export const USER_KEY = ['supabase_user'] as const;

const isUserKey = (key: readonly unknown[]): boolean => key[0] === USER_KEY[0];

export const queryClient = new QueryClient({
  defaultOptions: {
    // The fetch wrapper already tries again; a second layer would multiply the attempts.
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: (query) => !isUserKey(query.queryKey) },
    mutations: { retry: false },
  },
});

/** Asks the server who is signed in, renewing an access token that has ended. */
const askForUser = async (): Promise<User | null> => {
  if (!(await finishSignOut())) return null;
  const askedAt = Date.now();
  const { user, expiresAt, canRefresh } = await readSession();
  if (user && expiresAt) {
    writeSessionHint({ expiresAt: Date.parse(expiresAt), renewedAt: readSessionHint()?.renewedAt ?? 0 });
    return user;
  }
  if (canRefresh && (await refreshOnce(askedAt))) return queryClient.getQueryData<User>(USER_KEY) ?? askForUser();
  writeSessionHint(null);
  return null;
};

/** Who is signed in; without a network, who was. As soon as there is one, the server is asked after all. */
const loadUser = async (): Promise<User | null> => {
  const known = readKnownUser();
  try {
    if (known && !navigator.onLine) throw new ApiError('network', { status: 0 });
    const user = await askForUser();
    writeKnownUser(user);
    return user;
  } catch (error) {
    if (!known || !isApiError(error, 'network')) throw error;
    window.addEventListener('online', () => void queryClient.invalidateQueries({ queryKey: USER_KEY }), { once: true });
    return known;
  }
};

export const userQuery = {
  queryKey: USER_KEY,
  queryFn: loadUser,
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
} as const;

/** The signed-in user, or null; asks the server once per page load. */
export const currentUser = (): Promise<User | null> => queryClient.ensureQueryData(userQuery);

// A sign-out without a network is sent to the server as soon as there is one.
if (typeof window !== 'undefined') window.addEventListener('online', () => void finishSignOut());

onAuthChange((user) => {
  writeKnownUser(user);
  const before = queryClient.getQueryData<User | null>(USER_KEY);
  queryClient.setQueryData<User | null>(USER_KEY, user);
  // Somebody else, or nobody: nothing of the former person's may stay in memory.
  if (before && before.id !== user?.id) queryClient.removeQueries({ predicate: (query) => !isUserKey(query.queryKey) });
});
