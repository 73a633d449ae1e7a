/**
 * Reading takes time in proportion to the text, whatever it says. Counted in blocks of code that ran, as V8 counts them for
 * coverage, and not in milliseconds: the count is the same on a busy machine.
 */
import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HOSTILE_PIECES, hostileText } from './hostile-texts.fixture';
import { learnedFile } from './learned/learned-file';

const session = new Session();
let readTrip: (typeof import('./read.fixture'))['readTrip'];

beforeAll(async () => {
  // What other files have read fills the reader's caches, and where they are emptied a text costs more than its length.
  vi.resetModules();
  ({ readTrip } = await import('./read.fixture'));
  // Optimized functions are counted differently, and when they are optimized depends on how busy the machine is.
  setFlagsFromString('--no-opt');
  setFlagsFromString('--no-maglev');
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});
afterAll(() => {
  session.disconnect();
  setFlagsFromString('--opt');
  setFlagsFromString('--maglev');
});

/** Blocks of the engine's code that run while a text is read. */
const blocksOf = async (text: string, read: (text: string) => unknown = readTrip): Promise<number> => {
  await session.post('Profiler.takePreciseCoverage');
  read(text);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.includes('/worker/engine/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
};

test.each(Object.entries(HOSTILE_PIECES))('twice the text is twice the work: %s', async (_, piece) => {
  readTrip(hostileText(piece, 1_000));
  const once = await blocksOf(hostileText(piece, 1_000));
  const twice = await blocksOf(hostileText(piece, 2_000));
  expect(once).toBeGreaterThan(0);
  expect(twice / once).toBeLessThan(2.3);
  // Some 15 ms on the machine of docs/benchmarks.md.
  expect(twice).toBeLessThan(1_500_000);
});

test('with the learned reader as well', async () => {
  const learned = await learnedFile();
  const read = (text: string) => readTrip(text, {}, learned);
  for (const piece of ['my mum, a tent and a stove, ', 'Dave brings the tent. My sister stays at home. ']) {
    read(hostileText(piece, 1_000));
    const once = await blocksOf(hostileText(piece, 1_000), read);
    const twice = await blocksOf(hostileText(piece, 2_000), read);
    expect(twice / once).toBeLessThan(2.3);
  }
});
