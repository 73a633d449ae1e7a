import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STAGES } from '../../../../worker/plans/limits';
import { PROGRESS_START, type Progress } from './progress';
import { createProgressPacer } from './progress-pacer';

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
  const shown: Progress[] = [];
  const pacer = createProgressPacer((progress) => shown.push(progress), isStill);
  return { shown, pacer };
};

test('stages that arrive together are shown one after the other within a third of a second', () => {
  const { shown, pacer } = watch(false);
  for (const progress of ALL) pacer.add(progress);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([ALL[1]]);
  vi.advanceTimersByTime(330);
  expect(shown.map(({ stage, outcome }) => [stage, outcome])).toEqual([
    ...STAGES.map((stage) => [stage, 'running']),
    ['save', 'done'],
  ]);
});

test('a slow stage is shown as its progress arrives', () => {
  const { shown, pacer } = watch(false);
  for (const progress of ALL.slice(0, 2)) {
    pacer.add(progress);
    vi.advanceTimersByTime(1000);
  }
  expect(shown).toEqual(ALL.slice(0, 2));
});

test('with reduced motion only the latest progress is shown, and none after stopping', () => {
  const { shown, pacer } = watch(true);
  for (const progress of ALL) pacer.add(progress);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([ALL.at(-1)]);
  const left = watch(false);
  left.pacer.add(PROGRESS_START);
  left.pacer.stop();
  vi.advanceTimersByTime(1000);
  expect(left.shown).toEqual([]);
});
