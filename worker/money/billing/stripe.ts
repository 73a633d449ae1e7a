import { Stripe } from 'stripe';
import type { Env } from '../../platform/env';
import { AppError } from '../../platform/http/errors';
import { logWarning } from '../../platform/http/log';

/** A call of Stripe's is given up after this long; it is tried three times. */
const TIMEOUT_MS = 15_000;

/** What it takes to speak to Stripe. */
type StripeSettings = Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE'>;

const clients = new WeakMap<StripeSettings, Stripe>();

/** Are payments configured? Without a key nothing can be bought and nobody has a subscription to look after. */
export const hasStripe = (env: Env): boolean => env.STRIPE_SECRET_KEY !== undefined;

/** Stripe's client for this environment; throws `unavailable` where none is configured. */
export const stripeOf = (env: StripeSettings): Stripe => {
  const known = clients.get(env);
  if (known) return known;
  if (!env.STRIPE_SECRET_KEY) {
    throw new AppError('unavailable', { message: 'Payments are not configured: STRIPE_SECRET_KEY is missing.' });
  }
  const base = env.STRIPE_API_BASE ? new URL(env.STRIPE_API_BASE) : undefined;
  const client = new Stripe(env.STRIPE_SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? '80' : '443'),
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
  });
  clients.set(env, client);
  return client;
};

/** Stripe says that there is no such thing (any more). */
const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.statusCode === 404 || error.code === 'resource_missing');

/** The answer, or null when Stripe knows no such thing. */
export const orNull = async <Answer>(answer: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** The answer, or null when what is asked has been done before: a charge refunded, a subscription canceled. */
export const orDone = async <Answer>(answer: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    logWarning('stripe refused', { code: error.code, status: error.statusCode });
    return null;
  }
};

/** Turns a failure of Stripe's into `unavailable`, for calls that a person waits for. */
export const askStripe = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new AppError('unavailable', { cause: error });
    throw error;
  }
};

const crypto = Stripe.createSubtleCryptoProvider();

/**
 * Stripe's event of a webhook's raw body, whose signature is real and at most 300 s old on real time. While the secret is
 * being rolled two are good. Throws `invalid_signature`.
 */
export const verifyEvent = async (env: Env, body: string, signature: string | undefined): Promise<Stripe.Event> => {
  if (!env.STRIPE_WEBHOOK_SECRET) {
    throw new AppError('unavailable', { message: 'Payments are not configured: STRIPE_WEBHOOK_SECRET is missing.' });
  }
  let refusal: unknown;
  for (const secret of [env.STRIPE_WEBHOOK_SECRET, env.STRIPE_WEBHOOK_SECRET_PREVIOUS]) {
    if (!secret) continue;
    try {
      return await stripeOf(env).webhooks.constructEventAsync(body, signature ?? '', secret, undefined, crypto);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
      refusal = error;
    }
  }
  throw new AppError('invalid_signature', { cause: refusal });
};
