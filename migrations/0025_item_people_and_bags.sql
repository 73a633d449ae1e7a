-- Whom a line is for (JSON array of names, empty: everybody), the bag it goes into, and whether it comes only if there is room.
ALTER TABLE plan_items ADD COLUMN for_names TEXT NOT NULL DEFAULT '[]';
ALTER TABLE plan_items ADD COLUMN bag TEXT;
ALTER TABLE plan_items ADD COLUMN optional INTEGER NOT NULL DEFAULT 0;
