/** `npm run scale`: puts the tables of scripts/scale-figures.ts into the pages that have them, and prints them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withTable } from './page-tables';
import { FIGURES, withoutPadding } from './scale-figures';

for (const figure of FIGURES) {
  const before = readFileSync(figure.page, 'utf8');
  const after = withTable(before, figure);
  if (withoutPadding(after) !== withoutPadding(before)) writeFileSync(figure.page, after);
  process.stdout.write(`${figure.content}\n\n`);
}
