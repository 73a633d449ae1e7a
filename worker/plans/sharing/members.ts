import { and, eq, sql } from 'drizzle-orm';
import { hashSecret } from '../../platform/crypto/secrets';
import { insertWhere } from '../../platform/db/insert-where';
import { AppError } from '../../platform/http/errors';
import { hitLimit, limitKey } from '../../platform/http/rate-limit';
import { OWNER_NAME, planMembers, plans } from '../service';
import { type Invitation, type InvitationState, SHARING_LIMITS } from './contract';
import { isOfToken, isUsable, newClaim, revokeInvitesOf } from './invites';
import { ownsPlan } from './links';
import { planInvites, planRemovals } from './schema';
import type { SharingScope, VisitorScope } from './scope';

/** Looks at invitations of one address. */
const LOOKS = { max: 60, windowMs: 10 * 60_000 };

const membersOf = (planId: typeof planInvites.planId) =>
  sql<number>`(SELECT count(*) FROM plan_members along WHERE along.plan_id = ${planId})`;

const isMember = (userId: string) =>
  sql<number>`EXISTS (SELECT 1 FROM plan_members along WHERE along.plan_id = ${planInvites.planId} AND along.user_id = ${userId})`;

/** SQL that holds for an invitation from before its plan's owner took somebody off the plan. */
const isFromBeforeRemoval = (userId: string) =>
  sql<number>`EXISTS (SELECT 1 FROM plan_removals gone WHERE gone.plan_id = ${planInvites.planId}
    AND gone.user_id = ${userId} AND gone.removed_at >= ${planInvites.createdAt})`;

/** Statement that gives an invitation with what it shows of its plan. `userId` is empty for a visitor. */
export const invitationQuery = ({ db }: Pick<VisitorScope, 'db'>, token: string, userId: string) =>
  db
    .select({
      invite: planInvites,
      ownerId: plans.userId,
      plan: { name: plans.name, destination: plans.destination, startDate: plans.startDate, endDate: plans.endDate },
      inviter: OWNER_NAME,
      members: membersOf(planInvites.planId),
      isMember: isMember(userId),
      isVoid: isFromBeforeRemoval(userId),
    })
    .from(planInvites)
    .innerJoin(plans, eq(plans.id, planInvites.planId))
    .where(isOfToken(token));
type InvitationRow = Awaited<ReturnType<typeof invitationQuery>>[number];

/** What an invitation is to somebody at this moment. */
const stateOf = (
  { invite, ownerId, members, isMember, isVoid }: InvitationRow,
  userId: string,
  now: number,
): InvitationState => {
  if (ownerId === userId) return 'own';
  if (isMember) return 'member';
  if (invite.revokedAt !== null || isVoid) return 'revoked';
  if (invite.expiresAt <= now) return 'expired';
  if (invite.uses >= invite.maxUses) return 'used';
  return members >= SHARING_LIMITS.members ? 'full' : 'open';
};

/** What an invitation shows to the holder of its link; throws `not_found`, also when the plan is deleted. */
export const previewInvitation = async (
  scope: VisitorScope,
  token: string,
  userId: string | null,
): Promise<Invitation> => {
  const { env, db, now, address } = scope;
  const hit = await hitLimit(db, { key: limitKey(env, 'invitation', address), ...LOOKS }, now);
  if (!hit.allowed) throw new AppError('rate_limited', { retryAfter: hit.retryAfter });
  const [row] = await invitationQuery(scope, token, userId ?? '');
  if (!row) throw new AppError('not_found');
  const state = stateOf(row, userId ?? '', now);
  const isIn = state === 'own' || state === 'member';
  // Who is not let in by it learns nothing of the plan.
  const plan = isIn || state === 'open' || state === 'full' ? row.plan : null;
  return { state, planId: isIn ? row.invite.planId : null, inviter: row.inviter, plan };
};

/** Why somebody was not let in. */
const REFUSALS = {
  own: 'own_invite',
  revoked: 'invite_revoked',
  expired: 'invite_expired',
  used: 'invite_used',
  full: 'plan_full',
} as const;

/**
 * Takes an invitation: one use of it and the new member in one batch, so that neither a race nor a repeat lets in more
 * than it is for. Throws what became of it when it lets nobody in.
 */
export const acceptInvitation = async (
  scope: SharingScope,
  token: string,
): Promise<{ planId: string; joined: boolean }> => {
  const { db, userId, now } = scope;
  const claim = newClaim();
  const isOwn = sql`EXISTS (SELECT 1 FROM plans own WHERE own.id = ${planInvites.planId} AND own.user_id = ${userId})`;
  const [, joined, [row]] = await db.batch([
    db
      .update(planInvites)
      .set({ uses: sql`uses + 1`, claim, email: null })
      .where(
        and(
          isOfToken(token),
          isUsable(now),
          sql`NOT ${isOwn}`,
          sql`NOT ${isMember(userId)}`,
          sql`NOT ${isFromBeforeRemoval(userId)}`,
          sql`${membersOf(planInvites.planId)} < CAST(${SHARING_LIMITS.members} AS INTEGER)`,
        ),
      ),
    insertWhere(
      db,
      planMembers,
      { planId: sql`invite.plan_id`, userId, joinedAt: now },
      sql`FROM plan_invites invite WHERE invite.token_hash = ${hashSecret(token)} AND invite.claim = ${claim}`,
    )
      .onConflictDoNothing()
      .returning({ planId: planMembers.planId }),
    invitationQuery(scope, token, userId),
  ]);
  if (!row) throw new AppError('not_found');
  if (joined.length > 0) return { planId: row.invite.planId, joined: true };
  const state = stateOf(row, userId, now);
  if (state === 'member') return { planId: row.invite.planId, joined: false };
  throw new AppError(state === 'open' ? 'conflict' : REFUSALS[state]);
};

/**
 * Takes somebody off a plan: its owner anybody, and each member themself. When the owner does it, links to pass on and
 * invitations to their mailbox end, and no other one from before lets them in again. Throws `not_found`.
 */
export const removeMember = async (scope: SharingScope, planId: string, memberId: string): Promise<void> => {
  const { db, userId, now } = scope;
  const isOwner = ownsPlan(userId, planId);
  const isThere = sql`EXISTS (SELECT 1 FROM plan_members along WHERE along.plan_id = ${planId} AND along.user_id = ${memberId})`;
  const isSentAway = sql`${isOwner} AND ${isThere}`;
  const [, , removed] = await db.batch([
    revokeInvitesOf(scope, planId, memberId, isSentAway),
    insertWhere(
      db,
      planRemovals,
      { planId, userId: memberId, removedAt: now },
      sql`WHERE ${isSentAway}`,
    ).onConflictDoUpdate({ target: [planRemovals.planId, planRemovals.userId], set: { removedAt: now } }),
    db
      .delete(planMembers)
      .where(
        and(
          eq(planMembers.planId, planId),
          eq(planMembers.userId, memberId),
          memberId === userId ? undefined : isOwner,
        ),
      )
      .returning({ userId: planMembers.userId }),
  ]);
  if (removed.length === 0) throw new AppError('not_found');
};
