import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { linkTo } from '../../platform/http/links';
import { mayMail } from '../../identity/auth/service';
import { users } from '../../identity/sessions/service';
import { hashSecret, randomSecret } from '../../platform/crypto/secrets';
import { newId } from '../../platform/db/id';
import { insertWhere } from '../../platform/db/insert-where';
import { AppError } from '../../platform/http/errors';
import { hitLimit, limitKey } from '../../platform/http/rate-limit';
import type { Locale } from '../../platform/locale/locale';
import { nameOf, ownPlan } from '../service';
import { type Invite, type InviteInput, SHARING_LIMITS } from './contract';
import { ownsPlan } from './links';
import { type InviteRow, planInvites } from './schema';
import type { SharingScope } from './scope';
import { makeToken, restoreToken } from './tokens';

const LIFE_MS = SHARING_LIMITS.inviteDays * 24 * 60 * 60_000;

/** Mails of one person a day. */
const MAILS = { max: 20, windowMs: 24 * 60 * 60_000 };

const inviteUrl = ({ origin }: SharingScope, token: string): string =>
  linkTo({ origin }, 'en', '/app/invite', { token });

/** Links to pass on of one person a day: each that is made stays known for weeks. */
const LINKS = { max: 60, windowMs: 24 * 60 * 60_000 };

/** Condition of an invitation that lets somebody in at this moment. */
export const isUsable = (now: number) =>
  and(isNull(planInvites.revokedAt), gt(planInvites.expiresAt, now), lt(planInvites.uses, planInvites.maxUses));

/** A stored invitation as the plan's owner sees it. */
export const toInvite = (scope: SharingScope, row: InviteRow): Invite => {
  const token = restoreToken(scope.env, 'invite', row);
  return {
    id: row.id,
    email: row.email,
    url: token && inviteUrl(scope, token),
    usesLeft: row.maxUses - row.uses,
    expiresAt: new Date(row.expiresAt).toISOString(),
  };
};

/** What some mail program would make a link of: a dot or colon of any script between letters of any script. */
const LINK = /[\p{L}\p{N}][.:\u3002\u06D4\u0589][\p{L}\p{N}]|[/\\]{2}|www|@/iu;

/**
 * What looks like an address does not go into a mail: invitations must not become anybody's advertisement. Wide forms
 * and invisible characters are undone first, as a browser undoes them.
 */
export const withoutAddresses = (text: string): string | null =>
  LINK.test(text.normalize('NFKC').replace(/[\p{Cf}\p{M}]/gu, '')) ? null : text;

const mailInvitation = async (
  scope: SharingScope,
  { to, token, plan, locale }: { to: string; token: string; plan: string; locale: Locale },
): Promise<void> => {
  const { db, userId, origin } = scope;
  const [[reader], [inviter]] = await db.batch([
    db.select({ locale: users.locale }).from(users).where(eq(users.email, to)),
    db.select({ username: users.username, firstName: users.firstName }).from(users).where(eq(users.id, userId)),
  ]);
  // Whoever invites learns neither whether the mailbox has an account nor what else it got.
  if (!(await mayMail(scope, 'invitation', to))) return;
  const spoken = reader?.locale ?? locale;
  scope.mailLater({
    template: 'invitation',
    to,
    locale: spoken,
    data: {
      url: linkTo({ origin }, spoken, '/app/invite', { token }),
      inviter: withoutAddresses((inviter && nameOf(inviter)) ?? '') || null,
      plan: withoutAddresses(plan),
      days: SHARING_LIMITS.inviteDays,
    },
  });
};

/**
 * Invites to pack one's own plan along: with an address the invitation is mailed and lets one person in, without it is
 * a link for as many as there is room for. Throws `rate_limited`, `own_invite`, `conflict` (too many are open).
 */
