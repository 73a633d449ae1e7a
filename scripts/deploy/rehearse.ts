/**
 * The whole of a set-up and a deployment against stand-ins, with a failure injected at each step: before it has done its
 * work, after it, and as a build that does not get well. After each the site has to be whole: the Worker that runs
 * answers, every file that its documents name is there, and so are those of the build before. Running it again finishes.
 */
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStripeServer } from '../../tests/fakes/stripe/server';
import { FakeAccount } from '../../tests/fakes/wrangler';
import { stripeOf } from '../../worker/money/billing/stripe';
import { KEPT_BUILDS } from './keep-files';
import { rollOut } from './roll-out';
import { setUp } from './set-up';
import { readTarget, writeDatabaseId, writePlacement } from './target';

/** One way in which a deployment goes wrong. */
interface Injection {
  name: string;
  /** Command that fails; none: the build is sick. */
  command?: string;
  afterwards?: boolean;
  /** The build that is to run after the failure. */
  runs: 'old' | 'new';
}

const INJECTIONS: Injection[] = [
  { name: 'the migrations are refused', command: 'd1 migrations apply', runs: 'old' },
  { name: 'the answer to the migrations is lost', command: 'd1 migrations apply', afterwards: true, runs: 'old' },
  { name: 'Pages takes no files', command: 'pages deploy', runs: 'old' },
  { name: 'the answer of Pages is lost', command: 'pages deploy', afterwards: true, runs: 'old' },
  { name: 'the running version cannot be asked for', command: 'deployments status', runs: 'old' },
  { name: 'the Worker is refused', command: 'deploy dist/worker', runs: 'old' },
  { name: 'the answer to the Worker is lost', command: 'deploy dist/worker', afterwards: true, runs: 'new' },
  { name: 'the new Worker does not start', runs: 'old' },
];

const SET_UP_FAILURES = [
  'd1 create',
  'secret put JWT_SECRET',
  'secret put EMAIL_IDENTITY_SECRET',
  'secret put STRIPE_WEBHOOK_SECRET',
  'secret put STRIPE_SECRET_KEY',
  'email sending enable',
  'pages project create',
];

/** A built frontend of three files and an account that a person has signed in to. */
const makeStage = () => {
  const folder = mkdtempSync(join(tmpdir(), 'valija-rehearsal-'));
  const dist = join(folder, 'dist');
  const migrations = join(folder, 'migrations');
  cpSync('migrations', migrations, { recursive: true });
  copyFileSync('wrangler.toml', join(folder, 'wrangler.toml'));
  const build = (id: string): void => {
    rmSync(dist, { recursive: true, force: true });
    mkdirSync(join(dist, 'assets'), { recursive: true });
    mkdirSync(join(dist, 'builds'), { recursive: true });
    const files = ['app', 'page', 'words'].map((name) => `${name}-${id}.js`);
    for (const file of files) writeFileSync(join(dist, 'assets', file), file);
    writeFileSync(join(dist, 'builds/files.json'), JSON.stringify({ builds: [{ id, files }] }));
  };
  return { folder, dist, migrations, config: join(folder, 'wrangler.toml'), build };
};
type Stage = ReturnType<typeof makeStage>;

const setUpStage = async (stage: Stage, account: FakeAccount, stripeBase: string): Promise<void> => {
  const target = readTarget('production', stage.config);
  await setUp({
    target,
    wrangler: account.wrangler,
    ask: (question) => Promise.resolve(/Stripe secret key/.test(question) ? 'sk_test_rehearsal' : ''),
    say: () => undefined,
    stripe: (key) => stripeOf({ STRIPE_SECRET_KEY: key, STRIPE_API_BASE: stripeBase }),
    keepDatabaseId: (id) => writeDatabaseId(target, id, stage.config),
    keepPlacement: (placement) => writePlacement(target, placement, stage.config),
  });
};

const deployBuild = async (stage: Stage, account: FakeAccount, build: string): Promise<void> =>
  rollOut({
    target: readTarget('production', stage.config),
    wrangler: account.wrangler,
    ask: account.fetch,
    dist: stage.dist,
    build,
    say: () => undefined,
    patience: { every: 1, times: 3 },
  });

