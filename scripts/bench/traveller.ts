/** Somebody to measure with, in a state folder of their own. */
import { ApiClient, type TripForm, testMailToken } from '../api-client';
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

/** Somebody with twenty plans, made the way a person makes them; the last one has sixty items. */
export const prepareTraveller = async (stateDirectory: string) => {
  const server = await startTestServer({ port: 20_000 + (process.pid % 20_000), stateDirectory });
  const person = new ApiClient(server.origin);
  const email = 'traveller@example.com';
  await person.signUp({ email, password: 'Bench-mark-77' }, testMailToken(server.origin));
  await person.call('POST', '/__test/credits', { email, amount: 1000 });
  let plan = '';
  for (let count = 0; count < PLANS; count += 1) {
    plan = await person.createPlan(TRIP);
    await person.finishedPlan(plan);
  }
  const { items } = await person.finishedPlan(plan);
  for (let count = items.length; count < ITEMS; count += 1) {
    await person.call('POST', `/api/plans/${plan}/items`, { name: `Thing ${count}`, category: 'comfort' });
  }
  for (const { id } of items.slice(ITEMS)) await person.call('DELETE', `/api/plans/${plan}/items/${id}`);
  await server.stop();
  return { cookie: person.cookieHeader, plan, item: items[0]?.id ?? '' };
};
