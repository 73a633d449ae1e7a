-- The nightly credit proof compares each plan with its newest generation, plans are wide, and this has all that it reads.
CREATE INDEX plans_proof ON plans (generation_id, status, model_failed, id);
DROP INDEX plans_generation;
