/**
 * `npm run eval:readings -- [--half dev|holdout] [--explain KIND] [--show ID] [--file FILE]`: reads the descriptions of
 * tests/field/readings.json with the rules reader and prints precision and recall of every kind of fact, English and
 * Spanish apart. `--explain things` names every fact of that kind that was missed or wrong.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { fold } from '../worker/engine/packing/reading/text';
import { makePlan } from '../worker/engine/make-plan';
import { isOvernight } from '../worker/engine/trip/route/stops';
import type { Thing, Traveller, Trip } from '../worker/engine/trip/schema';
import { loadGazetteer } from './packing/gazetteer';

const { values } = parseArgs({
  options: {
    half: { type: 'string' },
    explain: { type: 'string' },
    show: { type: 'string' },
    file: { type: 'string', default: 'tests/field/readings.json' },
  },
});

const FATE_WORDS = ['bring', 'wear', 'rented', 'provided', 'others', 'buy', 'home', 'forgotten', 'sent'] as const;
const STAGES = ['baby', 'toddler', 'child', 'teen', 'adult', 'senior'] as const;
const names = z.array(z.string()).default([]);
const readingsSchema = z.array(
  z.object({
    id: z.string(),
    half: z.enum(['dev', 'holdout']),
    locale: z.enum(['en', 'es']),
    input: z.object({
      destination: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      description: z.string(),
      activities: names,
    }),
    expect: z.object({
      travellers: z
        .array(z.object({ who: z.string(), stage: z.enum(STAGES).optional(), age: z.number().optional() }))
        .default([]),
      notTravelling: names,
      legs: z.array(z.object({ place: z.string(), nights: z.number().nullable() })).default([]),
      visits: names,
      transit: names,
      things: z.array(z.object({ re: z.string(), fate: z.enum(FATE_WORDS) })).optional(),
      conditions: names,
      notKits: names,
    }),
  }),
);
type Reading = z.output<typeof readingsSchema>[number];

const FATE_OF: Record<Thing['fate'], (typeof FATE_WORDS)[number] | 'maybe'> = {
  bring: 'bring',
  wear: 'wear',
  rented: 'rented',
  provided: 'provided',
  'other-brings': 'others',
  'buy-there': 'buy',
  stays: 'home',
  sent: 'sent',
  'forgotten-before': 'forgotten',
  maybe: 'maybe',
};
/** What is on the list either way. */
const PACKED = new Set<string>(['bring', 'wear', 'forgotten']);

const stageOf = ({ stage, age }: { stage?: Traveller['stage'] | undefined; age?: number | undefined }): string => {
  if (age === undefined) return stage ?? 'adult';
  if (age < 1) return 'baby';
  if (age < 4) return 'toddler';
  if (age < 13) return 'child';
  if (age < 18) return 'teen';
  return age < 65 ? 'adult' : 'senior';
};

const share = (part: number, whole: number): string => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(1));

class Tally {
  right = 0;
  wanted = 0;
  read = 0;
  /** Whole readings without a fault. */
  exact = 0;
  readings = 0;
  readonly faults: string[] = [];

  add({ right, wanted, read }: { right: number; wanted: number; read: number }, id: string, faults: string[]): void {
    this.right += right;
    this.wanted += wanted;
    this.read += read;
    this.readings += 1;
    if (faults.length === 0) this.exact += 1;
    else this.faults.push(`${id}: ${faults.join('; ')}`);
  }

  describe(): string {
    return `precision ${share(this.right, this.read)}, recall ${share(this.right, this.wanted)} of ${this.wanted}, exact in ${share(this.exact, this.readings)} % of ${this.readings}`;
  }
}

