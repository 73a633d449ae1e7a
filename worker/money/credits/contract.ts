import * as z from 'zod/mini';

/** What a lot of credits was given for. */
const LOT_SOURCES = ['signup', 'subscription', 'pack', 'referral', 'goodwill', 'test'] as const;
export type LotSource = (typeof LOT_SOURCES)[number];

/** Why the ledger has a row. */
const LEDGER_REASONS = ['grant', 'reserve', 'release', 'expire', 'clawback'] as const;
export type LedgerReason = (typeof LEDGER_REASONS)[number];

/** 200 of `GET /api/credits`: monthly credits that reset, permanent ones, both together. */
export const creditsOutput = z.object({
  subscription: z.number(),
  additional: z.number(),
  total: z.number(),
  /** When the next month's credits take the place of these; null when there is no next one, or are no monthly credits. */
  renewsAt: z.nullable(z.iso.datetime()),
  /** End of the paid month and of its credits, renewed or not; null without one. */
  monthEndsAt: z.nullable(z.iso.datetime()),
  /** A disputed payment: nothing can be spent until it is settled. */
  onHold: z.boolean(),
  /** How many more credits go back within these 24 hours for plans deleted while they are made or failed models. */
  returnsLeft: z.number(),
});
export type CreditsOutput = z.infer<typeof creditsOutput>;

/** `GET /api/credits/history` */
export const creditHistoryQuery = z.object({
  /** `nextCursor` of the page before. */
  cursor: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
});
export type CreditHistoryQuery = z.infer<typeof creditHistoryQuery>;

/** One change of the balance; the screen has a sentence for each `reason` and `source`. */
const creditHistoryRow = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  delta: z.number(),
  reason: z.enum(LEDGER_REASONS),
  /** What the credits that moved had been given for. */
  source: z.enum(LOT_SOURCES),
  monthly: z.boolean(),
  /** All credits after this change. */
  balance: z.number(),
  /** The Bag Plan it was spent on or came back from; null when it is something else, or deleted. */
  plan: z.nullable(z.object({ id: z.string(), name: z.string() })),
});
export type CreditHistoryRow = z.infer<typeof creditHistoryRow>;

/** 200 of `GET /api/credits/history`, newest first; `nextCursor` is null on the last page. */
export const creditHistoryOutput = z.object({ rows: z.array(creditHistoryRow), nextCursor: z.nullable(z.number()) });
