import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeMail } from '../workerd/fake-mail';
import { startStripeServer, type StripeServer } from './stripe/server';
import { FakeAccount } from './wrangler';

/** What the stand-ins refuse, as the real services do; each refusal says where that stands. */

let server: StripeServer;
beforeAll(async () => {
  server = await startStripeServer({ secretKey: 'sk_test_refusals', webhookSecret: 'whsec_refusals' });
});
afterAll(() => server.close());

describe('Stripe', () => {
  const call = async (path: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) => {
    const answer = await fetch(server.baseUrl + path, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_refusals', ...headers },
      body: new URLSearchParams(form),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const checkout = {
    mode: 'payment',
    'line_items[0][price]': 'price_pack-5',
    'line_items[0][quantity]': '1',
    success_url: 'https://valija.app/',
  };

  test.each<[what: string, path: string, form: Record<string, string>, refusal: string]>([
    ['a parameter that nobody knows', '/v1/customers', { favourite: 'green' }, 'parameter_unknown'],
    ['a parameter that is missing', '/v1/products', {}, 'parameter_missing'],
    ['an address that is none', '/v1/customers', { email: 'ana' }, 'email_invalid'],
    ['a thing that is not there', '/v1/refunds', { charge: 'ch_none' }, 'resource_missing'],
    [
      'a lookup key twice',
      '/v1/prices',
      { product: 'prod_nomad', currency: 'eur', unit_amount: '1', lookup_key: 'nomad' },
      'resource_already_exists',
    ],
    [
      'a webhook without TLS',
      '/v1/webhook_endpoints',
      { url: 'http://valija.app/', 'enabled_events[0]': 'invoice.paid' },
      'HTTPS',
    ],
    ['a price of the other kind', '/v1/checkout/sessions', { ...checkout, mode: 'subscription' }, 'subscription'],
    ['a way back that is no address', '/v1/checkout/sessions', { ...checkout, success_url: '/app' }, 'Not a valid URL'],
    [
      'an address to keep of nobody',
      '/v1/checkout/sessions',
      { ...checkout, 'customer_update[address]': 'auto' },
      'customer_update',
    ],
    ['a portal without a configuration', '/v1/billing_portal/sessions', { customer: 'cus_none' }, 'resource_missing'],
  ])('refuses %s', async (_what, path, form, refusal) => {
    const { status, text } = await call(path, form);
    expect([400, 404]).toContain(status);
    expect(text).toContain(refusal);
    expect(text).toMatch(/"doc_url": "https:\/\/docs\.stripe\.com\//);
  });

  test('refuses a wrong key, another request under a known one, and a price that is no longer sold', async () => {
    expect(await call('/v1/customers', {}, { authorization: 'Bearer sk_test_other' })).toMatchObject({ status: 401 });
    const key = { 'idempotency-key': 'one' };
    expect((await call('/v1/customers', {}, key)).status).toBe(200);
    expect((await call('/v1/customers', { name: 'Ana' }, key)).text).toContain('idempotency_error');
    const pack = server.account.price('price_pack-5');
    pack.active = false;
    expect((await call('/v1/checkout/sessions', checkout)).text).toContain('only accepts active prices');
    pack.active = true;
  });

  test('gives a page of a hundred at most', async () => {
    const stripe = new Stripe('sk_test_refusals', {
      host: '127.0.0.1',
      port: new URL(server.baseUrl).port,
      protocol: 'http',
    });
    await expect(stripe.events.list({ limit: 101 })).rejects.toThrow('between 1 and 100');
  });
});

describe('Cloudflare, through wrangler', () => {
  const folder = mkdtempSync(join(tmpdir(), 'valija-refusals-'));
  const dist = join(folder, 'dist');
  for (const name of ['dist/assets', 'dist/builds', 'migrations']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(dist, 'builds/files.json'), JSON.stringify({ builds: [{ id: 'one', files: [] }] }));
  const account = () => new FakeAccount({ migrations: join(folder, 'migrations'), dist });

  test.each<[what: string, before: string[], command: string, refusal: RegExp]>([
    ['secrets of a Worker that is not there', [], 'secret list --env production', /10007/],
    ['a database twice', ['d1 create one'], 'd1 create one', /already exists/],
    ['a location that there is not', [], 'd1 create one --location madrid', /Invalid location/],
    ['a jurisdiction that there is not', [], 'd1 create one --jurisdiction mars', /Invalid jurisdiction/],
    ['a query without a database', [], 'd1 execute DB --command x', /find a D1 DB/],
    ['a Worker without its database', [], 'deploy dist/worker/index.js', /10021/],
    ['files of a project that is not there', [], 'pages deploy --project-name site', /8000007/],
    [
      'Pages whose Worker is not there',
      ['pages project create site --force'],
      'pages deploy --project-name site',
      /does not exist/,
    ],
    ['a project twice', ['pages project create site --force'], 'pages project create site --force', /already exists/],
    ['a project without files, in an automated shell', [], 'pages project create site', /static files/],
    ['a version that there is not', [], 'rollback version-9', /no version/],
    ['mail of a domain that is not in the account', [], 'email sending enable other.example', /Could not find a zone/],
    ['a command that there is not', [], 'pages sing', /Unknown arguments/],
  ])('refuses %s', async (_what, before, command, refusal) => {
    const { wrangler } = account();
    for (const each of before) await wrangler(each.split(' '));
    const refused = wrangler(command.split(' '));
    await expect(refused).rejects.toThrow(refusal);
    await expect(refused).rejects.toThrow(/\(https:\/\/(?:developers\.cloudflare\.com|github\.com\/cloudflare)\//);
  });

  test('refuses a migration that its splitter would split wrongly, and keeps those before it', async () => {
    const { wrangler, d1 } = account();
    writeFileSync(join(folder, 'migrations/0001_good.sql'), 'CREATE TABLE a (b TEXT) STRICT;\n');
    writeFileSync(join(folder, 'migrations/0002_bad.sql'), "-- the ledger's rows\nSELECT 1;\n");
    await wrangler(['d1', 'create', 'one']);
    await expect(wrangler(['d1', 'migrations', 'apply', 'DB'])).rejects.toThrow(/7500.*https:/);
    expect(d1.applied).toEqual(['0001_good.sql']);
  });
});

describe('Cloudflare’s mail', () => {
  const good = { from: { email: 'hello@valija.app' }, to: 'ana@example.com', subject: 'Hello', text: 'Hello' };

  test.each<[code: string, change: object]>([
    ['E_FIELD_MISSING', { text: '' }],
    ['E_VALIDATION_ERROR', { to: 'nobody' }],
    ['E_VALIDATION_ERROR', { subject: 'x'.repeat(999) }],
    ['E_VALIDATION_ERROR', { headers: { 'X-Long': 'x'.repeat(17_000) } }],
    ['E_HEADER_NOT_ALLOWED', { headers: { Received: 'x' } }],
    ['E_CONTENT_TOO_LARGE', { attachments: [{ content: new Uint8Array(5 * 1024 * 1024) }] }],
    ['E_RECIPIENT_NOT_ALLOWED', { from: { email: 'hello@other.example' } }],
    ['E_RECIPIENT_SUPPRESSED', { to: 'gone@example.com' }],
  ])('refuses with %s: %o', async (code, change) => {
    const mail = fakeMail();
    mail.suppressed.add('gone@example.com');
    await expect(mail.send({ ...good, ...change })).rejects.toMatchObject({
      code,
      source: expect.stringMatching(/^https:\/\/developers\.cloudflare\.com\/email-service\//),
    });
    expect(mail.sent).toEqual([]);
  });

  test('takes valid mails until the daily limit is reached', async () => {
    const mail = fakeMail();
    mail.dailyLimit = 1;
    await mail.send(good);
    await expect(mail.send(good)).rejects.toMatchObject({ code: 'E_DAILY_LIMIT_EXCEEDED' });
  });
});
