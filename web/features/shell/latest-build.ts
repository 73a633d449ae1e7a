import * as z from 'zod/mini';

/** The newest build as it describes itself. */
export const latestBuild = z.object({
  id: z.string(),
  /** Every page's path without its language prefix; `shell` is a page of the app, all else a document of its own. */
  routeRules: z._default(z.record(z.string(), z.object({ shell: z.optional(z.literal(true)) })), {}),
});
export type RouteRules = z.infer<typeof latestBuild>['routeRules'];
