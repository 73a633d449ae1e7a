import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Env } from '../../platform/env';
import { affordableProviders, noteModelCost } from './models/budget';
import type { ListChange } from './models/list';
import { personalise, type PersonaliseResult } from './models/personalise';
import type { ModelProvider } from './models/provider';
import { readTripByModel } from './models/trip-reader';
import { isActivityId } from '../../engine/activities';
import type { TripFacts } from '../../engine/packing/facts';
import { type ReadPlan, withPlanWeather } from '../../engine/make-plan';
import { loadLearned, loadGazetteer } from '../places/service';
import type { Place } from '../../engine/places/place';
import { correctReading } from '../../engine/trip/corrections';
import { readTripByRules, type TripReading } from '../../engine/trip/read-trip';
import { mayAskModel } from '../../money/credits/service';
import type { Database } from '../../platform/db/client';
import { type PersonalizedList, personalizeList, readMemory } from '../preferences/service';
import { configuredForecast } from '../../engine/weather/configured-forecast';
import type { Outcome } from './finish';
import { listFound, placeFound, weatherFound, wordsFound } from './found';
import type { GenerationInput } from './job';
import type { GeneratedItem } from '../list/service';
import { roomsOf } from '../service';
import { createFromModel, settlePrivacy, toModelItems } from './personalised';
import type { ProgressLog } from './progress-log';
import type { Reporter } from './reporter';

/** How far the work is when a stage begins, percent. */
const BEGINS = { weather: 10, description: 25, base: 35, personalise: 60, save: 92 } as const;

/** A model that was interrupted (by a restart) this often is given up, so that it can't keep a plan from its end. */
const MAX_MODEL_ATTEMPTS = 3;

export interface Work {
  input: GenerationInput;
  log: ProgressLog;
  report: Reporter;
  env: Env;
  db: Database;
  clock: Clock;
  signal: AbortSignal;
}

/**
 * Makes the list of a trip, stage by stage. Each stage's result is stored, so that after an interruption the work goes
 * on behind the last finished one and nobody who watches sees an event twice.
 */
export const generate = async (work: Work): Promise<Outcome> => {
  const { input, log, report, env, db, clock, signal } = work;
  const { trip } = input;
  /** A stage that ends after the plan was deleted leaves nothing behind. */
  const stage = <Result>(name: string, make: () => Result | Promise<Result>, onResult: (result: Result) => void) =>
    log.step(
      name,
      async () => {
        const result = await make();
        signal.throwIfAborted();
        return result;
      },
      onResult,
    );

  const [gazetteer, learned] = await Promise.all([loadGazetteer(env), loadLearned(env)]);
  // The traveller's corrections override the words, whether rules or a model read them.
  const corrected = (reading: TripReading) => correctReading(reading, trip.corrections, (id) => gazetteer.byId(id));
  const rules = await stage(
    'place',
    () => toStored(readTripByRules(trip, gazetteer, learned)),
    (reading) => {
      report.progress(BEGINS.weather, 'weather');
      report.fact('place', placeFound(corrected(fromStored(reading)), trip.locale));
    },
  );
  const forecast = configuredForecast(env);
  const tools = { now: clock.now(), ...(forecast && { forecast }) };
  const withWeather = await stage(
    'weather',
    () => withPlanWeather(corrected(fromStored(rules)), tools),
    (read) => {
      report.progress(BEGINS.description, 'description');
      report.fact('weather', weatherFound(read, trip.locale));
    },
  );
  const { destination, facts } = await stage(
    'description',
    () => readWords(work, fromStored(rules), withWeather, tools, corrected),
    (read) => {
      report.progress(BEGINS.base, 'base');
      report.fact('description', wordsFound(read.facts, trip.locale));
    },
  );
  const list = await stage(
    'base',
    async () => personalizeList(facts, await readMemory({ db, rooms: roomsOf(env) }, input.planId)),
    (made) => {
      for (const item of made.items) report.item(item);
      report.progress(BEGINS.personalise, 'personalise');
      report.fact('base', listFound(made, trip.locale));
    },
  );
  const { items, ...result } = await stage(
    'personalise',
    () => personaliseList(work, facts, list),
    ({ items }) => {
      report.settleOn(items);
      report.progress(BEGINS.save, 'save');
    },
  );
  return {
    destination,
    facts,
    warnings: list.warnings,
    leftOut: list.leftOut,
    items,
    model: result.model,
    modelFailed: result.outcome === 'failed',
    report: result.report,
  };
};

