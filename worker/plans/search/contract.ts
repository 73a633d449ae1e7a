import * as z from 'zod/mini';

/** Bounds of a search; the palette shows the same. */
export const SEARCH_LIMITS = {
  query: 120,
  words: 8,
  plans: 8,
  items: 20,
  /** Things are looked for in this many of the newest plans, one's own and as many that others share. */
  newest: 200,
} as const;

/** `GET /api/search` */
export const searchInput = z.object({
  /** Case and accents do not matter; every word has to occur. Without a word nothing is found. */
  query: z._default(z.string().check(z.trim(), z.maxLength(SEARCH_LIMITS.query)), ''),
});

const foundPlan = z.object({
  id: z.string(),
  name: z.string(),
  destination: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  status: z.enum(['generating', 'ready', 'failed']),
  /** Of somebody with whom the caller packs it. */
  role: z.enum(['owner', 'member']),
});
export type FoundPlan = z.infer<typeof foundPlan>;

const foundItem = z.object({
  id: z.string(),
  name: z.string(),
  /** A category id of the closed list, or the traveller's own text. */
  category: z.string(),
  quantity: z.number(),
  packed: z.boolean(),
  planId: z.string(),
  planName: z.string(),
});

/** 200 of `GET /api/search`: what begins with the first word comes first, then by the age of the plan. */
export const searchOutput = z.object({
  plans: z.array(foundPlan),
  items: z.array(foundItem),
  /** There was more than fits. */
  more: z.boolean(),
});
export type SearchResults = z.infer<typeof searchOutput>;
