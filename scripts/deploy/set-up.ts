/** What `npm run setup` does: finds out what is missing and makes only that, so that it may be run again at any time. */
import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import { makeCatalogue, makeWebhook } from './stripe-catalogue';
import { makePortal } from './stripe-portal';
import { hasPlaceholderDatabase, type Target } from './target';
import { databasesOf, projectsOf, secretsOf, type Wrangler } from './wrangler';

export interface SetUp {
  target: Target;
  wrangler: Wrangler;
  /** Asks the person; an empty answer leaves the thing out. */
  ask: (question: string) => Promise<string>;
  say: (line: string) => void;
  /** Stripe's client for a key. */
  stripe: (key: string) => Stripe;
  /** Keeps the id of the database in wrangler.toml. */
  keepDatabaseId: (id: string) => void;
}

/** Secrets that nobody has to think of; each is made once and never replaced here. */
const MADE_SECRETS = ['JWT_SECRET', 'EMAIL_IDENTITY_SECRET'] as const;

/** Secrets that belong to accounts elsewhere. */
const ASKED_SECRETS: Record<string, string> = {
  OPENAI_API_KEY: 'OpenAI API key (empty: lists are made without OpenAI)',
  OPEN_METEO_API_KEY: 'Open-Meteo API key (empty: climate tables instead of forecasts)',
  TURNSTILE_SECRET_KEY: 'Turnstile secret key (empty: no captcha)',
  GOOGLE_CLIENT_SECRET: 'Google client secret (empty: no sign-in with Google)',
};

const setUpDatabase = async ({ target, wrangler, say, keepDatabaseId }: SetUp): Promise<void> => {
  const { name, id } = target.database;
  const known = (await databasesOf(wrangler)).get(name);
  if (!known) await wrangler(['d1', 'create', name]);
  const found = known ?? (await databasesOf(wrangler)).get(name);
  if (found && (found !== id || hasPlaceholderDatabase(target))) keepDatabaseId(found);
  say(known ? `Database ${name}: there` : `Database ${name}: made`);
};

const setUpPages = async ({ target, wrangler, say }: SetUp): Promise<void> => {
  const { project } = target.pages;
  const isThere = (await projectsOf(wrangler)).has(project);
  if (!isThere) await wrangler(['pages', 'project', 'create', project, '--production-branch', 'main']);
  say(`Pages project ${project}: ${isThere ? 'there' : 'made'}`);
};

const setUpStripe = async (
  { target, ask, say, stripe }: SetUp,
  secrets: ReadonlySet<string>,
  put: (name: string, value: string) => Promise<void>,
): Promise<void> => {
  const hasKey = secrets.has('STRIPE_SECRET_KEY');
  const key = await ask(
    hasKey
      ? 'Stripe secret key, to look after products and webhook (empty: leave Stripe as it is)'
      : 'Stripe secret key (empty: nothing can be bought)',
  );
  if (!key) return say(`Stripe: ${hasKey ? 'left as it is' : 'not configured'}`);
  const client = stripe(key);
  const made = await makeCatalogue(client);
  say(`Stripe prices: ${made.length > 0 ? `made ${made.join(', ')}` : 'there'}`);
  say(`Customer portal: ${(await makePortal(client, target.origin)) ? 'configured' : 'there'}`);
  const webhook = await makeWebhook(client, target.origin);
  if (webhook) {
    await put('STRIPE_WEBHOOK_SECRET', webhook.secret);
    await webhook.retireOld();
  } else if (!secrets.has('STRIPE_WEBHOOK_SECRET')) {
    // Stripe told the secret once, to somebody else.
    const told = await ask('The webhook exists; its signing secret (Stripe dashboard, Webhooks, Reveal)');
    if (told) await put('STRIPE_WEBHOOK_SECRET', told);
  }
  // Last: a Worker with a key and without its webhook would sell and never hear of the payment.
  if (!hasKey) await put('STRIPE_SECRET_KEY', key);
};

/** Makes what an environment lacks. Throws at the first thing that fails; the next run goes on from there. */
export const setUp = async (work: SetUp): Promise<void> => {
  const { target, wrangler, ask, say } = work;
  await setUpDatabase(work);
  const secrets = await secretsOf(wrangler, target.name);
  const put = async (name: string, value: string): Promise<void> => {
    await wrangler(['secret', 'put', name, '--env', target.name], { input: value });
    say(`Secret ${name}: set`);
  };
  for (const name of MADE_SECRETS) {
    if (secrets.has(name)) say(`Secret ${name}: there`);
    else await put(name, randomBytes(48).toString('base64url'));
  }
  await setUpStripe(work, secrets, put);
  for (const [name, question] of Object.entries(ASKED_SECRETS)) {
    if (secrets.has(name)) {
      say(`Secret ${name}: there`);
      continue;
    }
    const value = await ask(question);
    if (value) await put(name, value);
  }
  await setUpPages(work);
};
