import * as z from 'zod/mini';

/** The list that the engine packed for the example when the site was built; `web/prerender/` writes it. */
export const sample = z.object({
  items: z.array(z.object({ name: z.string(), quantity: z.number(), reason: z.string() })),
  total: z.number(),
});
