import { and, desc, eq } from 'drizzle-orm';
import { isOwn, ownPlan, peopleQuery, plans, toPeople } from '../service';
import type { Sharing, SharingInput } from './contract';
import { isUsable, toInvite } from './invites';
import { toShareLink } from './links';
import { planInvites, planLinks } from './schema';
import type { SharingScope } from './scope';

export { purgeInvites } from './invites';
export { findLinkedTrip, type LinkedTrip } from './links';
export { exportSharing, forgetInvitee } from './data-rights';

/** How one's own plan is shared: its link, the invitations that can be used, and who packs. */
export const getSharing = async (scope: SharingScope, planId: string): Promise<Sharing> => {
  const { db, userId, now } = scope;
  const plan = await ownPlan(scope, planId);
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
    privateLines: { members: plan.privateToMembers, links: plan.privateToLinks },
  };
};

/** Sets what others see of the private lines of one's own plan. */
export const setPrivateLines = async (
  scope: SharingScope,
  planId: string,
  { members, links }: SharingInput,
): Promise<Sharing> => {
  const { db, userId, now } = scope;
  await db
    .update(plans)
    .set({ ...(members && { privateToMembers: members }), ...(links && { privateToLinks: links }), updatedAt: now })
    .where(isOwn(userId, planId));
  return getSharing(scope, planId);
};
