import { describe, expect, test } from 'vitest';
import { readDocument } from '../document';
import { learnedWords } from './words';

const wordsOf = (text: string) => learnedWords(readDocument(text, 'en'));
const rowsOf = (text: string): number[] => wordsOf(text).rows.map(({ word }) => word);

describe('a text as the learned reader sees it', () => {
  test('other names and numbers are the same words', () => {
    expect(rowsOf('My wife Jane has 2 tents from Decathlon.')).toEqual(rowsOf('My wife Mary has 31 tents from Argos.'));
    expect(rowsOf('My wife has two tents.')).not.toEqual(rowsOf('My wife has their tents.'));
  });

  test('capitals say nothing where all is in capitals', () => {
    const shouted = 'MY WIFE TAKES THE TENT AND THE STOVE';
    expect(rowsOf(shouted)).toEqual(rowsOf(shouted.toLowerCase()));
  });

  test('signs between words and starts of sentences are words', () => {
    expect(rowsOf('tent, stove')).toHaveLength(4);
    expect(rowsOf('The tent. The stove.')).toHaveLength(7);
    expect(rowsOf('tent (stove')).not.toEqual(rowsOf('tent, stove'));
  });

  test('long words have an ending and a beginning', () => {
    const [, short, long, other] = wordsOf('hat hired hiring').rows;
    expect(short).toMatchObject({ ending: 0, beginning: 0 });
    expect(long?.beginning).toBe(other?.beginning);
    expect(long?.ending).not.toBe(other?.ending);
  });

  test('every word of a sentence has its place', () => {
    const document = readDocument('We hire skis. Boots, too.', 'en');
    const words = learnedWords(document);
    const [first, second] = document.views;
    if (!first || !second) throw new Error('two sentences are expected');
    const wordAt = (place: number) => {
      const { start = 0, end = 0 } = words.spans[place] ?? {};
      return document.original.slice(start, end);
    };
    expect(wordAt(words.placeOf(first, 2))).toBe('skis');
    expect(wordAt(words.placeOf(second, 0))).toBe('Boots');
    expect(words.placeOf(second, 9)).toBe(-1);
  });
});
