import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

/** One answer of the API: its status and parsed JSON body (null when there is none). */
export interface Answer {
  status: number;
  body: unknown;
}

/** A trip as `POST /api/plans` takes it. */
export interface TripForm {
  name?: string;
  destination: string;
  startDate: string;
  endDate: string;
  activities?: string[];
  description?: string;
  locale?: 'en' | 'es';
}

const planAnswer = z.object({
  plan: z.looseObject({ id: z.string(), status: z.enum(['generating', 'ready', 'failed']) }),
});
const planWithItems = z.object({
  plan: z.looseObject({ status: z.string(), items: z.array(z.looseObject({ id: z.string(), name: z.string() })) }),
});

/** Of everybody whom benchmarks and fault runs sign up. */
export const TEST_PASSWORD = 'Seven-Suitcases-7';

/** Speaks to a running server as one person's browser does: cookies, origin, JSON. For the seed, benchmarks and fault runs. */
export class ApiClient {
  private readonly cookies = new Map<string, string>();

  constructor(readonly origin: string) {}

  /** What a browser would send as its `Cookie`. */
  get cookieHeader(): string {
    return Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  }

  /** One call; rejects only when the server cannot be reached. */
  async send(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await this.open(method, path, body, headers);
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  }

  /** One call whose body the caller reads, such as an event stream. */
  async open(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    const cookie = this.cookieHeader;
    const response = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        origin: this.origin,
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (!name) continue;
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return response;
  }

  /** The cookies it has, for a browser that goes on as the same person. */
  cookieList(): { name: string; value: string }[] {
    return Array.from(this.cookies, ([name, value]) => ({ name, value }));
  }

  /** A call that must succeed; throws with the answer when it does not. */
  async call(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await this.send(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** Signs up on a server in ENVIRONMENT=test, with credits beside the free ones. */
  async join(email: string, credits = 0): Promise<this> {
    await this.signUp({ email, password: TEST_PASSWORD });
    if (credits > 0) await this.call('POST', '/__test/credits', { email, amount: credits });
    return this;
  }

  /** Signs up, confirms with the mailed token and signs in. `mailedToken` says where mails can be read. */
  async signUp(
    account: { email: string; password: string; username?: string; locale?: 'en' | 'es' },
    mailedToken = testMailToken(this.origin),
  ): Promise<void> {
    await this.withProof(async (codeChallenge) => {
      await this.call('POST', '/api/auth/signup', { ...account, acceptTerms: true, isAdult: true, codeChallenge });
      return this.call('POST', '/api/auth/confirm', { token: await mailedToken(account.email) });
    });
  }

  /** Signs in with a password. */
  async signIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.withProof((codeChallenge) => this.call('POST', '/api/auth/login', { email, password, codeChallenge }));
  }

  /** Gets a code under a challenge and redeems it with its verifier (PKCE). */
  private async withProof(askForCode: (codeChallenge: string) => Promise<unknown>): Promise<void> {
    const codeVerifier = randomBytes(32).toString('base64url');
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const { code } = z.object({ code: z.string() }).parse(await askForCode(codeChallenge));
    await this.call('POST', '/api/auth/token', { grantType: 'authorization_code', code, codeVerifier });
  }

  /** Starts a plan; its id. */
  async createPlan(trip: TripForm): Promise<string> {
    return planAnswer.parse(await this.call('POST', '/api/plans', trip)).plan.id;
  }

  /** Waits until a plan has ended and returns it. */
  async finishedPlan(id: string, timeoutMs = 60_000) {
    for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(50)) {
      const { plan } = planWithItems.parse(await this.call('GET', `/api/plans/${id}`));
      if (plan.status !== 'generating') return plan;
    }
    throw new Error(`The plan ${id} did not finish in ${timeoutMs} ms.`);
  }
}

const testMails = z.array(z.object({ links: z.array(z.string()) }));

/** The token of a mail to an address, from `GET /__test/mail` of the test environment. */
const testMailToken =
  (origin: string) =>
  async (email: string): Promise<string> => {
    for (let tries = 0; tries < 100; tries++) {
      const answer = await fetch(`${origin}/__test/mail?to=${encodeURIComponent(email)}`);
      for (const mail of testMails.parse(await answer.json())) {
        const token = mail.links.map((link) => new URL(link, origin).searchParams.get('token')).find(Boolean);
        if (token) return token;
      }
      await sleep(50);
    }
    throw new Error('No mail with a token arrived.');
  };
