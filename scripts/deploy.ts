/**
 * `npm run deploy -- preview|production [--check|--dry-run|--rehearse]`: builds, checks, and only when every check passes applies
 * the migrations, deploys Pages with its Function and the files of the builds before, then the Worker, asks the deployed
 * product which build it is, and goes back to the Worker before when it does not answer.
 * `--check` stops after the checks; `--dry-run` (of production when none is named) asks no account and prints what would be
 * checked and run. `--rehearse` does it all against stand-ins, with a failure at each step.
 */
import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { SITE } from '../web/site-config';
import { checkBundle } from './bundle-budget';
import { CHECK_NAMES, checkDeployment } from './deploy/checks';
import { runDoctor } from './deploy/doctor';
import { tryCommands } from './deploy/installed-wrangler';
import { rehearse } from './deploy/rehearse';
import { rollOut } from './deploy/roll-out';
import { stripeOfShell } from './deploy/stripe-account';
import { readTarget, targetOf } from './deploy/target';
import { plannedWrangler, realWrangler } from './deploy/wrangler';
import { ensureBuilt, WORKER_BUNDLE } from './serve/build';
import { fail, say, step } from './terminal';

const main = async (): Promise<void> => {
  const words = process.argv.slice(2);
  const flags = words.filter((word) => word.startsWith('--'));
  if (flags.includes('--rehearse')) {
    if (!(await rehearse(say, tryCommands))) fail('Something was left half done.');
    return;
  }
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
    return rollOut({
      target,
      wrangler: plannedWrangler(say),
      ask: () => Promise.resolve(Response.json({ status: 'ok', version: 'planned', builds: [] })),
      dist: 'web/dist',
      build: 'planned',
      say,
    });
  }
  const stripe = stripeOfShell();
  const results = await checkDeployment({
    target,
    wrangler: realWrangler,
    stripe,
    company: SITE.company,
    measureBundle: () => checkBundle(WORKER_BUNDLE),
  });
  for (const result of results) say(`${result.ok ? '✓' : '✗'} ${result.name.padEnd(20)} ${result.detail}`);
  if (results.some(({ ok }) => !ok)) return fail('Nothing was deployed.');
  if (flags.includes('--check')) return;
  const { id } = z.object({ id: z.string() }).parse(JSON.parse(readFileSync('web/dist/builds/latest.json', 'utf8')));
  const work = { target, wrangler: realWrangler, ask: fetch, dist: 'web/dist', build: id, say };
  await step(`Deploying build ${id} to ${environment}`, () => rollOut(work));
  say(`${target.origin} serves build ${id}.`);
  const findings = await runDoctor({ target, wrangler: realWrangler, stripe, fetch, now: Date.now });
  for (const { name, detail, todo } of findings) if (todo) say(`✗ ${name}: ${detail}\n  → ${todo}`);
};

await main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
