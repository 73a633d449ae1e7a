import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { identities } from './schema';

/** The accounts elsewhere that somebody signs in with, for their own use. */
export const exportIdentities = async (db: Database, userId: string) => {
  const linked = await db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt));
  return linked.map(({ provider, subject, createdAt }) => ({
    provider,
    /** The provider's id of this person. */
    subject,
    linkedAt: new Date(createdAt).toISOString(),
  }));
};
