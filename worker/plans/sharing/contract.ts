import * as z from 'zod/mini';
import { email } from '../../identity/auth/contract';
import { LOCALES } from '../../platform/locale/locale';
import { person, planWeather } from '../contract';

/** Bounds of sharing; the screens say the same ones. */
export const SHARING_LIMITS = {
  /** People who pack along with an owner. */
  members: 10,
  /** Invitations of one plan that can be used at a time. */
  openInvites: 20,
  inviteDays: 7,
} as const;

/** `POST /api/plans/:id/invites`: mailed to an address in its reader's language, or a link to pass on. */
export const inviteInput = z.object({
  email: z.optional(email),
  /** Of the mail to somebody who has no account; an account has its own. */
  locale: z.optional(z.enum(LOCALES)),
});
export type InviteInput = z.infer<typeof inviteInput>;

/** A link as its owner sees it; `url` is null when the key it was made with is gone: it works and cannot be shown. */
const link = z.object({ url: z.nullable(z.string()), createdAt: z.iso.datetime() });
export type ShareLink = z.infer<typeof link>;

/** An invitation that can still be used. */
const invite = z.object({
  id: z.string(),
  /** Null: a link to pass on. */
  email: z.nullable(z.string()),
  url: z.nullable(z.string()),
  usesLeft: z.number(),
  expiresAt: z.iso.datetime(),
});
export type Invite = z.infer<typeof invite>;

/** Whether lines that only something private explains are shown by a neutral name, or not at all. */
const privateLines = z.enum(['neutral', 'hidden']);

/** `PATCH /api/plans/:id/sharing`: what members and links see of private lines. */
export const sharingInput = z.object({ members: z.optional(privateLines), links: z.optional(privateLines) });
export type SharingInput = z.infer<typeof sharingInput>;

/** 200 of `GET /api/plans/:id/sharing`: how a plan is shared, for its owner. */
export const sharingOutput = z.object({
  link: z.nullable(link),
  invites: z.array(invite),
  people: z.array(person),
  privateLines: z.object({ members: privateLines, links: privateLines }),
});
export type Sharing = z.infer<typeof sharingOutput>;

/** 200 of `POST /api/plans/:id/link` */
export const linkOutput = z.object({ link });
/** 201 of `POST /api/plans/:id/invites` */
export const inviteOutput = z.object({ invite });

/** A link's token as it comes back. */
const token = z.string().check(z.minLength(1), z.maxLength(100));

/** `GET /api/shared` */
export const sharedQuery = z.object({ token });

/** What visitors see of a plan: nothing of the people, of what they wrote or of what they have packed. */
const sharedPlan = z.object({
  name: z.string(),
  destination: z.string(),
  place: z.nullable(z.object({ name: z.string(), countryName: z.string() })),
  airport: z.optional(z.nullable(z.string())),
  startDate: z.string(),
  endDate: z.string(),
  days: z.number(),
  locale: z.enum(LOCALES),
  weather: z.nullable(planWeather),
  items: z.array(z.object({ name: z.string(), quantity: z.number(), category: z.string() })),
});
export type SharedPlan = z.infer<typeof sharedPlan>;

/** 200 of `GET /api/shared` */
export const sharedOutput = z.object({ plan: sharedPlan });

/** `POST /api/invites/preview` and `POST /api/invites/accept` */
export const invitationInput = z.object({ token });

/** What became of an invitation; `own` and `member` are the caller's own case. */
const INVITATION_STATES = ['open', 'own', 'member', 'revoked', 'expired', 'used', 'full'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** 200 of `POST /api/invites/preview` */
export const invitationOutput = z.object({
  invitation: z.object({
    state: z.enum(INVITATION_STATES),
    /** For those who may open it. */
    planId: z.nullable(z.string()),
    /** Null: somebody without a username or first name. */
    inviter: z.nullable(z.string()),
    /** Null for a person it does not admit. */
    plan: z.nullable(
      z.object({ name: z.string(), destination: z.string(), startDate: z.string(), endDate: z.string() }),
    ),
  }),
});
export type Invitation = z.infer<typeof invitationOutput>['invitation'];

/** 200 of `POST /api/invites/accept`; accepting again changes nothing. */
export const acceptedOutput = z.object({ planId: z.string(), joined: z.boolean() });
