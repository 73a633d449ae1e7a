import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Facts from Stripe; the columns are explained in migrations/0010_billing.sql and 0030_sold_prices.sql. */
export const billingCustomers = sqliteTable('billing_customers', {
  userId: text().primaryKey(),
  customerId: text().notNull(),
});

export const subscriptions = sqliteTable('subscriptions', {
  id: text().primaryKey(),
  userId: text().notNull(),
  planId: text().notNull(),
  itemId: text().notNull(),
  status: text({ enum: ['active', 'past_due', 'inactive'] }).notNull(),
  periodEnd: integer().notNull(),
  ends: integer({ mode: 'boolean' }).notNull(),
  surplus: integer({ mode: 'boolean' }).notNull(),
  createdAt: integer().notNull(),
  fetchedAt: integer().notNull(),
});
export type SubscriptionRow = typeof subscriptions.$inferSelect;

export const payments = sqliteTable('payments', {
  id: text().primaryKey(),
  userId: text().notNull(),
  kind: text({ enum: ['subscription', 'pack'] }).notNull(),
  offerId: text().notNull(),
  credits: integer().notNull(),
  amount: integer().notNull(),
  subscriptionId: text(),
  periodStart: integer(),
  periodEnd: integer(),
  paidAt: integer().notNull(),
  paymentIntentId: text(),
  invoiceId: text(),
  total: integer(),
});
export type PaymentRow = typeof payments.$inferSelect;

export const chargeRefunds = sqliteTable('charge_refunds', {
  chargeId: text().primaryKey(),
  paymentIntentId: text(),
  invoiceId: text(),
  amount: integer().notNull(),
  refunded: integer().notNull(),
});

export const disputes = sqliteTable('disputes', {
  id: text().primaryKey(),
  chargeId: text().notNull(),
  paymentIntentId: text(),
  invoiceId: text(),
  state: text({ enum: ['open', 'won', 'lost'] }).notNull(),
});

export const stripeEvents = sqliteTable('stripe_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  createdAt: integer().notNull(),
});

export const soldPrices = sqliteTable('sold_prices', {
  priceId: text().primaryKey(),
  offerId: text().notNull(),
  kind: text({ enum: ['subscription', 'pack'] }).notNull(),
  credits: integer().notNull(),
  amount: integer().notNull(),
  currency: text().notNull(),
});
export type SoldPrice = typeof soldPrices.$inferSelect;

export const unmatchedPayments = sqliteTable('unmatched_payments', {
  id: text().primaryKey(),
  userId: text(),
  reason: text().notNull(),
  firstSeenAt: integer().notNull(),
  lastTriedAt: integer().notNull(),
  tries: integer().notNull(),
  solvedAt: integer(),
});

/** The columns are explained in migrations/0032_withdrawals.sql. */
export const withdrawals = sqliteTable('withdrawals', {
  id: text().primaryKey(),
  userId: text(),
  invoiceId: text().notNull(),
  declaredAt: integer().notNull(),
  inTime: integer({ mode: 'boolean' }).notNull(),
});
