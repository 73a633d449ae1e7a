-- How many lines a plan shows and how many of them are packed, as JSON {"items","packed","revision"}, so that a list of
-- plans needs none of their lines. It counts while its revision is the plan's; otherwise the lines are counted.
ALTER TABLE plans ADD COLUMN counted TEXT;
