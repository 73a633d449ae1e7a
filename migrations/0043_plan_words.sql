-- What a search finds of a list, one row a plan: `search_text` of the lines that stand, one below the other, those that
-- whoever packs along may find, and apart from them those of the owner alone. A list without a row is searched line by line.
CREATE TABLE plan_words (
  plan_id TEXT PRIMARY KEY REFERENCES plans (id) ON DELETE CASCADE,
  shared TEXT NOT NULL,
  private TEXT NOT NULL
) STRICT, WITHOUT ROWID;
-- Whatever changes what is found takes the row away, an older release too: who knows the whole list writes it behind that.
CREATE TRIGGER plan_words_added AFTER INSERT ON plan_items BEGIN DELETE FROM plan_words WHERE plan_id = NEW.plan_id; END;
CREATE TRIGGER plan_words_removed AFTER DELETE ON plan_items WHEN OLD.deleted_at IS NULL BEGIN DELETE FROM plan_words WHERE plan_id = OLD.plan_id; END;
CREATE TRIGGER plan_words_changed AFTER UPDATE OF plan_id, name, search_text, deleted_at, privacy, shared_name ON plan_items BEGIN DELETE FROM plan_words WHERE plan_id IN (OLD.plan_id, NEW.plan_id); END;
