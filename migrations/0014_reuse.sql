-- What makes the next list quicker and better than the last: templates, what somebody always brings, what they told
-- after a trip, and proposals to make a list again. Times are milliseconds since the epoch.

-- What past trips say is not on this list and why: JSON array, null when nothing is.
ALTER TABLE plans ADD COLUMN left_out TEXT;
-- The template that joins this list while it is made, no foreign key, since the plan outlives it.
ALTER TABLE plans ADD COLUMN template_id TEXT;
-- When its traveller told how the trip went, or chose not to.
ALTER TABLE plans ADD COLUMN debriefed_at INTEGER;

CREATE TABLE templates (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  -- JSON array of {name, quantity, category}
  items TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX templates_user ON templates (user_id, created_at);

-- What joins every new list. The subject says which thing it is, whatever it is called.
CREATE TABLE always_items (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  subject TEXT NOT NULL,
  name TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 99),
  category TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX always_items_subject ON always_items (user_id, subject);

-- What somebody told after a trip. No foreign key to the plan: what was learnt stays when the plan is deleted.
CREATE TABLE debriefs (
  plan_id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- JSON: where it went, its weather and activities, by which later trips are compared
  trip TEXT NOT NULL,
  -- JSON array of {subject, outcome, name, quantity, category}
  lines TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX debriefs_user ON debriefs (user_id, at);

-- A proposal to make a list again, line by line, until it is applied or forgotten.
CREATE TABLE plan_revisions (
  id TEXT PRIMARY KEY,
  plan_id TEXT NOT NULL REFERENCES plans (id) ON DELETE CASCADE,
  -- the piece of work of the credit, null when no model was asked
  generation_id TEXT,
  -- SHA-256 of the validated body
  request_hash TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('working', 'ready', 'applied', 'undone')),
  -- JSON of the trip and its facts before and after, and the lines, null while it is worked on
  proposal TEXT,
  -- JSON array of the lines that were taken
  accepted TEXT NOT NULL DEFAULT '[]',
  -- of the one request that applied or undid it
  token TEXT,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX plan_revisions_plan ON plan_revisions (plan_id);
CREATE INDEX plan_revisions_age ON plan_revisions (created_at);
