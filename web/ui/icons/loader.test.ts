import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Answers icon requests the way a test says, and writes down when each arrived and its address. */
let server: Server;
let arrivals: { at: number; url: string }[];
let answer: (count: number) => number | 'hang';

beforeEach(async () => {
  vi.resetModules();
  arrivals = [];
  server = createServer((request, response) => {
    const url = `http://${request.headers.host ?? ''}${request.url ?? ''}`;
    arrivals.push({ at: performance.now(), url });
    const how = answer(arrivals.length);
    if (how === 'hang') return;
    const names = new URL(url).searchParams.get('icons')?.split(',') ?? [];
    response.writeHead(how, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ icons: Object.fromEntries(names.map((name) => [name, { body: `<${name}>` }])) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${address.port}` });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const want = async (...names: string[]) => {
  const { requestIcon, iconBody } = await import('./loader');
  await new Promise<void>((resolve) => {
    for (const name of names) requestIcon(name, resolve);
  });
  return iconBody;
};

test('an unanswered request is repeated 750 ms after its start, and the first answer counts', async () => {
  answer = (count) => (count === 1 ? 'hang' : 200);
  const began = performance.now();
  const iconBody = await want('luggage');
  expect(iconBody('luggage')).toBe('<luggage>');
  expect(arrivals).toHaveLength(2);
  const wait = (arrivals[1]?.at ?? 0) - began;
  expect(wait).toBeGreaterThan(700);
  expect(wait).toBeLessThan(1500);
});

test('a request that fails at once waits for the rest of the 750 ms', async () => {
  answer = (count) => (count === 1 ? 500 : 200);
  await want('luggage');
  const [first, second] = arrivals;
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(700);
});

test('no URL is longer than 500 characters, origin included, and icons are requested in as few URLs as possible', async () => {
  answer = () => 200;
  const names = Array.from({ length: 40 }, (_, index) => `a-rather-long-name-${index + 10}`);
  await want(...names);
  await vi.waitFor(() => expect(arrivals.length).toBeGreaterThan(1));
  expect(Math.max(...arrivals.map(({ url }) => url.length))).toBeLessThanOrEqual(500);
  expect(Math.max(...arrivals.map(({ url }) => url.length))).toBeGreaterThan(470);
});

test.each([
  ['nobody answers', true],
  ['the device says that it has no network', false],
])('when %s, the icons that the device keeps are drawn', async (_, onLine) => {
  answer = () => 500;
  vi.stubGlobal('navigator', { onLine });
  const iconBody = await want('users', 'map-pin');
  expect(iconBody('users')).toContain('<path');
  expect(iconBody('map-pin')).toContain('<path');
  expect(arrivals.length > 0).toBe(onLine);
});