export const invite = async (
  scope: SharingScope,
  caller: { email: string; locale: Locale },
  planId: string,
  { email, locale }: InviteInput,
): Promise<Invite> => {
  const { env, db, userId, now } = scope;
  const plan = await ownPlan(scope, planId);
  if (email === caller.email) throw new AppError('own_invite');
  const [kind, limit] = email === undefined ? ['invitation-links', LINKS] : ['invitations', MAILS];
  const hit = await hitLimit(db, { key: limitKey(env, kind, userId), ...limit }, now);
  if (!hit.allowed) throw new AppError('rate_limited', { retryAfter: hit.retryAfter });
  const id = newId('invite');
  const { token, tokenHash } = makeToken(env, 'invite', id);
  const row: InviteRow = {
    id,
    planId,
    tokenHash,
    email: email ?? null,
    maxUses: email === undefined ? SHARING_LIMITS.members : 1,
    uses: 0,
    claim: null,
    createdAt: now,
    expiresAt: now + LIFE_MS,
    revokedAt: null,
  };
  const open = sql`(SELECT count(*) FROM plan_invites open WHERE open.plan_id = ${planId}
    AND open.revoked_at IS NULL AND open.expires_at > ${now} AND open.uses < open.max_uses)`;
  const [, made] = await db.batch([
    // Of one mailbox or as a link, one is enough: the newer takes the older one's place.
    db
      .update(planInvites)
      .set({ revokedAt: now, email: null })
      .where(
        and(
          eq(planInvites.planId, planId),
          email === undefined ? isNull(planInvites.email) : eq(planInvites.email, email),
          isUsable(now),
          ownsPlan(userId, planId),
        ),
      ),
    insertWhere(
      db,
      planInvites,
      row,
      sql`WHERE ${ownsPlan(userId, planId)} AND ${open} < CAST(${SHARING_LIMITS.openInvites} AS INTEGER)`,
    ).returning({ id: planInvites.id }),
  ]);
  if (made.length === 0) throw new AppError('conflict', { message: 'Too many invitations are open.' });
  if (email !== undefined) {
    await mailInvitation(scope, { to: email, token, plan: plan.name, locale: locale ?? caller.locale });
  }
  return toInvite(scope, row);
};

/** Withdraws an invitation to one's own plan; also one that was used, which changes nothing for who is in. */
export const revokeInvite = async (
  { db, userId, now }: SharingScope,
  planId: string,
  inviteId: string,
): Promise<void> => {
  const revoked = await db
    .update(planInvites)
    .set({ revokedAt: now, email: null })
    .where(and(eq(planInvites.id, inviteId), eq(planInvites.planId, planId), ownsPlan(userId, planId)))
    .returning({ id: planInvites.id });
  if (revoked.length === 0) throw new AppError('not_found');
};

/** Statement that ends a plan's links to pass on and what was mailed to one person; what was mailed to others stays. */
export const revokeInvitesOf = (
  { db, now }: SharingScope,
  planId: string,
  memberId: string,
  when: ReturnType<typeof sql>,
) =>
  db
    .update(planInvites)
    .set({ revokedAt: now, email: null })
    .where(
      and(
        eq(planInvites.planId, planId),
        or(gt(planInvites.maxUses, 1), sql`${planInvites.email} = (SELECT email FROM users WHERE id = ${memberId})`),
        isUsable(now),
        when,
      ),
    );

/** Condition of the invitation that a token names. */
export const isOfToken = (token: string) => eq(planInvites.tokenHash, hashSecret(token));

/** A name for one acceptance. */
export const newClaim = randomSecret;

/** How long after its end an invitation can still say what became of it; milliseconds. */
const MEMORY_MS = 30 * 24 * 60 * 60_000;

/** Forgets invitations some time after their end, and mailboxes as soon as they are over; for the cron. */
export const purgeInvites = async ({ db, now }: Pick<SharingScope, 'db' | 'now'>): Promise<void> => {
  await db.batch([
    db.delete(planInvites).where(lt(planInvites.expiresAt, now - MEMORY_MS)),
    db
      .update(planInvites)
      .set({ email: null })
      .where(and(isNotNull(planInvites.email), or(lt(planInvites.expiresAt, now), isNotNull(planInvites.revokedAt)))),
  ]);
};
