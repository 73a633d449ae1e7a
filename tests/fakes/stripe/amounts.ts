/** What a bill comes to for one customer: a coupon, tax and the customer's balance. */
import type { Account } from './account';

/** How a customer is charged; a test sets it, and the defaults change no amount. */
export interface Terms {
  /** Percent that a coupon takes off every bill. */
  percentOff: number;
  /** Percent of tax, and whether prices have it in them. */
  taxPercent: number;
  isTaxInclusive: boolean;
  /** https://docs.stripe.com/billing/customer/balance: below zero it pays part of the next invoices. */
  balance: number;
}

const PLAIN: Terms = { percentOff: 0, taxPercent: 0, isTaxInclusive: true, balance: 0 };

export const termsOf = (account: Account, customer: string | null): Terms => ({
  ...PLAIN,
  ...(customer && account.state.terms[customer]),
});

export const setTerms = (account: Account, customer: string, terms: Partial<Terms>): void => {
  account.state.terms[customer] = { ...termsOf(account, customer), ...terms };
};

export interface Amounts {
  subtotal: number;
  discount: number;
  tax: number;
  total: number;
}

/** Subtotal, discount and tax as Stripe adds them up: https://docs.stripe.com/invoicing/taxes */
export const amountsOf = (subtotal: number, { percentOff, taxPercent, isTaxInclusive }: Terms): Amounts => {
  const discount = Math.round((Math.max(0, subtotal) * percentOff) / 100);
  const net = subtotal - discount;
  const tax = isTaxInclusive ? Math.round(net - net / (1 + taxPercent / 100)) : Math.round((net * taxPercent) / 100);
  return { subtotal, discount, tax, total: isTaxInclusive ? net : net + tax };
};

/** Lets the customer's balance pay what it can of a total; returns what is left to pay. */
export const takeFromBalance = (account: Account, customer: string, total: number): number => {
  const { balance } = termsOf(account, customer);
  const due = Math.max(0, total + balance);
  if (balance !== 0 || total < 0) setTerms(account, customer, { balance: total + balance - due });
  return due;
};
