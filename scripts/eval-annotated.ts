/**
 * `npm run eval:annotated [-- FOLDER] [--rules]`: reads the annotated descriptions of tests/annotated, with `--rules` by rules
 * alone, and says, by language, how often as many travel as the writer counted (parties up to three), how many of the things
 * that come along are read so, how many of the others are kept off, and how many of the facts that readers judged are true.
 */
import { parseArgs } from 'node:util';
import { LOCALES } from '../worker/engine/locale';
import { learnedFile } from '../worker/engine/trip/learned/learned-file';
import { isKeptOff, partyRead, readAnnotated, readWrongFacts } from './packing/annotated';
import { loadGazetteer } from './packing/gazetteer';
import { readTextByRules } from './packing/read-text';

/** Larger parties pack for themselves, and the list is for one. */
const MOST_TRAVELLERS = 3;

const of = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} % of ${whole}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rules: { type: 'boolean', default: false } },
});
const learned = values.rules ? undefined : await learnedFile();
const gazetteer = await loadGazetteer();
const folder = positionals[0] ?? 'tests/annotated';
const texts = readAnnotated(folder);
const wrongFacts = readWrongFacts(folder);
for (const locale of LOCALES) {
  const count = { parties: 0, exact: 0, brought: 0, listed: 0, others: 0, keptOff: 0, facts: 0, trueFacts: 0 };
  for (const { id, text, marks, people, country, party } of texts.filter((one) => one.locale === locale)) {
    const trip = readTextByRules({ text, locale, country }, gazetteer, learned);
    if (party !== undefined && party <= MOST_TRAVELLERS) {
      count.parties += 1;
      if (partyRead(trip.travellers, { people }) === party) count.exact += 1;
    }
    const wrong = wrongFacts.get(id);
    for (const { tag, evidence } of wrong ? trip.facts : [])
      if (evidence.source === 'words' && evidence.start !== undefined) {
        count.facts += 1;
        if (!wrong?.includes(tag)) count.trueFacts += 1;
      }
    for (const mark of marks) {
      const keptOff = isKeptOff(trip.things, mark);
      if (mark.fate === 'b') {
        count.brought += 1;
        if (!keptOff) count.listed += 1;
      } else {
        count.others += 1;
        if (keptOff) count.keptOff += 1;
      }
    }
  }
  console.log(
    `${locale}: travellers exact ${of(count.exact, count.parties)}; brought and listed ${of(count.listed, count.brought)}; others kept off ${of(count.keptOff, count.others)}; facts true ${of(count.trueFacts, count.facts)}`,
  );
}
