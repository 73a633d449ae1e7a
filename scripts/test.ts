/**
 * `npm test`: what proves the product, in the order that finds the cheapest mistakes first. `npm run test:all` adds every
 * permutation and long run. Give names to run only some: `npm test -- unit browser`. All of them run even when one fails,
 * so that one run shows everything there is to mend.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { ensureChromium } from './chromium';
import { run } from './run';
import { ensureBuilt } from './serve/build';
import { SHORT_BROWSER_PATTERN, SHORT_WORKERD } from './short-tests';
import { step } from './terminal';

const reports = mkdtempSync(join(tmpdir(), 'valija-tests-'));
const names = process.argv.slice(2).filter((argument) => argument !== '--all');
const isAll = process.argv.includes('--all');

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

const vitest = async (project: string, short: readonly string[]): Promise<Tally> => {
  const file = `${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, file)}`];
  const selection = isAll ? [] : ['--tags-filter=!long', ...short];
  await run('vitest', ['run', '--project', `${project}*`, ...reporters, ...selection], { show: true }).catch(
    () => undefined,
  );
  const { numPassedTests, numFailedTests } = readReport(file, vitestReport);
  return { passed: numPassedTests, failed: numFailedTests };
};

const browser = async (): Promise<Tally> => {
  const CHROMIUM_PATH = await ensureChromium();
  await ensureBuilt();
  const env = { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json') };
  const selection = isAll ? [] : [`--grep=${SHORT_BROWSER_PATTERN}`];
  await run('playwright', ['test', '--reporter=list,json', ...selection], { show: true, env }).catch(() => undefined);
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

/** Checks by name; those of one group run side by side. */
const GROUPS: Record<string, () => Promise<Tally>>[] = [
  {
    // The linter reads the types anyway and says what the compiler would; `types` asks the compiler itself.
    lint: command('npm', 'run', '--silent', 'lint'),
    ...((isAll || names.includes('types')) && { types: command('tsc', '-b') }),
    format: command('oxfmt', '--check'),
    'dead-code': command('knip'),
    docs: command('tsx', 'scripts/check-docs.ts'),
    // The Worker reads its documents and the towns table from the built frontend.
    build: async () => {
      await ensureBuilt();
      return { passed: 1, failed: 0 };
    },
  },
  {
    // Each leaves the cores idle for a part of its time: one waits for processes that it starts, the other for workerd.
    unit: () => vitest('unit', []),
    workerd: async () => {
      await ensureBuilt();
      return vitest('workerd', SHORT_WORKERD);
    },
  },
  { browser },
];

const known = GROUPS.flatMap((group) => Object.keys(group));
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown check: ${unknown.join(', ')}. There are: ${known.join(', ')}.\n`);
  process.exit(2);
}

const total: Tally = { passed: 0, failed: 0 };
const failures: string[] = [];
const measure = async ([name, check]: [string, () => Promise<Tally>]): Promise<void> => {
  const tally = await step(name, check).catch((error: unknown): Tally => {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  if (tally.failed > 0) failures.push(name);
  total.passed += tally.passed;
  total.failed += tally.failed;
};
for (const group of GROUPS) {
  await Promise.all(
    Object.entries(group)
      .filter(([name]) => names.length === 0 || names.includes(name))
      .map(measure),
  );
}
if (failures.length > 0) process.stdout.write(`\nFailed: ${failures.join(', ')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
