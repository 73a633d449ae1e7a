-- Bag Plans and their items. Times are milliseconds since the epoch, dates YYYY-MM-DD, JSON columns are parsed by
-- worker/plans/schema.ts.

CREATE TABLE plans (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- the newest generation: the one whose end sets the status
  generation_id TEXT NOT NULL REFERENCES generations (id),
  name TEXT NOT NULL,
  destination TEXT NOT NULL,
  -- the place chosen in the form, null when it was only typed
  place_id TEXT,
  start_date TEXT NOT NULL,
  end_date TEXT NOT NULL,
  days INTEGER NOT NULL CHECK (days BETWEEN 1 AND 365),
  activities TEXT NOT NULL,
  description TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('en', 'es')),
  status TEXT NOT NULL CHECK (status IN ('generating', 'ready', 'failed')),
  failure TEXT,
  -- what the generation found out, null until it is ready
  places TEXT,
  took TEXT,
  weather TEXT,
  facts TEXT,
  warnings TEXT,
  -- what the traveller said of the facts
  corrections TEXT,
  engine TEXT,
  model TEXT,
  model_failed INTEGER NOT NULL DEFAULT 0 CHECK (model_failed IN (0, 1)),
  -- prompt version, tokens, cost, refused lines: for the operator
  model_report TEXT,
  -- name, destination and places in lower case without accents
  search_text TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX plans_user ON plans (user_id, created_at, id);
CREATE INDEX plans_generation ON plans (generation_id);

CREATE TABLE plan_items (
  id TEXT PRIMARY KEY,
  plan_id TEXT NOT NULL REFERENCES plans (id) ON DELETE CASCADE,
  -- knowledge base id of items of the engine, null for those of the model and the traveller
  key TEXT,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 99),
  category TEXT NOT NULL,
  reason TEXT NOT NULL,
  origin TEXT NOT NULL CHECK (origin IN ('engine', 'model', 'user')),
  packed INTEGER NOT NULL DEFAULT 0 CHECK (packed IN (0, 1)),
  hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)),
  -- JSON array of the fields that the traveller set: these are never overwritten
  edited TEXT NOT NULL DEFAULT '[]',
  essential INTEGER NOT NULL DEFAULT 0 CHECK (essential IN (0, 1)),
  -- of one piece, an estimate
  weight_grams INTEGER,
  cabin TEXT,
  search_text TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- removed, and for a day restorable
  deleted_at INTEGER
) STRICT;
CREATE INDEX plan_items_plan ON plan_items (plan_id, position);
CREATE INDEX plan_items_deleted ON plan_items (deleted_at) WHERE deleted_at IS NOT NULL;

-- The answer to a POST that carried an Idempotency-Key, for a day.
CREATE TABLE idempotency_keys (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  -- SHA-256 of the validated body
  request_hash TEXT NOT NULL,
  plan_id TEXT NOT NULL,
  response TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
