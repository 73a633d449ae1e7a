-- Credits are lots (one grant each) with an append-only ledger, docs/decisions/0003-credits-are-lots-and-a-ledger.md.
-- No foreign key to users: the ledger outlives an account, as numbers under an id that names nobody any more.
-- Times are milliseconds since the epoch.

-- Ids are business keys: signup:<user> · sub:<subscription>:<period start> · pack:<checkout> · ref:<user> ·
-- goodwill:<generation>. `remaining` is moved by the trigger of the ledger alone.
CREATE TABLE credit_lots (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('monthly', 'permanent')),
  source TEXT NOT NULL CHECK (source IN ('signup', 'subscription', 'pack', 'referral', 'goodwill', 'test')),
  granted INTEGER NOT NULL CHECK (granted > 0),
  remaining INTEGER NOT NULL DEFAULT 0 CHECK (remaining BETWEEN 0 AND granted),
  -- the paid month, for monthly lots alone
  period_start INTEGER,
  expires_at INTEGER,
  created_at INTEGER NOT NULL,
  CHECK ((kind = 'monthly') = (expires_at IS NOT NULL)),
  CHECK ((kind = 'monthly') = (period_start IS NOT NULL))
) STRICT;
CREATE INDEX credit_lots_user ON credit_lots (user_id, kind, period_start);
CREATE INDEX credit_lots_expiry ON credit_lots (expires_at) WHERE kind = 'monthly' AND remaining > 0;

CREATE TABLE credit_ledger (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  -- made of business keys (grant:<lot>, gen:<id>:reserve, …), so that any event may arrive any number of times
  effect_key TEXT NOT NULL UNIQUE,
  user_id TEXT NOT NULL,
  lot_id TEXT NOT NULL REFERENCES credit_lots (id),
  delta INTEGER NOT NULL CHECK (delta <> 0),
  reason TEXT NOT NULL CHECK (reason IN ('grant', 'reserve', 'release', 'expire', 'clawback')),
  -- what caused it: a generation, an invoice, a charge …
  ref TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX credit_ledger_user ON credit_ledger (user_id, seq, delta);
CREATE INDEX credit_ledger_lot ON credit_ledger (lot_id, delta);
CREATE INDEX credit_ledger_ref ON credit_ledger (ref, delta);

CREATE TRIGGER credit_ledger_apply AFTER INSERT ON credit_ledger BEGIN UPDATE credit_lots SET remaining = remaining + NEW.delta WHERE id = NEW.lot_id; END;
CREATE TRIGGER credit_ledger_no_update BEFORE UPDATE ON credit_ledger BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
CREATE TRIGGER credit_ledger_no_delete BEFORE DELETE ON credit_ledger BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;

-- One paid piece of work on a plan. `reserved` holds a credit, `done` has spent it, `void` has given it back.
CREATE TABLE generations (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  -- no foreign key: what was spent stays known after the plan is deleted
  plan_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('create', 'regenerate')),
  lot_id TEXT NOT NULL REFERENCES credit_lots (id),
  state TEXT NOT NULL DEFAULT 'reserved' CHECK (state IN ('reserved', 'done', 'void')),
  deadline INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  settled_at INTEGER,
  CHECK ((state = 'reserved') = (settled_at IS NULL))
) STRICT;
CREATE INDEX generations_plan ON generations (plan_id);
CREATE INDEX generations_lot ON generations (lot_id);
CREATE INDEX generations_running ON generations (user_id) WHERE state = 'reserved';
CREATE INDEX generations_unfinished ON generations (created_at) WHERE state = 'reserved';

-- While a payment is disputed its buyer spends nothing. The id names the dispute.
CREATE TABLE credit_holds (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  lifted_at INTEGER
) STRICT;
CREATE INDEX credit_holds_open ON credit_holds (user_id) WHERE lifted_at IS NULL;
