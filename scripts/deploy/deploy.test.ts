import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStripeServer, type StripeServer } from '../../tests/fakes/stripe/server';
import { FakeAccount } from '../../tests/fakes/wrangler';
import { stripeOf } from '../../worker/money/billing/stripe';
import { checkDeployment } from './checks';
import { runDoctor, DOCTOR_CHECK_NAMES } from './doctor';
import { setUp } from './set-up';
import { makeCatalogue } from './stripe-catalogue';
import { hasPlaceholderDatabase, readTarget, targetOf, writeDatabaseId, writePlacement } from './target';

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
const company: Record<string, string> = { name: 'Valija S.L.', address: 'Madrid', register: 'M-1', taxId: 'B0' };

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
    keepPlacement: (placement) => writePlacement(target, placement, config),
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
        company,
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

test('before the set-up every check reports what is missing', async () => {
  const results = await check();
  expect(results['Database id']).toMatch(/^FAILED .*npm run setup -- production/);
  expect(results['Secrets']).toMatch(/^FAILED not set: JWT_SECRET, EMAIL_IDENTITY_SECRET/);
  expect(results['Worker bundle']).toBe('977 kB gzipped');
});

test('an interrupted set-up is continued by the next run', async () => {
  account.failing = 'secret put EMAIL_IDENTITY_SECRET';
  await expect(setUpWith({})).rejects.toThrow('EMAIL_IDENTITY_SECRET');
  account.failing = undefined;
  const jwt = account.secrets.get('production JWT_SECRET');
  expect(await setUpWith({ 'Stripe secret key': KEY, OpenAI: 'sk-openai' })).toEqual([
    'Database valija-production: there',
    'Placement smart: there',
    'Secret JWT_SECRET: there',
    'Secret EMAIL_IDENTITY_SECRET: set',
    'Stripe prices: made explorer, nomad, crew, pack-5, pack-20, pack-60',
    'Customer portal: configured',
    'Secret STRIPE_WEBHOOK_SECRET: set',
    expect.stringMatching(/^Stripe checkout: no checkout can be opened: .*head office/),
    'Secret STRIPE_SECRET_KEY: set',
    'Secret OPENAI_API_KEY: set',
    'Mail domain valija.app: enabled; its DNS records: npx wrangler email sending dns get valija.app',
    'Pages project valija-pages: made',
  ]);
  expect(account.secrets.get('production JWT_SECRET')).toBe(jwt);
  expect(jwt).toMatch(/^[\w-]{64}$/);
  expect(account.secrets.get('production STRIPE_WEBHOOK_SECRET')).toBe(stripe.account.webhookEndpoints[0]?.secret);
});

test('a second set-up creates and replaces nothing and does not call Stripe', async () => {
  const before = [...account.changes];
  const toml = readFileSync(config, 'utf8');
  expect((await setUpWith({})).every((line) => / there$|left as it is$/.test(line))).toBe(true);
  await setUpWith({ 'Stripe secret key': KEY });
  expect(account.changes).toEqual(before);
  expect(readFileSync(config, 'utf8')).toBe(toml);
});

test('the id of the database and the placement are the only lines of wrangler.toml that changed', () => {
  const lines = readFileSync('wrangler.toml', 'utf8').split('\n');
  const changed = readFileSync(config, 'utf8')
    .split('\n')
    .filter((line) => !lines.includes(line));
  expect(changed).toHaveLength(2);
  expect(changed[0]).toBe('placement = { mode = "smart" }');
  expect(changed[1]).toContain('database_name = "valija-production"');
  expect(hasPlaceholderDatabase(readTarget('production', config))).toBe(false);
  expect(hasPlaceholderDatabase(readTarget('preview', config))).toBe(true);
});

test('a deployment stops while settings are missing in the Stripe dashboard, because nobody could buy', async () => {
  expect((await check())['Stripe catalogue']).toMatch(/^FAILED no checkout can be opened: .*head office.*dashboard/);
  stripe.account.hasHeadOffice = true;
  expect((await check())['Stripe catalogue']).toMatch(/^FAILED no checkout can be opened: .*terms of service/);
  stripe.account.hasTermsOfService = true;
  expect((await check())['Stripe catalogue']).toBe(
    'every price, the webhook and the portal are there, and a checkout opens',
  );
  // The trial checkout is expired, so that nobody can find it.
  expect(Object.values(stripe.account.state.sessions).map(({ session }) => session.status)).toEqual(['expired']);
});

test('after the set-up every check passes and reports what is pending', async () => {
  const results = await check();
  expect(Object.values(results).filter((detail) => detail.startsWith('FAILED'))).toEqual([]);
  expect(results['Pending migrations']).toMatch(/^will be applied: 0001_test_settings\.sql, .*0030_sold_prices\.sql/);
});

test('without the identity of the company nothing is deployed to production', async () => {
  company['taxId'] = '';
  expect((await check())['Company identity']).toMatch(/^FAILED .* lacks company taxId/);
  company['taxId'] = 'B0';
  expect((await check())['Company identity']).toBe('Valija S.L.');
});

