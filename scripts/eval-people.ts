/**
 * `npm run eval:people -- [--half dev|holdout] [--explain]`: reads the texts of tests/field/people.json with rules alone and
 * says, by language, how often as many travel as their writers meant, with or without those who pack for themselves.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { LOCALES } from '../worker/engine/locale';
import { loadGazetteer } from './packing/gazetteer';
import { readTextByRules } from './packing/read-text';

const textSchema = z.looseObject({
  id: z.string(),
  locale: z.enum(LOCALES),
  country: z.string().nullable(),
  text: z.string(),
  /** Those who pack from this list. */
  adults: z.int(),
  children: z.int(),
  /** Those who come along and pack for themselves. */
  group: z.int(),
  half: z.enum(['dev', 'holdout']),
});

const { values } = parseArgs({
  options: { half: { type: 'string' }, explain: { type: 'boolean', default: false } },
});
const texts = z.array(textSchema).parse(JSON.parse(await readFile('tests/field/people.json', 'utf8')));
const gazetteer = await loadGazetteer();
const sum = (people: readonly { count: number }[]): number => people.reduce((total, { count }) => total + count, 0);

for (const locale of LOCALES) {
  const chosen = texts.filter((one) => one.locale === locale && (values.half ?? one.half) === one.half);
  let right = 0;
  for (const { id, text, country, adults, children, group } of chosen) {
    const trip = readTextByRules({ text, locale, country }, gazetteer);
    const packing = adults + children;
    const found = [sum(trip.travellers), sum(trip.travellers.filter(({ packsAlone }) => !packsAlone))];
    if (found.includes(packing) || found[0] === packing + group) right += 1;
    else if (values.explain) console.log(`${id}: ${packing} expected, ${found[0]} read: ${text}`);
  }
  console.log(`${locale}: travellers right ${((100 * right) / chosen.length).toFixed(1)} % of ${chosen.length}`);
}
