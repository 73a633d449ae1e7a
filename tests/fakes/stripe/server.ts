/**
 * A loopback server that speaks Stripe's protocol: form-encoded requests, idempotency keys, hosted pages, signed
 * webhooks. It serves `npm start` where no Stripe key is set, and the tests.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { controlInput } from '../../workerd/stripe-protocol';
import { Account } from './account';
import { catalogueRoutes } from './catalogue';
import { checkoutRoutes } from './checkout';
import { control } from './control';
import { customerRoutes } from './customers';
import { StripeFault, type Source } from './fault';
import { parseForm } from './form';
import { invoiceRoutes } from './invoices';
import { showPage, submitPage, type PageAnswer } from './pages';
import { paymentRoutes } from './payments';
import { eventRoutes, portalRoutes } from './portal';
import type { Route } from './route';
import { subscriptionRoutes, advanceDueMonths } from './subscriptions';
import { Pusher } from './webhooks';

const ROUTES: Route[] = [
  ...catalogueRoutes,
  ...customerRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...portalRoutes,
  ...eventRoutes,
];

export interface StripeServerOptions {
  /** 0 takes a free one. */
  port?: number;
  secretKey: string;
  webhookSecret: string;
  /** Where events are pushed to; without it a test asks for them. */
  webhookUrl?: string;
  /** Keeps the account beyond a restart. */
  stateFile?: string;
  /** An account that was just made has no products and prices. */
  isNew?: boolean;
}

export interface StripeServer {
  /** For `STRIPE_API_BASE`. */
  baseUrl: string;
  account: Account;
  /** Pushes events to this address from now on. */
  pushTo(url: string): void;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  body: unknown;
  replayed?: boolean;
}

/** Where it stands what a key of the account and a key of a request have to be. */
const AUTHENTICATION: Source = 'https://docs.stripe.com/api/authentication';
const IDEMPOTENCY: Source = 'https://docs.stripe.com/api/idempotent_requests';

const readBody = async (request: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString();
};

const routeOf = (method: string, path: string): { route: Route; id: string } | undefined => {
  for (const route of ROUTES) {
    if (route[0] !== method) continue;
    const [before = '', after] = route[1].split(':id');
    if (after === undefined ? path === before : path.startsWith(before) && path.endsWith(after)) {
      const id = after === undefined ? '' : path.slice(before.length, path.length - after.length);
      if (after === undefined || (id && !id.includes('/'))) return { route, id: decodeURIComponent(id) };
    }
  }
  return undefined;
};

const answerCall = (account: Account, method: string, url: URL, body: string): Answer => {
  const found = routeOf(method, url.pathname);
  try {
    if (!found) {
      throw new StripeFault(404, 'https://docs.stripe.com/api', {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${url.pathname}). Please see https://stripe.com/docs.`,
      });
    }
    const form = parseForm(method === 'POST' ? body : url.search.slice(1));
    return { status: 200, body: found.route[2]({ account, id: found.id, form }) };
  } catch (error) {
    if (error instanceof StripeFault) return { status: error.status, body: { error: error.error } };
    throw error;
  }
};

/** The same key gives the same answer, and another request under it is refused */
const answerOnce = (account: Account, key: string | undefined, request: string, answer: () => Answer): Answer => {
  if (!key) return answer();
  const known = account.state.replays[key];
  if (known?.request === request) return { status: known.status, body: known.body, replayed: true };
  if (known) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with.`;
    return { status: 400, body: { error: { type: 'idempotency_error', message, doc_url: IDEMPOTENCY } } };
  }
  const answered = answer();
  account.state.replays[key] = { request, status: answered.status, body: structuredClone(answered.body) };
  return answered;
};

const sendPage = (response: ServerResponse, answer: PageAnswer | undefined) => {
  if (answer && 'location' in answer) {
    response.writeHead(303, { location: answer.location }).end();
  } else {
    response.writeHead(answer ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(answer?.html ?? 'Not found');
  }
};

/** Starts the server on a loopback port. */
export const startStripeServer = async (options: StripeServerOptions): Promise<StripeServer> => {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The fake Stripe has no port.');
  const account = new Account(`http://127.0.0.1:${address.port}`, options.stateFile, !options.isNew);
  let pusher: Pusher | undefined;
  const pushTo = (url: string) => {
    pusher?.close();
    const started = new Pusher(account, { url, secret: options.webhookSecret });
    account.onEvent = (event) => started.push(event);
    pusher = started;
  };

  const sendJson = (response: ServerResponse, { status, body, replayed }: Answer) => {
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': account.newId('req'),
      ...(replayed && { 'idempotent-replayed': 'true' }),
    });
    response.end(JSON.stringify(body ?? {}, null, 2));
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET' } = request;
    const url = new URL(request.url ?? '/', 'http://loopback');
    const body = await readBody(request);
    if (!url.pathname.startsWith('/v1/')) {
      if (method === 'POST' && url.pathname === '/__control') {
        const answer = await control(
          account,
          { secret: options.webhookSecret, pusher },
          controlInput.parse(JSON.parse(body)),
        );
        return sendJson(response, { status: 200, body: answer });
      }
      const [, kind = '', id = ''] = url.pathname.split('/');
      const action = new URLSearchParams(body).get('action') ?? '';
      return sendPage(
        response,
        method === 'POST' ? submitPage(account, kind, id, action) : showPage(account, kind, id),
      );
    }
    if (request.headers.authorization !== `Bearer ${options.secretKey}`) {
      const error = { type: 'invalid_request_error', message: 'Invalid API Key provided.', doc_url: AUTHENTICATION };
      return sendJson(response, { status: 401, body: { error } });
    }
    const key = method === 'POST' ? request.headers['idempotency-key'] : undefined;
    const described = `${method} ${url.pathname} ${body}`;
    sendJson(
      response,
      answerOnce(account, typeof key === 'string' ? key : undefined, described, () =>
        answerCall(account, method, url, body),
      ),
    );
  };

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    serve(request, response)
      .catch((error: unknown) => {
        const status = error instanceof StripeFault ? error.status : 500;
        sendJson(response, { status, body: { error: { type: 'api_error', message: String(error) } } });
      })
      .finally(() => account.save());
  });
  if (options.webhookUrl) pushTo(options.webhookUrl);
  const months = setInterval(() => advanceDueMonths(account), 60_000).unref();
  return {
    baseUrl: account.origin,
    account,
    pushTo,
    close: () => {
      clearInterval(months);
      pusher?.close();
      account.save();
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
};
