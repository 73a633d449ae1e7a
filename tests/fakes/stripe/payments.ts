/** Payment intents, charges, refunds and disputes. */
import * as z from 'zod';
import type { Account } from './account';
import { invalidRequest, missing } from './fault';
import { expand, metadata, paging, readParams, whole } from './form';
import { type FakeCharge, type FakeDispute, type FakePaymentIntent, type FakeRefund, listOf } from './objects';
import type { Route } from './route';

/** Charges a customer's card: a succeeded payment without an intent when there is nothing to pay, or null when the card is declined. */
export const charge = (
  account: Account,
  of: { customer: string; amount: number; currency: string; metadata: Record<string, string> },
): { intent: FakePaymentIntent | null } | null => {
  const { customer, amount, currency } = of;
  if (amount === 0) return { intent: null };
  if (account.state.declined[customer]) return null;
  const created = account.now(customer);
  const intent: FakePaymentIntent = {
    id: account.newId('pi'),
    object: 'payment_intent',
    amount,
    created,
    currency,
    customer,
    latest_charge: null,
    metadata: of.metadata,
    status: 'succeeded',
  };
  const paid: FakeCharge = {
    id: account.newId('ch'),
    object: 'charge',
    amount,
    amount_refunded: 0,
    created,
    currency,
    customer,
    disputed: false,
    metadata: of.metadata,
    paid: true,
    payment_intent: intent.id,
    refunded: false,
    status: 'succeeded',
  };
  intent.latest_charge = paid.id;
  account.state.paymentIntents[intent.id] = intent;
  account.state.charges[paid.id] = paid;
  account.emit('charge.succeeded', paid);
  account.emit('payment_intent.succeeded', intent);
  return { intent };
};

/** Gives money back, all that is left without an amount. */
export const refund = (account: Account, chargeId: string, amount?: number): FakeRefund => {
  const paid = account.find('charges', chargeId);
  const left = paid.amount - paid.amount_refunded;
  if (left === 0) {
    throw invalidRequest(
      'https://docs.stripe.com/error-codes#charge-already-refunded',
      `Charge ${chargeId} has already been refunded.`,
      undefined,
      'charge_already_refunded',
    );
  }
  const given = amount ?? left;
  if (given > left || given < 1) {
    const source = 'https://docs.stripe.com/api/refunds/create';
    throw invalidRequest(source, `Refund amount is greater than unrefunded amount.`, 'amount');
  }
  const made: FakeRefund = {
    id: account.newId('re'),
    object: 'refund',
    amount: given,
    charge: chargeId,
    created: account.now(paid.customer),
    currency: paid.currency,
    metadata: {},
    payment_intent: paid.payment_intent,
    reason: 'requested_by_customer',
    status: 'succeeded',
  };
  account.state.refunds[made.id] = made;
  paid.amount_refunded += given;
  paid.refunded = paid.amount_refunded === paid.amount;
  account.emit('charge.refunded', paid);
  return made;
};

/** The bank of a buyer takes a payment back until it is settled. */
export const openDispute = (account: Account, chargeId: string): FakeDispute => {
  const paid = account.find('charges', chargeId);
  paid.disputed = true;
  const dispute: FakeDispute = {
    id: account.newId('du'),
    object: 'dispute',
    amount: paid.amount,
    charge: chargeId,
    created: account.now(paid.customer),
    currency: paid.currency,
    metadata: {},
    payment_intent: paid.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  account.state.disputes[dispute.id] = dispute;
  account.emit('charge.dispute.created', dispute);
  account.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
};

/** Settles a dispute for us (`won`) or for the buyer (`lost`). */
export const closeDispute = (account: Account, id: string, status: 'won' | 'lost'): FakeDispute => {
  const dispute = account.find('disputes', id);
  dispute.status = status;
  account.emit('charge.dispute.closed', dispute);
  if (status === 'won') account.emit('charge.dispute.funds_reinstated', dispute);
  return dispute;
};

const refundParams = z.object({
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  amount: whole.optional(),
  reason: z.string().optional(),
  metadata: metadata.optional(),
  expand,
});

export const paymentRoutes: Route[] = [
  [
    'GET',
    '/v1/charges',
    ({ account, form }) => {
      const filter = readParams(z.object({ ...paging, customer: z.string().optional() }), form);
      const found = Object.values(account.state.charges).filter(
        (each) => !filter.customer || each.customer === filter.customer,
      );
      return listOf('/v1/charges', found.toReversed().slice(0, filter.limit ?? 10));
    },
  ],
  [
    'POST',
    '/v1/refunds',
    ({ account, form }) => {
      const params = readParams(refundParams, form);
      const intent = params.payment_intent ? account.find('paymentIntents', params.payment_intent) : null;
      const chargeId = params.charge ?? intent?.latest_charge;
      if (!chargeId) throw missing('charge', '');
      return refund(account, chargeId, params.amount);
    },
  ],
];
