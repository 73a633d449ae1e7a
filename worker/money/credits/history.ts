import { and, desc, eq, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { plans } from '../../plans/service';
import type { CreditHistoryQuery, CreditHistoryRow } from './contract';
import { creditLedger, creditLots, generations } from './schema';

/** One page of the ledger of a person, newest first, in codes that the screen has sentences for. Two statements. */
export const listHistory = async (
  db: Database,
  userId: string,
  { cursor, limit }: CreditHistoryQuery,
): Promise<{ rows: CreditHistoryRow[]; nextCursor: number | null }> => {
  const before = cursor === undefined ? undefined : lt(creditLedger.seq, cursor);
  const [found, [sum]] = await db.batch([
    db
      .select({
        seq: creditLedger.seq,
        at: creditLedger.at,
        delta: creditLedger.delta,
        reason: creditLedger.reason,
        source: creditLots.source,
        kind: creditLots.kind,
        planId: plans.id,
        planName: plans.name,
      })
      .from(creditLedger)
      .innerJoin(creditLots, eq(creditLots.id, creditLedger.lotId))
      .leftJoin(generations, eq(generations.id, creditLedger.ref))
      .leftJoin(plans, and(eq(plans.id, generations.planId), eq(plans.userId, userId)))
      .where(and(eq(creditLedger.userId, userId), before))
      .orderBy(desc(creditLedger.seq))
      .limit(limit + 1),
    db
      .select({ balance: sql<number>`coalesce(sum(${creditLedger.delta}), 0)` })
      .from(creditLedger)
      .where(
        and(eq(creditLedger.userId, userId), cursor === undefined ? undefined : lte(creditLedger.seq, cursor - 1)),
      ),
  ]);
  let balance = sum?.balance ?? 0;
  const rows = found.slice(0, limit).map(({ seq, at, delta, reason, source, kind, planId, planName }) => {
    const row: CreditHistoryRow = {
      id: seq,
      at: new Date(at).toISOString(),
      delta,
      reason,
      source,
      monthly: kind === 'monthly',
      balance,
      plan: planId !== null && planName !== null ? { id: planId, name: planName } : null,
    };
    balance -= delta;
    return row;
  });
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
};
