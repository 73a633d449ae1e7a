-- Plans whose Durable Object keeps something that it must not keep any longer: all of it once the plan is gone, its copy of
-- the list once somebody who edited it left or is gone. Whatever deletes the row writes it down here in the same
-- transaction, and the cron takes it away when the object has answered.
CREATE TABLE rooms_to_tidy (
  plan_id TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
CREATE TRIGGER plans_room AFTER DELETE ON plans BEGIN INSERT INTO rooms_to_tidy (plan_id) VALUES (OLD.id) ON CONFLICT DO NOTHING; END;
CREATE TRIGGER plan_members_room AFTER DELETE ON plan_members BEGIN INSERT INTO rooms_to_tidy (plan_id) VALUES (OLD.plan_id) ON CONFLICT DO NOTHING; END;
CREATE TRIGGER users_rooms BEFORE DELETE ON users BEGIN INSERT INTO rooms_to_tidy (plan_id) SELECT DISTINCT plan_id FROM plan_items WHERE packed_by = OLD.id ON CONFLICT DO NOTHING; END;
