import { expect, test } from 'vitest';
import { crossings, cycles, featureOf } from './import-graph';

const all = crossings();
const say = ({ file, target }: { file: string; target: string }) => `${file} imports ${target}`;

test('files belong to the feature that their folder names', () => {
  expect(featureOf('worker/plans/sharing/links.ts')).toBe('plans/sharing');
  expect(featureOf('worker/plans/access.ts')).toBe('plans');
  expect(featureOf('worker/platform/http/errors.ts')).toBe('platform');
  expect(featureOf('worker/app.ts')).toBeUndefined();
  expect(featureOf('web/features/plans/list/add-item.tsx', 'web/features')).toBe('plans/list');
  expect(all.length).toBeGreaterThan(500);
});

test('an import cycle of features is found, however long it is', () => {
  const edge = (from: string, to: string) => ({ from, to });
  expect(cycles([edge('a', 'b'), edge('b', 'c')])).toEqual([]);
  expect(cycles([edge('a', 'b'), edge('b', 'c'), edge('c', 'a'), edge('d', 'a')])).toEqual([['a', 'b', 'c']]);
});

test('the engine knows no product', () => {
  expect(all.filter(({ from }) => from === 'engine').map(say)).toEqual([]);
});

test('the platform knows no feature', () => {
  expect(all.filter(({ from, to }) => from === 'platform' && to !== 'engine').map(say)).toEqual([]);
});

test('a feature imports another through its service or contract', () => {
  const past = all.filter(
    ({ from, to, target }) =>
      from !== 'platform' && to !== 'platform' && to !== 'engine' && !/\/(service|contract)\.ts$/.test(target),
  );
  expect(past.map(say)).toEqual([]);
});

test('features have no import cycle, in the Worker or in the browser', () => {
  const inBrowser = crossings('web/features');
  expect(inBrowser.length).toBeGreaterThan(150);
  expect(cycles(all)).toEqual([]);
  expect(cycles(inBrowser)).toEqual([]);
});
