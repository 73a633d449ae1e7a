import { and, desc, eq } from 'drizzle-orm';
import { ownPlan } from '../access';
import type { Sharing } from './contract';
import { isUsable, toInvite } from './invites';
import { toShareLink } from './links';
import { peopleQuery, toPeople } from './people';
import { planInvites, planLinks } from './schema';
import type { SharingScope } from './scope';

export { purgeInvites } from './invites';
export { isLinkLive } from './links';

/** How one's own plan is shared: its link, the invitations that can be used, and who packs. */
export const getSharing = async (scope: SharingScope, planId: string): Promise<Sharing> => {
  const { db, userId, now } = scope;
  await ownPlan(scope, planId);
  const [[link], invites, people] = await db.batch([
    db.select().from(planLinks).where(eq(planLinks.planId, planId)),
    db
      .select()
      .from(planInvites)
      .where(and(eq(planInvites.planId, planId), isUsable(now)))
      .orderBy(desc(planInvites.createdAt)),
    peopleQuery(db, planId),
  ]);
  return {
    link: link ? toShareLink(scope, link) : null,
    invites: invites.map((row) => toInvite(scope, row)),
    people: toPeople(people, userId),
  };
};
