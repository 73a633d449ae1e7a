/** How the evaluations make a list: by the rules reader, or by the model that the environment names. */
import { withPlanWeather } from '../../worker/engine/make-plan';
import type { PackingList } from '../../worker/engine/packing/engine';
import { packAndReview } from '../../worker/engine/packing/pack-facts';
import type { Gazetteer } from '../../worker/engine/places/gazetteer';
import type { LearnedReader } from '../../worker/engine/trip/learned/reader';
import { readTripByRules, type TripInput, type TripReading } from '../../worker/engine/trip/read-trip';
import type { TripWeather } from '../../worker/engine/weather/weather';
import { systemClock } from '../../worker/platform/clock';
import { createOpenAi } from '../../worker/plans/generation/models/openai';
import { readTripByModel } from '../../worker/plans/generation/models/trip-reader';

/** A list and what was understood for it, as the scorers read them. */
export interface GeneratedList {
  list: PackingList;
  weather: TripWeather;
  /** Everything that the product shows as understood, as JSON. */
  understood: string;
}

export interface ListMaker {
  make: (input: TripInput & { description: string }) => Promise<GeneratedList>;
  /** Trips that the rules read because the model failed. */
  failed: () => number;
}

/** A fixed day, so that the same commit always gives the same score. */
export const EVALUATED_AT = Date.parse('2026-11-21T00:00:00Z');

type Environment = Readonly<Partial<Record<'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL', string>>>;

/**
 * With `model` the trips are read by the OpenAI-compatible model of the environment; where it fails, the rules' reading
 * stands. With `learned` the learned reader weighs what rules read. Throws when no key is set.
 */
export const createListMaker = (
  gazetteer: Gazetteer,
  {
    model = false,
    environment = process.env,
    learned,
  }: { model?: boolean; environment?: Environment; learned?: LearnedReader } = {},
): ListMaker => {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = environment;
  if (model && !OPENAI_API_KEY) throw new Error('--model needs OPENAI_API_KEY (and OPENAI_BASE_URL, OPENAI_MODEL)');
  const providers =
    model && OPENAI_API_KEY
      ? [createOpenAi({ apiKey: OPENAI_API_KEY, baseUrl: OPENAI_BASE_URL, model: OPENAI_MODEL })]
      : [];
  let failed = 0;
  const readingOf = async (input: Parameters<ListMaker['make']>[0]): Promise<TripReading> => {
    const rules = readTripByRules(input, gazetteer, learned);
    if (providers.length === 0) return rules;
    const { reading, failures } = await readTripByModel({ input, rules, gazetteer, providers, clock: systemClock });
    if (failures.length > 0) failed += 1;
    return reading;
  };
  const make: ListMaker['make'] = async (input) => {
    const { weather, ...read } = await withPlanWeather(await readingOf(input), { now: EVALUATED_AT });
    const { list, findings } = packAndReview(read.facts);
    return { list, weather, understood: JSON.stringify({ ...read, findings, warnings: list.warnings }) };
  };
  return { make, failed: () => failed };
};
