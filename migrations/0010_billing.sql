-- What Stripe told us, as facts that only grow: effects (credits, holds, rewards, premium) are derived from them by the
-- same statements whichever event came first. Times are milliseconds since the epoch, amounts minor units.

CREATE TABLE billing_customers (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- id at Stripe
  customer_id TEXT NOT NULL UNIQUE
) STRICT;

-- The state of a subscription when it was last fetched.
CREATE TABLE subscriptions (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- the plan that is billed next, what is paid for now is in payments
  plan_id TEXT NOT NULL,
  item_id TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('active', 'past_due', 'inactive')),
  period_end INTEGER NOT NULL,
  -- it ends with its period instead of renewing
  ends INTEGER NOT NULL CHECK (ends IN (0, 1)),
  -- a second subscription that was bought at the same moment: it is canceled and refunded and earns nothing
  surplus INTEGER NOT NULL DEFAULT 0 CHECK (surplus IN (0, 1)),
  created_at INTEGER NOT NULL,
  -- when Stripe was asked: an older answer never overwrites a newer one
  fetched_at INTEGER NOT NULL
) STRICT;
CREATE INDEX subscriptions_user ON subscriptions (user_id);
CREATE INDEX subscriptions_period ON subscriptions (period_end) WHERE status <> 'inactive';

-- One payment of something of the catalogue, checked against it. Its id is the id of the lot that it earns.
CREATE TABLE payments (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('subscription', 'pack')),
  offer_id TEXT NOT NULL,
  credits INTEGER NOT NULL CHECK (credits > 0),
  amount INTEGER NOT NULL CHECK (amount > 0),
  subscription_id TEXT,
  period_start INTEGER,
  period_end INTEGER,
  paid_at INTEGER NOT NULL,
  -- what Stripe calls it, as far as we know, refunds and disputes name one of these
  payment_intent_id TEXT,
  invoice_id TEXT
) STRICT;
CREATE INDEX payments_user ON payments (user_id, paid_at);
CREATE INDEX payments_subscription ON payments (subscription_id, period_end);
CREATE INDEX payments_intent ON payments (payment_intent_id) WHERE payment_intent_id IS NOT NULL;
CREATE INDEX payments_invoice ON payments (invoice_id) WHERE invoice_id IS NOT NULL;

-- What of a charge went back to the buyer: the most that was ever reported. It may be known before the payment is.
CREATE TABLE charge_refunds (
  charge_id TEXT PRIMARY KEY,
  payment_intent_id TEXT,
  invoice_id TEXT,
  amount INTEGER NOT NULL CHECK (amount > 0),
  refunded INTEGER NOT NULL CHECK (refunded BETWEEN 0 AND amount)
) STRICT;
CREATE INDEX charge_refunds_intent ON charge_refunds (payment_intent_id);
CREATE INDEX charge_refunds_invoice ON charge_refunds (invoice_id);

CREATE TABLE disputes (
  id TEXT PRIMARY KEY,
  charge_id TEXT NOT NULL,
  payment_intent_id TEXT,
  invoice_id TEXT,
  -- an open one never overwrites a settled one
  state TEXT NOT NULL CHECK (state IN ('open', 'won', 'lost'))
) STRICT;
CREATE INDEX disputes_intent ON disputes (payment_intent_id);
CREATE INDEX disputes_invoice ON disputes (invoice_id);

-- Events whose effects are in the database, written in one batch with them.
CREATE TABLE stripe_events (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX stripe_events_age ON stripe_events (created_at);

-- Who was brought by whom. A person is brought at most once.
CREATE TABLE referrals (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  referrer_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  CHECK (user_id <> referrer_id)
) STRICT;
CREATE INDEX referrals_referrer ON referrals (referrer_id, created_at);
