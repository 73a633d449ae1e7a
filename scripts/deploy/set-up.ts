/** What `npm run setup` does: finds out what is missing and makes only that, so that it may be run again at any time. */
import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import { makeCatalogue, makeWebhook } from './stripe-catalogue';
import { checkoutProblem } from './stripe-checkout';
import { makePortal } from './stripe-portal';
import { SENDER } from '../../worker/platform/mail/sender';
import { hasPlaceholderDatabase, type Placement, type Target } from './target';
import { databasesOf, projectsOf, secretsOf, sendingProblem, type Wrangler } from './wrangler';

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
  /** Keeps where the Worker runs in wrangler.toml. */
  keepPlacement: (placement: Placement) => void;
}

/** Random secrets; each is generated once and never replaced here. */
const MADE_SECRETS = ['JWT_SECRET', 'EMAIL_IDENTITY_SECRET'] as const;

/** Secrets that belong to accounts elsewhere. */
const ASKED_SECRETS: Record<string, string> = {
  OPENAI_API_KEY: 'OpenAI API key (empty: lists are made without OpenAI)',
  OPEN_METEO_API_KEY: 'Open-Meteo API key (empty: climate tables instead of forecasts)',
};

/** Settings that mean nothing alone: the second is asked for when the first was given, and both are set at once. */
const ASKED_PAIRS: readonly (readonly [name: string, question: string])[][] = [
  [
    ['TURNSTILE_SITE_KEY', 'Turnstile site key (empty: no captcha)'],
    ['TURNSTILE_SECRET_KEY', 'Turnstile secret key'],
  ],
  [
    ['GOOGLE_CLIENT_ID', 'Google client id (empty: no sign-in with Google)'],
    ['GOOGLE_CLIENT_SECRET', 'Google client secret'],
  ],
];

/** Where a database can be: https://developers.cloudflare.com/d1/configuration/data-location/ */
const LOCATIONS = ['weur', 'eeur', 'wnam', 'enam', 'apac', 'oc'];
const JURISDICTIONS = ['eu', 'us', 'fedramp'];

/** One of some words, or nothing; throws for anything else. */
const choice = (answer: string, choices: readonly string[]): string | null => {
  const word = answer.trim().toLowerCase();
  if (word && !choices.includes(word)) throw new Error(`"${word}" is none of ${choices.join(', ')}`);
  return word || null;
};

/** Where the database is to be; neither can be changed once it is made. */
const askLocation = async (ask: SetUp['ask']): Promise<string[]> => {
  const jurisdiction = choice(
    await ask(`Must the data stay within a jurisdiction? ${JURISDICTIONS.join(', ')} (empty: no)`),
    JURISDICTIONS,
  );
  if (jurisdiction) return ['--jurisdiction', jurisdiction];
  const location = choice(
    await ask(`Where are most people? ${LOCATIONS.join(', ')} (empty: near this machine)`),
    LOCATIONS,
  );
  return location ? ['--location', location] : [];
};

const setUpDatabase = async ({ target, wrangler, ask, say, keepDatabaseId }: SetUp): Promise<void> => {
  const { name, id } = target.database;
  const known = (await databasesOf(wrangler)).get(name);
  if (!known) await wrangler(['d1', 'create', name, ...(await askLocation(ask))]);
  const found = known ?? (await databasesOf(wrangler)).get(name);
  if (found && (found !== id || hasPlaceholderDatabase(target))) keepDatabaseId(found);
  say(known ? `Database ${name}: there` : `Database ${name}: made`);
};

/** Whether the Worker runs near the people or near its database; `npm run deploy` reads it from wrangler.toml. */
const setUpPlacement = async ({ target, ask, say, keepPlacement }: SetUp): Promise<void> => {
  if (target.placement) return say(`Placement ${target.placement}: there`);
  const isSmart = choice(await ask('Should the Worker run near its database (smart placement)? yes, no (empty: yes)'), [
    'yes',
    'no',
  ]);
  const placement = isSmart === 'no' ? 'off' : 'smart';
  keepPlacement(placement);
  say(`Placement ${placement}: set`);
};

/** Without it mails reach verified addresses alone, and nobody could confirm a sign-up. */
const setUpMail = async ({ wrangler, say }: SetUp): Promise<void> => {
  const { domain } = SENDER;
  if (!(await sendingProblem(wrangler, domain))) return say(`Mail domain ${domain}: there`);
  await wrangler(['email', 'sending', 'enable', domain]);
  const problem = await sendingProblem(wrangler, domain);
  if (problem) throw new Error(problem);
  say(`Mail domain ${domain}: enabled; its DNS records: npx wrangler email sending dns get ${domain}`);
};

const setUpPages = async ({ target, wrangler, say }: SetUp): Promise<void> => {
  const { project } = target.pages;
  const isThere = (await projectsOf(wrangler)).has(project);
  // `--force`: in an automated shell wrangler would make a Worker of it, and fail for want of files.
  if (!isThere) await wrangler(['pages', 'project', 'create', project, '--production-branch', 'main', '--force']);
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
  const created = await makeCatalogue(client);
  say(`Stripe prices: ${created.length > 0 ? `made ${created.join(', ')}` : 'there'}`);
  say(`Customer portal: ${(await makePortal(client, target.origin)) ? 'configured' : 'there'}`);
  const webhook = await makeWebhook(client, target.origin, secrets.has('STRIPE_WEBHOOK_SECRET'));
  if (webhook) {
    await put('STRIPE_WEBHOOK_SECRET', webhook.secret);
    await webhook.retireOld();
  }
  const problem = await checkoutProblem(client, target);
  if (problem) say(`Stripe checkout: ${problem}`);
  // Last: a Worker with a key and without its webhook would sell and never get the payment's event.
  if (!hasKey) await put('STRIPE_SECRET_KEY', key);
};

const setUpPair = async (
  { target, wrangler, ask, say }: SetUp,
  pair: readonly (readonly [name: string, question: string])[],
  secrets: ReadonlySet<string>,
): Promise<void> => {
  const names = pair.map(([name]) => name).join(' and ');
  if (pair.every(([name]) => secrets.has(name))) return say(`Secrets ${names}: there`);
  const values: Record<string, string> = {};
  for (const [name, question] of pair) {
    const value = await ask(question);
    if (!value) break;
    values[name] = value;
  }
  const given = Object.keys(values).length;
  if (given === 0) return;
  if (given < pair.length) throw new Error(`${names} go together: both or neither`);
  // One change: a Worker with half of a pair does not start.
  await wrangler(['secret', 'bulk', '--env', target.name], { input: JSON.stringify(values) });
  say(`Secrets ${names}: set`);
};

/** Makes what an environment lacks. Throws at the first thing that fails; the next run goes on from there. */
export const setUp = async (work: SetUp): Promise<void> => {
  const { target, wrangler, ask, say } = work;
  await setUpDatabase(work);
  await setUpPlacement(work);
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
  for (const pair of ASKED_PAIRS) await setUpPair(work, pair, secrets);
  await setUpMail(work);
  await setUpPages(work);
};
