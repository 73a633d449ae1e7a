import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Rows of a page: a statement, where it is built, and the tests that show it. */
const rowsOf = (page: string) =>
  readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && line.includes('`'))
    .map((line) => {
      const [statement = '', built = '', shown = ''] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      return { statement, built: built.replaceAll('`', ''), tests: shown.split('<br>') };
    });

const rows = rowsOf('docs/specification.md');
const launch = rowsOf('docs/launch.md');

test('each of the seventeen points of the launch has a test', () => {
  const points = launch.map(({ statement }) => Number.parseInt(statement));
  expect(points).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
});

test('the page has every section of the specification', () => {
  expect(rows.length).toBeGreaterThan(100);
});

test.each([...rows, ...launch])('built and shown: $statement', ({ built, tests }) => {
  expect(existsSync(built), built).toBe(true);
  for (const shown of tests) {
    const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(shown) ?? [];
    expect(existsSync(file), shown).toBe(true);
    expect(title.length).toBeGreaterThan(5);
    expect(readFileSync(file, 'utf8')).toContain(title);
  }
});
