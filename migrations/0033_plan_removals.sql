-- Who was taken off a plan by its owner, and when: no invitation from before lets them in again.
CREATE TABLE plan_removals (
  plan_id TEXT NOT NULL REFERENCES plans (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  removed_at INTEGER NOT NULL,
  PRIMARY KEY (plan_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX plan_removals_user ON plan_removals (user_id);
