/**
 * The rules reader in a Web Worker of the create form: reads what is typed, off the page's own thread, and costs nothing.
 * The only file of the web that runs the engine.
 */
import { Gazetteer } from '../../../../worker/engine/places/gazetteer';
import { homeCountryOf } from '../../../../worker/engine/places/mentions';
import { correctReading } from '../../../../worker/engine/trip/corrections';
import { parseLearned } from '../../../../worker/engine/trip/learned/network';
import type { LearnedReader } from '../../../../worker/engine/trip/learned/reader';
import { readTripByRules, type TripReading } from '../../../../worker/engine/trip/read-trip';
import type { Leg } from '../../../../worker/engine/trip/schema';
import type { FormTrip, ReadAnswer, ReadRequest, ReadTrip } from './reader-messages';
import { tripDays } from '../dates';

/** Dates to read with while none are given: a week, whose nights and weather are not shown. */
const UNDATED = { startDate: '2027-06-01', endDate: '2027-06-08' };
const MAX_DAYS = 365;

/** A table of `/data`. Throws where it is not there. */
const fetchData = async (name: string): Promise<Response> => {
  const response = await fetch(`/data/${name}`);
  if (!response.ok) throw new Error(`${name} answered ${response.status}`);
  return response;
};

let gazetteer: Promise<Gazetteer> | undefined;

/** The table of places, loaded once; a load that failed is tried again with the next reading. */
const places = (): Promise<Gazetteer> => {
  gazetteer ??= Gazetteer.load(async () => {
    const response = await fetchData('places.txt');
    return response.text();
  });
  gazetteer.catch(() => {
    gazetteer = undefined;
  });
  return gazetteer;
};

let learned: Promise<LearnedReader | undefined> | undefined;

/** The learned reader, loaded once; where it can't be, rules read alone and the next reading tries again. */
const learnedReader = (): Promise<LearnedReader | undefined> => {
  learned ??= fetchData('learned.bin')
    .then(async (response) => parseLearned(await response.arrayBuffer()))
    .catch(() => {
      learned = undefined;
      return undefined;
    });
  return learned;
};

const isDated = ({ startDate, endDate }: FormTrip): boolean => {
  const days = tripDays(startDate, endDate);
  return days > 0 && days <= MAX_DAYS;
};

/** The legs with their weather, whose tables are loaded once there are dates; without them it is left out. */
const withNormals = async ({ trip, places: at }: TripReading): Promise<Leg[]> => {
  try {
    const { withWeather } = await import('../../../../worker/engine/trip/route/leg-weather');
    return (await withWeather(trip.legs, at, { now: Date.now() })).legs;
  } catch {
    return trip.legs;
  }
};

const read = async (form: FormTrip): Promise<ReadTrip> => {
  const [towns, reader] = await Promise.all([places(), learnedReader()]);
  const dated = isDated(form);
  const { destination, activities, description, locale, corrections } = form;
  const { startDate, endDate } = dated ? form : UNDATED;
  const profileCountry = homeCountryOf(form.homeCountry);
  const input = {
    destination,
    activities,
    description,
    locale,
    startDate,
    endDate,
    ...(profileCountry !== undefined && { profileCountry }),
    ...(form.placeId && { chosenPlaceId: form.placeId }),
  };
  const reading = correctReading(readTripByRules(input, towns, reader), corrections, (id) => towns.byId(id));
  const trip = dated ? { ...reading.trip, legs: await withNormals(reading) } : reading.trip;
  return { trip, isDated: dated };
};

/** The newest request; what came before it is not read any more. */
let newest: ReadRequest | undefined;
let isReading = false;

const answer = (message: ReadAnswer): void => self.postMessage(message, { transfer: [] });

const work = async (): Promise<void> => {
  if (isReading) return;
  isReading = true;
  while (newest) {
    const { number, form } = newest;
    newest = undefined;
    try {
      answer({ number, reading: await read(form) });
    } catch {
      answer({ number, reading: null });
    }
  }
  isReading = false;
};

self.addEventListener('message', (event: MessageEvent<ReadRequest>) => {
  newest = event.data;
  void work();
});
