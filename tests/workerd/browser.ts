import { SELF } from 'cloudflare:test';

/** The origin that tests inside workerd see the product on. */
export const ORIGIN = 'http://valija.test';

/** An answer of the Worker. */
export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed JSON body, or null when there is none. */
  body: unknown;
}

/** Speaks to the whole Worker as one browser does: keeps cookies, sends its origin, sends and reads JSON. */
export class Browser {
  constructor(
    private readonly address = '203.0.113.7',
    private readonly worker: (request: Request) => Promise<Response> = (request) => SELF.fetch(request),
    readonly cookies = new Map<string, string>(),
  ) {}

  /** Its cookies as it sends them. */
  get cookie(): string {
    return Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The same browser, which speaks to a Worker with other settings. */
  before(worker: (request: Request) => Promise<Response>): Browser {
    return new Browser(this.address, worker, this.cookies);
  }

  /** Another browser that has the same cookies for now. */
  copy(): Browser {
    return new Browser(this.address, this.worker, new Map(this.cookies));
  }

  /** One request; `headers` override the browser's own (give `origin: ''` to leave it out). */
  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const all = new Headers({
      accept: 'application/json',
      'cf-connecting-ip': this.address,
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(this.cookies.size > 0 && { cookie: this.cookie }),
    });
    for (const [name, value] of Object.entries(headers)) {
      if (value) all.set(name, value);
      else all.delete(name);
    }
    const response = await this.worker(
      new Request(ORIGIN + path, {
        method,
        headers: all,
        redirect: 'manual',
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
      if (!name) continue;
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null,
    };
  }

  get = (path: string, headers?: Record<string, string>) => this.send('GET', path, undefined, headers);
  post = (path: string, body?: unknown, headers?: Record<string, string>) => this.send('POST', path, body, headers);
  patch = (path: string, body: unknown, headers?: Record<string, string>) => this.send('PATCH', path, body, headers);
  delete = (path: string, body?: unknown, headers?: Record<string, string>) => this.send('DELETE', path, body, headers);
}
