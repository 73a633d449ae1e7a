/** The engine's time and the Worker's bundle. */
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { BUNDLE_BUDGET, gzippedSize } from '../bundle-budget';
import { run } from '../run';
import { WORKER_BUNDLE } from '../serve/build';
import type { Section } from './report';
import { readingInWorkerd } from './reader';
import { median, quantile } from './statistics';

const at = (text: string, pattern: RegExp): number => {
  const found = Number(pattern.exec(text)?.[1] ?? Number.NaN);
  if (Number.isNaN(found)) throw new Error(`The benchmark of the engine does not say ${pattern.source}:\n${text}`);
  return found;
};

/** The engine's own benchmark, in a process of its own so that its CPU time is its own. */
export const benchEngine = async ({ isSmall }: { isSmall: boolean }): Promise<Section> => {
  const text = await run('tsx', ['scripts/bench/engine.ts', isSmall ? '3' : '25']);
  const p95 = at(text, /whole plan\s+p50 [\d.]+ ms, p95 ([\d.]+) ms/);
  const hostile = at(
    await run('tsx', ['scripts/bench/hostile.ts', isSmall ? '3' : '25']),
    /hostile texts\s+.*p99 ([\d.]+) ms/,
  );
  const reading = await readingInWorkerd(isSmall ? 2 : 10);
  const readingP95 = quantile(reading, 0.95);
  return {
    title: 'Engine',
    how: "CPU time of making a list from the form's words, over the evaluation trips; reading by the clock, in workerd.",
    figures: [
      { name: 'engine alone, p95', value: at(text, /engine alone\s+p50 [\d.]+ ms, p95 ([\d.]+) ms/), unit: 'ms CPU' },
      { name: 'whole plan, p50', value: at(text, /whole plan\s+p50 ([\d.]+) ms/), unit: 'ms CPU' },
      { name: 'whole plan, p95', value: p95, unit: 'ms CPU', goal: '≤ 15', met: p95 <= 15 },
      { name: 'reading a hostile text, p99', value: hostile, unit: 'ms CPU', goal: '≤ 15', met: hostile <= 15 },
      { name: 'reading 2,000 characters in workerd, p50', value: median(reading), unit: 'ms' },
      {
        name: 'reading 2,000 characters in workerd, p95',
        value: readingP95,
        unit: 'ms',
        goal: '≤ 8',
        met: readingP95 <= 8,
      },
      { name: 'first list, cold', value: at(text, /first list, cold\s+([\d.]+) ms/), unit: 'ms' },
      { name: 'memory with gazetteer and knowledge', value: at(text, /memory\s+([\d.]+) MB/), unit: 'MB' },
    ],
  };
};

/** Milliseconds until workerd returns a Worker of this script. */
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

export const benchBundle = async ({ isSmall }: { isSmall: boolean }): Promise<Section> => {
  const size = gzippedSize(WORKER_BUNDLE);
  const times: number[] = [];
  for (let turn = 0; turn < (isSmall ? 2 : 7); turn += 1) {
    const empty = await startUp({ contents: 'export default { fetch: () => new Response() }' });
    times.push((await startUp({ path: WORKER_BUNDLE })) - empty);
  }
  const start = median(times);
  return {
    title: 'Worker bundle',
    how: 'The built bundle gzipped, and how much longer workerd takes to its first answer than with an empty Worker.',
    figures: [
      { name: 'gzipped', value: size / 1024, unit: 'kB', goal: '≤ 1536', met: size <= BUNDLE_BUDGET },
      { name: 'start-up beyond an empty Worker', value: start, unit: 'ms', goal: '≤ 500', met: start <= 500 },
    ],
  };
};
