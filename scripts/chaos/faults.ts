/** The faults of `npm run chaos`, each injected while somebody uses the product. */
import { setTimeout as sleep } from 'node:timers/promises';
import { restore } from './restore';
import type { Person, World } from './world';

const DAY_MS = 86_400_000;

/** Injects a fault while `person` uses the product; `random` is seeded. Returns how many single faults it was. */
export type Fault = (world: World, person: Person, random: () => number) => Promise<number>;

const modelAnswers =
  (...behaviours: Parameters<World['model']['behave']>): Fault =>
  async (world, person) => {
    world.model.behave(...behaviours);
    await person.tryPlan();
    await sleep(300);
    return 1;
  };

const hangUp = (_request: URL, response: { destroy: () => void }): void => response.destroy();

const checkout = (person: Person) => person.send('POST', '/api/billing/checkout', { kind: 'pack', id: 'pack-5' });

/** Reading, changing, renewing a session and making a plan, while something is wrong; answers have the contract's shape. */
const useEverything = async (person: Person): Promise<void> => {
  await Promise.all([
    person.tryPlan(),
    person.send('GET', '/api/plans'),
    person.send('GET', '/api/credits'),
    person.send('GET', '/api/auth/session'),
    person.send('PATCH', '/api/profile', { firstName: 'Ada' }),
  ]);
  await person.send('POST', '/api/auth/token', { grantType: 'refresh_token' });
  await person.send('GET', '/api/search?q=porto');
};

/** D1 for a while, with a plan that is being made when it begins. */
const disturbed =
  (kind: 'read' | 'write', failing: number, delayMs: number): Fault =>
  async (world, person) => {
    world.model.behave({ mode: 'good', firstTokenMs: 200, tokenMs: 5 });
    await person.tryPlan();
    return world.d1.during({ kind, failing, delayMs }, async () => {
      await useEverything(person);
      await sleep(1_000);
      await useEverything(person);
    });
  };

export const FAULTS: Record<string, Fault> = {
  'killed while a plan is made': async (world, person, random) => {
    world.model.behave({ mode: 'good', firstTokenMs: 300, tokenMs: 10 });
    const before = await person.credits();
    await person.tryPlan();
    const [id = ''] = person.plans;
    await sleep(Math.round(random() * 1_500));
    await world.server.crash();
    await world.start();
    const { status, items } = await person.finishedPlan(id, 90_000);
    if (status === 'ready' && items.length === 0) world.problems.push('a plan is ready without items');
    const spent = before - (await person.credits());
    if (spent !== (status === 'ready' ? 1 : 0)) world.problems.push(`a plan that is ${status} cost ${spent}`);
    return 1;
  },
  'D1 takes no writes for a moment': async (world, person, random) => {
    const locked = world.lockDatabase(500 + Math.round(random() * 1_500));
    await Promise.all([person.tryPlan(), person.tryPlan(), person.send('PATCH', '/api/profile', { firstName: 'Ada' })]);
    await locked;
    return 1;
  },
  'D1 takes no writes while a plan is saved': async (world, person, random) => {
    world.model.behave({ mode: 'good', firstTokenMs: 200, tokenMs: 0 });
    await person.tryPlan();
    await sleep(Math.round(random() * 400));
    await world.lockDatabase(3_000);
    return 1;
  },
  'D1 fails some reads': disturbed('read', 0.3, 0),
  'D1 fails every read': disturbed('read', 1, 0),
  'D1 reads are slow': disturbed('read', 0, 700),
  'D1 fails some writes': disturbed('write', 0.3, 0),
  'D1 writes are slow': disturbed('write', 0, 700),
  // The engine's list stands; a waiting person gets an answer within the model's own time-outs, which are shorter than
  // the check's.
  'model hangs': modelAnswers({ mode: 'hang' }),
  'model is slow': modelAnswers({ mode: 'good', firstTokenMs: 2_000, tokenMs: 20 }),
  'model breaks off': modelAnswers({ mode: 'disconnect' }),
  'model talks nonsense': modelAnswers({ mode: 'broken-json' }),
  'model refuses': modelAnswers({ mode: 'refusal' }),
  'model says 429': modelAnswers({ mode: '429', retryAfter: 60 }),
  'model says 500': modelAnswers({ mode: '500' }),
  'Stripe is down': async (world, person) => {
    const { stripe } = world;
    const { port } = new URL(stripe.baseUrl);
    await stripe.close();
    const answer = await checkout(person);
    if (answer.status !== 503) world.problems.push(`checkout without Stripe answered ${answer.status}`);
    await world.restartStripe(Number(port));
    const again = await checkout(person);
    if (again.status !== 200) world.problems.push(`checkout with Stripe back answered ${again.status}`);
    return 1;
  },
  'weather is down': async (world, person) => {
    world.weather.next.push(...Array<typeof hangUp>(20).fill(hangUp));
    world.model.behave({ mode: 'good' });
    await person.tryPlan();
    await sleep(500);
    world.weather.next.length = 0;
    return 1;
  },
  'mail is refused': async (world, person) => {
    await world.server.stop();
    await world.start({ REFUSE_MAIL: '1' });
    const { status } = await person.send('POST', '/api/auth/forgot', { email: person.email });
    if (status !== 202) world.problems.push(`forgot without mail answered ${status}`);
    // The three attempts, after the answer.
    await sleep(3_000);
    await world.server.stop();
    await world.start();
    return 1;
  },
  'clock jumps four weeks and back': async (world, person) => {
    await world.clock(Date.now() + 28 * DAY_MS);
    await person.isSignedIn();
    await world.cron();
    await person.tryPlan();
    await sleep(500);
    await world.clock(null);
    return 2;
  },
  'cron is missed, then rings twice at once': async (world, person) => {
    await person.tryPlan();
    await world.clock(Date.now() + 2 * DAY_MS);
    await Promise.all([world.cron(), world.cron()]);
    await world.clock(null);
    return 2;
  },
  'state comes back from a copy an hour old': restore,
};
