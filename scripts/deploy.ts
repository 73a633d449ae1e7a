/**
 * `npm run deploy -- preview|production [--check|--dry-run]`: builds, checks, and only when every check passes applies
 * the migrations, deploys the Worker, then Pages with its Function, and asks the deployed product which build it is.
 * `--check` stops after the checks; `--dry-run` (of production when none is named) asks no account and prints what would be
 * checked and run.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { stripeOf } from '../worker/money/billing/stripe';
import { checkBundle } from './bundle-budget';
import { CHECK_NAMES, checkDeployment, deploy } from './deploy/checks';
import { readTarget, targetOf } from './deploy/target';
import { plannedWrangler, realWrangler } from './deploy/wrangler';
import { ensureBuilt, WORKER_BUNDLE } from './serve/build';
import { fail, step } from './terminal';

const say = (line: string) => process.stdout.write(`${line}\n`);
const health = z.looseObject({ status: z.string(), version: z.string() });

/** Waits until the public origin answers with the build that was just deployed. */
const isLive = async (origin: string, build: string): Promise<boolean> => {
  for (let tries = 0; tries < 30; tries += 1) {
    const answer = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    const body = health.safeParse(await answer?.json().catch(() => undefined));
    if (body.data?.version === build) return true;
    await sleep(2_000);
  }
  return false;
};

const main = async (): Promise<void> => {
  const words = process.argv.slice(2);
  const flags = words.filter((word) => word.startsWith('--'));
  const isPlan = flags.includes('--dry-run');
  const named = words.find((word) => !word.startsWith('--'));
  const environment = targetOf(named ?? (isPlan ? 'production' : undefined));
  if (!environment) return fail('Which environment? npm run deploy -- preview|production [--check|--dry-run]');
  const target = readTarget(environment);
  await ensureBuilt();
  if (isPlan) {
    const migrations = readdirSync('migrations').filter((file) => file.endsWith('.sql'));
    say(`What would be checked for ${environment}: ${CHECK_NAMES.join(', ')}.`);
    say(`  Worker bundle here: ${Math.round(checkBundle(WORKER_BUNDLE) / 1024)} kB gzipped`);
    say(`  migrations here: ${migrations.length}, the last is ${migrations.toSorted().at(-1)}`);
    say('What would be run then:');
    return deploy({ target, wrangler: plannedWrangler(say) });
  }
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = process.env;
  const results = await checkDeployment({
    target,
    wrangler: realWrangler,
    stripe: STRIPE_SECRET_KEY ? stripeOf({ STRIPE_SECRET_KEY, STRIPE_API_BASE }) : undefined,
    measureBundle: () => checkBundle(WORKER_BUNDLE),
  });
  for (const result of results) say(`${result.ok ? '✓' : '✗'} ${result.name.padEnd(20)} ${result.detail}`);
  if (results.some(({ ok }) => !ok)) return fail('Nothing was deployed.');
  if (flags.includes('--check')) return;
  await step(`Deploying to ${environment}`, () => deploy({ target, wrangler: realWrangler }));
  const { id } = z.object({ id: z.string() }).parse(JSON.parse(readFileSync('web/dist/builds/latest.json', 'utf8')));
  const live = await step(`Waiting for build ${id} at ${target.origin}`, () => isLive(target.origin, id));
  if (!live) return fail(`${target.origin} does not answer with build ${id}. See docs/operations.md, Roll back.`);
  say(`${target.origin} serves build ${id}.`);
};

await main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
