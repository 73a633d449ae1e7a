/** What must hold for any text at all. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_TAGS, isTag } from '../tags';
import { READING_ROWS } from './row-index';
import { readDescription } from './description.fixture';
import { GEAR } from './rows/gear';
import { fold, readSentences } from './text';

const WORDS = [
  'no',
  'sin',
  'not',
  "don't",
  'we',
  'somos',
  '#',
  '4',
  'four',
  'kids',
  'niños',
  '(',
  ')',
  ',',
  '.',
  '?',
  'de',
  'años',
  'years',
  'old',
  'swim',
  'playa',
  'hire',
  'alquilo',
  'towels',
  'incluidas',
  'my',
  'mi',
  'sister',
  'hermana',
  'who',
  'que',
  'ni',
  'or',
  'and',
  'y',
  'minus',
  '-10',
  '°C',
  'kg',
  '7',
  'ignore',
  'every',
  'laundry',
  'cada',
  "'s",
  '—',
  '\n',
  '🏖',
  'ß',
  'İ',
  '日本',
  '\u0301',
  '<b>',
];
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 2000 }),
  fc.string({ unit: 'grapheme', maxLength: 1000 }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 300 }).map((words) => words.join(' ')),
);

const read = (text: string) => Object.keys(readDescription(text, 'en', { days: 5 }).tags).toSorted();

describe('any text', () => {
  test('text after hundreds of sentences is read too', () => {
    expect(read(`${'Ok. '.repeat(300)}We go skiing in Vail.`)).toContain('activity:skiing');
  });

  test('is read without throwing, within bounds, with clean quotes', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.constantFrom('en' as const, 'es' as const),
        fc.integer({ min: 1, max: 365 }),
        (text, locale, days) => {
          const reading = readDescription(text, locale, { days });
          const { party } = reading;
          expect(party.adults).toBeGreaterThanOrEqual(1);
          expect(party.adults).toBeLessThanOrEqual(30);
          expect(party.children.length).toBeLessThanOrEqual(12);
          expect(party.women + party.men).toBeLessThanOrEqual(party.adults);
          expect(party.seniors).toBeLessThanOrEqual(party.adults);
          for (const { ageMonths } of party.children) {
            expect(Number.isInteger(ageMonths)).toBe(true);
            expect(ageMonths).toBeGreaterThanOrEqual(0);
            expect(ageMonths).toBeLessThan(216);
          }
          for (const [tag, evidence] of Object.entries(reading.tags)) {
            expect(isTag(tag), tag).toBe(true);
            const quote = evidence?.quote ?? '';
            expect(quote.length).toBeLessThanOrEqual(60);
            expect(quote).not.toMatch(/[<>{}[\]`"]/);
          }
          for (const given of Object.values(reading.activityDays)) expect(given).toBeGreaterThanOrEqual(1);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('keeps its length when folded, and tokens keep their offsets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (raw) => {
        const text = raw.normalize('NFC');
        expect(fold(text)).toHaveLength(text.length);
        let end = 0;
        for (const { tokens } of readSentences(text)) {
          for (const token of tokens) {
            expect(token.start).toBeGreaterThanOrEqual(end - 1);
            expect(token.end).toBeLessThanOrEqual(text.length);
            expect(token.end).toBeGreaterThan(token.start - 1);
            end = token.end;
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  test('reads the same whatever the case and the kind of apostrophe', () => {
    const plain = "We don't swim. I'm diabetic, my sister's kids (4 and 6) come too.";
    expect(read(plain.toUpperCase())).toEqual(read(plain));
    expect(read(plain.replaceAll("'", '’'))).toEqual(read(plain));
    expect(read('NO LLEVO PORTÁTIL')).toEqual(read('no llevo portatil'));
  });

  test('a sentence is read the same alone and inside a longer text', () => {
    const alone = Object.keys(readDescription('No swimming for me.', 'en', { days: 5 }).tags);
    const inside = readDescription('We hike a lot. No swimming for me. The hotel is nice.', 'en', { days: 5 }).tags;
    for (const tag of alone) expect(Object.hasOwn(inside, tag)).toBe(true);
  });
});

describe('the tables', () => {
  const phrases = READING_ROWS.flatMap((row) => [...(row.en ?? '').split(','), ...(row.es ?? '').split(',')]).concat(
    GEAR.flatMap(({ en, es }) => [...en.split(','), ...es.split(',')]),
  );

  test('are folded: no capitals and no accents, or a phrase would never be found', () => {
    expect(phrases.filter((phrase) => /[A-ZÁÉÍÓÚÑÜáéíóúñü]/.test(phrase))).toEqual([]);
  });

  test('have no word with an apostrophe, which the text does not keep either', () => {
    expect(phrases.filter((phrase) => /[a-z]'[a-z]/.test(phrase))).toEqual([]);
  });

  test('the phrases of most rows give their own tag', () => {
    const missed: string[] = [];
    for (const row of READING_ROWS) {
      if (!row.tag) continue;
      const first = (row.en ?? row.es ?? '').split(',')[0]?.trim() ?? '';
      if (!first || /[*/().#]/.test(first)) continue;
      if (!readDescription(first, 'en', { days: 8, feast: row.tag }).tags[row.tag])
        missed.push(`${row.tag} ← ${first}`);
    }
    expect(missed).toEqual([]);
  });

  test('every tag of the catalogue has a name in both languages', () => {
    expect(ALL_TAGS.length).toBeGreaterThan(450);
    expect(new Set(ALL_TAGS).size).toBe(ALL_TAGS.length);
  });
});
