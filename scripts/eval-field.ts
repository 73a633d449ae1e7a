/**
 * `npm run eval:field -- [trips.json …] [--explain ID] [--show ID] [--expert] [--model] [--rules]`: makes the lists of messy trips in one process and
 * scores them with the field scorer of the shared evaluation. Without files: its trips and those of tests/field. With
 * `--expert` the lists are packed from the readings of an expert (tests/field/expert-trips.ts), with `--model` from those of
 * the model at OPENAI_BASE_URL (OPENAI_API_KEY, OPENAI_MODEL); where it fails, the rules' reading stands. With `--rules`
 * the learned reader is left out.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { reviewList } from '../worker/engine/critic/review';
import { packTrip } from '../worker/engine/packing/pack-trip';
import { contextOf, EXPERT_TRIPS } from '../tests/field/expert-trips';
import {
  type FieldTrip,
  loadFieldScorer,
  readFieldTrips,
  type ScoredList,
  summaryOf,
  typedInput,
} from './packing/field';
import { loadGazetteer } from './packing/gazetteer';
import { learnedFile } from '../worker/engine/trip/learned/learned-file';
import { createListMaker, EVALUATED_AT } from './packing/list-maker';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shared: { type: 'string', default: '../shared/eval' },
    explain: { type: 'string' },
    show: { type: 'string' },
    expert: { type: 'boolean', default: false },
    model: { type: 'boolean', default: false },
    rules: { type: 'boolean', default: false },
  },
});

const scorer = await loadFieldScorer(resolve(values.shared));
const files = values.expert
  ? [resolve(values.shared, 'field/trips.json')]
  : positionals.length > 0
    ? positionals
    : [resolve(values.shared, 'field/trips.json'), 'tests/field/dev.json'];
const gazetteer = await loadGazetteer();
const lists = createListMaker(gazetteer, {
  model: values.model,
  ...(!values.rules && { learned: await learnedFile() }),
});

async function planned(trip: FieldTrip): Promise<ScoredList> {
  const { list, understood } = await lists.make(typedInput(trip));
  return { items: list.items, text: understood };
}

async function packed({ id }: FieldTrip): Promise<ScoredList | undefined> {
  const expert = EXPERT_TRIPS.find((one) => one.id === id);
  if (!expert) return undefined;
  const context = await contextOf(expert, gazetteer, EVALUATED_AT);
  const { list } = reviewList(expert.trip, packTrip(expert.trip, context), context);
  return {
    items: list.items,
    text: JSON.stringify({ trip: expert.trip, warnings: list.warnings, leftOut: list.leftOut, bags: list.bags }),
  };
}

for (const file of files.filter((path) => existsSync(path))) {
  const trips = readFieldTrips(file);
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
  console.log(`${summaryOf(file, result)}\n`);
}
if (values.model) console.log(`${lists.failed()} trips read by the rules because the model failed`);