function travellers({ expect, id }: Reading, trip: Trip, tally: Tally): void {
  const packing = trip.travellers.filter(({ packsAlone }) => !packsAlone);
  const listed = trip.listFor === 'one' ? packing.slice(0, 1).map((one) => ({ ...one, count: 1 })) : packing;
  const left = listed.flatMap((one) => Array<string>(one.count).fill(one.stage));
  const read = left.length;
  const missing = expect.travellers.map(stageOf).filter((stage) => {
    const at = left.indexOf(stage);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  const stray = expect.notTravelling.filter((name) => listed.some((one) => fold(one.name ?? '') === fold(name)));
  tally.add({ right: expect.travellers.length - missing.length, wanted: expect.travellers.length, read }, id, [
    ...missing.map((stage) => `no ${stage}`),
    ...left.map((stage) => `one ${stage} too many`),
    ...stray.map((name) => `${name} does not travel`),
  ]);
}

const sameName = (a: string, b: string): boolean =>
  a === b || ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);

function legs({ expect, id }: Reading, trip: Trip, tally: Tally): void {
  const stays = trip.legs.filter((leg) => isOvernight(leg) && leg.nights > 0);
  const namesOf = (leg: (typeof stays)[number]): string[] =>
    [leg.words, leg.name.en, leg.name.es].map((name) => fold(name));
  const left = new Set(stays);
  const found = expect.legs.map(({ place, nights }) => {
    const wanted = place.split('|').map((name) => fold(name));
    const stay = [...left].find(
      (leg) =>
        namesOf(leg).some((name) => wanted.some((one) => sameName(name, one))) &&
        (nights === null || leg.nights === nights),
    );
    if (stay) left.delete(stay);
    return stay;
  });
  const right = found.filter(Boolean).length;
  tally.add({ right, wanted: expect.legs.length, read: stays.length }, id, [
    ...expect.legs.filter((_, at) => !found[at]).map(({ place, nights }) => `no ${place} of ${nights ?? '?'} nights`),
    ...[...left].map((leg) => `${leg.words} of ${leg.nights} nights`),
  ]);
}

/** The thing that an expected one is; among several the one of the right fate. */
function things({ expect, id }: Reading, trip: Trip, tally: Tally): void {
  const used = new Set<Thing>();
  const faults: string[] = [];
  let right = 0;
  // A reading that is about people and places alone lists no things.
  if (!expect.things) return;
  for (const { re, fate } of expect.things) {
    const wanted = new RegExp(re, 'u');
    const named = trip.things.filter(({ words }) => wanted.test(fold(words)));
    for (const thing of named) used.add(thing);
    const fits = named.some((thing) => {
      const told = FATE_OF[thing.fate];
      return told === fate || (PACKED.has(told) && PACKED.has(fate));
    });
    if (fits) right += 1;
    else faults.push(`${re} is ${fate}, not ${named.map((thing) => FATE_OF[thing.fate]).join('/') || 'read'}`);
  }
  const stray = trip.things.filter((thing) => !used.has(thing));
  tally.add({ right, wanted: expect.things.length, read: used.size + stray.length }, id, [
    ...faults,
    ...stray.map(({ words, fate }) => `${words} (${FATE_OF[fate]}) is not named by the expert`),
  ]);
}

function conditions({ expect, id }: Reading, trip: Trip, tally: Tally): void {
  const said = fold(JSON.stringify([trip.facts, trip.things, trip.travellers]));
  const missing = expect.conditions.filter((condition) => !new RegExp(condition, 'u').test(said));
  const right = expect.conditions.length - missing.length;
  tally.add(
    { right, wanted: expect.conditions.length, read: right },
    id,
    missing.map((condition) => `no ${condition}`),
  );
}

function kits({ expect, id }: Reading, trip: Trip, items: readonly string[], tally: Tally): void {
  // A refusal that was read packs nothing.
  const tags = trip.facts
    .filter(({ tag }) => !tag.startsWith('refused:'))
    .map(({ tag }) => tag.replaceAll(/[:-]/g, ' '));
  const stray = expect.notKits.flatMap((kit) => {
    const wanted = new RegExp(`\\b(?:${kit})`, 'u');
    const tag = tags.find((one) => wanted.test(one));
    const item = items.find((name) => wanted.test(fold(name)));
    return tag === undefined && item === undefined ? [] : [`${kit}: ${tag ?? item ?? ''}`];
  });
  const right = expect.notKits.length - stray.length;
  tally.add({ right, wanted: expect.notKits.length, read: expect.notKits.length }, id, stray);
}

const KINDS = ['travellers', 'legs', 'things', 'conditions', 'kits'] as const;
const readings = readingsSchema.parse(JSON.parse(readFileSync(values.file, 'utf8')));
const gazetteer = await loadGazetteer();
// A fixed day, so that the same commit always gives the same figures.
const now = Date.parse('2026-11-21T00:00:00Z');
const tallies = new Map<string, Tally>();
const tallyOf = (kind: string, locale: string): Tally => {
  const key = `${kind} ${locale}`;
  const known = tallies.get(key) ?? new Tally();
  tallies.set(key, known);
  return known;
};

for (const reading of readings.filter(({ half }) => values.half === undefined || half === values.half)) {
  const { input, locale } = reading;
  const { trip, list } = await makePlan({ ...input, locale }, { gazetteer, now });
  travellers(reading, trip, tallyOf('travellers', locale));
  legs(reading, trip, tallyOf('legs', locale));
  things(reading, trip, tallyOf('things', locale));
  conditions(reading, trip, tallyOf('conditions', locale));
  kits(
    reading,
    trip,
    list.items.map(({ name }) => name),
    tallyOf('kits', locale),
  );
  if (values.show !== undefined && reading.id.startsWith(values.show))
    for (const { fate, words, by } of trip.things)
      console.log(`${FATE_OF[fate].padEnd(9)} ${words}${by ? ` (${by})` : ''}`);
}
for (const kind of KINDS) {
  for (const locale of ['en', 'es']) {
    const tally = tallyOf(kind, locale);
    if (values.explain === kind) for (const fault of tally.faults) console.log(fault);
    console.log(`${kind.padEnd(10)} ${locale}: ${tally.describe()}`);
  }
}
