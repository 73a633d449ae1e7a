/** A guard, as the text that is taken away, and the test that must fail without it. */
export interface Guard {
  name: string;
  file: string;
  from: string;
  to: string;
  test: string;
  /** Pattern of the test's name. */
  only: string;
}

/** Is the guard where the list says, once? */
export const isInPlace = (guard: Guard, source: string): boolean => source.split(guard.from).length === 2;

const SERVICE = 'worker/money/credits/service.ts';
const RESERVATIONS = 'worker/money/credits/reservations.ts';
const CREDITS = 'worker/money/credits/credits.workerd.test.ts';
const FACTS = 'worker/money/billing/facts.ts';
const WEBHOOKS = 'worker/money/billing/webhooks.workerd.test.ts';
const CREDIT_REFUNDS = 'worker/money/credits/credit-refunds.workerd.test.ts';
const REFUNDS = 'worker/money/billing/refunds.workerd.test.ts';
const REFERRALS = 'worker/money/referrals/referrals.workerd.test.ts';

/** What keeps the credits exact; docs/payments.md lists it in words. */
export const GUARDS: readonly Guard[] = [
  {
    name: 'a reservation needs a credit that remains',
    file: RESERVATIONS,
    from: 'lot.user_id = ${userId} AND lot.remaining > 0 AND',
    to: 'lot.user_id = ${userId} AND',
    test: CREDITS,
    only: '50 parallel spends',
  },
  {
    name: 'a reservation has one effect key',
    file: RESERVATIONS,
    from: 'effectKey: `gen:${generationId}:reserve`',
    to: 'effectKey: `gen:${generationId}:reserve:${Math.random()}`',
    test: 'worker/money/credits/histories.workerd.test.ts',
    only: 'in parallel, .* \\(seed 1\\)',
  },
  {
    name: 'monthly credits are spent first',
    file: RESERVATIONS,
    from: "ORDER BY lot.kind = 'permanent', lot.expires_at",
    to: 'ORDER BY lot.expires_at IS NOT NULL, lot.expires_at',
    test: CREDITS,
    only: 'monthly credits are spent first',
  },
  {
    name: 'a disputed payment holds all spending',
    file: RESERVATIONS,
    from: ' AND NOT ${isOnHold(userId)}',
    to: '',
    test: CREDITS,
    only: 'nothing is spent during a dispute',
  },
  {
    name: 'only a reserved generation is committed',
    file: RESERVATIONS,
    from: `.set({ state: 'done', settledAt: now })
    .where(and(eq(generations.id, generationId), eq(generations.state, 'reserved')))`,
    to: `.set({ state: 'done', settledAt: now })
    .where(and(eq(generations.id, generationId)))`,
    test: CREDITS,
    only: 'twenty commits and twenty releases',
  },
  {
    name: 'only a reserved generation is released',
    file: RESERVATIONS,
    from: `            },
      )
      .where(and(eq(generations.id, generationId), eq(generations.state, 'reserved')))`,
    to: `            },
      )
      .where(and(eq(generations.id, generationId)))`,
    test: CREDITS,
    only: 'twenty commits and twenty releases',
  },
  {
    name: 'so many credits go back to one person a day',
    file: 'worker/money/credits/returns.ts',
    from: 'returned.settled_at > ${now - DAY_MS}',
    to: 'returned.settled_at > ${now + DAY_MS}',
    test: 'worker/money/credits/returns.model.workerd.test.ts',
    only: 'concurrent deletions share',
  },
  {
    name: 'a release has one effect key',
    file: RESERVATIONS,
    from: 'effectKey: `gen:${generationId}:release`,',
    to: 'effectKey: `gen:${generationId}:release:${Math.random()}`,',
    test: CREDITS,
    only: 'the free credits are granted once',
  },
  {
    name: 'a grant has one effect key',
    file: SERVICE,
    from: "effectKey: sql`'grant:' || lot.id`",
    to: "effectKey: sql`'grant:' || lot.id || random()`",
    test: CREDITS,
    only: 'the free credits are granted once',
  },
  {
    name: 'only the newest paid month is live',
    file: 'worker/money/credits/spendable.ts',
    from: 'newer.period_start > ${lot}.period_start',
    to: 'FALSE',
    test: CREDITS,
    only: 'monthly credits reset with the next paid month',
  },
  {
    name: 'a released credit that was refunded is taken',
    file: RESERVATIONS,
    from: `
    clawbackReleasedStatement(db, generationId, now),`,
    to: '',
    test: CREDIT_REFUNDS,
    only: 'a refunded credit that a failing generation held',
  },
  {
    name: 'no goodwill for a refunded month',
    file: RESERVATIONS,
    from: " AND NOT ${isOwed('lot')}",
    to: '',
    test: CREDIT_REFUNDS,
    only: 'a refunded credit that a failing generation held',
  },
  {
    name: 'the ledger is append-only',
    file: 'migrations/0005_credits.sql',
    from: "CREATE TRIGGER credit_ledger_no_update BEFORE UPDATE ON credit_ledger BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;",
    to: '',
    test: CREDITS,
    only: 'the ledger cannot be changed',
  },
  {
    name: 'a lot never holds less than nothing',
    file: 'migrations/0005_credits.sql',
    from: ' CHECK (remaining BETWEEN 0 AND granted)',
    to: '',
    test: CREDITS,
    only: 'the ledger cannot be changed',
  },
  {
    name: 'a checkout counts once it is paid',
    file: 'worker/money/billing/payment.ts',
    from: 'if (!isPaid(session)) return null;',
    to: '',
    test: WEBHOOKS,
    only: 'unpaid grants nothing',
  },
  {
    name: 'the amount is what the bought price comes to',
    file: 'worker/money/billing/payment.ts',
    from: "if (!addsUp(session, amount)) return mismatch('another amount');",
    to: '',
    test: WEBHOOKS,
    only: 'another amount grants nothing',
  },
  {
    name: 'the currency is that of the bought price',
    file: 'worker/money/billing/payment.ts',
    from: 'session.currency !== sold.currency',
    to: 'false',
    test: WEBHOOKS,
    only: 'another currency grants nothing',
  },
  {
    name: 'the signature is checked',
    file: 'worker/money/billing/stripe.ts',
    from: 'refusal = error;',
    to: 'return JSON.parse(body);',
    test: WEBHOOKS,
    only: 'forged',
  },
  {
    name: 'an event and its effects are one batch',
    file: 'worker/money/billing/events.ts',
    from: 'await db.batch([eventStatement(db, event), ...effects]);',
    to: 'await eventStatement(db, event);\n  await db.batch([eventStatement(db, event), ...effects]);',
    test: WEBHOOKS,
    only: 'the database fails in the middle',
  },
  {
    name: 'the largest refund ever told stays',
    file: FACTS,
    from: 'refunded: sql`max(${chargeRefunds.refunded}, excluded.refunded)`',
    to: 'refunded: sql`min(${chargeRefunds.refunded}, excluded.refunded)`',
    test: REFUNDS,
    only: 'refunds take back in proportion',
  },
  {
    name: 'a settled dispute stays settled',
    file: FACTS,
    from: "setWhere: sql`${disputes.state} = 'open'`,",
    to: '',
    test: REFUNDS,
    only: 'a lost dispute whose event arrives before its opening',
  },
  {
    name: 'an older answer never overwrites a newer one',
    file: FACTS,
    from: 'setWhere: sql`excluded.fetched_at >= ${subscriptions.fetchedAt}`,',
    to: '',
    test: 'worker/money/billing/billing.workerd.test.ts',
    only: 'an older answer of Stripe',
  },
  {
    name: 'of two subscriptions one is surplus',
    file: 'worker/money/billing/subscription.ts',
    from: 'return oldest?.id !== wire.id;',
    to: 'return oldest === undefined;',
    test: 'worker/money/billing/billing.workerd.test.ts',
    only: 'of two subscriptions bought at the same moment',
  },
  {
    name: 'only the first purchase is rewarded',
    file: 'worker/money/referrals/service.ts',
    from: "\n        AND ${isFirstPayment('bought')}`",
    to: '`',
    test: REFERRALS,
    only: 'a referred person is listed',
  },
  {
    name: 'a reward of what was no first purchase is taken back',
    file: 'worker/money/billing/settle.ts',
    from: 'WHERE reward.superseded) GROUP BY',
    to: 'WHERE FALSE) GROUP BY',
    test: REFERRALS,
    only: 'also when a later one is reported before it',
  },
  {
    name: 'a late referral is refused',
    file: 'worker/money/referrals/service.ts',
    from: ' AND users.created_at >= ${now - REFERRAL_LIFETIME_MS}',
    to: '',
    test: REFERRALS,
    only: 'a second referral, one after a purchase',
  },
];
