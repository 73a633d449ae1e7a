-- Consumers who withdrew from a contract with the button for it. The refund is made by support, through Stripe.
CREATE TABLE withdrawals (
  id TEXT PRIMARY KEY,
  user_id TEXT REFERENCES users (id) ON DELETE SET NULL,
  -- id at Stripe of the bill it is about
  invoice_id TEXT NOT NULL,
  declared_at INTEGER NOT NULL,
  -- whether it came within the 14 days
  in_time INTEGER NOT NULL CHECK (in_time IN (0, 1)),
  UNIQUE (user_id, invoice_id)
) STRICT;
