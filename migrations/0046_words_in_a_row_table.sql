-- What a search finds of a list, in less than half the room. Lines that are called as the catalogue of things calls them are kept as
-- one short code each (`shared_items`, `private_items`, see worker/plans/item-codes.ts), the others in their words, as before. And the
-- table has row ids: a row kept by its key has at most some 1,000 bytes in its page, so that the words of the list of a family took a
-- page of 4 kB of their own. The triggers go first, since no table can be renamed while one that a trigger names is missing.
DROP TRIGGER plan_words_added;
DROP TRIGGER plan_words_removed;
DROP TRIGGER plan_words_changed;
CREATE TABLE plan_words_by_row (
  plan_id TEXT NOT NULL UNIQUE REFERENCES plans (id) ON DELETE CASCADE,
  shared TEXT NOT NULL,
  private TEXT NOT NULL,
  shared_items TEXT NOT NULL DEFAULT '',
  private_items TEXT NOT NULL DEFAULT ''
) STRICT;
INSERT INTO plan_words_by_row (plan_id, shared, private) SELECT plan_id, shared, private FROM plan_words;
DROP TABLE plan_words;
ALTER TABLE plan_words_by_row RENAME TO plan_words;
CREATE TRIGGER plan_words_added AFTER INSERT ON plan_items BEGIN DELETE FROM plan_words WHERE plan_id = NEW.plan_id; END;
CREATE TRIGGER plan_words_removed AFTER DELETE ON plan_items WHEN OLD.deleted_at IS NULL BEGIN DELETE FROM plan_words WHERE plan_id = OLD.plan_id; END;
CREATE TRIGGER plan_words_changed AFTER UPDATE OF plan_id, name, search_text, deleted_at, privacy, shared_name ON plan_items BEGIN DELETE FROM plan_words WHERE plan_id IN (OLD.plan_id, NEW.plan_id); END;
