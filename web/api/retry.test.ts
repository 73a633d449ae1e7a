import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { isApiError } from './error';
import { fetchWithRetry } from './retry';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
  vi.restoreAllMocks();
});

/** A real server that breaks the connection of the first `failures` requests. */
const serve = async (failures: number) => {
  let requests = 0;
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    requests += 1;
    if (requests <= failures) request.socket.destroy();
    else response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('not listening');
  return { url: `http://127.0.0.1:${address.port}/`, requests: () => requests };
};

const silence = () => ({
  warn: vi.spyOn(console, 'warn').mockImplementation(() => undefined),
  error: vi.spyOn(console, 'error').mockImplementation(() => undefined),
});

test('a request that fails on the network is retried, with a warning each time', async () => {
  const { warn, error } = silence();
  const server = await serve(2);
  expect(await (await fetchWithRetry(server.url)).text()).toBe('ok');
  expect(server.requests()).toBe(3);
  expect(warn).toHaveBeenCalledTimes(2);
  expect(error).not.toHaveBeenCalled();
});

test('the third failure is logged and thrown', async () => {
  const { error } = silence();
  const server = await serve(99);
  const failure = await fetchWithRetry(server.url).catch((reason: unknown) => reason);
  expect(isApiError(failure, 'network')).toBe(true);
  // What went wrong on the way, for whoever logs it.
  expect(failure).toMatchObject({ message: 'fetch failed', cause: expect.any(TypeError) });
  expect(server.requests()).toBe(3);
  expect(error).toHaveBeenCalledTimes(1);
});

test('a request that may not run twice is sent once, unless it has an idempotency key', async () => {
  silence();
  const server = await serve(1);
  await expect(fetchWithRetry(server.url, { method: 'POST' })).rejects.toMatchObject({ code: 'network' });
  expect(server.requests()).toBe(1);
  const safe = await serve(1);
  const response = await fetchWithRetry(safe.url, { method: 'POST', headers: { 'Idempotency-Key': 'k' } });
  expect(response.status).toBe(200);
  expect(safe.requests()).toBe(2);
});

/** Calls that do something once more when they run twice, or whose second run is refused for what the first one did. */
const ONCE = [
  "api.auth['change-email']",
  "api.auth['change-password']",
  'api.templates',
  'planCalls.invites',
  'calls.bags',
  'api.support',
];

test('every other call that changes something is repeatable', () => {
  const posts = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith('dist'))
    .flatMap((path) => [...readFileSync(join('web', path), 'utf8').matchAll(/([\w.[\]':-]+)\.\$post\(([^;]*)/g)]);
  expect(posts.length).toBeGreaterThan(ONCE.length + 12);
  for (const [, call = '', rest = ''] of posts)
    expect(/repeatable\(\)|once\(key\)|idempotency-key/.test(rest) || ONCE.includes(call), call).toBe(true);
  expect(posts.map(([, call]) => call)).toEqual(expect.arrayContaining(ONCE));
});

test('an aborted request is not retried', async () => {
  const { warn } = silence();
  const server = await serve(99);
  const controller = new AbortController();
  controller.abort();
  await expect(fetchWithRetry(server.url, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(server.requests()).toBe(0);
  expect(warn).not.toHaveBeenCalled();
});
