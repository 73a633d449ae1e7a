import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIGURES, withFigures, withoutPadding } from './scale-figures';

test.each(FIGURES)('$page has the current figures of $name (npm run scale)', (figure) => {
  const page = readFileSync(figure.page, 'utf8');
  expect(page).toContain(`<!-- ${figure.name} -->`);
  expect(withoutPadding(withFigures(page, figure))).toBe(withoutPadding(page));
});

test('the costs of a month are computed for a hundred, ten thousand and a million users, with the plan that it needs', () => {
  const bill = FIGURES.find(({ name }) => name === 'bill')?.content ?? '';
  expect(bill).toMatch(/100 users \| 10,000 users \| 1,000,000 users/);
  const operations = readFileSync('docs/operations.md', 'utf8');
  expect(operations).toMatch(/paid plan of Workers is needed/);
});
