import * as z from 'zod/mini';

export const SUPPORT_TOPICS = ['billing', 'plan', 'account', 'idea', 'other'] as const;

export const SUPPORT_LIMITS = { messageMin: 10, message: 4000 } as const;

/** English texts of the rules; the browser translates them. */
export const SUPPORT_MESSAGES = {
  topic: 'Choose what it is about.',
  short: `Tell us a little more: at least ${SUPPORT_LIMITS.messageMin} characters.`,
  long: `Use at most ${SUPPORT_LIMITS.message} characters.`,
} as const;

const CONTROL = /[^\P{Cc}\t\n\r]/gu;
const text = () => z.string().check(z.overwrite((value) => value.toWellFormed().replace(CONTROL, '').trim()));
/** One short line of what the browser says of itself. */
const fact = () =>
  z.optional(
    text().check(
      z.overwrite((value) => value.replace(/\s+/g, ' ')),
      z.maxLength(400),
    ),
  );

/** What the form shows and sends along when the person leaves it ticked; nothing else goes with the message. */
const supportContext = z.object({
  build: fact(),
  browser: fact(),
  language: fact(),
  screen: fact(),
  /** The request that failed last in this tab, and with which code. */
  failedRequest: fact(),
});
export type SupportContext = z.infer<typeof supportContext>;

/** `POST /api/support` */
export const supportInput = z.object({
  topic: z.enum(SUPPORT_TOPICS, SUPPORT_MESSAGES.topic),
  message: text().check(
    z.minLength(SUPPORT_LIMITS.messageMin, SUPPORT_MESSAGES.short),
    z.maxLength(SUPPORT_LIMITS.message, SUPPORT_MESSAGES.long),
  ),
  context: z.optional(supportContext),
});
export type SupportInput = z.infer<typeof supportInput>;

/** 202 of `POST /api/support`: what to name when asking again. */
export const supportOutput = z.object({ reference: z.string() });
