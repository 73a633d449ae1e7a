import * as z from 'zod';
import { assertOpenMeteoAllowed } from '../engine/weather/open-meteo-config';

const ENVIRONMENTS = ['development', 'test', 'preview', 'production'] as const;

/** A binding is there when it has the method we call on it. */
const binding = <Binding>(method: keyof Binding & string) =>
  z.custom<Binding>(
    (value) => typeof value === 'object' && value !== null && method in value,
    `the binding is missing (no ${method}())`,
  );

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);

const variablesAndBindings = z.object({
  ENVIRONMENT: z.enum(ENVIRONMENTS),
  /** Public origin for links in mails; empty means the origin of the request (one machine). */
  APP_ORIGIN: z.union([z.literal(''), z.url()]),
  /** Signs access tokens (HS256). At least 32 characters. */
  JWT_SECRET: z.string().min(32),
  /** The secret before the last rotation; tokens it signed stay valid until they expire. */
  JWT_SECRET_PREVIOUS: optionalText,
  OPENAI_API_KEY: optionalText,
  /** Includes `/v1`. */
  OPENAI_BASE_URL: optionalText,
  OPENAI_MODEL: optionalText,
  /** Order in which models are tried, e.g. `workers-ai,openai`; empty means whichever is configured. */
  MODEL_ORDER: optionalText.refine(
    (order) => order === undefined || order.split(',').every((name) => /^\s*(?:workers-ai|openai)\s*$/.test(name)),
    'names other models than workers-ai and openai',
  ),
  WORKERS_AI_MODEL: optionalText,
  /** What models may cost in a calendar month, US dollars; then the engine alone serves. Empty: no limit. */
  MODEL_MONTHLY_LIMIT_USD: z.coerce.number().positive().optional(),
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  /** The signing secret before the last roll; Stripe signs with both until the old one ends. */
  STRIPE_WEBHOOK_SECRET_PREVIOUS: optionalText,
  STRIPE_API_BASE: optionalText,
  OPEN_METEO_BASE_URL: optionalText,
  OPEN_METEO_API_KEY: optionalText,
  /** Turns a wait after too many failed sign-ins into a captcha; the site key goes to the browser. */
  TURNSTILE_SITE_KEY: optionalText,
  TURNSTILE_SECRET_KEY: optionalText,
  TURNSTILE_VERIFY_URL: z.url().default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  /** Sign-in with Google is offered when both are set. The redirect URI is `<origin>/api/auth/google/callback`. */
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  /** Gets the daily report as a mail; empty: it is a line of the log alone. */
  REPORT_EMAIL: z.union([z.literal(''), z.email()]).optional(),
  /** `eu`: checkouts ask for consent, reckon tax and ask for the address. Empty: plain checkouts. */
  CHECKOUT_RULES: z.enum(['', 'eu']).optional(),
  /** Mails a day that people who are not signed in can cause; see identity/auth/mail-limit.ts. Empty: no limit. */
  MAIL_DAILY_LIMIT: z.coerce.number().int().positive().optional(),
  /**
   * Keys the hash that remembers who got free credits. It must never change, unlike the JWT secret it falls back to.
   */
  EMAIL_IDENTITY_SECRET: optionalText,
  /** Tests that are not about password hashes spend little on them; refused outside ENVIRONMENT=test. */
  CHEAP_PASSWORD_HASHES: z.literal('yes').optional(),
  DB: binding<D1Database>('prepare'),
  ASSETS: binding<Fetcher>('fetch'),
  PLAN_ROOM: binding<Cloudflare.Env['PLAN_ROOM']>('idFromName'),
  MAIL: binding<SendEmail>('send'),
  RATE_LIMIT: binding<RateLimit>('limit'),
  READ_RATE_LIMIT: binding<RateLimit>('limit'),
  AI: binding<Ai>('run').optional(),
});

/** Settings that mean nothing alone: both or neither. */
export const SETTING_PAIRS = [
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
] as const;

const schema = variablesAndBindings.superRefine((env, context) => {
  for (const pair of SETTING_PAIRS) {
    const [missing, other] =
      pair.filter((key) => !env[key]).length === 1 ? pair.toSorted((key) => (env[key] ? 1 : -1)) : [];
    if (missing && other) {
      context.addIssue({
        code: 'custom',
        path: [missing],
        message: `is missing, and ${other} is set: both or neither`,
      });
    }
  }
  if (env.CHEAP_PASSWORD_HASHES && env.ENVIRONMENT !== 'test') {
    context.addIssue({ code: 'custom', path: ['CHEAP_PASSWORD_HASHES'], message: 'is for tests alone' });
  }
  try {
    assertOpenMeteoAllowed(env);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    context.addIssue({ code: 'custom', path: ['OPEN_METEO_BASE_URL'], message });
  }
});

/** Vars, secrets and bindings, validated. */
export type Env = z.infer<typeof schema>;

/** A deployment that cannot run; the message names every key that is wrong and where to read about it. */
export class ConfigurationError extends Error {
  /** Names of the settings that are missing or wrong. */
  readonly settings: readonly string[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    const keys = issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    super(`The Worker is not configured: ${keys}. See docs/operations.md.`);
    this.name = 'ConfigurationError';
    this.settings = issues.map(({ path }) => path.join('.'));
  }
}

const seen = new WeakMap<object, Env>();

/** Validates once per isolate; throws {@link ConfigurationError}. */
export const readEnv = (raw: object): Env => {
  const known = seen.get(raw);
  if (known) return known;
  const result = schema.safeParse(raw);
  if (!result.success) throw new ConfigurationError(result.error.issues);
  seen.set(raw, result.data);
  return result.data;
};
