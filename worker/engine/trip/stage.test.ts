import { expect, it } from 'vitest';
import { stageOf } from './stage';

it.each([
  [0, 'baby'],
  [11, 'baby'],
  [12, 'toddler'],
  [47, 'toddler'],
  [48, 'child'],
  [155, 'child'],
  [156, 'teen'],
  [215, 'teen'],
  [216, 'adult'],
  [779, 'adult'],
  [780, 'senior'],
] as const)('%i months old is a %s', (months, stage) => {
  expect(stageOf(months)).toBe(stage);
});
