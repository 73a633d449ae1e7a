import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { unstable_readConfig as readConfig } from 'wrangler';
import { startStripeServer, type StripeServer } from '../../tests/fakes/stripe/server';
import { fakeMail } from '../../tests/workerd/fake-mail';
import { proveCredits } from '../../worker/money/credits/proof';
import { grantStatements } from '../../worker/money/credits/service';
import { createDatabase } from '../../worker/platform/db/client';
import { migrate, serveDatabase } from '../serve/migrate';
import { writeRemoteConfig } from './deployed-bindings';
import { support } from './support';

/** The deployed database, as a local one that all migrations were applied to. */
const miniflare = serveDatabase('deployed');
const mail = fakeMail();
let stripe: StripeServer;
let d1: Awaited<ReturnType<Miniflare['getD1Database']>>;
let said: string[] = [];
let asked: string[] = [];
let answer = 'y';

const run = (...words: string[]) =>
  support(['production', ...words], {
    open: () => Promise.resolve({ bindings: { DB: d1, MAIL: mail }, close: () => Promise.resolve() }),
    ask: (question) => {
      asked.push(question);
      return Promise.resolve(answer);
    },
    say: (line) => said.push(line),
    actor: 'rosa',
    shell: { STRIPE_SECRET_KEY: 'sk_test_support', STRIPE_API_BASE: stripe.baseUrl },
  });
const rows = async (): Promise<string[]> =>
  (await d1.prepare('SELECT action FROM support_actions ORDER BY at, rowid').all<{ action: string }>()).results.map(
    ({ action }) => action,
  );

const ANA = 'ana@example.com';

beforeAll(async () => {
  stripe = await startStripeServer({ secretKey: 'sk_test_support', webhookSecret: 'whsec_support' });
  await migrate(miniflare);
  d1 = await miniflare.getD1Database('DB');
  const db = createDatabase({ DB: d1 });
  const at = Date.now() - 86_400_000;
  await d1.batch([
    d1
      .prepare(
        'INSERT INTO users (id, email, username, password_hash, locale, terms_accepted_at, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      )
      .bind('user_ana', ANA, 'ana', 'scrypt$x', 'es', at, at, at),
    d1
      .prepare(
        'INSERT INTO sessions (id, user_id, rotated_at, created_at, last_seen_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .bind('sess_ana', 'user_ana', at, at, at, at + 90 * 86_400_000),
  ]);
  await db.batch(
    grantStatements(db, { lotId: 'test:ana', userId: 'user_ana', source: 'test', credits: 4, ref: 'test', now: at }),
  );
});
afterAll(async () => {
  await Promise.all([stripe.close(), miniflare.dispose()]);
});
beforeEach(async () => {
  [said, asked, answer] = [[], [], 'y'];
  await d1.prepare('DELETE FROM support_actions').run();
});

test(
  'every command runs on the deployed database, asks before it changes something, and records an action',
  { tags: ['long'] },
  async () => {
    await run('find', 'ana');
    expect(said.join()).toContain(ANA);
    await run('show', ANA);
    expect(JSON.parse(said.at(-1) ?? '')).toMatchObject({ email: ANA, credits: { total: 4 }, sessions: 1 });
    expect(asked).toEqual([]);
    await run('grant', ANA, '3', '--reason', 'a lost list');
    await run('take', ANA, '2', '--reason', 'too many');
    await run('mail', ANA, 'reset');
    await run('stop-mail', ANA, '--reason', 'wants none');
    await run('allow-mail', ANA, '--reason', 'wants it again');
    await run('end-sessions', ANA, '--reason', 'a lost phone');
    await run('lists', new Date(Date.now() - 60_000).toISOString(), '--reason', 'the database was set back');
    expect(asked).toHaveLength(7);
    await run('unmatched');
    await run('log', ANA);
    said = [];
    await run('show', ANA);
    expect(JSON.parse(said.at(-1) ?? '')).toMatchObject({ credits: { total: 5 }, sessions: 0 });
    expect(mail.sent).toMatchObject([{ to: ANA, subject: 'Elige una contraseña nueva' }]);
    expect(mail.sent[0]?.text).toContain('https://valija.app/es/app/reset-password?token=');
    expect(await rows()).toEqual([
      'find',
      'show',
      'grant',
      'take',
      'mail',
      'stop-mail',
      'allow-mail',
      'end-sessions',
      'lists',
      'unmatched',
      'log',
      'show',
    ]);
    expect(await proveCredits(createDatabase({ DB: d1 }))).toEqual([]);
  },
);

test('a refund uses the Stripe key of the shell, and answering no sends nothing', async () => {
  const headers = { authorization: 'Bearer sk_test_support' };
  const post = async (path: string, form: Record<string, string>): Promise<{ id: string }> => {
    const answer = await fetch(stripe.baseUrl + path, { method: 'POST', headers, body: new URLSearchParams(form) });
    return z.object({ id: z.string() }).parse(await answer.json());
  };
  const { id: session } = await post('/v1/checkout/sessions', {
    mode: 'payment',
    'line_items[0][price]': 'price_pack-5',
    'line_items[0][quantity]': '1',
    customer_email: ANA,
    success_url: 'https://valija.app/',
  });
  await fetch(`${stripe.baseUrl}/__control`, {
    method: 'POST',
    body: JSON.stringify({ op: 'pay', session, outcome: 'pay' }),
  });
  const [intent] = Object.keys(stripe.account.state.paymentIntents);
  await d1
    .prepare(
      "INSERT INTO payments (id, user_id, kind, offer_id, credits, amount, paid_at, payment_intent_id) VALUES (?, 'user_ana', 'pack', 'pack-5', 5, 399, ?, ?)",
    )
    .bind(`pack:${session}`, Date.now(), intent)
    .run();
  answer = 'n';
  await run('refund', ANA, `pack:${session}`, '--reason', 'withdrawal');
  expect(Object.values(stripe.account.state.refunds)).toEqual([]);
  expect(await rows()).toEqual([]);
  answer = 'sí';
  await run('refund', ANA, `pack:${session}`, '1.50', '--reason', 'withdrawal');
  expect(Object.values(stripe.account.state.refunds)).toMatchObject([{ amount: 150, payment_intent: intent }]);
  expect(await rows()).toEqual(['refund']);
  expect(asked.at(-1)).toBe(`Refund € 1.50 of pack-5 to ${ANA}? [y/N] `);
});

test('the database and the mail binding are the deployed ones in both environments', () => {
  for (const environment of ['preview', 'production'] as const) {
    const config = writeRemoteConfig(mkdtempSync(join(tmpdir(), 'valija-remote-')), environment);
    const { d1_databases: databases, send_email: mails } = readConfig({ config, env: environment });
    expect(databases).toMatchObject([{ database_name: `valija-${environment}`, remote: true }]);
    expect(mails).toMatchObject([{ name: 'MAIL', remote: true }]);
  }
});

test('without a deployed environment nothing is opened and the usage is printed', async () => {
  const opened = () => Promise.reject(new Error('opened'));
  const desk = { open: opened, ask: () => Promise.resolve('y'), say: () => undefined, actor: 'rosa', shell: {} };
  await expect(support(['development', 'find', 'ana'], desk)).rejects.toThrow('npm run support --');
  await expect(support(['production'], desk)).rejects.toThrow('npm run support --');
});
