import { and, eq } from 'drizzle-orm';
import { newId } from '../../../platform/db/id';
import type { Locale } from '../../../platform/locale/locale';
import { freeCreditStatements } from '../free-credits';
import { users } from '../../sessions/service';
import { identities, pendingSignups } from '../schema';
import type { Scope } from '../../../platform/http/scope';
import type { GoogleIdentity } from './client';

/** Why somebody can't be signed in: Google has not verified the e-mail, or there is no account and none may be made. */
export type GoogleRefusal = 'unverified' | 'no_account';

const findLinked = async ({ db }: Scope, subject: string): Promise<string | null> => {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, 'google'), eq(identities.subject, subject)));
  return row?.userId ?? null;
};

/**
 * The account of a Google identity: the one it is linked to, else the one with the same e-mail (verified by Google, and
 * by us, as every account's is), else a new one when its person accepted the terms.
 */
export const accountOf = async (
  scope: Scope,
  { subject, email }: GoogleIdentity,
  { accepted, locale }: { accepted: boolean; locale: Locale },
): Promise<{ userId: string } | { refusal: GoogleRefusal }> => {
  const { db, now } = scope;
  const linked = await findLinked(scope, subject);
  if (linked) return { userId: linked };
  if (!email) return { refusal: 'unverified' };
  const [existing] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!existing && !accepted) return { refusal: 'no_account' };
  const userId = existing?.id ?? newId('user');
  const link = db.insert(identities).values({ provider: 'google', subject, userId, createdAt: now });
  if (existing) await link;
  else {
    await db.batch([
      db.insert(users).values({ id: userId, email, locale, termsAcceptedAt: now, createdAt: now, updatedAt: now }),
      link,
      db.delete(pendingSignups).where(eq(pendingSignups.email, email)),
      ...(await freeCreditStatements(scope, { userId, email })),
    ]);
  }
  return { userId };
};
