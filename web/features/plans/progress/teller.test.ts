import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STAGES } from '../../../../worker/plans/limits';
import { PROGRESS_START, type Progress } from './progress';
import { createTeller } from './teller';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Every stage twice, then the end: what the engine of our own sends in one piece. */
const ALL: readonly Progress[] = [
  ...STAGES.flatMap((stage, at) => [
    { ...PROGRESS_START, stage, percent: at * 16 },
    { ...PROGRESS_START, stage, percent: at * 16 + 8 },
  ]),
  { ...PROGRESS_START, stage: 'save', percent: 100, outcome: 'done' },
];

const watch = (isStill: boolean) => {
  const told: Progress[] = [];
  const teller = createTeller((progress) => told.push(progress), isStill);
  return { told, teller };
};

test('stages that arrive in one piece are told one after the other, each as far as it got, within a third of a second', () => {
  const { told, teller } = watch(false);
  for (const progress of ALL) teller.add(progress);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([ALL[1]]);
  vi.advanceTimersByTime(330);
  expect(told.map(({ stage, outcome }) => [stage, outcome])).toEqual([
    ...STAGES.map((stage) => [stage, 'running']),
    ['save', 'done'],
  ]);
});

test('a stage that takes its time is told as it goes on', () => {
  const { told, teller } = watch(false);
  for (const progress of ALL.slice(0, 2)) {
    teller.add(progress);
    vi.advanceTimersByTime(1000);
  }
  expect(told).toEqual(ALL.slice(0, 2));
});

test('where nothing moves only the last thing is told, and nothing after leaving', () => {
  const { told, teller } = watch(true);
  for (const progress of ALL) teller.add(progress);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([ALL.at(-1)]);
  const left = watch(false);
  left.teller.add(PROGRESS_START);
  left.teller.stop();
  vi.advanceTimersByTime(1000);
  expect(left.told).toEqual([]);
});
