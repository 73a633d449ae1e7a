import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { isOwed } from './clawback';

/** Something that must never be; `proof` names the rule that it breaks. */
export interface Violation {
  proof: 'lot' | 'generation' | 'plan' | 'ledger' | 'refund';
  id: string;
  expected: string;
  found: string;
}

/** One query a rule; each gives what breaks it. They look every row up by an index (`npm run bench:proof`). */
export const CREDIT_PROOFS = [
  // What remains of a lot is the sum of its deltas.
  sql`SELECT 'lot' AS proof, lot.id AS id,
      CAST((SELECT coalesce(sum(delta), 0) FROM credit_ledger WHERE lot_id = lot.id) AS TEXT) AS expected,
      CAST(lot.remaining AS TEXT) AS found
    FROM credit_lots lot WHERE lot.remaining <> (SELECT coalesce(sum(delta), 0) FROM credit_ledger WHERE lot_id = lot.id)`,
  // A generation costs one credit while it runs and when it is done, and none when it was given back.
  sql`SELECT 'generation' AS proof, work.id AS id, iif(work.state = 'void', '0', '-1') AS expected,
      CAST((SELECT coalesce(sum(delta), 0) FROM credit_ledger WHERE ref = work.id) AS TEXT) AS found
    FROM generations work
    WHERE (SELECT coalesce(sum(delta), 0) FROM credit_ledger WHERE ref = work.id) <> iif(work.state = 'void', 0, -1)`,
  // A plan is what its newest generation is: being made, finished, or failed with the credit back. A copy names the
  // generation of the plan it was copied from and has none of its own.
  sql`SELECT 'plan' AS proof, plan.id AS id, work.state AS expected, plan.status AS found
    FROM plans plan JOIN generations work ON work.id = plan.generation_id AND work.plan_id = plan.id
    WHERE (plan.status = 'generating') <> (work.state = 'reserved')
      OR (plan.status = 'failed' AND work.state <> 'void')
      OR (plan.status = 'ready' AND work.state = 'void' AND plan.model_failed = 0)
      OR (plan.status = 'ready' AND work.state = 'done' AND plan.model_failed = 1)`,
  // Nothing is spent or given back but by a generation.
  sql`SELECT 'ledger' AS proof, effect_key AS id, 'a generation' AS expected, 'none' AS found
    FROM credit_ledger WHERE reason IN ('reserve', 'release') AND NOT EXISTS (SELECT 1 FROM generations WHERE id = ref)`,
  // What was refunded is not there to be spent, neither in its lot nor in the goodwill that came of it.
  sql`SELECT 'refund' AS proof, lot.id AS id, '0' AS expected, CAST(kin.remaining AS TEXT) AS found
    FROM credit_lots lot JOIN credit_lots kin ON kin.id = lot.id OR kin.origin_id = lot.id
    WHERE lot.revoked > 0 AND kin.remaining > 0 AND ${isOwed('lot')}`,
];

/** Runs the proof queries; an empty list means that every credit is where the ledger says. */
export const proveCredits = async (db: Database): Promise<Violation[]> => {
  const answers = await Promise.all(CREDIT_PROOFS.map((proof) => db.all<Violation>(sql`${proof} LIMIT 100`)));
  return answers.flat();
};
