import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SHORT_BROWSER, SHORT_WORKERD } from './short-tests';

test('every long test that npm test selects exists', () => {
  for (const file of SHORT_WORKERD) {
    expect(existsSync(`${file.replace(/\.workerd$/, '')}.workerd.test.ts`), file).toBe(true);
  }
  for (const [file, title] of SHORT_BROWSER) {
    expect(readFileSync(`tests/e2e/${file}.spec.ts`, 'utf8'), file).toContain(title);
  }
});
