/** The caller's profile in the query cache. */
export const PROFILE_KEY = ['profile'] as const;
