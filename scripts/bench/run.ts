/**
 * `npm run bench [-- --small] [--only=api,growth,generation,engine,bundle] [--page=docs/benchmarks.md]`: every figure in one
 * run. The terminal shows the table; the page, its charts and the JSON are written beside each other. On a quiet machine:
 * it measures time. `--small` only shows that it runs.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { BUNDLE_BUDGET, gzippedSize } from '../bundle-budget';
import { run } from '../run';
import { ensureBuilt, WORKER_BUNDLE } from '../serve/build';
import { step } from '../terminal';
import { benchApi } from './api';
import { benchGrowth } from './growth';
import { type Figure, type Report, type Section, toText, writeReport } from './report';

const { values } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    page: { type: 'string', default: 'docs/benchmarks.md' },
  },
});
const isSmall = values.small;

const at = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? Number.NaN);

/** The engine's own benchmark, in a process of its own so that its CPU time is its own. */
const benchEngine = async (): Promise<Section> => {
  const text = await run('tsx', ['scripts/bench/engine.ts', isSmall ? '3' : '25']);
  const p95 = at(text, /whole plan\s+p50 [\d.]+ ms, p95 ([\d.]+) ms/);
  return {
    title: 'Engine',
    how: "CPU time of making a list from the form's words, over the evaluation trips.",
    figures: [
      { name: 'engine alone, p95', value: at(text, /engine alone\s+p50 [\d.]+ ms, p95 ([\d.]+) ms/), unit: 'ms CPU' },
      { name: 'whole plan, p50', value: at(text, /whole plan\s+p50 ([\d.]+) ms/), unit: 'ms CPU' },
      { name: 'whole plan, p95', value: p95, unit: 'ms CPU', goal: '≤ 15', met: p95 <= 15 },
      { name: 'first list, cold', value: at(text, /first list, cold\s+([\d.]+) ms/), unit: 'ms' },
    ],
  };
};

const benchGeneration = async (): Promise<Section> => {
  const plans = isSmall ? 5 : 60;
  const text = await run('tsx', ['scripts/bench/generation.ts', String(plans)]);
  const accepted = at(text, /on one credit: (\d+) × 202/);
  const firstItem = at(text, /POST to first item\s+p50 (\d+)/);
  return {
    title: 'Generation',
    how: `${plans} plans one after the other on the built product with the embedded engine, and fifty creates at the same moment on one credit.`,
    figures: [
      { name: 'POST to first item, p50', value: firstItem, unit: 'ms' },
      { name: 'POST to first item, p95', value: at(text, /first item\s+p50 \d+ ms\s+p95 (\d+)/), unit: 'ms' },
      { name: 'POST to whole list, p95', value: at(text, /POST to done\s+p50 \d+ ms\s+p95 (\d+)/), unit: 'ms' },
      {
        name: 'fifty creates on one credit, accepted',
        value: accepted,
        unit: 'plans',
        goal: '= 1',
        met: accepted === 1,
      },
    ],
  };
};

/** Milliseconds until workerd answers with a Worker of this script. */
const startUp = async (module: { path: string } | { contents: string }): Promise<number> => {
  const started = performance.now();
  const contents = 'contents' in module ? { path: 'empty.js', ...module } : module;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: [{ type: 'ESModule', ...contents }],
      compatibilityDate: '2026-10-20',
      compatibilityFlags: ['nodejs_compat'],
    }),
  );
  try {
    await miniflare.dispatchFetch('http://localhost/').catch(() => undefined);
    return performance.now() - started;
  } finally {
    await miniflare.dispose();
  }
};

const benchBundle = async (): Promise<Section> => {
  const size = gzippedSize(WORKER_BUNDLE);
  const times: number[] = [];
  for (let turn = 0; turn < (isSmall ? 2 : 7); turn += 1) {
    const empty = await startUp({ contents: 'export default { fetch: () => new Response() }' });
    times.push((await startUp({ path: WORKER_BUNDLE })) - empty);
  }
  const start = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
  const kilobytes = size / 1024;
  return {
    title: 'Worker bundle',
    how: 'The built bundle gzipped, and how much longer workerd takes to its first answer than with an empty Worker.',
    figures: [
      { name: 'gzipped', value: kilobytes, unit: 'kB', goal: '≤ 1536', met: size <= BUNDLE_BUDGET },
      { name: 'start-up beyond an empty Worker', value: start, unit: 'ms', goal: '≤ 500', met: start <= 500 },
    ],
  };
};

/** Lighthouse and bytes; exits with 1 when a goal of its own is missed. */
const benchSite = async (): Promise<Section> => {
  const missed = await run('tsx', ['scripts/bench/site.ts', isSmall ? '1' : '5']).then(
    () => 0,
    (error: unknown) => String(error).match(/^missed: /gm)?.length ?? 1,
  );
  const figure: Figure = { name: 'goals missed', value: missed, unit: 'goals', goal: '= 0', met: missed === 0 };
  return {
    title: 'Site',
    how: 'Lighthouse on the public pages: `npm run bench:site` shows each figure.',
    figures: [figure],
  };
};

const SECTIONS: Record<string, () => Promise<Section>> = {
  api: () => benchApi({ isSmall }),
  growth: () => benchGrowth({ isSmall }),
  generation: benchGeneration,
  engine: benchEngine,
  bundle: benchBundle,
  site: benchSite,
};

const wanted = values.only ? values.only.split(',') : Object.keys(SECTIONS);
const unknown = wanted.filter((name) => !(name in SECTIONS));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}; there are ${Object.keys(SECTIONS).join(', ')}.`);

await ensureBuilt();
process.env.USE_BUILT = '1';
const [load = 0] = loadavg();
const sections: Section[] = [];
for (const [name, measure] of Object.entries(SECTIONS)) {
  if (wanted.includes(name)) sections.push(await step(`Measuring: ${name}`, measure));
}
const report: Report = {
  at: `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, Node ${process.versions.node}`,
  load: `load ${load.toFixed(1)} before it began`,
  isSmall,
  sections,
};
writeReport(report, values.page);
process.stdout.write(`\n${toText(report)}\n\nWritten: ${values.page}\n`);
const missed = sections.flatMap(({ figures }) => figures).filter(({ met }) => met === false);
if (missed.length > 0) process.stdout.write(`Missed: ${missed.map(({ name }) => name).join(', ')}\n`);
process.exit(isSmall || missed.length === 0 ? 0 : 1);
