/**
 * `npm run eval:field -- [trips.json …] [--explain ID] [--show ID] [--expert] [--model]`: makes the lists of messy trips in one process and
 * scores them with the field scorer of the shared evaluation. Without files: its trips and those of tests/field. With
 * `--expert` the lists are packed from the readings of an expert (tests/field/expert-trips.ts), with `--model` from those of
 * the model at OPENAI_BASE_URL (OPENAI_API_KEY, OPENAI_MODEL); where it fails, the rules' reading stands.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { reviewList } from '../worker/engine/critic/review';
import { packTrip } from '../worker/engine/packing/pack-trip';
import type { EngineItem } from '../worker/engine/packing/engine';
import { makePlan, withPlanWeather } from '../worker/engine/make-plan';
import { packAndReview } from '../worker/engine/packing/pack-facts';
import { readTripByRules, type TripInput } from '../worker/engine/trip/read-trip';
import { systemClock } from '../worker/platform/clock';
import { createOpenAi } from '../worker/plans/generation/models/openai';
import { readTripByModel } from '../worker/plans/generation/models/trip-reader';
import { contextOf, EXPERT_TRIPS } from '../tests/field/expert-trips';
import { loadGazetteer } from './packing/gazetteer';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shared: { type: 'string', default: '../shared/eval' },
    explain: { type: 'string' },
    show: { type: 'string' },
    expert: { type: 'boolean', default: false },
    model: { type: 'boolean', default: false },
  },
});

const tripsSchema = z.array(
  z.looseObject({
    id: z.string(),
    country: z.string().nullish(),
    input: z.object({
      destination: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      activities: z.array(z.string()).default([]),
      description: z.string().default(''),
      locale: z.enum(['en', 'es']).default('en'),
    }),
  }),
);
interface Score {
  id: string;
  score: number;
  faults: string[];
}
interface Scores {
  rows: Score[];
  mean: number;
  en: number;
  es: number;
  lowest: Score;
  withCritical: number;
  wrong: number;
  trips: number;
}
const scorerSchema = z.custom<{ scoreAll(trips: unknown, plans: unknown): Scores }>(
  (value) => typeof value === 'object' && value !== null && 'scoreAll' in value,
);

const scorer = scorerSchema.parse(await import(pathToFileURL(resolve(values.shared, 'field/score.mjs')).href));
const files = values.expert
  ? [resolve(values.shared, 'field/trips.json')]
  : positionals.length > 0
    ? positionals
    : [resolve(values.shared, 'field/trips.json'), 'tests/field/dev.json'];
const gazetteer = await loadGazetteer();
// A fixed day, so that the same commit always gives the same score.
const now = Date.parse('2026-11-21T00:00:00Z');

/** What the scorer reads of one trip. */
interface Scored {
  items: EngineItem[];
  text: string;
}
type Input = z.output<typeof tripsSchema>[number];

const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = process.env;
if (values.model && !OPENAI_API_KEY)
  throw new Error('--model needs OPENAI_API_KEY (and OPENAI_BASE_URL, OPENAI_MODEL)');
let failed = 0;

/** The list of a trip as the configured model reads it. */
async function readByModel(input: TripInput): Promise<Scored> {
  const { reading, failures } = await readTripByModel({
    input,
    rules: readTripByRules(input, gazetteer),
    gazetteer,
    providers: [createOpenAi({ apiKey: OPENAI_API_KEY ?? '', baseUrl: OPENAI_BASE_URL, model: OPENAI_MODEL })],
    clock: systemClock,
  });
  if (failures.length > 0) failed += 1;
  const { weather: _, ...read } = await withPlanWeather(reading, { now });
  const { list, findings } = packAndReview(read.facts);
  return { items: list.items, text: JSON.stringify({ ...read, findings, warnings: list.warnings }) };
}

async function planned({ country, input }: Input): Promise<Scored> {
  const typed = { ...input, ...(country && { profileCountry: country }) };
  if (values.model) return readByModel(typed);
  const plan = await makePlan(typed, { gazetteer, now });
  const { list, weather: _, ...read } = plan;
  return { items: list.items, text: JSON.stringify({ ...read, warnings: list.warnings }) };
}

async function packed({ id }: Input): Promise<Scored | undefined> {
  const expert = EXPERT_TRIPS.find((one) => one.id === id);
  if (!expert) return undefined;
  const context = await contextOf(expert, gazetteer, now);
  const { list } = reviewList(expert.trip, packTrip(expert.trip, context), context);
  return {
    items: list.items,
    text: JSON.stringify({ trip: expert.trip, warnings: list.warnings, leftOut: list.leftOut, bags: list.bags }),
  };
}

for (const file of files.filter((path) => existsSync(path))) {
  const trips = tripsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const plans: Record<string, unknown> = {};
  for (const trip of trips) {
    const scored = values.expert ? await packed(trip) : await planned(trip);
    if (!scored) continue;
    if (values.show !== undefined && trip.id.startsWith(values.show)) {
      for (const { quantity, name, reason, ...more } of scored.items)
        console.log(
          `${more.optional ? '~' : ' '} ${quantity}  ${name}  [${more.for.join(', ')}|${more.bag}] – ${reason}`,
        );
      console.log(scored.text);
    }
    plans[trip.id] = scored;
  }
  const result = scorer.scoreAll(trips, plans);
  for (const row of result.rows.toSorted((a, b) => a.score - b.score)) {
    if (values.explain !== undefined && !row.id.startsWith(values.explain)) continue;
    console.log(`${row.score.toFixed(1).padStart(6)}  ${row.id}  ${row.faults.join('; ')}`);
  }
  console.log(
    `${basename(file)}: ${result.trips} trips, mean ${result.mean} (en ${result.en}, es ${result.es}), lowest ${result.lowest.score} ${result.lowest.id}, ${result.withCritical} with a critical miss, wrong weight ${result.wrong}\n`,
  );
}
if (values.model) console.log(`${failed} trips read by the rules because the model failed`);
