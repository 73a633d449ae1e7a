import { readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { makePlan } from '../../engine/make-plan';
import { loadGazetteer } from './service';
import { resolveDestination } from '../../engine/places/service';

const table = await readFile('web/public/data/places.txt', 'utf8');

/** Static assets that answer so. */
const assets = (answer: () => Response | Promise<Response>) => {
  const ASSETS = {
    fetch: () => Promise.resolve().then(answer),
    connect: () => {
      throw new Error('no sockets');
    },
  };
  return { ASSETS };
};

const trip = {
  destination: 'Portugal',
  description: 'Two adults, carry-on only.',
  startDate: '2027-05-01',
  endDate: '2027-05-08',
  activities: ['beach'],
  locale: 'en' as const,
};

afterEach(() => vi.restoreAllMocks());

test.each([
  ['is missing', () => new Response('Not found', { status: 404 })],
  ['is another file', () => new Response('<!doctype html>')],
  ['cannot be reached', () => Promise.reject(new Error('no assets'))],
])('a towns table that %s costs a list its town, never the list', async (_how, answer) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const gazetteer = await loadGazetteer(assets(answer));
  expect(warned.mock.calls.join()).toContain('the towns table is not there');
  const { items } = (await makePlan(trip, { gazetteer, now: Date.UTC(2027, 0, 1) })).list;
  expect(items.length).toBeGreaterThan(20);
  const found = (destination: string) => resolveDestination(gazetteer, { ...trip, destination }).places;
  expect(found('Portugal')[0]?.country).toBe('PT');
  // A town of the table alone, a misspelt one, a division and nonsense: unknown, and no failure.
  for (const destination of ['Calatayud', 'Lisbonn', 'Texas', 'Cairo, Illinois', 'xq']) {
    expect(found(destination).filter(({ kind }) => kind === 'town')).toEqual([]);
  }
});

test('the next call tries again, and keeps the table once it is there', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  let calls = 0;
  const env = assets(() => {
    calls += 1;
    return calls === 1 ? new Response('', { status: 503 }) : new Response(table);
  });
  expect((await loadGazetteer(env)).towns.size).toBe(0);
  expect((await loadGazetteer(env)).towns.size).toBeGreaterThan(50_000);
  await loadGazetteer(env);
  expect(calls).toBe(2);
});