/** A reading as JSON, which stored stages are. */
type StoredReading = Omit<TripReading, 'places'> & { places: Record<string, Place> };
const toStored = ({ places, ...reading }: TripReading): StoredReading => ({
  ...reading,
  places: Object.fromEntries(places),
});
const fromStored = ({ places, ...reading }: StoredReading): TripReading => ({
  ...reading,
  places: new Map(Object.entries(places)),
});

/** What the words say: the configured models read them, and where none does in time the rules' reading stands. */
const readWords = async (
  work: Work,
  rules: TripReading,
  withWeather: ReadPlan,
  tools: Parameters<typeof withPlanWeather>[1],
  corrected: (reading: TripReading) => TripReading,
): Promise<ReadPlan> => {
  const { input, log, env, db, clock, signal } = work;
  const providers = await providersFor(work);
  // A model that an interrupted attempt has asked already is not asked again: the list must come.
  if (providers.length === 0 || log.countAttempt('description') > 1) return withWeather;
  const { reading, costMicros } = await readTripByModel({
    input: input.trip,
    rules,
    gazetteer: await loadGazetteer(env),
    providers,
    clock,
    signal,
  });
  await noteModelCost(env, db, costMicros, clock.now());
  return reading === rules ? withWeather : withPlanWeather(corrected(reading), tools);
};

interface Personalised {
  outcome: PersonaliseResult['outcome'];
  items: GeneratedItem[];
  model: string | null;
  report: Outcome['report'];
}

/** The words with the activities that were typed by hand, which no fact may stand for. */
const withTyped = ({ description, activities }: GenerationInput['trip']): string => {
  const typed = activities.filter((activity) => !isActivityId(activity));
  return typed.length > 0 ? `${description}\n${typed.join(', ')}` : description;
};

/** The models that may be asked for this list: none once too many credits of the day went back to its owner, or the month's money is spent. */
const providersFor = async ({ input, env, db, clock }: Work): Promise<ModelProvider[]> => {
  const owner = sql`(SELECT user_id FROM generations WHERE id = ${input.generationId})`;
  const mayAsk = await mayAskModel(db, owner, clock.now());
  return mayAsk ? affordableProviders(env, db, clock.now()) : [];
};

/** Lets the models propose their differences; without one, or when all fail, the engine's list stands. */
const personaliseList = async (
  work: Work,
  facts: TripFacts,
  { items: base }: PersonalizedList,
): Promise<Personalised> => {
  const { input, log, report, env, db, clock, signal } = work;
  const providers = await providersFor(work);
  if (providers.length === 0) return { outcome: 'off', items: base, model: null, report: null };
  // What an interrupted attempt has shown is taken back first.
  report.settleOn(base);
  if (log.countAttempt('personalise') > MAX_MODEL_ATTEMPTS) {
    return { outcome: 'failed', items: base, model: null, report: null };
  }

  const toGenerated = createFromModel(base);
  let changes = 0;
  const show = (change: ListChange): void => {
    if (signal.aborted) return;
    if (change.op === 'reset') report.settleOn(base);
    else if (change.op === 'drop') report.drop(change.id);
    else report.item(toGenerated(change.item));
    changes += 1;
    // Nobody knows how many changes will come: each takes a tenth of the way that is left.
    const share = 1 - 0.9 ** changes;
    report.progress(Math.floor(BEGINS.personalise + (BEGINS.save - BEGINS.personalise) * share), 'personalise');
  };
  const { items, outcome, model, ...rest } = await personalise({
    facts,
    description: withTyped(input.trip),
    items: toModelItems(base),
    locale: input.trip.locale,
    providers,
    clock,
    signal,
    onChange: show,
  });
  const { provider, promptVersion, usage, costMicros, accepted, rejected, failures, tookMs } = rest;
  await noteModelCost(env, db, costMicros, clock.now());
  return {
    outcome,
    items: settlePrivacy(items.map(toGenerated), base, facts),
    model,
    report: { outcome, provider, promptVersion, usage, costMicros, accepted, rejected, failures, tookMs },
  };
};
