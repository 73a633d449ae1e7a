import { describe, expect, test } from 'vitest';
import { learnedFile } from '../../worker/engine/trip/learned/learned-file';
import { gazetteer } from '../../worker/engine/places/gazetteer.fixture';
import { ANNOTATED_PARTS, isKeptOff, partyRead, readAnnotated } from '../packing/annotated';
import { readTextByRules } from '../packing/read-text';

/** A third of the texts: all of them take half a minute on a busy machine. */
const EVERY = 3;
const MOST_MS = 120_000;

const learned = await learnedFile();
// What is built with the first reading takes longer than all readings of the test.
readTextByRules({ text: 'A week in Lisbon with my tent.', locale: 'en' }, gazetteer, learned);
const aside = readAnnotated('tests/annotated', ANNOTATED_PARTS.aside);

describe.each(['en', 'es'] as const)(
  'texts that it never saw are read better with it than by rules alone: %s',
  (locale) => {
    const inLanguage = aside.filter((text) => text.locale === locale);

    test(
      'things',
      () => {
        const texts = inLanguage.filter((_, at) => at % EVERY === 0);
        expect(texts.length).toBeGreaterThan(50);
        const wrong = { rules: 0, learned: 0 };
        const marks = texts.flatMap((text) => text.marks).length;
        for (const text of texts)
          for (const reader of ['rules', 'learned'] as const) {
            const { things } = readTextByRules(text, gazetteer, reader === 'learned' ? learned : undefined);
            for (const mark of text.marks) if (isKeptOff(things, mark) === (mark.fate === 'b')) wrong[reader] += 1;
          }
        expect(wrong.learned / marks).toBeLessThan(wrong.rules / marks - 0.04);
      },
      MOST_MS,
    );

    test(
      'the number of travellers',
      () => {
        const texts = inLanguage.filter(({ people, party }) => people.length > 0 && party !== undefined);
        expect(texts.length).toBeGreaterThan(50);
        const wrong = { rules: 0, learned: 0 };
        for (const text of texts)
          for (const reader of ['rules', 'learned'] as const) {
            const { travellers } = readTextByRules(text, gazetteer, reader === 'learned' ? learned : undefined);
            if (partyRead(travellers, text) !== text.party) wrong[reader] += 1;
          }
        expect(wrong.learned / texts.length).toBeLessThan(wrong.rules / texts.length - 0.05);
      },
      MOST_MS,
    );
  },
);
