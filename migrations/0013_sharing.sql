-- Showing a Bag Plan to others and packing it together. Times are milliseconds since the epoch. Link tokens are derived
-- from the id of the row with a key that the database does not hold, only their SHA-256 is stored.

-- The read-only link of a plan, at most one. A new link has a new id.
CREATE TABLE plan_links (
  plan_id TEXT PRIMARY KEY REFERENCES plans (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  token_hash TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who packs along. The owner is not here.
CREATE TABLE plan_members (
  plan_id TEXT NOT NULL REFERENCES plans (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  joined_at INTEGER NOT NULL,
  PRIMARY KEY (plan_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX plan_members_user ON plan_members (user_id, plan_id);

-- Invitations to pack along.
CREATE TABLE plan_invites (
  id TEXT PRIMARY KEY,
  plan_id TEXT NOT NULL REFERENCES plans (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  -- the mailbox it went to, lower case, until it is used, null: a link to pass on
  email TEXT,
  max_uses INTEGER NOT NULL CHECK (max_uses > 0),
  uses INTEGER NOT NULL DEFAULT 0 CHECK (uses BETWEEN 0 AND max_uses),
  -- names the newest acceptance, so that the member it makes is inserted with it or not at all
  claim TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  revoked_at INTEGER
) STRICT;
CREATE INDEX plan_invites_plan ON plan_invites (plan_id, created_at);
CREATE INDEX plan_invites_email ON plan_invites (email) WHERE email IS NOT NULL;
CREATE INDEX plan_invites_expiry ON plan_invites (expires_at);

-- Who ticked an item, while it is ticked.
ALTER TABLE plan_items ADD COLUMN packed_by TEXT REFERENCES users (id) ON DELETE SET NULL;
CREATE INDEX plan_items_packed_by ON plan_items (packed_by) WHERE packed_by IS NOT NULL;
