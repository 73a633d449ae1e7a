-- Lists live in the SQLite of the Durable Object of each plan. Which plans have been taken over, those that were not are few and soon none.
ALTER TABLE plans ADD COLUMN in_room INTEGER NOT NULL DEFAULT 0 CHECK (in_room IN (0, 1));
CREATE INDEX plans_to_move ON plans (id) WHERE in_room = 0 AND status = 'ready';

-- In whose rooms somebody who packs along ticked something: what names them there goes with their account.
CREATE TABLE plan_packers (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  plan_id TEXT NOT NULL REFERENCES plans (id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, plan_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX plan_packers_plan ON plan_packers (plan_id);
CREATE TRIGGER users_packed BEFORE DELETE ON users BEGIN INSERT INTO rooms_to_tidy (plan_id) SELECT plan_id FROM plan_packers WHERE user_id = OLD.id ON CONFLICT DO NOTHING; END;

-- Rooms that are set back to a moment, after the database was: the plans that were changed last come first.
CREATE TABLE rooms_to_set_back (
  plan_id TEXT PRIMARY KEY REFERENCES plans (id) ON DELETE CASCADE,
  at INTEGER NOT NULL
) STRICT;
