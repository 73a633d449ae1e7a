import * as z from 'zod/mini';

export * from './error-codes';

/** The one shape of an error answer. `message` is English and safe to show; `fields` maps a path to its message. */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    requestId: z.string(),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;
