-- Which plans a session follows live, so that its connections end with it.
CREATE TABLE followed_plans (
  session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  plan_id TEXT NOT NULL REFERENCES plans (id) ON DELETE CASCADE,
  PRIMARY KEY (session_id, plan_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX followed_plans_plan ON followed_plans (plan_id);
