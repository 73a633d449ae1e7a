import { eq } from 'drizzle-orm';
import { isoTime } from '../../platform/iso-time';
import { sessions as sessionsTable, users } from '../sessions/service';
import type { Scope } from '../../platform/http/scope';
import {
  deleteUserStatement,
  notifyEndedSessions,
  exportIdentities,
  listSessions,
  roomsOfSessionsStatement,
  roomsOfOwner,
} from '../auth/service';
import type { SessionUser } from '../../platform/context';
import { closeBilling, exportBilling } from '../../money/billing/service';
import { getCredits, listHistory } from '../../money/credits/service';
import type { CreditHistoryRow } from '../../money/credits/contract';
import { jsonStream } from '../../platform/http/json-stream';
import { hitLimit, limitKey } from '../../platform/http/rate-limit';
import { AppError } from '../../platform/http/errors';
import { exportLuggage } from '../../plans/luggage/service';
import { erasePlans, exportPlans } from '../../plans/lifecycle/service';
import { roomsOf } from '../../plans/service';
import { exportReuse } from '../../plans/preferences/service';
import { exportReferrals } from '../../money/referrals/service';
import { getProfile } from '../profile/service';
import { exportSharing, forgetInvitee } from '../../plans/sharing/service';
import { exportWaitlist, leaveWaitlistStatement } from '../../public/waitlist/service';
import { CONFIRM_MESSAGE } from './contract';

/** Every change of a person's credits, newest first. */
const allHistory = async (scope: Scope, userId: string): Promise<CreditHistoryRow[]> => {
  const rows: CreditHistoryRow[] = [];
  for (let cursor: number | undefined, isLast = false; !isLast;) {
    const page = await listHistory(scope.db, userId, { cursor, limit: 100 });
    rows.push(...page.rows);
    cursor = page.nextCursor ?? undefined;
    isLast = page.nextCursor === null;
  }
  return rows;
};

/** Exports of one person an hour: each reads all that there is. */
const EXPORTS = { max: 10, windowMs: 60 * 60_000 };

/**
 * Everything we keep about a person, for their own use (GDPR articles 15 and 20), as a JSON text that is written while
 * it is read: somebody may have hundreds of plans. Throws `rate_limited`.
 */
export const exportAccount = async (scope: Scope, caller: SessionUser): Promise<ReadableStream<Uint8Array>> => {
  const { env, db, now } = scope;
  const hit = await hitLimit(db, { key: limitKey(env, 'account-export', caller.id), ...EXPORTS }, now);
  if (!hit.allowed) throw new AppError('rate_limited', { retryAfter: hit.retryAfter });
  const [
    [user],
    profile,
    sessions,
    balance,
    history,
    billing,
    reuse,
    sharing,
    luggage,
    identities,
    referrals,
    waitlist,
  ] = await Promise.all([
    db.select().from(users).where(eq(users.id, caller.id)),
    getProfile(scope, caller.id),
    listSessions(scope, caller),
    getCredits(db, caller.id, now),
    allHistory(scope, caller.id),
    exportBilling(db, caller.id),
    exportReuse(db, caller.id),
    exportSharing(db, caller.id),
    exportLuggage(db, caller.id),
    exportIdentities(db, caller.id),
    exportReferrals(db, caller.id),
    exportWaitlist(db, caller.email),
  ]);
  if (!user) throw new AppError('not_found');
  const kept = {
    exportedAt: isoTime(now),
    account: {
      id: user.id,
      email: user.email,
      locale: user.locale,
      createdAt: isoTime(user.createdAt),
      termsAcceptedAt: isoTime(user.termsAcceptedAt),
    },
    profile,
    identities,
    sessions,
    credits: { ...balance, history },
    billing,
    referrals,
    waitlist,
    ...reuse,
    sharing,
    luggage,
  };
  return jsonStream(kept, 'plans', exportPlans({ db, userId: caller.id, rooms: roomsOf(env) }));
};

/**
 * Erases a person in one batch. What stays names nobody: the credit ledger under the account's id, and the keyed hash
 * that keeps the free credits from being given twice. `confirm` must be the account's e-mail.
 */
export const deleteAccount = async (scope: Scope, caller: SessionUser, confirm: string): Promise<void> => {
  const { env, db, now } = scope;
  if (confirm !== caller.email) throw new AppError('validation_failed', { fields: { confirm: CONFIRM_MESSAGE } });
  await closeBilling(env, db, caller.id);
  const plans = await erasePlans({ db, userId: caller.id, now });
  const [sessionRooms, ownRooms] = await db.batch([
    roomsOfSessionsStatement(db, eq(sessionsTable.userId, caller.id)),
    roomsOfOwner(db, caller.id),
    deleteUserStatement(db, caller.id),
    ...plans.statements,
    forgetInvitee(db, caller.email),
    leaveWaitlistStatement(db, caller.email),
  ]);
  await notifyEndedSessions(scope, [...sessionRooms, ...ownRooms]);
  scope.later('forget plans', () => plans.forget(env));
  scope.mailLater({ template: 'account-deleted', to: caller.email, locale: caller.locale, data: null });
};
