/**
 * The button with which a consumer withdraws from a purchase, and its receipt (Directive 2011/83/EU, article 11a, as
 * amended by 2023/2673). It declares and confirms; support looks at what was used and gives the money back. The wording
 * and the rules need a lawyer's eye: docs/payments.md.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/http/scope';
import type { SessionUser } from '../../platform/context';
import { newId } from '../../platform/db/id';
import { insertWhere } from '../../platform/db/insert-where';
import { AppError } from '../../platform/http/errors';
import { SENDER } from '../../platform/mail/sender';
import { payments, withdrawals } from './schema';

/** Days in which a consumer may withdraw without a reason. */
const PERIOD_MS = 14 * 86_400_000;

/** A declared withdrawal. */
export interface Withdrawal {
  reference: string;
  declaredAt: string;
}

/**
 * Declares that somebody withdraws from the purchase of a bill, once, and mails them the receipt and us the task. Throws
 * `not_found` for a bill that is not theirs.
 */
export const declareWithdrawal = async (scope: Scope, user: SessionUser, invoiceId: string): Promise<Withdrawal> => {
  const { db, now } = scope;
  const mine = and(eq(payments.userId, user.id), eq(payments.invoiceId, invoiceId));
  const [payment] = await db.select().from(payments).where(mine);
  if (!payment) throw new AppError('not_found');
  const row = {
    id: newId('withdrawal'),
    userId: user.id,
    invoiceId,
    declaredAt: now,
    inTime: now <= payment.paidAt + PERIOD_MS,
  };
  const [declared] = await insertWhere(db, withdrawals, row, sql`WHERE TRUE`)
    .onConflictDoNothing()
    .returning();
  if (declared) {
    const data = {
      invoice: invoiceId,
      offer: payment.offerId,
      reference: declared.id,
      at: new Date(now).toISOString(),
    };
    scope.mailLater({ template: 'withdrawal-received', to: user.email, locale: user.locale, data });
    scope.mailLater({
      template: 'withdrawal-task',
      to: SENDER.supportEmail,
      replyTo: user.email,
      locale: 'en',
      data: { ...data, payment: payment.id, user: user.id, inTime: row.inTime },
    });
    return { reference: declared.id, declaredAt: data.at };
  }
  const [known] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, user.id), eq(withdrawals.invoiceId, invoiceId)));
  if (!known) throw new AppError('conflict');
  return { reference: known.id, declaredAt: new Date(known.declaredAt).toISOString() };
};
