import * as z from 'zod/mini';

/** Rows of one page of the referrals table. */
export const REFERRALS_PAGE_SIZE = 10;

/** A referral counts when the account it brought is at most this old, and the browser forgets it after as long. */
export const REFERRAL_LIFETIME_MS = 3_600_000;

/** `any`, or only those who have bought something, or only those who have not. */
export const REFERRAL_STATUSES = ['any', 'purchased', 'not_purchased'] as const;
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number];

/** `POST /api/rpc/process_referral`: an empty text when nobody did. */
export const processReferralInput = z.object({ referring_username: z.string().check(z.maxLength(200)) });

/** 200 of `process_referral`, whatever came of it; `error` is empty after a success. */
export const processReferralOutput = z.object({ success: z.boolean(), error: z.string() });
export type ProcessReferralOutput = z.infer<typeof processReferralOutput>;

/** `GET /api/referrals`; `page` starts at 1. */
export const referralsQuery = z.object({
  status: z._default(z.enum(REFERRAL_STATUSES), 'any'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
});
export type ReferralsQuery = z.infer<typeof referralsQuery>;

/** Somebody who came by the caller's link. */
const referralRow = z.object({
  registeredAt: z.iso.datetime(),
  /** Masked: enough to recognise a friend, too little to write to them. */
  email: z.string(),
  /** Four characters that distinguish people whose masked addresses look alike; always the same for one person. */
  tag: z.string(),
  purchased: z.boolean(),
  /** Credits that the first purchase earned and that were not taken back; null before it. */
  rewardAmount: z.nullable(z.number()),
  rewardedAt: z.nullable(z.iso.datetime()),
});
export type ReferralRow = z.infer<typeof referralRow>;

/** 200 of `GET /api/referrals`. `total` counts the rows of the filter, `stats` all. */
export const referralsOutput = z.object({
  rows: z.array(referralRow),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  stats: z.object({ total: z.number(), withPurchase: z.number(), rewardTotal: z.number() }),
});
export type ReferralsOutput = z.infer<typeof referralsOutput>;
