-- What of a line is for the plan's owner alone. shared: nothing · private-reason: its reason (it quotes the traveller or
-- rests on a condition, a faith, a worry) · private: all of it, since only such a thing explains it. Fellow packers and
-- read-only links get the shared texts, or neutral ones where there are none.
ALTER TABLE plan_items ADD COLUMN privacy TEXT NOT NULL DEFAULT 'shared' CHECK (privacy IN ('shared', 'private-reason', 'private'));
ALTER TABLE plan_items ADD COLUMN shared_name TEXT;
ALTER TABLE plan_items ADD COLUMN shared_reason TEXT;
-- Of older lists it is not known: nothing that was generated says why, and the health category shows no names.
UPDATE plan_items SET privacy = iif(category = 'health', 'private', 'private-reason') WHERE origin <> 'user' OR reason <> '';
-- Whether private lines are shown by a neutral name or not at all; the owner chooses.
ALTER TABLE plans ADD COLUMN private_to_members TEXT NOT NULL DEFAULT 'neutral' CHECK (private_to_members IN ('neutral', 'hidden'));
ALTER TABLE plans ADD COLUMN private_to_links TEXT NOT NULL DEFAULT 'hidden' CHECK (private_to_links IN ('neutral', 'hidden'));
-- Removed items of a plan, newest first, so that all but the newest can be forgotten.
CREATE INDEX plan_items_removed ON plan_items (plan_id, deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX plan_mutations_plan_age ON plan_mutations (plan_id, created_at);
