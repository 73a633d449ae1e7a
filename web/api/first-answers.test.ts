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

test('an answer of the document is used once, by the call that it belongs to', async () => {
  expect(takeFirstAnswer('/api/plans')).toBeNull();
  expect(await takeFirstAnswer('/api/plans?order=trip')?.json()).toEqual({ plans: [] });
  expect(takeFirstAnswer('/api/plans?order=trip')).toBeNull();
});

test('answers of a document older than half a minute are not used', () => {
  vi.spyOn(performance, 'now').mockReturnValue(30_000);
  expect(takeFirstAnswer('/api/plans?order=trip')).toBeNull();
});

test('an aborted request leaves the answer for the next one', async () => {
  const first = new AbortController();
  expect(takeFirstAnswer('/api/plans?order=trip', first.signal)).not.toBeNull();
  first.abort();
  expect(await takeFirstAnswer('/api/plans?order=trip')?.json()).toEqual({ plans: [] });
});
