/** From what the traveller typed to a list: destination → weather → description → packing list. Shared by Worker and CLI. */
import type { Place } from '../places/place';
import {
  Gazetteer,
  findPlacesInText,
  resolveDestination,
  type PlaceMention,
  type ResolvedDestination,
} from '../places/service';
import { weatherFor, type ForecastProvider } from '../weather/service';
import type { TripWeather } from '../weather/weather';
import type { Corrections } from './corrections';
import { makePackingList, type PackingList, type PackingOptions } from './engine';
import type { TripFacts } from './facts';
import type { TripInput } from '../trip/read-trip';
import { readTrip } from './reading/trip';

export interface PlanTripInput extends TripInput {
  /** Id of the place chosen in the form, if any. */
  chosenPlaceId?: string;
}

export interface PlanTripTools {
  gazetteer: Gazetteer;
  /** The moment the plan is made, milliseconds. */
  now: number;
  forecast?: ForecastProvider;
  corrections?: Corrections;
  options?: PackingOptions;
}

export interface TripPlan {
  destination: ResolvedDestination;
  weather: TripWeather;
  facts: TripFacts;
  list: PackingList;
}

/** How much nearness counts against fame when a home town has namesakes (decimal logarithm of people). */
const NEARNESS = 0.9;
/** 100,000 people. */
const BIG_TOWN = 5;
/** Nobody drives from the famous namesake on another continent: by land any town of 20,000 within reach beats it. */
const BY_LAND_LEAST = 4.3;
const BY_ROAD_KM = 1800;
const BY_LAND =
  /\b(?:car|van|motorbike|train|coach|bus|ferry|coche|furgo\w*|moto|tren|autob[uú]s|autocaravana|camper)\b/i;
const BY_AIR = /\b(?:fly|flying|flights?|plane|vuel\w+|vol(?:amos|ando|ar|o)|avi[oó]n)\b/i;

/** People leave from a city, not from the division on another continent that is called the same ("salimos de Santander"). */
function startOf({ candidates }: PlaceMention): PlaceMention['candidates'][number] | undefined {
  const [best] = candidates;
  if (best?.place.kind !== 'region') return best;
  return candidates.find(({ place, weight, weak }) => !weak && place.kind === 'town' && weight >= BIG_TOWN) ?? best;
}

/** Of several towns called like the traveller's home, the one that the trip is likely to start from. */
function homeward(mention: PlaceMention, target: Place | undefined, description: string): PlaceMention {
  const best = startOf(mention);
  if (mention.role !== 'origin' || !best || !target) return mention;
  const byLand = BY_LAND.test(description) && !BY_AIR.test(description);
  const near = (place: Place): boolean =>
    place.country === target.country || (byLand && Gazetteer.distanceKm(place, target) < BY_ROAD_KM);
  const settled: PlaceMention = { ...mention, candidates: [best, ...mention.candidates.filter((one) => one !== best)] };
  if (near(best.place)) return settled;
  const least = byLand ? BY_LAND_LEAST : best.weight - NEARNESS;
  const nearer = mention.candidates.find((one) => !one.weak && near(one.place) && one.weight > least);
  if (!nearer) return settled;
  const { country: _, ...rest } = mention;
  return { ...rest, candidates: [nearer, ...mention.candidates.filter((one) => one !== nearer)] };
}

const countryOf = (mention: PlaceMention): string | undefined =>
  mention.country ?? mention.candidates[0]?.place.country;

/** "Trekking from Lukla, I fly from Bilbao": of two starts, the one in the country of the trip is a part of the trip. */
function oneHome(mentions: readonly PlaceMention[], target: Place | undefined): PlaceMention[] {
  const within = (mention: PlaceMention): boolean =>
    mention.role === 'origin' && countryOf(mention) === target?.country;
  // "A cruise from Punta Arenas, we are Mexican": the port they sail from is no home.
  const foreign = mentions.some((mention) => mention.role === 'nationality' && countryOf(mention) !== target?.country);
  const port = mentions.some(
    (mention) => mention.role === 'origin' && mention.candidates[0]?.place.id === target?.id && foreign,
  );
  const elsewhere = port || mentions.some((mention) => mention.role === 'origin' && !within(mention));
  return mentions.map((mention) => (elsewhere && within(mention) ? { ...mention, role: 'stay' } : mention));
}

/** What the form and the words say of a trip whose place and weather are known. */
export function readFacts(
  input: PlanTripInput,
  { places, sideTrips, certainty }: ResolvedDestination,
  weather: TripWeather,
  { gazetteer, corrections }: Pick<PlanTripTools, 'gazetteer' | 'corrections'>,
): TripFacts {
  const mentions = findPlacesInText(gazetteer, input.description, input.locale);
  const facts = readTrip({
    input,
    places,
    placeCertainty: certainty,
    weather,
    mentions: oneHome(
      mentions.map((mention) => homeward(mention, places[0], input.description)),
      places[0],
    ),
    ...(corrections && { corrections }),
  });
  return sideTrips.length > 0 ? { ...facts, sideTrips } : facts;
}

/** Where the trip goes and what the words say of it; asynchronous only for the weather. */
export async function readTripFacts(
  input: PlanTripInput,
  { gazetteer, now, forecast, corrections }: PlanTripTools,
): Promise<Omit<TripPlan, 'list'>> {
  const { destination, description, locale, startDate, endDate, chosenPlaceId } = input;
  const resolved = resolveDestination(gazetteer, {
    destination,
    description,
    locale,
    ...(chosenPlaceId !== undefined && { chosenPlaceId }),
  });
  const weather = await weatherFor({
    places: resolved.places,
    startDate,
    endDate,
    now,
    ...(forecast && { provider: forecast }),
  });
  const facts = readFacts(input, resolved, weather, { gazetteer, ...(corrections && { corrections }) });
  return { destination: resolved, weather, facts };
}

/** Plans a trip. Never throws for what a traveller can type: an unknown place or weather still makes a complete list. */
export async function planTrip(input: PlanTripInput, tools: PlanTripTools): Promise<TripPlan> {
  const read = await readTripFacts(input, tools);
  return { ...read, list: makePackingList(read.facts, tools.options) };
}
