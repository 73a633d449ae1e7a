-- Edits of many devices, in the order of the server. A plan counts its accepted batches of edits, an item remembers at which
-- count each of its fields was last set, and by which device (a random name that a browser gives itself).
ALTER TABLE plans ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
ALTER TABLE plan_items ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
-- JSON object of field → [revision, device]
ALTER TABLE plan_items ADD COLUMN field_revisions TEXT NOT NULL DEFAULT '{}';

-- Edits that were accepted, so that one that is sent again (its answer was lost) changes nothing.
CREATE TABLE plan_mutations (
  plan_id TEXT NOT NULL REFERENCES plans (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  -- JSON: what the first answer said of it
  result TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (plan_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX plan_mutations_age ON plan_mutations (created_at);
