-- Tokens and codes are random, only their SHA-256 is kept. Times are milliseconds since the epoch.

-- One live sign-up per e-mail: a newer one replaces it, and with it the link that was mailed.
CREATE TABLE pending_signups (
  email TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  username TEXT COLLATE NOCASE,
  locale TEXT NOT NULL CHECK (locale IN ('en', 'es')),
  code_challenge TEXT NOT NULL,
  accepted_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX pending_signups_username ON pending_signups (username);
CREATE INDEX pending_signups_expiry ON pending_signups (expires_at);

-- Links to reset a password or to confirm a new e-mail: one live link per person and kind.
CREATE TABLE one_time_tokens (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('reset', 'email_change')),
  token_hash TEXT NOT NULL UNIQUE,
  new_email TEXT,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, kind),
  CHECK ((kind = 'email_change') = (new_email IS NOT NULL))
) STRICT;
CREATE INDEX one_time_tokens_expiry ON one_time_tokens (expires_at);

-- A session is a family of refresh tokens. `generation` counts rotations, a generation is confirmed once an access
-- token of it was used, so that a lost answer can be told from a stolen token.
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  generation INTEGER NOT NULL DEFAULT 0,
  confirmed_generation INTEGER NOT NULL DEFAULT -1,
  rotated_at INTEGER NOT NULL,
  browser TEXT,
  os TEXT,
  city TEXT,
  country TEXT,
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- Every refresh token a session ever had, so that a replay of any of them is recognised.
CREATE TABLE refresh_tokens (
  token_hash TEXT PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  generation INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id);

-- Authorization codes. `session_id` is set by the exchange and is how a second one finds what to revoke, it may name a
-- session that has ended, so it is no foreign key.
CREATE TABLE auth_codes (
  code_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_challenge TEXT NOT NULL,
  session_id TEXT,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX auth_codes_expiry ON auth_codes (expires_at);

-- Counters of what is limited (sign-in, mails, sign-up, …). Keys hold keyed hashes, never an address.
CREATE TABLE rate_counters (
  key TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  resets_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX rate_counters_reset ON rate_counters (resets_at);
