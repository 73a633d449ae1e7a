import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { parseFates } from './network';

const bytes: ArrayBuffer = new Uint8Array(await readFile('web/public/data/fates.bin')).buffer;

describe('the weights of the fates', () => {
  test.each([
    ['nothing', new ArrayBuffer(0)],
    ['a page', new Uint8Array(new TextEncoder().encode('<!doctype html>\n')).buffer],
    ['shapes alone', bytes.slice(0, new Uint8Array(bytes).indexOf(10) + 1)],
    ['half of them', bytes.slice(0, bytes.byteLength / 2)],
  ])('are refused where they are %s', (_, some) => {
    expect(() => parseFates(some)).toThrow();
  });

  test('give shares of one', () => {
    const row = Array.from({ length: 17 }, () => 0);
    const example = {
      start: 0,
      end: 4,
      around: { words: row, endings: row, fates: row, crossed: row },
      concept: 2,
      kind: 2,
      fate: 1,
    };
    const [answer] = parseFates(bytes).read([{ ...example, own: [2, 2], signs: row.slice(0, 15) }]);
    expect(Array.from(answer ?? []).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
  });
});
