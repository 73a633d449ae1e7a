import { eq } from 'drizzle-orm';
import { signupGrantStatements } from '../../money/credits/service';
import { identityHash } from './email-identity';
import { signupGrants } from './schema';
import type { MailScope, Scope } from '../../platform/http/scope';

/** Whether this mailbox has had the free credits, perhaps for a deleted account. */
export const hasHadFreeCredits = async ({ env, db }: MailScope, email: string): Promise<boolean> => {
  const grants = await db
    .select()
    .from(signupGrants)
    .where(eq(signupGrants.identityHash, identityHash(env, email)));
  return grants.length > 0;
};

/**
 * Statements that give a new account its free credits, for the batch that makes it; none when its mailbox has had them.
 * The batch fails when the same mailbox gets them elsewhere at this very moment.
 */
export const freeCreditStatements = async (scope: Scope, { userId, email }: { userId: string; email: string }) => {
  const { env, db, now } = scope;
  if (await hasHadFreeCredits(scope, email)) return [];
  return [
    db.insert(signupGrants).values({ identityHash: identityHash(env, email), grantedAt: now }),
    ...signupGrantStatements(db, { userId, now }),
  ];
};
