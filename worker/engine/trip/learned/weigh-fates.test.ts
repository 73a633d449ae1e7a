import { describe, expect, test } from 'vitest';
import type { Thing } from '../schema';
import { thingsOf } from '../things/things-of.fixture';
import { type FateExample, WINDOW } from './examples';
import { type FateReader, LEARNED_FATES } from './weigh-fates';

const read = (text: string, answer?: (example: FateExample) => readonly number[]): Thing[] =>
  thingsOf(text, 'en', answer && { read: (examples) => examples.map(answer) });

/** Nearly sure of one fate. */
const sure = (fate: (typeof LEARNED_FATES)[number]): number[] =>
  LEARNED_FATES.map((one) => (one === fate ? 0.93 : 0.01));
const unsure = LEARNED_FATES.map((fate) => (fate === 'bring' ? 0.5 : 0.5 / 7));

const fates = (things: readonly Thing[]): string[] => things.map(({ words, fate }) => `${words}: ${fate}`);

describe('the learned reader of fates', () => {
  test('takes off what rules bring, with the fate that is likeliest', () => {
    expect(fates(read('Bringing a tent.', () => sure('provided')))).toEqual(['tent: provided']);
    expect(fates(read('Bringing a tent.', () => sure('other-brings')))).toEqual(['tent: other-brings']);
  });

  test.each([
    ['a bare mention needs least', 'tent, stove', 0.7, 'rented'],
    ['a verb that says that it comes needs more', 'We bring a tent.', 0.7, 'bring'],
    ['even so where it is surest', 'We bring a tent.', 0.9, 'rented'],
    ["the writer's own with a verb always comes", 'We bring our tent.', 0.99, 'bring'],
    ['what somebody lives with needs most', 'We bring a wheelchair.', 0.9, 'bring'],
  ])('%s: %s at %f', (_, text, off, fate) => {
    const [thing] = read(text, () =>
      LEARNED_FATES.map((one) => (one === 'bring' ? 1 - off : one === 'rented' ? off : 0)),
    );
    expect(thing?.fate).toBe(fate);
  });

  test('forgets a thing that is only mentioned', () => {
    expect(read('Bringing a tent.', () => sure('mentioned'))).toEqual([]);
  });

  test('brings what rules leave out', () => {
    expect(fates(read('Dave brings the tent.', () => sure('bring')))).toEqual(['tent: bring']);
  });

  test.each(['Bringing a tent.', 'Dave brings the tent.'])(
    'leaves the reading of rules where it is not sure: %s',
    (text) => {
      const rules = fates(read(text));
      expect(fates(read(text, () => unsure))).toEqual(rules);
    },
  );

  test('is asked nothing of a text without things', () => {
    const asked: FateExample[] = [];
    const learned: FateReader = {
      read: (examples) => {
        asked.push(...examples);
        return examples.map(() => unsure);
      },
    };
    expect(thingsOf('A week in Lisbon.', 'en', learned)).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe('what it sees of a thing', () => {
  const seen = (text: string): FateExample[] => {
    const examples: FateExample[] = [];
    read(text, (example) => {
      examples.push(example);
      return unsure;
    });
    return examples;
  };
  const [before, at, behind] = [WINDOW - 1, WINDOW, WINDOW + 1];

  test('a list of things is one word for each of them', () => {
    const [tent, stove, mat] = seen('We hire the tent, the stove and a sleeping mat from Jim.');
    expect(stove?.around.words).toEqual(tent?.around.words);
    expect(mat?.around.words).toEqual(tent?.around.words);
    expect([tent, stove, mat].map((example) => example?.signs.slice(0, 2))).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
    ]);
  });

  test('other names and numbers are the same words', () => {
    const words = (text: string) => seen(text)[0]?.around.words;
    expect(words('My wife Jane has 2 tents.')).toEqual(words('My wife Mary has 3 tents.'));
  });

  test('signs of a list, of a bracket and of a sentence count as words', () => {
    const plain = seen('I take the tent with me.')[0];
    const ended = seen('I take the tent. With me.')[0];
    expect(ended?.around.words[at]).toBe(plain?.around.words[at]);
    expect(ended?.around.words[before]).toBe(plain?.around.words[before]);
    expect(ended?.around.words[behind]).not.toBe(plain?.around.words[behind]);
    expect(plain?.around.crossed[behind]).toBe(0);
    expect(ended?.around.crossed[behind]).toBe(1);
  });
});
