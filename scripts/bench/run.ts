/**
 * `npm run bench [-- --small] [api growth generation engine bundle site screens app] [--page=docs/benchmarks.md]`: every figure in
 * one run, or those of the sections that are named. The terminal shows the table; the page, its charts and the JSON are
 * written beside each other. On a quiet machine: it measures time. `--small` only shows that it runs, and a run of some
 * sections, too, writes its page to a folder for temporary files unless one is named.
 */
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../serve/build';
import { fail, step } from '../terminal';
import { benchApi } from './api';
import { benchGeneration } from './generation';
import { benchGrowth } from './growth';
import { benchApp, benchScreens, benchSite } from './pages';
import { run } from '../run';
import { type Report, type Section, toText, writeReport } from './report';
import { benchBundle, benchEngine } from './worker';

const SECTIONS: Record<string, (options: { isSmall: boolean }) => Promise<Section | Section[]>> = {
  api: benchApi,
  growth: benchGrowth,
  generation: benchGeneration,
  engine: benchEngine,
  bundle: benchBundle,
  site: benchSite,
  screens: benchScreens,
  app: benchApp,
};

const { values, positionals } = parseArgs({
  options: { small: { type: 'boolean', default: false }, page: { type: 'string' } },
  allowPositionals: true,
});
const isSmall = values.small;
const unknown = positionals.filter((name) => !(name in SECTIONS));
if (unknown.length > 0) fail(`There is no ${unknown.join(', ')}; there are ${Object.keys(SECTIONS).join(', ')}.`);
const isWhole = positionals.length === 0 && !isSmall;
const page = values.page ?? (isWhole ? 'docs/benchmarks.md' : join(tmpdir(), 'valija-benchmarks.md'));

await ensureBuilt();
process.env.USE_BUILT = '1';
const [load = 0] = loadavg();
const started = Date.now();
const sections: Section[] = [];
/** A section that breaks must not take the figures of the others with it. */
const broken: string[] = [];
for (const [name, measure] of Object.entries(SECTIONS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  try {
    sections.push(...[await step(`Measuring: ${name}`, () => measure({ isSmall }))].flat());
  } catch (error) {
    broken.push(name);
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  }
}
const report: Report = {
  at: `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, Node ${process.versions.node}`,
  load: `load ${load.toFixed(1)} before it began, ${((Date.now() - started) / 60_000).toFixed(1)} minutes`,
  isSmall,
  sections,
};
// Formatted as every file of the repository is.
await run('oxfmt', writeReport(report, page));
process.stdout.write(`\n${toText(report)}\n\nWritten: ${page}\n`);
const missed = sections.flatMap(({ figures }) => figures).filter(({ met }) => met === false);
if (missed.length > 0) process.stdout.write(`Missed: ${missed.map(({ name }) => name).join(', ')}\n`);
if (broken.length > 0) process.stdout.write(`Broken: ${broken.join(', ')}\n`);
process.exit(broken.length > 0 || (!isSmall && missed.length > 0) ? 1 : 0);
