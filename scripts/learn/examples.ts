/**
 * `npm run learn:examples -- OUT FOLDER-OR-TRIPS … [--aside]`: what the learned reader of fates sees of every thing in annotated
 * descriptions (a folder as tests/annotated) and field trips (a file as tests/field/*.json), one JSON line for each text.
 * Of annotated texts those kept aside are left out; `--aside` writes them alone. Things of annotated texts carry the letter
 * of their mark; those of field trips `b` where only what must be on the list has their name, `s` where only what must not.
 */
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { withoutAccents } from '../../worker/engine/accents';
import type { FateExample } from '../../worker/engine/trip/learned/examples';
import type { FateReader } from '../../worker/engine/trip/learned/weigh-fates';
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
const examplesOf = (read: (fates: FateReader) => void): readonly FateExample[] => {
  let seen: readonly FateExample[] = [];
  read({
    read: (examples) => {
      seen = examples;
      return [];
    },
  });
  return seen;
};

const write = (id: string, locale: string, things: readonly (FateExample & { label: string })[]): void => {
  const flat = things.map(({ around, ...thing }) => ({ ...around, ...thing }));
  file.write(`${JSON.stringify({ id, locale, things: flat })}\n`);
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
      const things = examplesOf((fates) => readTripByRules(input, gazetteer, fates)).map((example) => {
        const name = folded(input.description.normalize('NFC').slice(example.start, example.end));
        const must = checks.must.some((rule) => fits(rule, name));
        const mustNot = checks.mustNot.some((rule) => rule.in !== 'reason' && fits(rule, name));
        return { ...example, label: must === mustNot ? '' : must ? 'b' : 's' };
      });
      write(trip.id, trip.input.locale ?? 'en', things);
    }
  else
    for (const [at, text] of readAnnotated(source, values.aside ? KEPT_ASIDE : LEARNED_FROM).entries()) {
      const things = examplesOf((fates) => readTextByRules(text, gazetteer, fates)).map((example) => ({
        ...example,
        label: text.marks.findLast(({ start, end }) => start < example.end && end > example.start)?.fate ?? '',
      }));
      write(`${source}#${at}`, text.locale, things);
    }
file.end();
