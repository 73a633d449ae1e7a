/** What people see, by the benchmarks of the site and of the app, each in a process of its own. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { run } from '../run';
import type { Figure, Section } from './report';

const siteFigures = z.object({
  table: z.record(z.string(), z.record(z.string(), z.number())),
  misses: z.array(z.string()),
  openings: z.array(z.object({ name: z.string(), value: z.number(), goal: z.number() })),
});

/** How a figure of the site is called here, and in what it is counted. */
const SHOWN = {
  performance: ['performance', 'of 100'],
  accessibility: ['accessibility', 'of 100'],
  lcp: ['largest paint', 'ms'],
  tbt: ['long tasks beyond 50 ms', 'ms'],
  codeAtPaint: ['HTML, CSS and scripts until the first paint', 'kB'],
  code: ['HTML, CSS and scripts', 'kB'],
  bytes: ['all bytes', 'kB'],
  requests: ['requests', ''],
} as const;

/** Their exit code says that a goal was missed; the output says which. */
const outputOf = (script: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> =>
  run('tsx', [script, ...args], { env }).catch((error: unknown) => String(error));

const screens = async (script: 'site' | 'app', preset: 'mobile' | 'desktop', runs: number): Promise<Figure[]> => {
  const file = join(mkdtempSync(join(tmpdir(), 'valija-bench-')), `${script}.json`);
  const output = await outputOf(`scripts/bench/${script}.ts`, [String(runs), preset], { FIGURES: file });
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`The benchmark of the ${script} has no figures:\n${output}`);
  }
  const { table, misses, openings } = siteFigures.parse(JSON.parse(text));
  for (const miss of misses) process.stderr.write(`${preset}: ${miss}\n`);
  return [
    ...Object.entries(table).flatMap(([path, row]) =>
      Object.entries(SHOWN).map(([key, [name, unit]]) => ({
        name: `${path}, ${preset}: ${name}`,
        value: row[key] ?? Number.NaN,
        unit,
      })),
    ),
    ...openings.map(({ name, value, goal }) => ({ name, value, unit: 'ms', goal: `≤ ${goal}`, met: value <= goal })),
    { name: `goals missed, ${preset}`, value: misses.length, unit: '', goal: '= 0', met: misses.length === 0 },
  ];
};

/** Lighthouse on the public pages, as a phone and as a desktop. */
export const benchSite = async ({ isSmall }: { isSmall: boolean }): Promise<Section> => ({
  title: 'Site',
  how: 'Lighthouse on the built product, medians, each page visited for the first time; the goals of each figure stand in `scripts/bench/site.ts`.',
  figures: [...(await screens('site', 'mobile', isSmall ? 1 : 3)), ...(await screens('site', 'desktop', 1))],
});

/** The same on the app's screens, signed in, as a phone. */
export const benchScreens = async ({ isSmall }: { isSmall: boolean }): Promise<Section> => ({
  title: 'Screens of the app',
  how: 'Lighthouse on the built product as a phone, medians, each screen visited for the first time by somebody who is signed in; the goals of each figure stand in `scripts/bench/app.ts`.',
  figures: await screens('app', 'mobile', isSmall ? 1 : 5),
});

const at = (text: string, pattern: RegExp): number => {
  const found = Number(pattern.exec(text)?.[1] ?? Number.NaN);
  if (Number.isNaN(found)) throw new Error(`The benchmark of the app does not say ${pattern.source}:\n${text}`);
  return found;
};

/** A list of 200 items on a slow phone. */
export const benchApp = async ({ isSmall }: { isSmall: boolean }): Promise<Section> => {
  const text = await outputOf('scripts/bench/ticking.ts', [isSmall ? '10' : '60']);
  const scripts = at(text, /of it scripts\s+([\d.]+) kB/);
  const scriptGoal = at(text, /of it scripts.*goal ([\d.]+) kB/);
  const tap = at(text, /tap to next paint.*p98 ([\d.]+) ms/);
  const tapGoal = at(text, /tap to next paint.*goal ([\d.]+) ms/);
  return {
    title: 'App',
    how: 'A list of 200 items on a phone, four times slower than this machine, by the browser’s own Event Timing.',
    figures: [
      { name: '/app at first load, gzipped', value: at(text, /first load.*, (\d+) kB/), unit: 'kB' },
      { name: 'scripts', value: scripts, unit: 'kB', goal: `≤ ${scriptGoal}`, met: scripts <= scriptGoal },
      { name: 'tap to next paint, p50', value: at(text, /tap to next paint.*p50 ([\d.]+) ms/), unit: 'ms' },
      { name: 'tap to next paint, p98', value: tap, unit: 'ms', goal: `≤ ${tapGoal}`, met: tap <= tapGoal },
      { name: 'frame while scrolling, p95', value: at(text, /scrolling.*p95 ([\d.]+) ms/), unit: 'ms' },
      { name: 'frames over 50 ms', value: at(text, /of them over 50 ms\s+(\d+)/), unit: '' },
    ],
  };
};
