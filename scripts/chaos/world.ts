/** One product under faults: its server, the services around it that can be broken, and people who use it meanwhile. */
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { type OpenAiServer, startOpenAiServer } from '../../tests/fakes/openai-server';
import { type StripeServer, startStripeServer } from '../../tests/fakes/stripe/server';
import { errorBody } from '../../worker/platform/http/contract';
import { type FakeOpenMeteo, startOpenMeteo } from '../../worker/engine/weather/open-meteo-server.fixture';
import { type Answer, ApiClient, TEST_PASSWORD, type TripForm } from '../api-client';
import { startTestServer, type TestServer } from '../test-server';
import { type D1Faults, startD1Faults } from './d1-faults';

const TRIP: TripForm = {
  destination: 'Porto, Portugal',
  startDate: '2027-05-01',
  endDate: '2027-05-08',
  activities: ['sightseeing'],
};
const proof = z.object({ violations: z.array(z.unknown()) });
const balance = z.looseObject({ total: z.number() });
const session = z.looseObject({ user: z.nullable(z.looseObject({ id: z.string() })) });
const paymentPage = z.object({ url: z.string() });
const accepted = z.object({ plan: z.looseObject({ id: z.string() }) });

/** One person, whose every answer is looked at: a success, or an error in the contract's shape. */
export class Person extends ApiClient {
  readonly plans: string[] = [];

  constructor(
    origin: string,
    readonly email: string,
    private readonly onProblem: (problem: string) => void,
  ) {
    super(origin);
  }

  override async send(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await super.send(method, path, body, headers);
    if (answer.status >= 400 && !path.startsWith('/__test') && !errorBody.safeParse(answer.body).success) {
      this.onProblem(`${method} ${path} answered ${answer.status} in another shape`);
    }
    return answer;
  }

  /** Asks for a plan; no answer may break the person’s session or later calls. */
  async tryPlan(): Promise<number> {
    const { status, body } = await this.send('POST', '/api/plans', TRIP);
    if (status === 202) this.plans.push(accepted.parse(body).plan.id);
    return status;
  }

  /** Credits that can be spent. */
  async credits(): Promise<number> {
    return balance.parse(await this.call('GET', '/api/credits')).total;
  }

  /** A new session, as from the sign-in form. */
  signInAgain(): Promise<void> {
    return this.signIn({ email: this.email, password: TEST_PASSWORD });
  }

  /** As the app does: asks who is signed in, and refreshes the session once on nobody. */
  async isSignedIn(): Promise<boolean> {
    const ask = async () => session.parse((await this.send('GET', '/api/auth/session')).body).user !== null;
    if (await ask()) return true;
    await this.send('POST', '/api/auth/token', { grantType: 'refresh_token' });
    return ask();
  }
}

export class World {
  readonly problems: string[] = [];
  /** What a fault takes away by its nature, reported beside what must not be lost. */
  readonly conceded: string[] = [];
  readonly people: Person[] = [];
  readonly stateDirectory = mkdtempSync(join(tmpdir(), 'valija-chaos-'));
  private constructor(
    readonly model: OpenAiServer,
    readonly weather: FakeOpenMeteo,
    public stripe: StripeServer,
    readonly d1: D1Faults,
    public server: TestServer,
  ) {}

  /** Stripe that is down loses nothing of what it knows. */
  private static stripe = {
    secretKey: 'sk_test_chaos',
    webhookSecret: 'whsec_chaos',
    stateFile: join(mkdtempSync(join(tmpdir(), 'valija-chaos-stripe-')), 'account.json'),
  };
  private env: Record<string, string> = {};

  static async open(random: () => number): Promise<World> {
    const model = await startOpenAiServer();
    const weather = await startOpenMeteo(Date.now());
    const stripe = await startStripeServer(World.stripe);
    const d1 = await startD1Faults(random);
    const none: TestServer = { origin: '', crash: () => Promise.resolve(), stop: () => Promise.resolve() };
    const world = new World(model, weather, stripe, d1, none);
    world.env = {
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_API_KEY: 'test-key',
      OPEN_METEO_BASE_URL: weather.url,
      STRIPE_API_BASE: stripe.baseUrl,
      STRIPE_SECRET_KEY: World.stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: World.stripe.webhookSecret,
      D1_FAULTS_URL: d1.url,
      USE_BUILT: '1',
    };
    await world.start();
    return world;
  }

