import type { Clock } from './clock';
import type { Database } from './db/client';
import type { Env } from './env';
import type { SessionUser } from '../identity/auth/session';

/** What a request carries through Hono. `env` here is validated; nobody reads `c.env` directly. */
export interface AppContext {
  Bindings: Cloudflare.Env;
  Variables: {
    requestId: string;
    env: Env;
    db: Database;
    clock: Clock;
    /** Set by `requireSession`. */
    user: SessionUser;
  };
}
