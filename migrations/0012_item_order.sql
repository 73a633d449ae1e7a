-- An item is put between two others by a number between theirs, so that moving one changes one row, that takes fractions.
DROP INDEX plan_items_plan;
ALTER TABLE plan_items ADD COLUMN place REAL NOT NULL DEFAULT 0;
UPDATE plan_items SET place = position;
ALTER TABLE plan_items DROP COLUMN position;
ALTER TABLE plan_items RENAME COLUMN place TO position;
CREATE INDEX plan_items_plan ON plan_items (plan_id, position);
