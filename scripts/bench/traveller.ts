/** The person of the benchmarks, in a state folder of their own. */
import { ApiClient, type TripForm } from '../api-client';
import { startTestServer } from '../test-server';

const PLANS = 20;
const ITEMS = 60;

/** The trip that everything is measured with. */
export const TRIP: TripForm = {
  destination: 'Lisbon',
  startDate: '2027-05-01',
  endDate: '2027-05-14',
  activities: ['hiking', 'beach'],
};

/** Plans that ticks go to in turn: a room takes 2,400 edits of one person an hour. */
export const TICKED = 8;

/** Somebody with twenty plans, made the way a person makes them; the last eight have sixty items. */
export const prepareTraveller = async (stateDirectory: string) => {
  const server = await startTestServer({ stateDirectory });
  const person = await new ApiClient(server.origin).join('traveller@example.com', 1000);
  const edited: { plan: string; item: string }[] = [];
  for (let count = 0; count < PLANS; count += 1) {
    const plan = await person.createPlan(TRIP);
    const { items } = await person.finishedPlan(plan);
    edited.push({ plan, item: items[0]?.id ?? '' });
    if (count < PLANS - TICKED) continue;
    for (let more = items.length; more < ITEMS; more += 1)
      await person.call('POST', `/api/plans/${plan}/items`, { name: `Thing ${more}`, category: 'comfort' });
    for (const { id } of items.slice(ITEMS)) await person.call('DELETE', `/api/plans/${plan}/items/${id}`);
  }
  await server.stop();
  return { cookie: person.cookieHeader, ticked: edited.slice(-TICKED) };
};
