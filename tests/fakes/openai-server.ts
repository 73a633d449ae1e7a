/**
 * A loopback server that speaks OpenAI's streamed chat completions, good and broken. It checks requests as strictly as
 * the real one (key, fields, parameters that a model does not support) and keeps them for inspection.
 *
 *   npx tsx tests/fakes/openai-server.ts --port 20400 --mode good
 *   OPENAI_BASE_URL=http://127.0.0.1:20400/v1 OPENAI_API_KEY=test-key npm start
 *
 * Another process changes it with `POST /__control {"mode": …}` or `[{…}, {…}]` (one for each request to come, the last
 * one stays) and reads `GET /__requests`.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import { faultOf, isChatRequest } from './openai-request';
import { MODES, streamAnswer, type Behaviour, type RecordedRequest } from './openai-stream';

export interface OpenAiServer {
  /** For `OPENAI_BASE_URL`: includes `/v1`. */
  baseUrl: string;
  requests: RecordedRequest[];
  /** One behaviour for each request to come; the last one stays. Forgets earlier requests. */
  behave(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
}

const sendError = (response: ServerResponse, status: number, error: Record<string, unknown>, retryAfter?: number) => {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  });
  response.end(JSON.stringify({ error: { param: null, ...error } }));
};

const ERRORS: Partial<Record<NonNullable<Behaviour['mode']>, Record<string, unknown>>> = {
  '401': { message: 'Incorrect API key provided: test-****.', type: 'invalid_request_error', code: 'invalid_api_key' },
  '404': {
    message: 'The model does not exist or you do not have access to it.',
    type: 'invalid_request_error',
    code: 'model_not_found',
  },
  '429': { message: 'Rate limit reached for requests.', type: 'requests', code: 'rate_limit_exceeded' },
  '500': { message: 'The server had an error while processing your request.', type: 'server_error', code: null },
  '503': { message: 'The engine is currently overloaded.', type: 'server_error', code: null },
};

/** What OpenAI answers for a model without structured output. */
const UNSTRUCTURED = {
  message: "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
  type: 'invalid_request_error',
  param: 'response_format',
  code: null,
};

const readBody = async (request: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString();
};

/** Starts the server on a loopback port (0: any free one). */
export const startOpenAiServer = async (
  options: {
    port?: number;
    behaviours?: Behaviour[];
    /** Whether its model knows `response_format: json_schema`; older ones refuse it. */
    isStructured?: boolean;
  } = {},
): Promise<OpenAiServer> => {
  const requests: RecordedRequest[] = [];
  let behaviours: Behaviour[] = options.behaviours ?? [{ mode: 'good' }];
  const behave = (...next: Behaviour[]) => {
    behaviours = next;
    requests.length = 0;
  };

  const complete = async (request: IncomingMessage, response: ServerResponse) => {
    const fault = faultOf(request.headers, await readBody(request));
    if (!isChatRequest(fault)) return sendError(response, fault.status, fault.error);
    if (options.isStructured === false && fault.response_format) return sendError(response, 400, UNSTRUCTURED);
    const behaviour = (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) ?? {};
    const text = (role: string) =>
      fault.messages.filter((message) => message.role === role).map(({ content }) => content);
    const recorded: RecordedRequest = {
      headers: request.headers,
      body: fault,
      prompt: { system: text('system').join('\n'), user: text('user').join('\n') },
      isSilent: behaviour.mode === 'hang',
      isClosedEarly: false,
    };
    requests.push(recorded);
    response.on('close', () => (recorded.isClosedEarly = !response.writableFinished));
    const { mode = 'good' } = behaviour;
    if (mode === 'hang') return;
    if (mode === 'no-stream') {
      response.writeHead(200, { 'content-type': 'text/html' });
      return void response.end('<html><body>Please sign in to the network</body></html>');
    }
    const error = ERRORS[mode];
    if (error) return sendError(response, Number(mode), error, behaviour.retryAfter);
    await streamAnswer(response, recorded, behaviour);
  };

  const server = createServer((request, response) => {
    const answer = async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://loopback');
      if (request.method === 'POST' && pathname === '/v1/chat/completions') return complete(request, response);
      if (request.method === 'POST' && pathname === '/__control') {
        const next: Behaviour | Behaviour[] = JSON.parse(await readBody(request));
        behave(...[next].flat());
        return void response.writeHead(204).end();
      }
      if (request.method === 'GET' && pathname === '/__requests') {
        response.writeHead(200, { 'content-type': 'application/json' });
        return void response.end(JSON.stringify(requests));
      }
      return sendError(response, 404, {
        message: `Invalid URL (${request.method} ${pathname})`,
        type: 'invalid_request_error',
        code: null,
      });
    };
    answer().catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendError(response, 500, { message: String(error), type: 'server_error', code: null });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The fake OpenAI server has no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    requests,
    behave,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '20400' },
      mode: { type: 'string', default: 'good' },
      'first-token-ms': { type: 'string', default: '0' },
      'token-ms': { type: 'string', default: '0' },
      'retry-after': { type: 'string' },
    },
  });
  const mode = MODES.find((known) => known === values.mode);
  if (!mode) throw new Error(`--mode is one of ${MODES.join(', ')}`);
  const server = await startOpenAiServer({
    port: Number(values.port),
    behaviours: [
      {
        mode,
        firstTokenMs: Number(values['first-token-ms']),
        tokenMs: Number(values['token-ms']),
        ...(values['retry-after'] && { retryAfter: Number(values['retry-after']) }),
      },
    ],
  });
  console.log(`OPENAI_BASE_URL=${server.baseUrl}`);
}