  async start(more: Record<string, string> = {}): Promise<void> {
    this.server = await startTestServer({ stateDirectory: this.stateDirectory, env: { ...this.env, ...more } });
  }

  /** Stripe again, on the port where the product looks for it. */
  async restartStripe(port: number): Promise<void> {
    this.stripe = await startStripeServer({ ...World.stripe, port });
  }

  /** Somebody new, signed in, with credits. */
  async join(credits = 30): Promise<Person> {
    const email = `chaos-${this.people.length}-${process.pid}@example.com`;
    const person = new Person(this.server.origin, email, (problem) => this.problems.push(problem));
    this.people.push(await person.join(email, credits));
    return person;
  }

  /** Somebody pays for a pack of five credits at Stripe, whose events reach the product now. */
  async buyPack(person: Person): Promise<void> {
    const { url } = paymentPage.parse(
      await person.call('POST', '/api/billing/checkout', { kind: 'pack', id: 'pack-5' }),
    );
    this.stripe.pushTo(`${this.server.origin}/api/stripe/webhook`);
    const order = { op: 'pay', session: url.split('/').at(-1) ?? '', outcome: 'pay' };
    const paid = await fetch(`${this.stripe.baseUrl}/__control`, { method: 'POST', body: JSON.stringify(order) });
    if (!paid.ok) throw new Error(`the fake Stripe took no payment: ${await paid.text()}`);
    await paid.body?.cancel();
  }

  async cron(): Promise<void> {
    const answer = await fetch(`${this.server.origin}/__test/cron`, { method: 'POST' });
    if (!answer.ok) this.problems.push(`the cron answered ${answer.status}`);
    await answer.body?.cancel();
  }

  async clock(now: number | null): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    await fetch(`${this.server.origin}/__test/clock`, { method: 'POST', headers, body: JSON.stringify({ now }) });
  }

  /** The product's database, as its file. */
  private openDatabase(): DatabaseSync {
    const folder = join(this.stateDirectory, 'v3', 'd1', 'miniflare-D1DatabaseObject');
    const file = readdirSync(folder).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite');
    if (!file) throw new Error(`no database in ${folder}`);
    return new DatabaseSync(join(folder, file));
  }

  /** One number from the database. */
  count(sql: string, ...values: string[]): number {
    const database = this.openDatabase();
    try {
      return Number(Object.values(database.prepare(sql).get(...values) ?? {})[0] ?? 0);
    } finally {
      database.close();
    }
  }

  /** Rows of a table in the room that has the most of them. */
  mostInARoom(table: 'lines' | 'edits'): number {
    const folder = join(this.stateDirectory, 'v3', 'do');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.sqlite'));
    const counts = files.map((name) => {
      const room = new DatabaseSync(join(folder, name));
      try {
        const isThere = room.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table);
        return isThere ? Number(room.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows) : 0;
      } finally {
        room.close();
      }
    });
    return Math.max(0, ...counts);
  }

  /** Keeps every write out of D1 for a while, as a primary that fails over does: another writer holds the database. */
  async lockDatabase(milliseconds: number): Promise<void> {
    const database = this.openDatabase();
    try {
      database.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE');
      await sleep(milliseconds);
      database.exec('ROLLBACK');
    } finally {
      database.close();
    }
  }

  /** What must hold after every fault. */
  async check(what: string): Promise<void> {
    const { length } = this.problems;
    for (const person of this.people) {
      if (!(await person.isSignedIn())) this.problems.push('somebody was signed out');
      for (const id of person.plans.splice(0)) {
        await person.finishedPlan(id, 90_000).catch((error: unknown) => this.problems.push(String(error)));
      }
    }
    const answer = await fetch(`${this.server.origin}/__test/proof`);
    const { violations } = proof.parse(await answer.json());
    if (violations.length > 0) this.problems.push(`proof: ${JSON.stringify(violations)}`);
    for (let index = length; index < this.problems.length; index += 1) {
      this.problems[index] = `${what}: ${this.problems[index]}`;
    }
  }

  async close(): Promise<void> {
    await this.server.stop();
    await Promise.all([this.model.close(), this.weather.close(), this.stripe.close(), this.d1.close()]);
  }
}
