/**
 * What a person's payments, refunds and disputes come to. All of it is derived from the facts in the tables, so it is
 * the same in every order of events, and repeating one changes nothing.
 */
import { eq, sql, type SQL } from 'drizzle-orm';
import { users } from '../../identity/sessions/service';
import { clawbackStatements, holdEachStatement } from '../credits/service';
import type { Database } from '../../platform/db/client';
import { rewardsOf } from '../referrals/service';

/** Stripe renews about an hour after a month ends: nobody loses premium in between. */
const RENEWAL_GRACE_MS = 24 * 3_600_000;

/** Joins what names a payment to it: the payment intent, or else the invoice. */
const isOf = (fact: string): SQL =>
  sql.raw(`(${fact}.payment_intent_id = payment.payment_intent_id OR ${fact}.invoice_id = payment.invoice_id)`);

/** The lots that live by a payment: its own, and its buyer's referrer's reward when it was their first. */
const lotsOfPayments = (user: SQL): SQL => sql`(
  SELECT payment.*, payment.id AS lot_id, '' AS role FROM payments payment WHERE payment.user_id = ${user}
  UNION ALL
  SELECT payment.*, reward.lot_id, ':reward' AS role FROM (${rewardsOf(user)}) reward
  JOIN payments payment ON payment.id = reward.payment_id)`;

/**
 * Takes credits back for refunds, in proportion, for lost disputes and from a reward of what was no first purchase after
 * all: for each lot, what takes the most of it. (Bare columns beside max() are those of its row.)
 */
const takeBackStatements = (db: Database, user: SQL, now: number) =>
  clawbackStatements(
    db,
    sql`SELECT lot_id, effect_key, refunded, paid, ref, max(1.0 * refunded / paid) AS share FROM (
        SELECT payment.lot_id, back.refunded, max(back.amount, coalesce(payment.total, 0)) AS paid, back.charge_id AS ref,
          'refund:' || back.charge_id || ':' || back.refunded || payment.role AS effect_key
        FROM ${lotsOfPayments(user)} payment JOIN charge_refunds back ON ${isOf('back')}
        UNION ALL
        SELECT payment.lot_id, 1 AS refunded, 1 AS paid, dispute.id AS ref,
          'dispute:' || dispute.id || payment.role AS effect_key
        FROM ${lotsOfPayments(user)} payment JOIN disputes dispute ON ${isOf('dispute')}
        WHERE dispute.state = 'lost'
        UNION ALL
        SELECT reward.lot_id, 1 AS refunded, 1 AS paid, reward.payment_id AS ref, 'later:' || reward.lot_id AS effect_key
        FROM (${rewardsOf(user)}) reward WHERE reward.superseded) GROUP BY lot_id`,
    now,
  );

/** Nothing is spent while a payment is disputed. */
const holdStatement = (db: Database, user: SQL, now: number) =>
  holdEachStatement(
    db,
    sql`SELECT dispute.id, payment.user_id, dispute.state = 'open' AS is_open
      FROM payments payment JOIN disputes dispute ON ${isOf('dispute')} WHERE payment.user_id = ${user}`,
    now,
  );

/**
 * Premium while the subscription is live: until its period's end when it will not renew, and when it is over for as
 * long as was paid and neither refunded nor lost in a dispute.
 */
const premiumStatement = (db: Database, user: SQL) =>
  db
    .update(users)
    .set({
      premiumUntil: sql`(
        SELECT max(iif(held.status <> 'inactive',
          held.period_end + iif(held.ends, 0, CAST(${RENEWAL_GRACE_MS} AS INTEGER)),
          (SELECT max(payment.period_end) FROM payments payment WHERE payment.subscription_id = held.id
            AND NOT EXISTS (SELECT 1 FROM charge_refunds back WHERE ${isOf('back')} AND back.refunded = back.amount)
            AND NOT EXISTS (SELECT 1 FROM disputes dispute WHERE ${isOf('dispute')} AND dispute.state = 'lost'))))
        FROM subscriptions held WHERE held.user_id = ${user} AND NOT held.surplus)`,
    })
    .where(eq(users.id, user));

/** Brings credits, holds and premium of one person in line with the facts; for the batch that changes a fact. */
export const recomputeEntitlements = (db: Database, userId: string | SQL, now: number) => {
  const user = typeof userId === 'string' ? sql`${userId}` : userId;
  return [...takeBackStatements(db, user, now), holdStatement(db, user, now), premiumStatement(db, user)] as const;
};
