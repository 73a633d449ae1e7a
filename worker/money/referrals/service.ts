import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import { users } from '../../identity/sessions/service';
import type { SessionUser } from '../../platform/context';
import { grantStatements } from '../credits/service';
import type { Database } from '../../platform/db/client';
import { insertWhere } from '../../platform/db/insert-where';
import { log } from '../../platform/http/log';
import {
  REFERRALS_PAGE_SIZE,
  REFERRAL_LIFETIME_MS,
  type ProcessReferralOutput,
  type ReferralRow,
  type ReferralsOutput,
  type ReferralsQuery,
} from './contract';
import { hashSecret } from '../../platform/crypto/secrets';
import { maskEmail } from './mask-email';
import { referrals } from './schema';

/**
 * Credits for the referrer of the buyer of a first purchase: 10 % of what was paid, at that purchase's own price per
 * credit. The amount cancels out: round(0.1 × paid ÷ (paid ÷ credits)), at least one.
 */
export const rewardOf = (credits: number): number => Math.max(1, Math.round(credits / 10));

/**
 * SQL that holds when a payment (by its alias) is its buyer's first, whatever order payments were reported in. Stripe's
 * time has seconds: of two within one, the one that was reported first is the first. A gift (a coupon for the whole
 * price) is no purchase.
 */
const isFirstPayment = (alias: string): SQL => {
  const payment = sql.raw(alias);
  return sql`NOT EXISTS (SELECT 1 FROM payments before WHERE before.user_id = ${payment}.user_id
    AND coalesce(before.total, 1) > 0 AND (before.paid_at, before.rowid) < (${payment}.paid_at, ${payment}.rowid))`;
};

/** SQL that holds for the lots of rewards (by the column of their id) that one person has brought. */
const isRewardFor = (lotId: SQL, userId: SQL): SQL =>
  sql`(${lotId} = 'ref:' || ${userId} OR (${lotId} > 'ref:' || ${userId} || ':' AND ${lotId} < 'ref:' || ${userId} || ';'))`;

/**
 * SQL query of the rewards of one buyer: `lot_id`, the payment that it rewards, and whether that was reported before an
 * earlier one, so that it rewards no first purchase after all.
 */
export const rewardsOf = (userId: SQL): SQL => sql`SELECT reward.lot_id, payment.id AS payment_id,
    NOT ${isFirstPayment('payment')} AS superseded
  FROM payments payment JOIN credit_ledger reward ON reward.ref = payment.id AND reward.reason = 'grant'
    AND ${isRewardFor(sql`reward.lot_id`, sql`payment.user_id`)}
  WHERE payment.user_id = ${userId}`;

/**
 * Grants the reward of a first purchase, once for each person brought: the lot `ref:<user>`. When a later purchase had
 * been reported before, that one has the name, and this one adds the payment to it.
 */
export const rewardStatements = (
  db: Database,
  { userId, paymentId, credits, now }: { userId: string; paymentId: string; credits: number; now: number },
) =>
  grantStatements(db, {
    lotId: sql`(SELECT iif(EXISTS (SELECT 1 FROM credit_ledger WHERE effect_key = ${`grant:ref:${userId}`} AND ref <> ${paymentId}),
      ${`ref:${userId}:${paymentId}`}, ${`ref:${userId}`}))`,
    userId: sql`brought.referrer_id`,
    source: 'referral',
    credits: rewardOf(credits),
    ref: paymentId,
    from: sql`FROM referrals brought JOIN payments bought ON bought.user_id = brought.user_id
      WHERE brought.user_id = ${userId} AND bought.id = ${paymentId} AND coalesce(bought.total, 1) > 0
        AND ${isFirstPayment('bought')}`,
    now,
  });

const refuse = (userId: string, reason: string, error: string): ProcessReferralOutput => {
  log('referral refused', { userId, reason });
  return { success: false, error };
};

/**
 * Notes that somebody was brought by the owner of a username. Every rule is in the one statement: the caller is new, has
 * bought nothing, was not brought before and is not the referrer. (A row in `users` is a confirmed e-mail.)
 */
