import { describe, expect, it } from 'vitest';
import { readAnnotated, unmarked } from './annotated';

describe('annotated descriptions', () => {
  it('are text and marks', () => {
    const { text, marks } = unmarked('My own [boots|b], they hire out [poles|r].');
    expect(text).toBe('My own boots, they hire out poles.');
    expect(marks.map(({ start, end, fate }) => [text.slice(start, end), fate])).toEqual([
      ['boots', 'b'],
      ['poles', 'r'],
    ]);
  });

  it('tell how many travellers each person adds', () => {
    const { text, marks, people } = unmarked('{me} and {the twins|2}, [tent|o] from {Dave|0}. {mum|-1}');
    expect(text).toBe('me and the twins, tent from Dave. mum');
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['tent']);
    expect(people.map(({ start, end, adds }) => [text.slice(start, end), adds])).toEqual([
      ['me', 0],
      ['the twins', 2],
      ['Dave', 0],
      ['mum', -1],
    ]);
  });

  it('are there in both languages, each with things or people', () => {
    const texts = readAnnotated('tests/annotated');
    expect(texts.filter(({ locale }) => locale === 'en').length).toBeGreaterThan(700);
    expect(texts.filter(({ locale }) => locale === 'es').length).toBeGreaterThan(700);
    expect(texts.filter(({ marks, people }) => marks.length + people.length === 0)).toEqual([]);
    expect(texts.filter(({ text }) => /\[[^\]]*\|/.test(text)).map(({ text }) => text)).toEqual([]);
  });
});
