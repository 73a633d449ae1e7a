-- How many credits of a lot its refunds and lost disputes call for. Those that are spent cannot be taken, one that a
-- running generation holds is taken when the generation gives it back.
ALTER TABLE credit_lots ADD COLUMN revoked INTEGER NOT NULL DEFAULT 0 CHECK (revoked BETWEEN 0 AND granted);
CREATE INDEX credit_lots_revoked ON credit_lots (id) WHERE revoked > 0;

-- The lot that a goodwill credit stands for, so that a refund of that lot reaches it.
ALTER TABLE credit_lots ADD COLUMN origin_id TEXT REFERENCES credit_lots (id);
CREATE INDEX credit_lots_origin ON credit_lots (origin_id) WHERE origin_id IS NOT NULL;
UPDATE credit_lots SET origin_id = (SELECT lot_id FROM generations WHERE generations.id = substr(credit_lots.id, 10)) WHERE source = 'goodwill';
