import type { Clock } from './clock';
import type { Database } from './db/client';
import type { Env } from './env';
import type { Locale } from './locale/locale';

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
    /** Set by `requireClaims`. */
    claims: SessionClaims;
  };
}

/** What a valid access token says: whose session it is of, and of which rotation. */
export interface SessionClaims {
  userId: string;
  sessionId: string;
  generation: number;
}

/** Who is calling, as every route behind `requireSession` sees them. */
export interface SessionUser {
  id: string;
  sessionId: string;
  email: string;
  username: string | null;
  accountType: 'free' | 'premium';
  locale: Locale;
  /** When the account was made, milliseconds since the epoch. */
  createdAt: number;
  /** The country of the profile in the person's words, else the code of the one they signed in from. */
  homeCountry: string | null;
}
