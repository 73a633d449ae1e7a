/**
 * The reader of trips alone in a Worker. Its clock stands still while it computes, so that the caller measures the time.
 */
import { Gazetteer } from '../../worker/engine/places/gazetteer';
import { parseLearned } from '../../worker/engine/trip/learned/network';
import type { LearnedReader } from '../../worker/engine/trip/learned/reader';
import { readTripByRules, type TripInput } from '../../worker/engine/trip/read-trip';

/** What to read, and how often. */
export interface ReadOrder {
  input: TripInput;
  times: number;
}

let gazetteer: Gazetteer | undefined;
let learned: LearnedReader | undefined;

export default {
  /** `PUT /places` brings the table of places, `PUT /learned` the learned weights, `POST` a {@link ReadOrder}. */
  async fetch(request: Request): Promise<Response> {
    if (request.method === 'PUT' && request.url.endsWith('/learned')) {
      learned = parseLearned(await request.arrayBuffer());
      return new Response();
    }
    if (request.method === 'PUT') {
      const towns = await request.text();
      gazetteer = await Gazetteer.load(() => Promise.resolve(towns));
      return new Response();
    }
    if (!gazetteer) return new Response('There are no places yet.', { status: 409 });
    const { input, times }: ReadOrder = await request.json();
    let legs = 0;
    for (let turn = 0; turn < times; turn += 1) legs += readTripByRules(input, gazetteer, learned).trip.legs.length;
    return Response.json({ legs });
  },
};
