import { expect, test } from 'vitest';
import { learnedFile } from '../../worker/engine/trip/learned/learned-file';
import { gazetteer } from '../../worker/engine/places/gazetteer.fixture';
import { ANNOTATED_PARTS, isKeptOff, readAnnotated } from '../packing/annotated';
import { readTextByRules } from '../packing/read-text';

/** A third of the texts: all of them take half a minute on a busy machine. */
const EVERY = 3;

const learned = await learnedFile();
// What is built with the first reading takes longer than all readings of the test.
readTextByRules({ text: 'A week in Lisbon with my tent.', locale: 'en' }, gazetteer, learned);

test.each(['en', 'es'] as const)(
  'texts that it never saw are read better with it than by rules alone: %s',
  (locale) => {
    const texts = readAnnotated('tests/annotated', ANNOTATED_PARTS.aside)
      .filter((text) => text.locale === locale)
      .filter((_, at) => at % EVERY === 0);
    expect(texts.length).toBeGreaterThan(50);
    const wrong = { rules: 0, learned: 0 };
    const marks = texts.flatMap((text) => text.marks).length;
    for (const text of texts)
      for (const reader of ['rules', 'learned'] as const) {
        const { things } = readTextByRules(text, gazetteer, reader === 'learned' ? learned : undefined);
        for (const mark of text.marks) if (isKeptOff(things, mark) === (mark.fate === 'b')) wrong[reader] += 1;
      }
    expect(wrong.learned / marks).toBeLessThan(wrong.rules / marks - 0.02);
  },
  120_000,
);