/** What is wrong with the site as somebody would find it; null when nothing is. */
const brokenSite = async (account: FakeAccount, builds: readonly string[]): Promise<string | null> => {
  const running = account.versions.at(-1)?.id;
  const health = await account.fetch('https://valija.app/api/health');
  if (!health.ok) return `the Worker of build ${running ?? 'none'} answers ${health.status}`;
  for (const build of builds) {
    for (const name of ['app', 'page', 'words']) {
      const file = await account.fetch(`https://valija.app/assets/${name}-${build}.js`);
      if (!file.ok) return `a document or tab of build ${build} misses ${name}-${build}.js`;
    }
  }
  return null;
};

const fails = async (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => false,
    () => true,
  );

const rehearseInjection = async (injection: Injection, stripeBase: string): Promise<string | null> => {
  const stage = makeStage();
  const account = new FakeAccount(stage);
  try {
    await setUpStage(stage, account, stripeBase);
    for (const build of ['first', 'second']) {
      stage.build(build);
      await deployBuild(stage, account, build);
    }
    writeFileSync(
      join(stage.migrations, '9001_new_table.sql'),
      'CREATE TABLE rehearsal (id TEXT PRIMARY KEY) STRICT;\n',
    );
    stage.build('third');
    account.failing = injection.command;
    account.failsAfterwards = injection.afterwards ?? false;
    account.sickBuild = injection.command ? undefined : 'third';
    if (!(await fails(deployBuild(stage, account, 'third')))) return 'the failure was not noticed';
    const running = account.versions.at(-1)?.id;
    if (running !== (injection.runs === 'old' ? 'second' : 'third')) return `build ${running} runs`;
    const broken = await brokenSite(account, ['first', 'second', ...(injection.runs === 'new' ? ['third'] : [])]);
    if (broken) return broken;
    [account.failing, account.sickBuild] = [undefined, undefined];
    await deployBuild(stage, account, 'third');
    if (account.versions.at(-1)?.id !== 'third') return 'running it again did not finish it';
    if (!account.applied.includes('9001_new_table.sql')) return 'the migration was not applied';
    return await brokenSite(account, ['first', 'second', 'third'].slice(-KEPT_BUILDS));
  } finally {
    rmSync(stage.folder, { recursive: true, force: true });
  }
};

const rehearseSetUp = async (failing: string): Promise<string | null> => {
  const stripe = await startStripeServer({ secretKey: 'sk_test_rehearsal', webhookSecret: 'whsec_x', isNew: true });
  const stage = makeStage();
  const account = new FakeAccount(stage);
  try {
    account.failing = failing;
    if (!(await fails(setUpStage(stage, account, stripe.baseUrl)))) return 'the failure was not noticed';
    account.failing = undefined;
    await setUpStage(stage, account, stripe.baseUrl);
    if (stripe.account.webhookEndpoints.length !== 1)
      return `${stripe.account.webhookEndpoints.length} webhooks were made`;
    const kept = stripe.account.webhookEndpoints[0]?.secret;
    if (account.secrets.get('production STRIPE_WEBHOOK_SECRET') !== kept)
      return 'the webhook secret is not the webhook’s';
    if (stripe.account.prices.length !== 6) return `${stripe.account.prices.length} prices were made`;
    if (account.databases.size !== 1) return `${account.databases.size} databases were made`;
    stage.build('first');
    await deployBuild(stage, account, 'first');
    return await brokenSite(account, ['first']);
  } finally {
    await stripe.close();
    rmSync(stage.folder, { recursive: true, force: true });
  }
};

/** Runs every rehearsal; each line says what was injected and whether something was left half done. */
export const rehearse = async (say: (line: string) => void): Promise<boolean> => {
  const stripe = await startStripeServer({ secretKey: 'sk_test_rehearsal', webhookSecret: 'whsec_x', isNew: true });
  let isWhole = true;
  const tell = (name: string, problem: string | null): void => {
    isWhole &&= problem === null;
    say(`${problem === null ? '✓' : '✗'} ${name.padEnd(56)} ${problem ?? 'nothing half done; run again, it finished'}`);
  };
  try {
    for (const failing of SET_UP_FAILURES) tell(`setup: "${failing}" fails`, await rehearseSetUp(failing));
    for (const injection of INJECTIONS)
      tell(`deploy: ${injection.name}`, await rehearseInjection(injection, stripe.baseUrl));
  } finally {
    await stripe.close();
  }
  return isWhole;
};
