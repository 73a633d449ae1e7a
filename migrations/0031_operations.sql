-- What the operation of the product remembers between runs: when each schedule last ran, how far a long task has come.
CREATE TABLE operation_marks (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Every use of the support command, reading ones too. It outlives the account, as an id that names nobody any more.
CREATE TABLE support_actions (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  -- who sat at the command line
  actor TEXT NOT NULL,
  action TEXT NOT NULL,
  user_id TEXT,
  reason TEXT,
  -- JSON of what was asked for
  details TEXT NOT NULL
) STRICT;
CREATE INDEX support_actions_user ON support_actions (user_id, at);

-- Mailboxes that take no more mail of ours: they do not exist, or their owner complained. SHA-256 of the address.
CREATE TABLE mail_refusals (
  email_hash TEXT PRIMARY KEY,
  reason TEXT NOT NULL CHECK (reason IN ('bounce', 'complaint')),
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
