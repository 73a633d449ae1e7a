import type { Env } from '../../platform/env';
import { applyCorrections } from '../../engine/packing/corrections';
import type { TripFacts } from '../../engine/packing/facts';
import { type ReadPlan, withPlanWeather } from '../../engine/make-plan';
import { correctReading } from '../../engine/trip/corrections';
import { readTripByRules } from '../../engine/trip/read-trip';
import { loadLearned, loadGazetteer } from '../places/service';
import { generationInput } from '../generation/service';
import type { PlanRow } from '../service';
import { configuredForecast } from '../../engine/weather/configured-forecast';

/** What the engine packs for: what was read of a plan's trip, with the traveller's corrections over it. */
export const factsToPack = ({ facts, corrections }: Pick<PlanRow, 'corrections'> & { facts: TripFacts }): TripFacts =>
  corrections ? applyCorrections(facts, corrections) : facts;

/** Reads a plan's trip again, with the weather of its dates as it is known now. Asks no model. */
export const readPlanTrip = async (env: Env, plan: PlanRow, now: number): Promise<ReadPlan> => {
  const forecast = configuredForecast(env);
  const [gazetteer, learned] = await Promise.all([loadGazetteer(env), loadLearned(env)]);
  const { corrections, ...input } = generationInput(plan).trip;
  const reading = correctReading(readTripByRules(input, gazetteer, learned), corrections, (id) => gazetteer.byId(id));
  return withPlanWeather(reading, { now, ...(forecast && { forecast }) });
};
