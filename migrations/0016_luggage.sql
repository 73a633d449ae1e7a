-- The bags of a Bag Plan and what its owner decided of its things. A plan without rows here has the bags and places
-- that worker/luggage/ gives it by itself. Times are milliseconds since the epoch.
CREATE TABLE luggage_bags (
  plan_id TEXT NOT NULL REFERENCES plans (id) ON DELETE CASCADE,
  -- unique within the plan
  id TEXT NOT NULL,
  -- cabin: stays with the traveller · hold: is checked in
  kind TEXT NOT NULL CHECK (kind IN ('cabin', 'hold')),
  -- null: called by its kind
  name TEXT,
  -- null: no limit
  limit_grams INTEGER CHECK (limit_grams BETWEEN 500 AND 99000),
  position INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (plan_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE luggage_items (
  plan_id TEXT NOT NULL REFERENCES plans (id) ON DELETE CASCADE,
  item_id TEXT NOT NULL,
  -- a bag of luggage_bags, null or of a bag that is gone: placed by itself
  bag_id TEXT,
  -- worn on the way: one for each person weighs nothing
  worn INTEGER NOT NULL DEFAULT 0 CHECK (worn IN (0, 1)),
  -- of one piece, as the traveller weighed it
  grams INTEGER CHECK (grams BETWEEN 1 AND 99000),
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (plan_id, item_id)
) STRICT, WITHOUT ROWID;
