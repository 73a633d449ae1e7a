/**
 * `npx tsx scripts/bench/engine.ts [rounds]`: CPU milliseconds of one list (engine alone), of reading and listing, and of a whole
 * plan with the gazetteer loaded, over the project's own evaluation trips; and the size of the knowledge base.
 */
import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { makePlan, readPlan } from '../../worker/engine/make-plan';
import { packFacts } from '../../worker/engine/packing/pack-facts';
import { readTrips } from '../../tests/eval/check';
import { loadGazetteer } from '../packing/gazetteer';
import { report, cpuMs } from './cpu';

const rounds = Number(process.argv[2] ?? 25);
const gazetteer = await loadGazetteer();
const now = Date.parse('2026-11-21T00:00:00Z');
const inputs = (await readTrips()).map((trip) => trip.input);
const facts = await Promise.all(inputs.map(async (input) => (await readPlan(input, { gazetteer, now })).facts));

const first = performance.now();
for (const trip of facts.slice(0, 1)) packFacts(trip);
console.log(`${'first list, cold'.padEnd(22)} ${(performance.now() - first).toFixed(2)} ms`);

const lists: number[] = [];
const plans: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  for (const trip of facts) {
    const started = process.cpuUsage();
    packFacts(trip);
    lists.push(cpuMs(started));
  }
  for (const input of inputs) {
    const started = process.cpuUsage();
    await makePlan(input, { gazetteer, now });
    plans.push(cpuMs(started));
  }
}
report('engine alone', lists);
report('whole plan', plans);

const folder = new URL('../../worker/engine/packing/knowledge/', import.meta.url);
const rows = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
const text = (await Promise.all(rows.map((name) => readFile(new URL(name, folder), 'utf8')))).join('\n');
console.log(
  `knowledge base: ${(text.length / 1024).toFixed(0)} kB of source, ${(gzipSync(text).length / 1024).toFixed(0)} kB gzipped`,
);
console.log(`${'memory'.padEnd(22)} ${(process.memoryUsage().rss / 1024 / 1024).toFixed(0)} MB`);