test('the data location is asked for once, before the database is created, and only valid locations are accepted', async () => {
  const commands: string[] = [];
  const asked: string[] = [];
  const empty = new FakeAccount();
  const preview = readTarget('preview', config);
  const setUpWhere = (answers: Record<string, string>) =>
    setUp({
      target: preview,
      wrangler: (args, options) => {
        if (args[1] === 'create') commands.push(args.join(' '));
        return empty.wrangler(args, options);
      },
      ask: (question) => {
        asked.push(question);
        return Promise.resolve(Object.entries(answers).find(([word]) => question.includes(word))?.[1] ?? '');
      },
      say: () => undefined,
      stripe: client,
      keepDatabaseId: () => undefined,
      keepPlacement: () => undefined,
    });
  await expect(setUpWhere({ jurisdiction: 'mars' })).rejects.toThrow('none of eu, us, fedramp');
  await expect(setUpWhere({ 'Where are most people': 'madrid' })).rejects.toThrow('none of weur');
  expect(commands).toEqual([]);
  await setUpWhere({ jurisdiction: 'eu' });
  expect(commands).toEqual(['d1 create valija-preview --jurisdiction eu']);
  asked.length = 0;
  await setUpWhere({});
  expect(asked.filter((question) => /jurisdiction|Where are/.test(question))).toEqual([]);
});

test('half of a pair of secrets is refused, and both are set in one change', async () => {
  await expect(setUpWith({ 'Turnstile site key': '0x4AAA' })).rejects.toThrow('both or neither');
  expect(account.secrets.has('production TURNSTILE_SITE_KEY')).toBe(false);
  const before = account.changes.length;
  await setUpWith({ 'Turnstile site key': '0x4AAA', 'Turnstile secret key': '0x4BBB' });
  expect(account.changes.slice(before)).toEqual(['secret bulk --env production']);
  expect(account.secrets.get('production TURNSTILE_SECRET_KEY')).toBe('0x4BBB');
});

test('a wrong price, a missing key and half a pair of secrets stop a deployment', async () => {
  expect((await check(null))['Stripe catalogue']).toMatch(/^FAILED set STRIPE_SECRET_KEY in this shell/);
  const nomad = stripe.account.prices.find((price) => price.lookup_key === 'nomad');
  if (!nomad) throw new Error('no price');
  nomad.lookup_key = 'something-else';
  expect((await check())['Stripe catalogue']).toBe('FAILED nomad no price has this lookup key');
  await makeCatalogue(client());
  expect((await check())['Stripe catalogue']).toMatch(/a checkout opens$/);
  const webhook = account.secrets.get('production STRIPE_WEBHOOK_SECRET') ?? '';
  account.secrets.delete('production STRIPE_WEBHOOK_SECRET');
  expect((await check())['Secrets']).toMatch(/^FAILED .*go together/);
  account.secrets.set('production STRIPE_WEBHOOK_SECRET', webhook);
});

test('the doctor finds what is wrong with an installation and says what to do', async () => {
  const target = readTarget('production', config);
  const now = Date.UTC(2027, 0, 5);
  const answers = (url: string): Promise<Response> => {
    const headers = { date: new Date(now).toUTCString() };
    const { pathname } = new URL(url);
    if (pathname === '/api/health')
      return Promise.resolve(Response.json({ version: 'abc', dependencies: {} }, { headers }));
    if (pathname === '/api/stripe/webhook') {
      return Promise.resolve(Response.json({ error: { code: 'invalid_signature' } }, { status: 400, headers }));
    }
    return Promise.resolve(Response.json({}, { headers }));
  };
  const examined = async (changes: { fetch?: typeof answers; at?: number } = {}) => {
    const installation = {
      target,
      wrangler: account.wrangler,
      stripe: client(),
      fetch: changes.fetch ?? answers,
      now: () => changes.at ?? now,
    };
    return Object.fromEntries(
      (await runDoctor(installation)).map(({ name, detail, todo }) => [name, todo ? `${detail} → ${todo}` : 'well']),
    );
  };
  expect(await examined()).toMatchObject({
    Crons: expect.stringMatching(/no such table|not seen in time/),
    Migrations: expect.stringMatching(/not applied: 0001.* → npm run deploy -- production/),
  });
  await account.wrangler(['d1', 'migrations', 'apply', 'DB', '--env', 'production', '--remote']);
  const crons = ['* * * * *', '7 * * * *', '23 3 * * *'];
  for (const cron of crons) {
    account.d1.sqlite.prepare('INSERT INTO operation_marks VALUES (?, ?, ?)').run(`cron ${cron}`, 'ran', now - 1000);
  }
  expect(await examined()).toEqual(Object.fromEntries(DOCTOR_CHECK_NAMES.map((name) => [name, 'well'])));
  expect((await examined({ at: now + 30 * 60_000 }))['Clock']).toMatch(/1800 s apart → set this machine's clock/);
  expect((await examined({ at: now + 30 * 60_000 }))['Crons']).toMatch(/not seen in time: "\* \* \* \* \*"/);
  const behindAccess = (url: string) =>
    url.endsWith('/webhook') ? Promise.resolve(new Response('', { status: 403 })) : answers(url);
  expect((await examined({ fetch: behindAccess }))['Webhook']).toMatch(/answered 403 .* → something stands before/);
  expect((await examined({ fetch: () => Promise.reject(new TypeError('fetch failed')) }))['Answers']).toMatch(
    /answers nothing/,
  );
  account.sending.set('valija.app', false);
  expect((await examined())['Mail']).toMatch(/disabled → npx wrangler email sending enable valija.app/);
  account.sending.set('valija.app', true);
  account.secrets.delete('production TURNSTILE_SITE_KEY');
  expect((await examined())['Secrets']).toMatch(/not set: TURNSTILE_SITE_KEY → npm run setup/);
  account.secrets.set('production TURNSTILE_SITE_KEY', '0x4AAA');
});
