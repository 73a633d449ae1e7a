/**
 * From what the traveller typed to a list: the words are read into a Trip, each leg gets its weather, the packer packs.
 * Shared by the Worker, the browser and the command line; asynchronous only for the weather.
 */
import { applyCorrections, type Corrections } from './packing/corrections';
import type { PackingList } from './packing/engine';
import type { TripFacts } from './packing/facts';
import type { Finding } from './critic/contract';
import { packAndReview } from './packing/pack-facts';
import type { Gazetteer, ResolvedDestination } from './places/service';
import { readTripByRules, type TripInput, type TripReading } from './trip/read-trip';
import type { LearnedReader } from './trip/learned/reader';
import { withWeather } from './trip/route/leg-weather';
import type { Trip } from './trip/schema';
import { factsOfTrip } from './trip/trip-facts';
import type { ForecastProvider } from './weather/service';
import type { TripWeather } from './weather/weather';

export interface PlanTools {
  gazetteer: Gazetteer;
  /** The learned reader; without it rules read alone. */
  learned?: LearnedReader;
  /** The moment the plan is made, milliseconds. */
  now: number;
  forecast?: ForecastProvider;
  corrections?: Corrections;
}

/** A trip that is read and has its weather. */
export interface ReadPlan {
  destination: Pick<ResolvedDestination, 'places' | 'sideTrips' | 'certainty' | 'resolutionNote'>;
  weather: TripWeather;
  facts: TripFacts;
  trip: Trip;
}

export interface TripPlan extends ReadPlan {
  list: PackingList;
  /** What the critic found in the list, most of it mended. */
  findings: Finding[];
}

/** Gives a reading, of whichever reader, its weather. */
export async function withPlanWeather(
  { trip: read, places, certainty, resolutionNote }: TripReading,
  { now, forecast }: Pick<PlanTools, 'now' | 'forecast'>,
): Promise<ReadPlan> {
  const { legs, weather } = await withWeather(read.legs, places, { now, ...(forecast && { forecast }) });
  const trip: Trip = { ...read, legs };
  const facts = factsOfTrip({ trip, places, weather, certainty });
  return {
    destination: { places: facts.places, sideTrips: facts.sideTrips ?? [], certainty, resolutionNote },
    weather,
    facts,
    trip,
  };
}

/** Reads a trip by rules alone. */
export const readPlan = async (input: TripInput, tools: PlanTools): Promise<ReadPlan> =>
  withPlanWeather(readTripByRules(input, tools.gazetteer, tools.learned), tools);

/** Plans a trip. Never throws for what a traveller can type: an unknown place or weather still makes a complete list. */
export async function makePlan(input: TripInput, tools: PlanTools): Promise<TripPlan> {
  const read = await readPlan(input, tools);
  const facts = tools.corrections ? applyCorrections(read.facts, tools.corrections) : read.facts;
  return { ...read, facts, trip: facts.trip ?? read.trip, ...packAndReview(facts) };
}
