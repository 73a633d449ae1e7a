/**
 * `npm run support -- preview|production <command>`: helps somebody without writing SQL, over the deployed database. It
 * needs `wrangler login`, and STRIPE_SECRET_KEY in the shell to refund. docs/operations.md has examples.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { getPlatformProxy } from 'wrangler';
import { randomSecret } from '../worker/platform/crypto/secrets';
import { createDatabase } from '../worker/platform/db/client';
import type { Env } from '../worker/platform/env';
import { sendMail } from '../worker/platform/mail/service';
import { SUPPORT_USAGE, SupportUsageError, runSupport } from '../worker/operations/support/commands';
import { stripeOf } from '../worker/money/billing/stripe';
import { readTarget, targetOf } from './deploy/target';
import { fail } from './terminal';

/** wrangler.toml with the database and the mail of the target marked as remote, so that they are the deployed ones. */
const remoteConfig = (folder: string): string => {
  const path = join(folder, 'wrangler.toml');
  const text = readFileSync('wrangler.toml', 'utf8')
    .replaceAll('{ binding = "DB",', '{ binding = "DB", remote = true,')
    .replaceAll('[{ name = "MAIL" }]', '[{ name = "MAIL", remote = true }]');
  writeFileSync(path, text);
  return path;
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const main = async (): Promise<void> => {
  const [name, ...words] = process.argv.slice(2);
  const environment = targetOf(name);
  if (!environment || words.length === 0) return fail(SUPPORT_USAGE);
  const target = readTarget(environment);
  const folder = mkdtempSync(join(tmpdir(), 'valija-support-'));
  const proxy = await getPlatformProxy<Pick<Env, 'DB' | 'MAIL'>>({
    configPath: remoteConfig(folder),
    environment,
    persist: false,
  });
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const db = createDatabase(proxy.env);
    const now = Date.now();
    const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = process.env;
    // Counters of limits are keyed with the Worker's secret, which cannot be read back: these mails count on their own.
    const secret = randomSecret();
    const env = { ENVIRONMENT: environment, JWT_SECRET: secret, EMAIL_IDENTITY_SECRET: secret, MAIL: proxy.env.MAIL };
    const pending: Promise<void>[] = [];
    const later = (_what: string, work: () => Promise<void>) => void pending.push(work());
    const scope = { env, db, now, origin: target.origin, address: 'support', later };
    await runSupport(
      {
        db,
        now,
        actor: process.env.SUPPORT_NAME || userInfo().username,
        stripe: STRIPE_SECRET_KEY ? stripeOf({ STRIPE_SECRET_KEY, STRIPE_API_BASE }) : undefined,
        scope: { ...scope, mailLater: (mail) => later('mail', () => sendMail({ env, db, now }, mail)) },
        confirm: async (question) => /^(y|yes|s|sí)$/i.test(await terminal.question(`${question} [y/N] `)),
        say,
      },
      words,
    );
    for (let work = pending.shift(); work; work = pending.shift()) await work;
  } finally {
    terminal.close();
    await proxy.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
};

await main().catch((error: unknown) =>
  fail(error instanceof SupportUsageError || error instanceof Error ? error.message : String(error)),
);
