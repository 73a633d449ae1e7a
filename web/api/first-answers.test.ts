/** An answer in the document is taken once, unless who took it gave up before reading it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeFirstAnswer } from './first-answers';

const ORIGIN = 'https://valija.test';

/** As much of a document as holds answers. */
const documentWith = (path: string, text: string) => {
  const held: object[] = [];
  const script = { dataset: { answer: path }, textContent: text, remove: () => held.splice(held.indexOf(script), 1) };
  held.push(script);
  return { querySelectorAll: () => [...held], body: { append: (each: object) => held.push(each) } };
};

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('document', documentWith('/api/plans?order=trip', '{"plans":[]}'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('it is taken once, by the call that it is the answer of', async () => {
  expect(takeFirstAnswer('/api/plans')).toBeNull();
  expect(await takeFirstAnswer('/api/plans?order=trip')?.json()).toEqual({ plans: [] });
  expect(takeFirstAnswer('/api/plans?order=trip')).toBeNull();
});

test('what came with a document of half a minute ago is old', () => {
  vi.spyOn(performance, 'now').mockReturnValue(30_000);
  expect(takeFirstAnswer('/api/plans?order=trip')).toBeNull();
});

test('an aborted reader leaves it for the next one', async () => {
  const first = new AbortController();
  expect(takeFirstAnswer('/api/plans?order=trip', first.signal)).not.toBeNull();
  first.abort();
  expect(await takeFirstAnswer('/api/plans?order=trip')?.json()).toEqual({ plans: [] });
});
