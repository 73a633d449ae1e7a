import type { Guard } from './guard-list';

const BOUNDS = 'worker/plans/revisions/bounds.workerd.test.ts';
const INVITATIONS = 'worker/plans/sharing/invitations.workerd.test.ts';
const MEMORIES = 'worker/plans/sharing/memory-privacy.model.workerd.test.ts';

/** What keeps an attacker out of others' plans and mailboxes, and from lists and rows that we pay for. */
export const ABUSE_GUARDS: readonly Guard[] = [
  {
    name: 'abuse: a proposal stays in the countries of its plan',
    file: 'worker/plans/revisions/propose.ts',
    from: 'assertSameDestination(plan, next, places);',
    to: '',
    test: BOUNDS,
    only: 'a proposal stays in the country',
  },
  {
    name: 'abuse: a correction stays in the countries of its plan',
    file: 'worker/plans/corrections/same-countries.ts',
    from: 'if (!leadsElsewhere) return;',
    to: 'if (known.size >= 0) return;',
    test: BOUNDS,
    only: 'a correction of a leg stays',
  },
  {
    name: 'abuse: who was sent away holds no invitation',
    file: 'worker/plans/sharing/members.ts',
    from: 'revokeInvitesOf(scope, planId, memberId, isSentAway),',
    to: '',
    test: INVITATIONS,
    only: 'a removed member cannot return',
  },
  {
    name: 'abuse: an invitation that is over tells nothing',
    file: 'worker/plans/sharing/members.ts',
    from: "const plan = isIn || state === 'open' || state === 'full' ? row.plan : null;",
    to: 'const { plan } = row;',
    test: INVITATIONS,
    only: 'an invitation that is used up or expired shows nothing',
  },
  {
    name: 'abuse: a template keeps what was private',
    file: 'worker/plans/templates/service.ts',
    from: "...(privacy === 'private' && { isPrivate: true }),",
    to: '...(privacy === undefined && { isPrivate: true }),',
    test: MEMORIES,
    only: 'private items stay private',
  },
  {
    name: 'abuse: a mailbox is one however it is written',
    file: 'worker/identity/auth/mail-limit.ts',
    from: 'const mailbox = countedMailboxOf(to);',
    to: 'const mailbox = to.toLowerCase();',
    test: 'worker/identity/auth/signup.workerd.test.ts',
    only: 'plus addresses of one mailbox',
  },
  {
    name: 'abuse: links to other addresses are counted',
    file: 'worker/identity/auth/recovery.ts',
    from: 'await countAddressChange(scope, caller.id);',
    to: '',
    test: 'worker/identity/auth/recovery.workerd.test.ts',
    only: 'changing the own address to mail links',
  },
  {
    name: 'abuse: sessions are bounded',
    file: 'worker/identity/auth/issue.ts',
    from: '    db.delete(sessions).where(tooOld(known.userId)),\n',
    to: '',
    test: 'worker/identity/auth/rotation.workerd.test.ts',
    only: 'over the limit of sessions',
  },
  {
    name: 'abuse: a person has so many live connections',
    file: 'worker/plans/room/live/sockets.ts',
    from: '.length >= MAX_OWN_SOCKETS',
    to: '.length >= MAX_SOCKETS',
    test: 'worker/plans/room/live/limits.workerd.test.ts',
    only: 'one person has at most ten live connections',
  },
  {
    name: 'abuse: a device is bound to its session',
    file: 'worker/plans/room/service.ts',
    from: 'const device = boundDevice(env, sessionId, clientId);',
    to: 'const device = clientId;',
    test: 'worker/plans/room/sync/sync.workerd.test.ts',
    only: 'device id hides no conflict',
  },
  {
    name: 'abuse: a session that has ended edits nothing',
    file: 'worker/plans/room/sync/store.ts',
    from: "if (!rotation) return { refused: 'unauthenticated' };\n  await confirmRotation(db, session, rotation);",
    to: 'if (rotation) await confirmRotation(db, session, rotation);',
    test: 'worker/plans/room/sync/trips.workerd.test.ts',
    only: 'ended sessions and removed members',
  },
  {
    name: 'abuse: who was taken off a plan edits nothing',
    file: 'worker/plans/room/sync/store.ts',
    from: '.where(isOpenTo(userId, planId)),',
    to: '.limit(1),',
    test: 'worker/plans/room/sync/trips.workerd.test.ts',
    only: 'ended sessions and removed members',
  },
  {
    name: 'abuse: a session that a room knows ends there, too',
    file: 'worker/plans/room/plan-room.ts',
    from: 'async dismiss(planId: string): Promise<void> {\n    this.#keeping.rights.forget();\n',
    to: 'async dismiss(planId: string): Promise<void> {\n',
    test: 'worker/plans/room/sync/ended-rights.workerd.test.ts',
    only: 'edits are refused from the next call on',
  },
];
