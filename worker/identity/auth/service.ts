import { eq, lte } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { purgeRows } from '../../platform/db/purge';
import { rateCounters } from '../../platform/http/schema';
import { sessions, users } from '../sessions/service';
import { authCodes, oneTimeTokens, pendingSignups } from './schema';
import { SPENT_CODE_MEMORY } from './lifetimes';

export { exportIdentities } from './data-rights';
export { notifyEndedSessions, roomsOfSessionsStatement, roomsOfOwner } from './ended-sessions';
export { listSessions } from './session-list';
export { isUsernameTaken, usernameTaken } from './usernames';
export { forgotPassword } from './recovery';
export { resendConfirmation } from './signup';
export { mayMail } from './mail-limit';
export { isRefreshable } from './issue';
export { pendingSignups } from './schema';

/** Statement that erases a person; sessions, tokens and codes go with the row. */
export const deleteUserStatement = (db: Database, userId: string) => db.delete(users).where(eq(users.id, userId));

/** Removes sessions, codes, links, sign-ups and counters that have expired; for the cron. */
export const purgeExpired = async (db: Database, now: number): Promise<void> => {
  await purgeRows(db, sessions, lte(sessions.expiresAt, now));
  await purgeRows(db, authCodes, lte(authCodes.expiresAt, now - SPENT_CODE_MEMORY), { key: 'code_hash' });
  await purgeRows(db, oneTimeTokens, lte(oneTimeTokens.expiresAt, now));
  await purgeRows(db, pendingSignups, lte(pendingSignups.expiresAt, now));
  await purgeRows(db, rateCounters, lte(rateCounters.resetsAt, now), { key: 'key' });
};
