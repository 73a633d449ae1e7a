/**
 * Reading takes time in proportion to the text, whatever it says. Counted in blocks of code that ran, as V8 counts them for
 * coverage, and not in milliseconds: the count is the same on a busy machine.
 */
import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HOSTILE_PIECES, hostileText } from './hostile-texts.fixture';
import { learnedFile } from './learned/learned-file';

const session = new Session();
let readTrip: (typeof import('./read.fixture'))['readTrip'];

beforeAll(async () => {
  // What other files have read fills the reader's caches, and where they are emptied a text costs more than its length.
  vi.resetModules();
  ({ readTrip } = await import('./read.fixture'));
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});
afterAll(() => session.disconnect());

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

/** The work of a text and of one twice as long. A cache that is emptied meanwhile adds to one of them once; growth adds each time. */
const workOf = async (piece: string, read?: (text: string) => unknown): Promise<{ once: number; twice: number }> => {
  const measured = { once: Infinity, twice: Infinity };
  for (let time = 0; time < 3 && !(measured.twice < 2.3 * measured.once); time += 1) {
    measured.once = await blocksOf(hostileText(piece, 1_000), read);
    measured.twice = await blocksOf(hostileText(piece, 2_000), read);
  }
  return measured;
};

test.each(Object.entries(HOSTILE_PIECES))('twice the text is twice the work: %s', async (_, piece) => {
  readTrip(hostileText(piece, 1_000));
  const { once, twice } = await workOf(piece);
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
    const { once, twice } = await workOf(piece, read);
    expect(twice / once).toBeLessThan(2.3);
  }
});
