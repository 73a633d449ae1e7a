import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { changePlanInput } from './plan-input';

test('what a change of a plan leaves out is not changed', () => {
  expect(z.object(changePlanInput.shape).parse({})).toEqual({});
});

test('a change of nothing is none', () => {
  expect(changePlanInput.safeParse({}).success).toBe(false);
});
