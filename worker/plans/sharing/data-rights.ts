import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/client';
import { isoTime } from '../../platform/iso-time';
import { planMembers, plans } from '../service';
import { planInvites, planLinks } from './schema';

/** What a person shares and what is shared with them, for their export. One batch. */
export const exportSharing = async (db: Database, userId: string) => {
  const [links, invites, memberships] = await db.batch([
    db
      .select({ planId: planLinks.planId, createdAt: planLinks.createdAt })
      .from(plans)
      .innerJoin(planLinks, eq(planLinks.planId, plans.id))
      .where(eq(plans.userId, userId)),
    db
      .select({ invite: planInvites })
      .from(plans)
      .innerJoin(planInvites, eq(planInvites.planId, plans.id))
      .where(eq(plans.userId, userId)),
    db
      .select({ planId: plans.id, name: plans.name, joinedAt: planMembers.joinedAt })
      .from(planMembers)
      .innerJoin(plans, eq(plans.id, planMembers.planId))
      .where(eq(planMembers.userId, userId)),
  ]);
  return {
    links: links.map(({ planId, createdAt }) => ({ planId, createdAt: isoTime(createdAt) })),
    invitations: invites.map(({ invite }) => ({
      planId: invite.planId,
      email: invite.email,
      uses: invite.uses,
      createdAt: isoTime(invite.createdAt),
      expiresAt: isoTime(invite.expiresAt),
    })),
    memberOf: memberships.map(({ planId, name, joinedAt }) => ({ planId, name, joinedAt: isoTime(joinedAt) })),
  };
};

/**
 * Statement that takes a mailbox off other people's invitations, for the batch that erases its owner. Memberships and
 * names on ticks go with the person's row.
 */
export const forgetInvitee = (db: Database, email: string) =>
  db.update(planInvites).set({ email: null }).where(eq(planInvites.email, email));
