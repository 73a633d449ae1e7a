import { describe, expect, test } from 'vitest';
import { readDescription } from '../../reading/description.fixture';
import { splitPhrases } from '../../reading/phrases';
import { BODIES } from '../../reading/rows/bodies';
import { CEREMONIES } from '../../reading/rows/ceremonies';
import { CONDITIONS } from '../../reading/rows/conditions';
import { PURSUITS } from '../../reading/rows/pursuits';
import { CRAFTS } from '../../reading/rows/crafts';
import { DUTIES } from '../../reading/rows/duties';
import { MOVES } from '../../reading/rows/moves';
import { POSTINGS } from '../../reading/rows/postings';
import { GATHERINGS } from '../../reading/rows/gatherings';
import { OUTDOORS } from '../../reading/rows/outdoors';
import { SPORTS } from '../../reading/rows/sports';
import { TROUBLES } from '../../reading/rows/troubles';
import { VENTURES } from '../../reading/rows/ventures';
import type { Tag } from '../../tags';
import { several } from '../item';
import { ALL_ITEMS, isKitItem } from '../knowledge';

const TABLES = { CONDITIONS, BODIES, CEREMONIES, PURSUITS, VENTURES, SPORTS, GATHERINGS, DUTIES, POSTINGS, MOVES, CRAFTS, OUTDOORS, TROUBLES };
const ROWS = Object.values(TABLES).flat();
const asked = new Set(ALL_ITEMS.flatMap(({ when }) => several(when).flatMap(({ any = [], all = [] }) => [...any, ...all])));

/** The first wording of a phrase: `cot/crib` as "cot", `(the)` left out, `..` as nothing, a number as 3. */
const wording = (phrase: string): string =>
  phrase
    .split(' ')
    .filter((part) => part !== '..' && !part.startsWith('('))
    .map((part) => (part === '#' ? '3' : (part.split('/')[0] ?? '').replace('*', '')))
    .join(' ');

const tagsOf = (text: string, locale: 'en' | 'es', feast?: Tag): Tag[] => {
  const { tags } = readDescription(text, locale, { days: 8, ...(feast && { feast }) });
  return ROWS.flatMap(({ tag }) => (tag !== undefined && tags[tag] ? [tag] : []));
};

describe('what adds a kit', () => {
  test('every row names its fact in both languages', () => {
    expect(ROWS.filter(({ en, es }) => !en || !es).map(({ tag }) => tag)).toEqual([]);
  });

  const readings = Object.entries(TABLES).flatMap(([table, rows]) => (['en', 'es'] as const).map((locale) => ({ table, rows, locale })));

  test.each(readings)('every phrase without a gap states its fact ($table, $locale)', ({ rows, locale }) => {
    const faults = rows.flatMap((row) =>
      splitPhrases(row[locale])
        .filter((phrase) => !phrase.includes('..') && !/^(?:sin|without|no) /.test(phrase))
        .map(wording)
        // A phrase that names a companion states it of one who comes along.
        .filter(
          (phrase) =>
            row.tag !== undefined &&
            !tagsOf(`${phrase}.`, locale, row.tag).includes(row.tag) &&
            !tagsOf(`${locale === 'en' ? 'I travel with my' : 'Viajo con mi'} ${phrase}.`, locale).includes(row.tag),
        )
        .map((phrase) => `${row.tag}: ${phrase}`),
    );
    expect(faults).toEqual([]);
  });

  test('nearly every fact has an item of its own', () => {
    const without = [...new Set(ROWS.flatMap(({ tag }) => (tag !== undefined && !asked.has(tag) ? [tag] : [])))];
    expect(without).toEqual([]);
  });

  test('private items are added only by their own facts', () => {
    const open = ALL_ITEMS.filter(({ id, private: secret, when }) => isKitItem(id) && secret && several(when).length === 0);
    expect(open.map(({ id }) => id)).toEqual([]);
  });

  test.each([
    'We pick fruit salad for breakfast and the boys like to fence off the garden.',
    'The ring road is covered in ice and the board meets on Monday.',
    'My sister Diwata meets us, the archer statue is nearby.',
    'A sober dinner, then a long night at the opera.',
    'A tropical depression may bring rain; lithium batteries in hand luggage.',
    'We visit a Shiva temple and a Sikh museum exhibition about farming.',
    'My cousin just had a baby, we will meet them later.',
    'Formula one fans stay next door, but we do not care for it.',
  ])('a stray word brings none: %s', (text) => {
    expect(tagsOf(text, 'en').filter((tag) => tag !== 'hobby:motorsport')).toEqual([]);
  });

  test.each([
    'Mi hermana hizo un curso de cocina y hace un frío de perros.',
    'Vamos a un mercado con la banda sonora de fondo y puestos de miel.',
    'El barco sale a las tres y la obra de teatro empieza a las nueve.',
    'Mi primo acaba de ser padre y luego lo veremos.',
  ])('una palabra suelta no trae ninguno: %s', (text) => {
    expect(tagsOf(text, 'es')).toEqual([]);
  });
});

describe('the rows', () => {
  const kits = ALL_ITEMS.filter(({ id }) => isKitItem(id));

  test('no sentence is the reason of two items', () => {
    const reasons = kits.flatMap(({ why }) => why.flatMap(({ en, es }) => [en, es]));
    expect(reasons.filter((reason, index) => reasons.indexOf(reason) !== index)).toEqual([]);
  });

  test('conditions and faith are private', () => {
    const open = kits.filter(
      ({ when, private: secret }) =>
        !secret && several(when).length > 0 && several(when).every(({ any = [] }) => any.length > 0 && any.every((cue) => cue.startsWith('medical:'))),
    );
    expect(open.map(({ id }) => id)).toEqual([]);
  });
});
