/**
 * `npm test`: every check, in the order that finds the cheapest mistakes first. Give names to run only some:
 * `npm test -- unit browser`. All of them run even when one fails, so that one run shows everything there is to mend.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { ensureChromium } from './chromium';
import { run } from './run';
import { ensureBuilt } from './serve/build';
import { step } from './terminal';

const reports = mkdtempSync(join(tmpdir(), 'valija-tests-'));

/** Vitest's and Playwright's JSON reports, as far as the closing line needs them. */
const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

const readReport = <Report>(name: string, schema: z.ZodType<Report>): Report =>
  schema.parse(JSON.parse(readFileSync(join(reports, name), 'utf8')));

interface Tally {
  passed: number;
  failed: number;
}

const vitest = async (project: string): Promise<Tally> => {
  const file = `${project}.json`;
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, file)}`,
  ];
  await run('vitest', args, { show: true }).catch(() => undefined);
  const { numPassedTests, numFailedTests } = readReport(file, vitestReport);
  return { passed: numPassedTests, failed: numFailedTests };
};

const browser = async (): Promise<Tally> => {
  const CHROMIUM_PATH = await ensureChromium();
  await ensureBuilt();
  const env = { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json') };
  await run('playwright', ['test', '--reporter=list,json'], { show: true, env }).catch(() => undefined);
  const { stats } = readReport('browser.json', playwrightReport);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
};

/** A check that is one command: it counts as one test. */
const command =
  (name: string, ...args: string[]) =>
  async (): Promise<Tally> => {
    try {
      await run(name, args);
      return { passed: 1, failed: 0 };
    } catch (error) {
      process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
      return { passed: 0, failed: 1 };
    }
  };

const CHECKS: Record<string, () => Promise<Tally>> = {
  types: command('tsc', '-b'),
  lint: command('oxlint', '--type-aware', '--deny-warnings'),
  format: command('oxfmt', '--check'),
  'dead-code': command('knip'),
  docs: command('tsx', 'scripts/check-docs.ts'),
  unit: () => vitest('unit'),
  workerd: async () => {
    // The Worker reads its documents and the towns table from the built frontend.
    await ensureBuilt();
    return vitest('workerd');
  },
  browser,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in CHECKS));
if (unknown.length > 0) {
  process.stderr.write(`Unknown check: ${unknown.join(', ')}. There are: ${Object.keys(CHECKS).join(', ')}.\n`);
  process.exit(2);
}

const total: Tally = { passed: 0, failed: 0 };
const failures: string[] = [];
for (const [name, check] of Object.entries(CHECKS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const tally = await step(name, check).catch((error: unknown): Tally => {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  if (tally.failed > 0) failures.push(name);
  total.passed += tally.passed;
  total.failed += tally.failed;
}
if (failures.length > 0) process.stdout.write(`\nFailed: ${failures.join(', ')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
