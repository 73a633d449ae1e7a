/**
 * `npm run eval [-- --shared DIR] [--only id] [--model]`: makes the lists of the project's own evaluation trips and, where
 * the shared evaluation is present, of its tidy and its field trips too; prints each and the sum, and fails under the bar.
 * With `--model` the model at OPENAI_BASE_URL reads them (OPENAI_API_KEY, OPENAI_MODEL), the rules where it fails.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { checkTrip, passes, readTrips } from '../tests/eval/check';
import { loadFieldScorer, readFieldTrips, type ScoredList, summaryOf, tripsSchema, typedInput } from './packing/field';
import { loadGazetteer } from './packing/gazetteer';
import { learnedFile } from '../worker/engine/trip/learned/learned-file';
import { createListMaker, type GeneratedList } from './packing/list-maker';

/** What the shared trips must reach. */
const BAR = { mean: 96, lowest: 88 } as const;
/** What the shared field trips must reach; the weight is of things that must not be there, a trip. */
const FIELD_BAR = { mean: 88, withCritical: 1, wrong: 0.5 } as const;

const { values } = parseArgs({
  options: {
    shared: { type: 'string', default: '../shared/eval' },
    only: { type: 'string' },
    model: { type: 'boolean', default: false },
  },
});
const lists = createListMaker(await loadGazetteer(), { model: values.model, learned: await learnedFile() });
const wanted = (id: string): boolean => values.only === undefined || id.startsWith(values.only);
const failures: string[] = [];

const say = (label: string, faults: readonly string[]): void => {
  if (faults.length > 0) console.log(`      ${label}: ${faults.join(', ')}`);
};

interface Scored {
  id: string;
  score: number;
  items: number;
  missed_critical: string[][];
  missed: string[];
  must_not: string[];
  hard: string[];
  stray: string[];
  qty_fail: string[];
}
interface Checker {
  scoreAll(
    doc: unknown,
    plans: unknown,
  ): {
    summary: { mean: number; min: number; min_trip: string; critical_misses: number; must_not_hits: number };
    trips: Scored[];
  };
}

/** Only what this script reads of the checker; the rest of it is the checker's own affair. */
const checkerSchema = z.custom<Checker>((value) => typeof value === 'object' && value !== null && 'scoreAll' in value);
const docSchema = z.looseObject({ trips: tripsSchema });

const answer = ({ list, weather }: GeneratedList) => ({
  items: list.items.map(({ name, quantity, category, reason }) => ({ name, quantity, category, reason })),
  weather: { tmin_c: weather.minC, tmax_c: weather.maxC, wet_share: weather.wetShare },
});

async function evaluateShared(directory: string): Promise<void> {
  const checker = checkerSchema.parse(await import(pathToFileURL(join(directory, 'check.mjs')).href));
  const parsed = docSchema.parse(JSON.parse(await readFile(join(directory, 'trips.json'), 'utf8')));
  const doc = { ...parsed, trips: parsed.trips.filter(({ id }) => wanted(id)) };
  if (doc.trips.length === 0) return;
  const plans: Record<string, ReturnType<typeof answer>> = {};
  for (const { id, input } of doc.trips) plans[id] = answer(await lists.make(input));
  const { summary, trips } = checker.scoreAll(doc, plans);
  console.log(`\nShared trips (${trips.length})`);
  for (const trip of trips) {
    console.log(`  ${trip.score.toFixed(1).padStart(5)} ${trip.id} (${trip.items} items)`);
    const faults = {
      'critical missing': trip.missed_critical.map((ids) => ids.join('|')),
      missing: trip.missed,
      'must not': [...trip.hard, ...trip.must_not],
      stray: trip.stray,
      quantity: trip.qty_fail,
    };
    for (const [label, list] of Object.entries(faults))
      if (list.length > 0) console.log(`        ${label}: ${list.join(', ')}`);
  }
  console.log(
    `  mean ${summary.mean}, lowest ${summary.min} (${summary.min_trip}), critical missed ${summary.critical_misses}, must-nots ${summary.must_not_hits}`,
  );
  if (values.only !== undefined) return;
  if (summary.mean < BAR.mean) failures.push(`shared mean ${summary.mean} < ${BAR.mean}`);
  if (summary.min < BAR.lowest) failures.push(`shared lowest ${summary.min} < ${BAR.lowest}`);
  if (summary.critical_misses > 0) failures.push(`${summary.critical_misses} critical items missed`);
  if (summary.must_not_hits > 0) failures.push(`${summary.must_not_hits} must-nots`);
}

async function evaluateField(directory: string): Promise<void> {
  const file = join(directory, 'field/trips.json');
  const trips = readFieldTrips(file).filter(({ id }) => wanted(id));
  if (trips.length === 0) return;
  const plans: Record<string, ScoredList> = {};
  for (const trip of trips) {
    const { list, understood } = await lists.make(typedInput(trip));
    plans[trip.id] = { items: list.items, text: understood };
  }
  const scores = (await loadFieldScorer(directory)).scoreAll(trips, plans);
  console.log(`\nField trips (${trips.length})`);
  for (const { id, score, faults } of scores.rows)
    console.log(`  ${score.toFixed(1).padStart(5)} ${id}  ${faults.join('; ')}`);
  console.log(`  ${summaryOf(file, scores)}`);
  if (values.only !== undefined) return;
  if (scores.mean < FIELD_BAR.mean) failures.push(`field mean ${scores.mean} < ${FIELD_BAR.mean}`);
  if (scores.withCritical > FIELD_BAR.withCritical)
    failures.push(`${scores.withCritical} field trips miss a critical thing`);
  if (scores.wrong > FIELD_BAR.wrong * scores.trips) failures.push(`field wrong weight ${scores.wrong}`);
}

const own = (await readTrips()).filter(({ id }) => wanted(id));
console.log(`Own trips (${own.length})`);
for (const trip of own) {
  const { list } = await lists.make(trip.input);
  const result = checkTrip(trip, list);
  console.log(`  ${passes(result) ? '✓' : '✗'} ${trip.id} (${result.items} items)`);
  say('missing', result.missing);
  say('unwanted', result.unwanted);
  say('quantity', result.quantities);
  say('fault', result.faults);
  if (!passes(result)) failures.push(trip.id);
}

const folder = resolve(values.shared);
if (existsSync(join(folder, 'check.mjs'))) await evaluateShared(folder);
else console.log(`\nNo shared evaluation in ${values.shared}: only the project's own trips were judged.`);
if (existsSync(join(folder, 'field/score.mjs'))) await evaluateField(folder);
if (values.model) console.log(`\n${lists.failed()} trips read by the rules because the model failed`);

if (failures.length > 0) {
  console.error(`\nUnder the bar: ${failures.join(', ')}`);
  process.exit(1);
}
console.log('\nOver the bar.');
