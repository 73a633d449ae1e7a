/**
 * `npm run learn:examples -- PART OUT [FOLDER]`: what the learned reader sees of the annotated descriptions of tests/annotated (or
 * another folder) that are of one part, `learned`, `manner`, `field` or `aside`, one JSON line for each text. Words and things carry
 * the letter of their mark, words and people how many travellers their mark adds.
 */
import { createWriteStream } from 'node:fs';
import { type FateExample, OPEN_SIGN } from '../../worker/engine/trip/learned/fate-examples';
import type { PersonExample } from '../../worker/engine/trip/learned/person-examples';
import type { LearnedReader } from '../../worker/engine/trip/learned/reader';
import { learnedWords, type LearnedWords } from '../../worker/engine/trip/learned/words';
import { ANNOTATED_PARTS, overlap, readAnnotated, type Span } from '../packing/annotated';
import { loadGazetteer } from '../packing/gazetteer';
import { readTextByRules } from '../packing/read-text';

const [part = '', out = '', folder = 'tests/annotated'] = process.argv.slice(2);
const files = new Map(Object.entries(ANNOTATED_PARTS)).get(part);
if (!files || !out) throw new Error('usage: npm run learn:examples -- learned|manner|field|aside OUT [FOLDER]');
const gazetteer = await loadGazetteer();
const file = createWriteStream(out);

/** What the learned reader is asked while a text is read. */
interface Asked {
  words: LearnedWords;
  things: readonly FateExample[];
  people: readonly PersonExample[];
}

/** One word of so many is asked of whatever it is. */
const EVERY = 23;
/** Of words that are no thing. */
const NO_THING = '-';

const NOTHING: Asked = { words: { rows: [], spans: [], placeOf: () => -1 }, things: [], people: [] };

const askedBy = (
  read: (learned: LearnedReader) => void,
  isMarked: (span: Span) => boolean,
  beginsMark: (span: Span) => boolean,
): Asked => {
  let asked = NOTHING;
  read({
    read: (document) => {
      const words = learnedWords(document);
      asked = { ...asked, words };
      return {
        words,
        // What only the annotation names is asked of as well, and some words that are nothing.
        namesThing: (place) => (place % EVERY === 0 || isMarked(spanOf(words, place, place)) ? 1 : 0),
        adds: () => [],
        beginsThing: (place) => Number(beginsMark(spanOf(words, place, place))),
        fates: (things) => {
          asked = { ...asked, things };
          return [];
        },
        travels: (people) => {
          asked = { ...asked, people };
          return [];
        },
      };
    },
  });
  return asked;
};

/** The characters of a stretch of words. */
const spanOf = ({ spans }: LearnedWords, from: number, last: number): Span => ({
  start: spans[from]?.start ?? 0,
  end: spans[last]?.end ?? 0,
});

for (const text of readAnnotated(folder, files)) {
  const fateOf = (span: Span): string => text.marks.findLast((mark) => overlap(mark, span))?.fate ?? '';
  const begins = (span: Span): boolean => text.marks.some(({ start }) => start >= span.start && start < span.end);
  const { words, things, people } = askedBy(
    (learned) => readTextByRules(text, gazetteer, learned),
    (span) => fateOf(span) !== '',
    begins,
  );
  const addsOf = (span: Span): number | null => text.people.find((mark) => overlap(mark, span))?.adds ?? null;
  const line = {
    words: words.rows.map(({ word, ending, beginning }) => [word, ending, beginning]),
    fates: words.spans.map(fateOf),
    // Words at which a mark begins: "kitchen shoes" is one thing, "sheets towels" are two.
    begins: words.spans.map((span) => Number(begins(span))),
    // Of texts without marked people nothing is known.
    adds: text.people.length > 0 ? words.spans.map(addsOf) : [],
    things: things.flatMap((example) => {
      // Where nobody marked it, words without a row of a lexicon are no thing at all; others may be.
      const unmarked = example.signs[OPEN_SIGN] === 1 ? NO_THING : '';
      const label = fateOf(spanOf(words, example.from, example.last)) || unmarked;
      return label === '' || example.from < 0 ? [] : [{ ...example, label }];
    }),
    people: people.flatMap((example) => {
      const adds = addsOf(spanOf(words, example.from, example.last));
      return adds === null || example.from < 0 ? [] : [{ ...example, label: adds > 0 ? 1 : 0 }];
    }),
  };
  file.write(`${JSON.stringify(line)}\n`);
}
file.end();
