-- The plan whose own items (what its traveller added) join this list while it is made, when its trip became another one.
-- No foreign key, since the plan outlives it.
ALTER TABLE plans ADD COLUMN items_from TEXT;
