import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readAnnotated } from '../../../../scripts/packing/annotated';
import { readTextByRules } from '../../../../scripts/packing/read-text';
import { gazetteer } from '../../places/gazetteer.fixture';
import { isLeftOut } from '../things/reading';
import { fatesFile } from './fates-file';
import { parseFates } from './network';

const bytes = new Uint8Array(await readFile('web/public/data/fates.bin')).buffer;

describe('the weights of the fates', () => {
  test.each([
    ['nothing', new ArrayBuffer(0)],
    ['a page', new TextEncoder().encode('<!doctype html>\n').buffer],
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
      words: row,
      endings: row,
      fates: row,
      crossed: row,
      concept: 2,
      kind: 2,
      fate: 1,
    };
    const [answer] = parseFates(bytes).read([{ ...example, own: [2, 2], signs: row.slice(0, 15) }]);
    expect(Array.from(answer ?? []).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
  });
});

/** Texts that were kept aside when the weights were learned; see scripts/learn. */
const KEPT_ASIDE = /-y/;

test.each(['en', 'es'] as const)(
  'texts that it never saw are read better with it than by rules alone: %s',
  async (locale) => {
    const fates = await fatesFile();
    const texts = readAnnotated('tests/annotated', KEPT_ASIDE).filter((text) => text.locale === locale);
    expect(texts.length).toBeGreaterThan(100);
    const wrong = { rules: 0, learned: 0 };
    const marks = texts.flatMap((text) => text.marks).length;
    for (const text of texts)
      for (const reader of ['rules', 'learned'] as const) {
        const { things } = readTextByRules(text, gazetteer, reader === 'learned' ? fates : undefined);
        for (const { start, end, fate } of text.marks) {
          const read = things.filter(
            ({ evidence }) => (evidence.start ?? Infinity) < end && (evidence.end ?? 0) > start,
          );
          if (read.every(isLeftOut) === (fate === 'b')) wrong[reader] += 1;
        }
      }
    expect(wrong.learned / marks).toBeLessThan(wrong.rules / marks - 0.03);
  },
);
