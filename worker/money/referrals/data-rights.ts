import { eq } from 'drizzle-orm';
import { users } from '../../identity/auth/schema';
import type { Database } from '../../platform/db/client';
import type { ReferralRow } from './contract';
import { referrals } from './schema';
import { listReferrals } from './service';

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