export const processReferral = async (
  { db, now }: { db: Database; now: number },
  caller: SessionUser,
  referringUsername: string,
): Promise<ProcessReferralOutput> => {
  const username = referringUsername.trim();
  if (!username) return refuse(caller.id, 'empty', 'No referring username');
  const [referrer] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  if (!referrer) return refuse(caller.id, 'unknown', 'Referrer not found');
  if (referrer.id === caller.id) return refuse(caller.id, 'self', 'You cannot refer yourself');
  const noted = await insertWhere(
    db,
    referrals,
    { userId: caller.id, referrerId: referrer.id, createdAt: now },
    sql`FROM users WHERE users.id = ${caller.id} AND users.created_at >= ${now - REFERRAL_LIFETIME_MS}
      AND NOT EXISTS (SELECT 1 FROM payments WHERE payments.user_id = users.id)`,
  )
    .onConflictDoNothing()
    .returning({ referrerId: referrals.referrerId });
  // Said again, perhaps because the first answer was lost: it is as it was.
  const [known] = noted.length > 0 ? noted : await db.select().from(referrals).where(eq(referrals.userId, caller.id));
  if (known?.referrerId === referrer.id) return { success: true, error: '' };
  return refuse(caller.id, 'late or second', 'This account can no longer be referred');
};

/** One page of those whom somebody brought, newest first, and the sums of all. Three statements. */
export const listReferrals = async (
  db: Database,
  userId: string,
  { status, page }: ReferralsQuery,
): Promise<ReferralsOutput> => {
  const purchased = sql<number>`EXISTS (SELECT 1 FROM payments WHERE payments.user_id = ${referrals.userId})`;
  const mine = eq(referrals.referrerId, userId);
  const filtered = and(
    mine,
    status === 'purchased' ? purchased : undefined,
    status === 'not_purchased' ? sql`NOT ${purchased}` : undefined,
  );
  /** What a reward still is after a refund; null without one. */
  const reward = sql<number | null>`(SELECT sum(delta) FROM credit_ledger
    WHERE ${isRewardFor(sql`lot_id`, sql`${referrals.userId}`)} AND reason IN ('grant', 'clawback'))`;
  const [rows, [counted], [sums]] = await db.batch([
    db
      .select({
        userId: users.id,
        registeredAt: users.createdAt,
        email: users.email,
        purchased,
        rewardAmount: reward,
        rewardedAt: sql<
          number | null
        >`(SELECT max(created_at) FROM credit_lots WHERE ${isRewardFor(sql`id`, sql`${referrals.userId}`)})`,
      })
      .from(referrals)
      .innerJoin(users, eq(users.id, referrals.userId))
      .where(filtered)
      .orderBy(desc(referrals.createdAt), desc(referrals.userId))
      .limit(REFERRALS_PAGE_SIZE)
      .offset((page - 1) * REFERRALS_PAGE_SIZE),
    db
      .select({ total: sql<number>`count(*)` })
      .from(referrals)
      .where(filtered),
    db
      .select({
        total: sql<number>`count(*)`,
        withPurchase: sql<number>`coalesce(sum(${purchased}), 0)`,
        rewardTotal: sql<number>`coalesce(sum(${reward}), 0)`,
      })
      .from(referrals)
      .where(mine),
  ]);
  return {
    rows: rows.map((row) => ({
      registeredAt: new Date(row.registeredAt).toISOString(),
      email: maskEmail(row.email),
      tag: hashSecret(row.userId)
        .replace(/[^A-Za-z0-9]/g, '')
        .slice(0, 4)
        .toUpperCase(),
      purchased: row.purchased === 1,
      rewardAmount: row.rewardAmount,
      rewardedAt: row.rewardedAt === null ? null : new Date(row.rewardedAt).toISOString(),
    })),
    total: counted?.total ?? 0,
    page,
    pageSize: REFERRALS_PAGE_SIZE,
    stats: sums ?? { total: 0, withPurchase: 0, rewardTotal: 0 },
  };
};

/** By whom somebody came, and whom they brought (as masked as on their screen), for their own use. */
export const exportReferrals = async (db: Database, userId: string) => {
  const [came] = await db
    .select({ username: users.username, createdAt: referrals.createdAt })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.referrerId))
    .where(eq(referrals.userId, userId));
  const brought: ReferralRow[] = [];
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const { rows, total } = await listReferrals(db, userId, { status: 'any', page });
    brought.push(...rows);
    isLast = rows.length === 0 || brought.length >= total;
  }
  return { cameBy: came ? { username: came.username, at: new Date(came.createdAt).toISOString() } : null, brought };
};
