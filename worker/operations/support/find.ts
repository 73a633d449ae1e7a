/** Finding somebody who asks for help, and what there is to know about their money. */
import { desc, eq, like, or } from 'drizzle-orm';
import { accountTypeOf, sessions, users } from '../../identity/sessions/service';
import { pendingSignups } from '../../identity/auth/service';
import { billingCustomers, getSubscription, payments, unmatchedPayments } from '../../money/billing/service';
import { getCredits, listHistory } from '../../money/credits/service';
import type { Database } from '../../platform/db/client';
import { plans } from '../../plans/service';

/** Rows of history that are shown. */
const SHOWN = 30;

/** Somebody as a search finds them; `pending` has not confirmed the address yet. */
export interface FoundPerson {
  id: string | null;
  email: string;
  username: string | null;
  state: 'account' | 'pending';
}

/** People whose address, username or id has the words; also sign-ups that wait for their confirmation. */
export const findPeople = async (db: Database, words: string): Promise<FoundPerson[]> => {
  const pattern = `%${words.trim().toLowerCase().replaceAll(/[%_]/g, '')}%`;
  const [accounts, pending] = await db.batch([
    db
      .select({ id: users.id, email: users.email, username: users.username })
      .from(users)
      .where(or(eq(users.id, words.trim()), like(users.email, pattern), like(users.username, pattern)))
      .limit(SHOWN),
    db
      .select({ email: pendingSignups.email, username: pendingSignups.username })
      .from(pendingSignups)
      .where(like(pendingSignups.email, pattern))
      .limit(SHOWN),
  ]);
  return [
    ...accounts.map((row) => ({ ...row, state: 'account' as const })),
    ...pending.map((row) => ({ ...row, id: null, state: 'pending' as const })),
  ];
};

/** What support sees of one account: no texts of theirs, only what money and access come to. */
export const showPerson = async (db: Database, userId: string, now: number) => {
  const [[user], [customer], paid, unmatched, signedIn, made] = await db.batch([
    db.select().from(users).where(eq(users.id, userId)),
    db.select().from(billingCustomers).where(eq(billingCustomers.userId, userId)),
    db.select().from(payments).where(eq(payments.userId, userId)).orderBy(desc(payments.paidAt)).limit(SHOWN),
    db.select().from(unmatchedPayments).where(eq(unmatchedPayments.userId, userId)),
    db.select().from(sessions).where(eq(sessions.userId, userId)),
    db.select({ status: plans.status, createdAt: plans.createdAt }).from(plans).where(eq(plans.userId, userId)),
  ]);
  if (!user) return null;
  const { rows } = await listHistory(db, userId, { limit: SHOWN });
  return {
    id: user.id,
    email: user.email,
    username: user.username,
    locale: user.locale,
    createdAt: new Date(user.createdAt).toISOString(),
    accountType: accountTypeOf(user.premiumUntil, now),
    credits: await getCredits(db, userId, now),
    subscription: await getSubscription(db, userId, now),
    customer: customer?.customerId ?? null,
    plans: { ready: made.filter(({ status }) => status === 'ready').length, all: made.length },
    sessions: signedIn.length,
    payments: paid.map(({ id, offerId, credits, amount, total, paidAt, paymentIntentId }) => ({
      id,
      offerId,
      credits,
      amountMinor: total ?? amount,
      paidAt: new Date(paidAt).toISOString(),
      paymentIntentId,
    })),
    unmatched: unmatched
      .filter(({ solvedAt }) => solvedAt === null)
      .map(({ id, reason, tries }) => ({ id, reason, tries })),
    history: rows.map(({ at, delta, reason, source, balance }) => ({ at, delta, reason, source, balance })),
  };
};
