-- A row here is a person whose e-mail is confirmed: until then there is only a pending sign-up (0003).
-- Times are milliseconds since the epoch.
CREATE TABLE users (
  id TEXT PRIMARY KEY,
  -- lower case
  email TEXT NOT NULL UNIQUE,
  -- null: this person only signs in with another provider
  password_hash TEXT,
  username TEXT COLLATE NOCASE UNIQUE,
  first_name TEXT,
  last_name TEXT,
  phone TEXT,
  country TEXT,
  locale TEXT NOT NULL CHECK (locale IN ('en', 'es')),
  terms_accepted_at INTEGER NOT NULL,
  -- premium while this lies in the future, billing sets it
  premium_until INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

-- A keyed hash of each e-mail identity that got the free credits. It outlives the account, so that deleting it and
-- signing up again earns nothing.
CREATE TABLE signup_grants (
  identity_hash TEXT PRIMARY KEY,
  granted_at INTEGER NOT NULL
) STRICT;

-- Accounts elsewhere that somebody signs in with: the id that the provider gives them.
CREATE TABLE identities (
  provider TEXT NOT NULL CHECK (provider IN ('google')),
  subject TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (provider, subject)
) STRICT, WITHOUT ROWID;
CREATE INDEX identities_user ON identities (user_id);
