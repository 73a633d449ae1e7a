import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withTable } from './page-tables';
import { FIGURES, withoutPadding } from './scale-figures';

test.each(FIGURES)('$page has the current figures of $name (npm run scale)', (figure) => {
  const page = readFileSync(figure.page, 'utf8');
  expect(page).toContain(`<!-- ${figure.name} -->`);
  expect(withoutPadding(withTable(page, figure))).toBe(withoutPadding(page));
});

test('needs, costs and the first limit are said for some ten thousand, a million and a hundred million plans', () => {
  const needs = FIGURES.find(({ name }) => name === 'needs')?.content ?? '';
  expect(needs).toMatch(/plans kept after two years \| 10,080 \| 1,008,000 \| 100,800,000 \|/);
  expect(needs).toMatch(
    /first limit, and how much of it is used \| writes of one D1, [\d.]+ % \| \w.*\| size of one D1, [\d.]+ × \|/,
  );
});

test('the costs of a month are computed for a hundred, ten thousand and a million users, with the plan that it needs', () => {
  const bill = FIGURES.find(({ name }) => name === 'bill')?.content ?? '';
  expect(bill).toMatch(/100 users \| 10,000 users \| 1,000,000 users/);
  const operations = readFileSync('docs/operations.md', 'utf8');
  expect(operations).toMatch(/paid plan of Workers is needed/);
});
