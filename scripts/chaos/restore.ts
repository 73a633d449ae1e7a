/** The state of an hour ago comes back: what that takes away, and what it must not. */
import { cpSync, rmSync } from 'node:fs';
import * as z from 'zod';
import type { Fault } from './faults';
import type { Person } from './world';

const HOUR_MS = 3_600_000;
const BOUGHT = 5;

const planAnswer = z.object({
  plan: z.looseObject({ items: z.array(z.looseObject({ id: z.string(), packed: z.boolean() })) }),
});

const itemsOf = async (person: Person, plan: string) =>
  planAnswer.parse(await person.call('GET', `/api/plans/${plan}`)).plan.items;

/** Makes a plan and waits for its list; its id. */
const madePlan = async (person: Person): Promise<string> => {
  await person.tryPlan();
  const [id] = person.plans.splice(0);
  if (!id) throw new Error('no plan was accepted');
  await person.finishedPlan(id);
  return id;
};

/**
 * A copy is taken; for an hour of the product's clock somebody ticks, buys, makes a plan and renews the session; then the
 * server dies and the copy comes back. Time goes on: only the data is an hour old.
 */
export const restore: Fault = async (world, person) => {
  const kept = await madePlan(person);
  await world.check('before the copy');
  await world.server.stop();
  const copy = `${world.stateDirectory}-copy`;
  cpSync(world.stateDirectory, copy, { recursive: true });
  await world.start();
  const begun = Date.now();
  const creditsThen = await person.credits();

  const [item] = await itemsOf(person, kept);
  await person.call('PATCH', `/api/plans/${kept}/items/${item?.id}`, { packed: true });
  await world.buyPack(person);
  const lost = await madePlan(person);
  await world.clock(begun + HOUR_MS);
  await person.call('POST', '/api/auth/token', { grantType: 'refresh_token' });

  await world.server.crash();
  rmSync(world.stateDirectory, { recursive: true });
  cpSync(copy, world.stateDirectory, { recursive: true });
  rmSync(copy, { recursive: true });
  await world.start();
  await world.clock(begun + HOUR_MS);

  // Who renewed the session within the hour signs in again; who did not, does not.
  const idle = world.people.filter((other) => other !== person);
  for (const other of idle) if (!(await other.isSignedIn())) world.problems.push('somebody idle was signed out');
  // The access token of the lost hour is good for its quarter of an hour; the refresh token is known to nobody.
  const { status: renewed } = await person.send('POST', '/api/auth/token', { grantType: 'refresh_token' });
  if (renewed !== 400) world.problems.push(`a refresh token of the lost hour was answered ${renewed}`);
  await person.signInAgain();
  const { status: found } = await person.send('GET', `/api/plans/${lost}`);
  if (found !== 404) world.problems.push(`the plan of the lost hour answered ${found}`);
  if ((await itemsOf(person, kept)).some(({ packed }) => packed))
    world.problems.push('a tick of the lost hour is there');

  // What was paid comes back from Stripe, once, however often it is fetched.
  await world.cron();
  await world.cron();
  const credits = await person.credits();
  if (credits !== creditsThen + BOUGHT) {
    world.problems.push(`${credits} credits after the restore, not ${creditsThen} and the ${BOUGHT} that were bought`);
  }
  await person.tryPlan();
  await world.clock(null);
  world.conceded.push(
    'an older copy takes the plans and ticks made since, and who renewed a session since signs in again',
  );
  return 1;
};
