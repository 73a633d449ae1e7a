-- How many lines a plan shows, how many of them are packed, and at which revision that was, as JSON. A list of plans needs
-- none of their lines while that is the revision of the plan, otherwise they are counted.
ALTER TABLE plans ADD COLUMN counted TEXT;
