/**
 * `npm run learn:examples -- OUT FOLDER-OR-TRIPS … [--aside]`: what the learned reader sees of annotated descriptions (a
 * folder as tests/annotated) and of field trips (a file as tests/field/*.json), one JSON line for each text. Of annotated texts
 * those kept aside are left out; `--aside` writes them alone. Words and things of annotated texts carry the letter of their
 * mark, words and people how many travellers their mark adds; things of field trips `b` where only what must be on the list
 * has their name, `s` where only what must not.
 */
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { withoutAccents } from '../../worker/engine/accents';
import type { FateExample } from '../../worker/engine/trip/learned/fate-examples';
import type { PersonExample } from '../../worker/engine/trip/learned/person-examples';
import type { LearnedReader } from '../../worker/engine/trip/learned/reader';
import type { LearnedWords } from '../../worker/engine/trip/learned/words';
import { readTripByRules } from '../../worker/engine/trip/read-trip';
import { KEPT_ASIDE, LEARNED_FROM, readAnnotated } from '../packing/annotated';
import { readFieldTrips, typedInput } from '../packing/field';
import { loadGazetteer } from '../packing/gazetteer';
import { readTextByRules } from '../packing/read-text';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { aside: { type: 'boolean', default: false } },
});
const [out = '', ...sources] = positionals;
const gazetteer = await loadGazetteer();
const file = createWriteStream(out);

/** What the learned reader is asked while a text is read. */
interface Asked {
  words: LearnedWords;
  things: readonly FateExample[];
  people: readonly PersonExample[];
}

const NOTHING: Asked = { words: { rows: [], spans: [], placeOf: () => -1 }, things: [], people: [] };

const askedBy = (read: (learned: LearnedReader) => void): Asked => {
  let asked = NOTHING;
  read({
    read: (words) => {
      asked = { ...asked, words };
      return {
        words,
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

interface Span {
  start: number;
  end: number;
}
const touches =
  ({ start, end }: Span) =>
  (other: Span): boolean =>
    other.start < end && other.end > start;

/** The characters of a stretch of words. */
const spanOf = ({ spans }: LearnedWords, from: number, last: number): Span => ({
  start: spans[from]?.start ?? 0,
  end: spans[last]?.end ?? 0,
});

const write = (
  id: string,
  { words, things, people }: Asked,
  labels: {
    thing: (span: Span) => string;
    /** How many travellers somebody adds; unknown where they have no mark. */
    person?: (span: Span) => number | undefined;
    /** Whether words without a label are known to be no thing, and nobody. */
    isWhole: { things: boolean; people: boolean };
  },
): void => {
  const text = {
    id,
    words: words.rows.map(({ word, ending, beginning }) => [word, ending, beginning]),
    fates: labels.isWhole.things ? words.spans.map((span) => labels.thing(span)) : [],
    adds: labels.isWhole.people ? words.spans.map((span) => labels.person?.(span) ?? null) : [],
    things: things.flatMap((example) => {
      const label = labels.thing(spanOf(words, example.from, example.last));
      return label === '' || example.from < 0 ? [] : [{ ...example, label }];
    }),
    people: people.flatMap((example) => {
      const adds = labels.person?.(spanOf(words, example.from, example.last));
      return adds === undefined || example.from < 0 ? [] : [{ ...example, label: adds > 0 ? 1 : 0 }];
    }),
  };
  file.write(`${JSON.stringify(text)}\n`);
};

const folded = (text: string): string =>
  withoutAccents(text).toLowerCase().replaceAll(/[‘’]/g, "'").replaceAll(/\s+/g, ' ').trim();

const ruleSchema = z.looseObject({ re: z.string(), not: z.string().optional(), in: z.string().optional() });
const checksSchema = z.looseObject({ must: z.array(ruleSchema), mustNot: z.array(ruleSchema).default([]) });
const fits = ({ re, not }: { re: string; not?: string }, name: string): boolean =>
  new RegExp(re, 'u').test(name) && !(not !== undefined && new RegExp(not, 'u').test(name));

for (const source of sources)
  if (source.endsWith('.json'))
    for (const trip of readFieldTrips(source)) {
      const input = typedInput(trip);
      const checks = checksSchema.parse(trip.expect);
      const asked = askedBy((learned) => readTripByRules(input, gazetteer, learned));
      write(trip.id, asked, {
        isWhole: { things: false, people: false },
        thing: ({ start, end }) => {
          const name = folded(input.description.normalize('NFC').slice(start, end));
          const must = checks.must.some((rule) => fits(rule, name));
          const mustNot = checks.mustNot.some((rule) => rule.in !== 'reason' && fits(rule, name));
          return must === mustNot ? '' : must ? 'b' : 's';
        },
      });
    }
  else
    for (const [at, text] of readAnnotated(source, values.aside ? KEPT_ASIDE : LEARNED_FROM).entries()) {
      const asked = askedBy((learned) => readTextByRules(text, gazetteer, learned));
      write(`${source}#${at}`, asked, {
        isWhole: { things: true, people: text.people.length > 0 },
        thing: (span) => text.marks.findLast(touches(span))?.fate ?? '',
        person: (span) => text.people.find(touches(span))?.adds,
      });
    }
file.end();
