import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const NAME = '--(?:color|tone)-[a-z0-9-]+';
/** Its names become classes and are not variables in the page. */
const INLINE = 'web/styles/theme.css';

test('every colour variable that a style sheet uses is defined', () => {
  const sheets = globSync('web/{features,styles,ui}/**/*.css')
    .filter((path) => path !== INLINE)
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const defined = new Set(
    sheets.flatMap(({ text }) => Array.from(text.matchAll(new RegExp(`(${NAME})\\s*:`, 'g')), ([, name]) => name)),
  );
  const used = sheets.flatMap(({ path, text }) =>
    Array.from(text.matchAll(new RegExp(`var\\((${NAME})`, 'g')), ([, name]) => ({ path, name })),
  );
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter(({ name }) => !defined.has(name))).toEqual([]);
});
