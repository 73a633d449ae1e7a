import { readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { loadLearned } from './learned';

const weights = await readFile('web/public/data/learned.bin');

/** Static assets that answer so. */
const assets = (answer: () => Response | Promise<Response>) => ({
  ASSETS: {
    fetch: () => Promise.resolve().then(answer),
    connect: () => {
      throw new Error('no sockets');
    },
  },
});

afterEach(() => vi.restoreAllMocks());

test.each([
  ['are missing', () => new Response('Not found', { status: 404 })],
  ['are another file', () => new Response('<!doctype html>\n<p>Not found</p>')],
  ['are cut short', () => new Response(new Uint8Array(weights.subarray(0, 5000)))],
  ['cannot be reached', () => Promise.reject(new Error('no assets'))],
])('rules read alone where the weights %s, and the next call tries again', async (_, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let isBroken = true;
  const env = assets(() => (isBroken ? answer() : new Response(new Uint8Array(weights))));
  expect(await loadLearned(env)).toBeUndefined();
  isBroken = false;
  expect(await loadLearned(env)).toBeDefined();
});

test('the weights are fetched once for calls at the same time', async () => {
  let fetched = 0;
  const env = assets(() => {
    fetched += 1;
    return new Response(new Uint8Array(weights));
  });
  const [one, other] = await Promise.all([loadLearned(env), loadLearned(env)]);
  expect(one).toBe(other);
  expect(fetched).toBe(1);
});
