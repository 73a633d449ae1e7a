/** A rehearsal's environment: copies of what is deployed, and empty accounts at Cloudflare and Stripe. */
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { startStripeServer } from '../../tests/fakes/stripe/server';
import { FakeAccount } from '../../tests/fakes/wrangler';
import type { Calls } from './rehearsal-calls';
import { rollOut } from './roll-out';
import { setUp } from './set-up';
import { readTarget, writeDatabaseId, writePlacement } from './target';
import type { Wrangler } from './wrangler';

const KEY = 'sk_test_rehearsal';

/** What the person at the keyboard answers, by a word of the question; everything that can be configured is. */
const ANSWERS: Record<string, string> = {
  'Stripe secret key': KEY,
  jurisdiction: 'eu',
  'OpenAI API key': 'sk-rehearsal',
  'Turnstile site key': '0x4AAA',
  'Turnstile secret key': '0x4BBB',
};

/** Files of the frontend of a rehearsal; a real one has more. */
const FILES = ['app', 'page'];

/** Makes a stage on which nothing is set up. */
export const openStage = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'valija-rehearsal-'));
  const [dist, migrations, config] = [join(folder, 'dist'), join(folder, 'migrations'), join(folder, 'wrangler.toml')];
  cpSync('migrations', migrations, { recursive: true });
  copyFileSync('wrangler.toml', config);
  const account = new FakeAccount({ migrations, dist, config });
  const stripe = await startStripeServer({ secretKey: KEY, webhookSecret: 'whsec_rehearsal', isNew: true });
  // What a person fills in at Stripe's dashboard.
  Object.assign(stripe.account, { hasTermsOfService: true, hasHeadOffice: true });
  const target = () => readTarget('production', config);
  /** Every command that wrangler was given. */
  const commands: (readonly string[])[] = [];
  const wranglerFor = (calls: Calls): Wrangler =>
    calls.counted((args) => {
      commands.push(args);
      return `wrangler ${args.join(' ')}`;
    }, account.wrangler);
  const client = (calls: Calls): Stripe => {
    const { hostname, port } = new URL(stripe.baseUrl);
    const counted = calls.counted(
      (input: string | URL | Request, init?: RequestInit) =>
        `stripe ${init?.method ?? 'GET'} ${new URL(input instanceof Request ? input.url : input).pathname}`,
      fetch,
    );
    const httpClient = Stripe.createFetchHttpClient(counted);
    // Once: what fails here stays failed.
    return new Stripe(KEY, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, httpClient });
  };
  const build = (id: string): void => {
    rmSync(dist, { recursive: true, force: true });
    mkdirSync(join(dist, 'assets'), { recursive: true });
    mkdirSync(join(dist, 'builds'), { recursive: true });
    const files = FILES.map((name) => `${name}-${id}.js`);
    for (const file of files) writeFileSync(join(dist, 'assets', file), file);
    writeFileSync(join(dist, 'builds/files.json'), JSON.stringify({ builds: [{ id, files }] }));
  };
  return {
    account,
    stripe,
    /** The copy of wrangler.toml that is written to. */
    config,
    migrations,
    target,
    commands,
    /** The account's wrangler, whose calls are counted; and Stripe's client, whose calls are, too. */
    wrangler: wranglerFor,
    client,
    setUp: async (calls: Calls): Promise<void> => {
      const known = target();
      await setUp({
        target: known,
        wrangler: wranglerFor(calls),
        ask: calls.counted(
          (question: string) => `asked: ${question}`,
          (question) => Promise.resolve(Object.entries(ANSWERS).find(([words]) => question.includes(words))?.[1] ?? ''),
        ),
        say: () => undefined,
        stripe: () => client(calls),
        keepDatabaseId: (id) => writeDatabaseId(known, id, config),
        keepPlacement: (placement) => writePlacement(known, placement, config),
      });
    },
    /** Builds a frontend of a few files and deploys it with its Worker. */
    deploy: async (id: string, calls: Calls): Promise<void> => {
      build(id);
      await rollOut({
        target: target(),
        wrangler: wranglerFor(calls),
        ask: calls.counted((url: string) => `GET ${new URL(url).pathname}`, account.fetch),
        dist,
        build: id,
        say: () => undefined,
        patience: { every: 1, times: 3 },
      });
    },
    end: async (): Promise<void> => {
      await stripe.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** What a set-up has made, without ids and secrets, which differ from run to run. */
export const describeSetUp = ({ account, stripe, config }: Stage): string =>
  JSON.stringify({
    databases: Array.from(account.databases.keys()),
    isDatabaseNamed: Array.from(account.databases.values()).every((id) => readFileSync(config, 'utf8').includes(id)),
    secrets: Array.from(account.secrets.keys()).toSorted(),
    sending: Array.from(account.sending),
    projects: Array.from(account.projects),
    placement: readTarget('production', config).placement,
    products: stripe.account.products.map(({ id }) => id),
    prices: stripe.account.prices.map(({ lookup_key: key, unit_amount: amount }) => [key, amount]),
    portals: stripe.account.portalConfigurations.length,
    webhooks: stripe.account.webhookEndpoints.map(({ url, enabled_events: events }) => [url, events.length]),
    isWebhookSecretKept: stripe.account.webhookEndpoints.every(
      ({ secret }) => secret === account.secrets.get('production STRIPE_WEBHOOK_SECRET'),
    ),
  });

/** What is wrong with the site as people find it who have these builds open; null when nothing is. */
export const brokenSite = async (account: FakeAccount, builds: readonly string[]): Promise<string | null> => {
  const running = account.versions.at(-1)?.id ?? 'none';
  const health = await account.fetch('https://valija.app/api/health');
  if (!health.ok) return `the Worker of build ${running} answers ${health.status}`;
  for (const build of [...builds, running]) {
    for (const name of FILES) {
      const file = await account.fetch(`https://valija.app/assets/${name}-${build}.js`);
      if (!file.ok) return `a document or tab of build ${build} misses ${name}-${build}.js`;
    }
  }
  return null;
};
