-- Who wants to hear of the product, the address itself is the identity, in lower case.
CREATE TABLE waitlist_entries (
  email TEXT PRIMARY KEY CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 254),
  locale TEXT NOT NULL CHECK (locale IN ('en', 'es')),
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX waitlist_entries_created_at ON waitlist_entries (created_at);
