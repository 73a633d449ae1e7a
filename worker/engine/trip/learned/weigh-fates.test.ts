import { describe, expect, test } from 'vitest';
import type { Locale } from '../../locale';
import type { Thing } from '../schema';
import { thingsOf } from '../things/things-of.fixture';
import { type FateExample, OPEN_SIGN } from './fate-examples';
import { answering, UNSURE } from './learned.fixture';
import { learnedFile } from './learned-file';
import { LEARNED_FATES } from './reader';

const read = (text: string, answer?: (example: FateExample) => readonly number[], locale: Locale = 'en'): Thing[] =>
  thingsOf(text, locale, answer && answering({ fate: answer }));

/** Nearly sure of one fate. */
const sure = (fate: (typeof LEARNED_FATES)[number]): number[] =>
  LEARNED_FATES.map((one) => (one === fate ? 0.93 : 0.01));

const fates = (things: readonly Thing[]): string[] => things.map(({ words, fate }) => `${words}: ${fate}`);

describe('what the learned reader makes of things', () => {
  test('takes off what rules bring, with the fate that is likeliest', () => {
    expect(fates(read('Bringing a tent.', () => sure('provided')))).toEqual(['tent: provided']);
    expect(fates(read('Bringing a tent.', () => sure('other-brings')))).toEqual(['tent: other-brings']);
  });

  test.each([
    ['He sat on his goggles last year so thats on the list.'],
    ['There is a CITES paper, do not let me leave without it.'],
  ])('what is urged comes, however sure it is: %s', (text) => {
    expect(read(text, () => sure('mentioned')).map(({ fate }) => fate)).toEqual(['bring']);
  });

  test.each([
    ['a thing stays off', 'tent, stove', 0.85, 'rented'],
    ['unless that is not sure', 'tent, stove', 0.6, 'bring'],
    ['unless the words say outright that it comes', 'We bring a tent.', 0.99, 'bring'],
    ["the writer's own needs more", 'Our tent, stove.', 0.8, 'bring'],
    ['the same where it is surer', 'Our tent, stove.', 0.92, 'rented'],
    ['what only some give is never taken off', "Some hostels have towels, most don't.", 0.99, 'bring'],
    ['what somebody lives with needs most', 'We bring a wheelchair.', 0.88, 'bring'],
  ])('%s: %s at %f', (_, text, off, fate) => {
    const [thing] = read(text, () =>
      LEARNED_FATES.map((one) => (one === 'bring' ? 1 - off : one === 'rented' ? off : 0)),
    );
    expect(thing?.fate).toBe(fate);
  });

  test.each([
    ['stopped medicine', 'They took me off warfarin.', 'en', 'off warfarin: stays'],
    ['medicamento suspendido', 'El enalapril me lo quitaron.', 'es', 'enalapril: stays'],
    ['what is there', 'Llevo la bata, guantes hay.', 'es', 'guantes: provided'],
  ] as const)('leaves what is said outright: %s', (_, text, locale, thing) => {
    expect(fates(read(text, () => sure('bring'), locale))).toContain(thing);
  });

  test('forgets a thing that is only mentioned', () => {
    expect(read('Bringing a tent.', () => sure('mentioned'))).toEqual([]);
  });

  test('brings what rules leave out', () => {
    const [tent] = read('Dave brings the tent.', () => sure('bring'));
    expect(tent).toMatchObject({ words: 'tent', fate: 'bring' });
    expect(tent?.by).toBeUndefined();
  });

  test('brings it where that it stays off is not sure', () => {
    const at = (bring: number) =>
      read('Dave brings the tent.', () =>
        LEARNED_FATES.map((fate) => (fate === 'bring' ? bring : fate === 'rented' ? 1 - bring : 0)),
      )[0]?.fate;
    expect(at(0.45)).toBe('bring');
    expect(at(0.35)).toBe('other-brings');
  });

  test('brings a thing without a row of which rules read nothing', () => {
    const told = 'The medical certificate was a faff.';
    const [certificate] = read(told, () => sure('bring'));
    expect(fates(read(told))).toEqual([]);
    expect(certificate).toMatchObject({ words: 'medical certificate', fate: 'bring' });
    expect(certificate?.concept).toBeUndefined();
  });

  test('leaves at home what somebody is allergic to', () => {
    const things = (text: string) => fates(thingsOf(text, 'es', answering({ fate: () => sure('bring') })));
    expect(things('Alergia a los frutos secos.')).not.toContain('frutos secos: bring');
    expect(things('Frutos secos para la ruta.')).toContain('Frutos secos: bring');
    // Of which rules read nothing.
    expect(things('Le da alergia el chocolate.')).not.toContain('chocolate: bring');
  });

  test.each(['Bringing a tent.', 'Dave brings the tent.'])(
    'leaves the reading of rules where it is not sure: %s',
    (text) => {
      const rules = fates(read(text));
      expect(fates(read(text, () => UNSURE))).toEqual(rules);
    },
  );

  test('brings what rules read nothing of, where it is surest', () => {
    const told = 'Blazer and tie will do me - my CPAP and pillow, sockets miles off last time.';
    const sureOf = (bring: number) => read(told, () => LEARNED_FATES.map((fate) => (fate === 'bring' ? bring : 0)));
    expect(fates(read(told))).toEqual(['Blazer: bring', 'tie: bring']);
    expect(fates(sureOf(0.6))).toEqual(fates(read(told)));
    expect(fates(sureOf(0.99))).toEqual(expect.arrayContaining(['CPAP: bring', 'pillow: bring']));
  });

  test('tells as left out what rules read nothing of, where it is sure and the thing is not bought there', () => {
    const told = 'Blazer and tie will do me - my CPAP and pillow, sockets miles off last time.';
    const off = (wanted: string, likelihood: number) =>
      fates(read(told, () => LEARNED_FATES.map((fate) => (fate === wanted ? likelihood : 1 - likelihood))));
    expect(off('provided', 0.9)).toContain('pillow: provided');
    expect(off('provided', 0.8)).not.toContain('pillow: provided');
    expect(off('buy-there', 0.9).filter((one) => one.startsWith('pillow'))).toEqual([]);
    expect(off('mentioned', 0.9).filter((one) => one.startsWith('pillow'))).toEqual([]);
  });

  describe('things that no lexicon has', () => {
    const told = 'The two best glorbits were dear.';
    const naming = (text: string, named: string, answer: readonly number[]) => {
      const from = text.indexOf(named);
      const names = ({ start, end }: { start: number; end: number }) => start < from + named.length && end > from;
      return fates(thingsOf(text, 'en', answering({ fate: () => answer, names })));
    };

    test('are listed where the words name one and it comes', () => {
      expect(fates(read(told, () => sure('bring')))).toEqual([]);
      expect(naming(told, 'glorbits', sure('bring'))).toEqual(['glorbits: bring']);
    });

    test('are told as left out where it does not come, and forgotten where it is nothing', () => {
      expect(naming(told, 'glorbits', sure('provided'))).toEqual(['glorbits: provided']);
      expect(naming(told, 'glorbits', sure('nothing'))).toEqual([]);
      expect(naming(told, 'glorbits', UNSURE)).toEqual([]);
    });

    test('keep the adjectives that name them, and no article or count', () => {
      expect(naming(told, 'two best glorbits', sure('bring'))).toEqual(['glorbits: bring']);
      expect(naming('The green glorbits were dear.', 'green glorbits', sure('bring'))).toEqual([
        'green glorbits: bring',
      ]);
    });

    test('are no firms, nothing that is done, and no part of another name', () => {
      expect(naming('We fly with Glorbair.', 'Glorbair', sure('bring'))).toEqual([]);
      expect(naming('One bag, so pack light.', 'pack light', sure('bring'))).toEqual([]);
      expect(naming('The oxygen glorb is here.', 'glorb', sure('bring'))).not.toContain('glorb: bring');
    });

    test('are no things that a row names', () => {
      const text = 'Bringing a tent.';
      expect(naming(text, 'tent', sure('bring'))).toEqual(['tent: bring']);
    });
  });

  test('forgets words without a row that are nothing', () => {
    const text = 'Bringing a tent and the medical certificate.';
    const answers = ({ signs }: FateExample) => (signs[OPEN_SIGN] === 1 ? sure('nothing') : sure('bring'));
    expect(fates(read(text))).toEqual(['tent: bring', 'medical certificate: bring']);
    expect(fates(read(text, answers))).toEqual(['tent: bring']);
  });

  test('is asked nothing of a text without things', () => {
    const asked: FateExample[] = [];
    const learned = answering({
      fate: (example) => {
        asked.push(example);
        return UNSURE;
      },
    });
    expect(thingsOf('A week in Lisbon.', 'en', learned)).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe('what the shipped network hears', () => {
  test.each([
    ['lent before the trip', 'en', 'My cousin has lent us a tent.', 'tent: bring'],
    ['insisted on', 'en', 'Heated pool, caps compulsory.', 'caps: bring'],
    ['lacking beside what is given', 'en', 'The cottage gives linen, NOT towels.', 'towels: bring'],
    ['lacking beside what is given', 'es', 'La casa pone sábanas, pero no toallas', 'toallas: bring'],
    ['their own', 'es', 'Cascos alquilados, botas propias', 'botas: bring'],
    ['each their own', 'es', 'Cascos alquilados, botas cada uno las suyas', 'botas: bring'],
    ['not hired out there', 'es', 'Esquís alquilados, gafas no las alquilan', 'gafas: bring'],
    ['not included', 'es', 'Botella incluida, máscara y aletas no incluyen', 'máscara: bring'],
    ['not lent', 'es', 'El camping no presta esterilla', 'esterilla: bring'],
    ['not for hire', 'en', "Board hired, booties they don't hire out", 'booties: bring'],
    ['not provided', 'en', 'Tanks provided, mask not provided', 'mask: bring'],
    ['not given by the lodging', 'en', "The cabin doesn't provide towels", 'towels: bring'],
  ] as const)('what is %s comes (%s): %s', async (_, locale, text, thing) => {
    expect(fates(thingsOf(text, locale, await learnedFile()))).toContain(thing);
  });
});
