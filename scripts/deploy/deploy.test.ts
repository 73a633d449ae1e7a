import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStripeServer, type StripeServer } from '../../tests/fakes/stripe/server';
import { FakeAccount } from '../../tests/fakes/wrangler';
import { stripeOf } from '../../worker/money/billing/stripe';
import { checkDeployment, deploy } from './checks';
import { setUp } from './set-up';
import { makeCatalogue } from './stripe-catalogue';
import { hasPlaceholderDatabase, readTarget, targetOf, writeDatabaseId } from './target';

const KEY = 'sk_test_deploy';
let stripe: StripeServer;
beforeAll(async () => {
  stripe = await startStripeServer({ secretKey: KEY, webhookSecret: 'whsec_deploy', isNew: true });
});
afterAll(() => stripe.close());
const client = (key = KEY) => stripeOf({ STRIPE_SECRET_KEY: key, STRIPE_API_BASE: stripe.baseUrl });

/** A copy of wrangler.toml that may be written to. */
const config = join(mkdtempSync(join(tmpdir(), 'valija-deploy-')), 'wrangler.toml');
copyFileSync('wrangler.toml', config);
const account = new FakeAccount();

/** Sets production up; `answers` are what the person types, by a word of the question. */
const setUpWith = async (answers: Record<string, string>): Promise<string[]> => {
  const said: string[] = [];
  const target = readTarget('production', config);
  await setUp({
    target,
    wrangler: account.wrangler,
    ask: (question) => Promise.resolve(Object.entries(answers).find(([word]) => question.includes(word))?.[1] ?? ''),
    say: (line) => said.push(line),
    stripe: client,
    keepDatabaseId: (id) => writeDatabaseId(target, id, config),
  });
  return said;
};

const check = async (key: string | null = KEY) =>
  Object.fromEntries(
    (
      await checkDeployment({
        target: readTarget('production', config),
        wrangler: account.wrangler,
        stripe: key === null ? undefined : client(key),
        measureBundle: () => 1_000_000,
      })
    ).map(({ name, ok, detail }) => [name, ok ? detail : `FAILED ${detail}`]),
  );

test('only the two deployed environments can be named', () => {
  expect([targetOf('production'), targetOf('preview'), targetOf('development'), targetOf(undefined)]).toEqual([
    'production',
    'preview',
    undefined,
    undefined,
  ]);
  expect(readTarget('preview')).toMatchObject({ worker: 'valija-preview', pages: { branch: 'preview' } });
});

test('before anything is set up, every check says what is missing', async () => {
  const results = await check();
  expect(results['Database id']).toMatch(/^FAILED .*npm run setup -- production/);
  expect(results['Secrets']).toMatch(/^FAILED not set: JWT_SECRET, EMAIL_IDENTITY_SECRET/);
  expect(results['Worker bundle']).toBe('977 kB gzipped');
});

test('a run that stops in the middle is taken up by the next one', async () => {
  account.failing = 'secret put EMAIL_IDENTITY_SECRET';
  await expect(setUpWith({})).rejects.toThrow('EMAIL_IDENTITY_SECRET');
  account.failing = undefined;
  const jwt = account.secrets.get('production JWT_SECRET');
  expect(await setUpWith({ 'Stripe secret key': KEY, OpenAI: 'sk-openai' })).toEqual([
    'Database valija-production: there',
    'Secret JWT_SECRET: there',
    'Secret EMAIL_IDENTITY_SECRET: set',
    'Stripe prices: made explorer, nomad, crew, pack-5, pack-20, pack-60',
    'Customer portal: configured',
    'Secret STRIPE_WEBHOOK_SECRET: set',
    'Secret STRIPE_SECRET_KEY: set',
    'Secret OPENAI_API_KEY: set',
    'Pages project valija-pages: made',
  ]);
  expect(account.secrets.get('production JWT_SECRET')).toBe(jwt);
  expect(jwt).toMatch(/^[\w-]{64}$/);
  expect(account.secrets.get('production STRIPE_WEBHOOK_SECRET')).toBe(stripe.account.webhookEndpoints[0]?.secret);
});

test('set up again, nothing is made, asked of Stripe or replaced', async () => {
  const before = [...account.changes];
  const toml = readFileSync(config, 'utf8');
  expect((await setUpWith({})).every((line) => / there$|left as it is$/.test(line))).toBe(true);
  await setUpWith({ 'Stripe secret key': KEY });
  expect(account.changes).toEqual(before);
  expect(readFileSync(config, 'utf8')).toBe(toml);
});

test('the id of the database is the only line of wrangler.toml that changed', () => {
  const lines = readFileSync('wrangler.toml', 'utf8').split('\n');
  const changed = readFileSync(config, 'utf8')
    .split('\n')
    .filter((line, index) => line !== lines[index]);
  expect(changed).toHaveLength(1);
  expect(changed[0]).toContain('database_name = "valija-production"');
  expect(hasPlaceholderDatabase(readTarget('production', config))).toBe(false);
  expect(hasPlaceholderDatabase(readTarget('preview', config))).toBe(true);
});

test('set up, every check passes and tells what is pending', async () => {
  account.pending.push('0021_something.sql', '0022_more.sql');
  const results = await check();
  expect(Object.values(results).filter((detail) => detail.startsWith('FAILED'))).toEqual([]);
  expect(results['Pending migrations']).toBe('will be applied: 0021_something.sql, 0022_more.sql');
});

test('a wrong price, a missing key and half a pair of secrets stop a deployment', async () => {
  expect((await check(null))['Stripe catalogue']).toMatch(/^FAILED set STRIPE_SECRET_KEY in this shell/);
  const nomad = stripe.account.prices.find((price) => price.lookup_key === 'nomad');
  if (!nomad) throw new Error('no price');
  nomad.lookup_key = 'something-else';
  expect((await check())['Stripe catalogue']).toBe('FAILED nomad no price has this lookup key');
  await makeCatalogue(client());
  expect((await check())['Stripe catalogue']).toBe('every price, the webhook and the portal are there');
  const webhook = account.secrets.get('production STRIPE_WEBHOOK_SECRET') ?? '';
  account.secrets.delete('production STRIPE_WEBHOOK_SECRET');
  expect((await check())['Secrets']).toMatch(/^FAILED .*go together/);
  account.secrets.set('production STRIPE_WEBHOOK_SECRET', webhook);
});

test('the schema goes first, then the Worker, then Pages; one that fails stops what follows', async () => {
  const target = readTarget('production', config);
  account.changes.length = 0;
  await deploy({ target, wrangler: account.wrangler });
  expect(account.changes).toEqual([
    'd1 migrations apply DB --env production --remote',
    'deploy dist/worker/index.js --no-bundle --env production',
    'pages deploy --project-name valija-pages --branch main',
  ]);
  account.changes.length = 0;
  account.failing = 'd1 migrations';
  await expect(deploy({ target, wrangler: account.wrangler })).rejects.toThrow('migrations');
  account.failing = undefined;
  expect(account.changes).toEqual([]);
});

test('Pages keeps from the Worker exactly what the Worker itself serves without waking', () => {
  const routes: unknown = JSON.parse(readFileSync('web/public/_routes.json', 'utf8'));
  const [, list = ''] = /run_worker_first = \[([^\]]*)\]/.exec(readFileSync('wrangler.toml', 'utf8')) ?? [];
  const kept = Array.from(list.matchAll(/"!([^"]+)"/g), ([, path]) => path);
  expect(routes).toEqual({ version: 1, include: ['/*'], exclude: kept });
});
