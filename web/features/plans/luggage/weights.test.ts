import { expect, test } from 'vitest';
import { formatItemWeight, parseWeight, weightInput } from './weights';

test.each([
  ['7', 'kg', 7000],
  [' 7,5 ', 'kg', 7500],
  ['7.25', 'kg', 7250],
  ['22', 'lb', 9979],
  ['350', 'g', 350],
  ['12.5', 'oz', 354],
  ['', 'kg', null],
  ['-3', 'kg', null],
  ['1e9', 'kg', null],
  ['seven', 'kg', null],
] as const)('%j %s are %j grams', (typed, unit, grams) => {
  expect(parseWeight(typed, unit)).toBe(grams);
});

test('an edited weight is parsed back to the same value, to a tenth', () => {
  for (const grams of [500, 7000, 9979, 23_000]) {
    for (const unit of ['kg', 'lb'] as const) {
      for (const locale of ['en', 'es'] as const) {
        const again = parseWeight(weightInput(grams, unit, locale), unit) ?? 0;
        expect(Math.abs(again - grams)).toBeLessThan(50);
      }
    }
  }
});

test('a weight is shown in the unit with the shorter text', () => {
  expect(formatItemWeight(350, { weight: 'kg' }, 'en')).toBe('350\u00A0g');
  expect(formatItemWeight(1250, { weight: 'kg' }, 'es')).toBe('1,3\u00A0kg');
  expect(formatItemWeight(100, { weight: 'lb' }, 'en')).toBe('3.5\u00A0oz');
  expect(formatItemWeight(1000, { weight: 'lb' }, 'en')).toBe('2.2\u00A0lb');
});
