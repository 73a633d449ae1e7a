-- What each price at Stripe sells. A price is never changed there, only replaced by another one, so a row here is final:
-- somebody who subscribed before a price change goes on getting what that price bought. Amounts are minor units.
CREATE TABLE sold_prices (
  price_id TEXT PRIMARY KEY,
  offer_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('subscription', 'pack')),
  credits INTEGER NOT NULL CHECK (credits > 0),
  amount INTEGER NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL
) STRICT;

-- The whole bill of a payment, after discounts and with tax. Null in rows from before this column: then it is the amount.
ALTER TABLE payments ADD COLUMN total INTEGER CHECK (total >= 0);

-- Paid bills that could not be matched with anything that is sold. They are tried again until they can.
CREATE TABLE unmatched_payments (
  -- id at Stripe of the checkout session or the invoice
  id TEXT PRIMARY KEY,
  user_id TEXT REFERENCES users (id) ON DELETE SET NULL,
  reason TEXT NOT NULL,
  first_seen_at INTEGER NOT NULL,
  last_tried_at INTEGER NOT NULL,
  tries INTEGER NOT NULL,
  solved_at INTEGER
) STRICT;
CREATE INDEX unmatched_payments_open ON unmatched_payments (last_tried_at) WHERE solved_at IS NULL;
CREATE INDEX unmatched_payments_user ON unmatched_payments (user_id);
