/** Bounds of `POST /api/plans/:id/sync`; a longer queue is sent in parts. */
export const SYNC_LIMITS = { edits: 100 } as const;

/** Ping and pong of a connection. */
export const LIVE_PING = 'ping';
export const LIVE_PONG = 'pong';
