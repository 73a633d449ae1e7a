-- Why a credit was given back: the person deleted the plan while it was made, a model failed, or we failed. The first two
-- are counted a person and day (docs/limits.md); null while it is held, when it is spent, and for what is older.
ALTER TABLE generations ADD COLUMN returned_for TEXT CHECK (returned_for IN ('deleted', 'model', 'failure'));
CREATE INDEX generations_returned ON generations (user_id, settled_at) WHERE returned_for IN ('deleted', 'model');
