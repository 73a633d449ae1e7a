/** What a correction does to a reading: it beats the words, and laying it over twice changes nothing more. */
import { beforeAll, describe, expect, test } from 'vitest';
import { Gazetteer } from '../places/gazetteer';
import { gazetteerFile } from '../places/gazetteer-file';
import { mergeTripCorrections, type TripCorrections, tripCorrectionsSchema } from './contract';
import { correctReading, correctTrip } from './corrections';
import { readTripByRules } from './read-trip';
import { tripSchema, type Leg, type ScopedFact, type Thing, type Trip } from './schema';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await Gazetteer.load(gazetteerFile);
});

const read = (destination: string, description = '') =>
  readTripByRules(
    { destination, startDate: '2027-05-01', endDate: '2027-05-13', activities: [], description, locale: 'en' },
    gazetteer,
  );

const evidence = { source: 'words' as const, certainty: 'sure' as const };
const leg = (id: string, words: string, kind: Leg['kind'], nights: number, nightsTold = false): Leg => ({
  id,
  words,
  name: { en: words, es: words },
  country: 'JP',
  kind,
  nights,
  nightsTold,
  days: 0,
  lodging: [],
  transport: [],
  evidence,
});
const thing = (id: string, words: string, fate: Thing['fate'], travellers: string[] = []): Thing => ({
  id,
  words,
  fate,
  travellers,
  legs: [],
  evidence,
});
const fact = (tag: ScopedFact['tag'], scope: Partial<Pick<ScopedFact, 'travellers' | 'legs'>> = {}): ScopedFact => ({
  tag,
  travellers: [],
  legs: [],
  evidence,
  ...scope,
});

/** Twelve nights in Japan: four told in Tokyo, the others divided by us. */
const TRIP: Trip = {
  version: 1,
  locale: 'en',
  startDate: '2027-05-01',
  endDate: '2027-05-13',
  days: 13,
  nights: 12,
  destination: 'Japan',
  reader: 'rules',
  travellers: [
    { id: 't1', role: 'self', stage: 'adult', count: 1, packsAlone: false, evidence },
    { id: 't2', role: 'partner', name: 'Ana', stage: 'adult', sex: 'female', count: 1, packsAlone: false, evidence },
    { id: 't3', role: 'friend', stage: 'adult', count: 3, packsAlone: true, evidence },
  ],
  bystanders: [],
  listFor: 'everybody',
  legs: [
    leg('l1', 'Tokyo', 'stay', 4, true),
    leg('l2', 'Nara', 'outing', 0),
    leg('l3', 'Kyoto', 'stay', 4),
    leg('l4', 'Osaka', 'stay', 4),
  ],
  things: [
    thing('g1', 'camera', 'bring', ['t1', 't2']),
    { ...thing('g2', 'tent', 'other-brings'), by: 'Dave' },
    thing('g3', 'yoga mat', 'bring', ['t2']),
  ],
  occasions: [
    { id: 'o1', tag: 'occasion:wedding', words: 'wedding', leg: 'l3', dress: 'formal', travellers: [], evidence },
  ],
  bags: [
    {
      id: 'b1',
      kind: 'cabin',
      count: 1,
      shared: false,
      soft: false,
      wornCounts: true,
      only: true,
      kilograms: 10,
      travellers: [],
      evidence,
    },
  ],
  laundry: { available: false },
  home: {},
  told: {},
  facts: [
    fact('occasion:wedding'),
    fact('diet:vegan', { travellers: ['t2'] }),
    fact('activity:hiking', { legs: ['l3'] }),
    fact('refused:skiing'),
  ],
  questions: [],
  unplaced: [],
};
const [SELF, ANA, MATES] = TRIP.travellers.map(({ id, role, stage, count, name }) => ({
  id,
  role,
  stage,
  count,
  name,
}));

const correct = (trip: Trip, corrections: object): Trip => {
  const parsed = tripCorrectionsSchema.parse(corrections);
  const once = correctTrip(trip, parsed);
  expect(correctTrip(once, parsed)).toEqual(once);
  return tripSchema.parse(once);
};
const stays = ({ legs }: Trip) => legs.filter(({ kind }) => kind === 'stay');

describe('people', () => {
  test('somebody taken away takes along what is only theirs', () => {
    const { travellers, facts, things } = correct(TRIP, { travellers: [SELF, MATES] });
    expect(travellers).toEqual([TRIP.travellers[0], TRIP.travellers[2]]);
    expect(facts.map(({ tag }) => tag)).not.toContain('diet:vegan');
    expect(things.map(({ words, travellers: whose }) => [words, whose])).toEqual([
      ['camera', ['t1']],
      ['tent', []],
    ]);
  });
  test('who stays keeps the id and what the words say of them, also when named without an id', () => {
    const corrected = [SELF, { ...MATES, id: undefined }, { ...ANA, id: undefined, sex: 'female' }];
    expect(correct(TRIP, { travellers: corrected }).travellers).toEqual([
      TRIP.travellers[0],
      TRIP.travellers[2],
      TRIP.travellers[1],
    ]);
  });
  test('somebody new, and another number', () => {
    const { travellers } = correct(TRIP, {
      travellers: [SELF, { ...MATES, count: 2 }, { role: 'child', stage: 'baby', ageMonths: 8, name: 'Leo' }],
    });
    expect(
      travellers.map(({ id, count, packsAlone, evidence: { source } }) => [id, count, packsAlone, source]),
    ).toEqual([
      ['t1', 1, false, 'words'],
      ['t3', 2, true, 'correction'],
      ['t4', 1, false, 'correction'],
    ]);
  });
});

describe('route', () => {
  test('nights that are corrected stay, told ones too, and the other legs share the rest', () => {
    const changed = correct(TRIP, { legs: [{ id: 'l3', nights: 6 }] });
    expect(stays(changed).map(({ nights }) => nights)).toEqual([4, 6, 2]);
    expect(changed.legs.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2027-05-01', '2027-05-05'],
      ['2027-05-01', '2027-05-05'],
      ['2027-05-05', '2027-05-11'],
      ['2027-05-11', '2027-05-13'],
    ]);
  });
  test('told nights give way where nothing else can', () => {
    const changed = correct(TRIP, {
      legs: [
        { id: 'l3', nights: 5 },
        { id: 'l4', nights: 5 },
      ],
    });
    expect(stays(changed).map(({ nights }) => nights)).toEqual([2, 5, 5]);
  });
  test('a leg taken away leaves its nights to the others, and what was only for it goes', () => {
    const changed = correct(TRIP, { legs: [{ id: 'l3', words: 'Kyoto', remove: true }] });
    expect(stays(changed).map(({ id, nights }) => [id, nights])).toEqual([
      ['l1', 4],
      ['l4', 8],
    ]);
    expect(changed.facts.map(({ tag }) => tag)).not.toContain('activity:hiking');
    expect(changed.occasions[0]).not.toHaveProperty('leg');
  });
  test('the last stay is not taken away', () => {
    expect(correct(TRIP, { legs: TRIP.legs.map(({ id }) => ({ id, remove: true })) }).legs).toEqual(TRIP.legs);
  });
  test('a leg is found by its words when the ids have moved on', () => {
    const changed = correct(TRIP, { legs: [{ id: 'l99', words: 'KYOTO', remove: true }] });
    expect(changed.legs.map(({ id }) => id)).toEqual(['l1', 'l2', 'l4']);
    expect(correct(TRIP, { legs: [{ id: 'l3', words: 'Hanoi', remove: true }] })).toEqual(TRIP);
  });
  test('of two legs in one place each is corrected by itself', () => {
    const trip = { ...TRIP, legs: [...TRIP.legs, leg('l5', 'Tokyo', 'stay', 0)] };
    // Words alone would mean the other one once this one is gone.
    const changed = correct(trip, { legs: [{ id: 'l5', remove: true }] });
    expect(changed.legs.map(({ id }) => id)).toEqual(['l1', 'l2', 'l3', 'l4']);
  });
  test('another place brings its name, and is looked up for the weather', () => {
    const reading = read('Glastonbury');
    const [first] = reading.trip.legs;
    const other = reading.trip.questions[0]?.options.find(({ id }) => id !== first?.placeId);
    const corrections = tripCorrectionsSchema.parse(other?.correction);
    const changed = correctReading(reading, corrections, (id) => gazetteer.byId(id));
    expect(changed.trip.legs[0]?.placeId).toBe(other?.id);
    expect(changed.places.get(first?.id ?? '')?.id).toBe(other?.id);
    expect(changed.trip.questions).toEqual([]);
    expect(changed.certainty).toBe('chosen');
    // Without a gazetteer the place stays what it was.
    expect(correctTrip(reading.trip, corrections).legs).toEqual(reading.trip.legs);
  });
});

describe('things, bags, occasions and facts', () => {
  test('another fate, and a thing that is no thing', () => {
    const { things } = correct(TRIP, {
      things: [
        { words: 'Tent', fate: 'bring' },
        { words: 'camera', remove: true },
      ],
    });
    expect(things.map(({ words, fate, by }) => [words, fate, by])).toEqual([
      ['tent', 'bring', undefined],
      ['yoga mat', 'bring', undefined],
    ]);
  });
  test('a fact that is taken back takes the thing it was read from off the list', () => {
    const { trip } = read('Lisbon, Portugal', 'Two adults. I wear contact lenses. We hire a car.');
    expect(trip.things.map(({ concept }) => concept)).toContain('contact-lenses');
    const without = correct(trip, { facts: { remove: ['medical:contact-lenses'], add: [] } });
    expect(without.things.map(({ concept }) => concept)).not.toContain('contact-lenses');
  });
  test('bags and washing replace what was read', () => {
    const changed = correct(TRIP, {
      bags: [{ kind: 'cabin', kilograms: 7 }, { kind: 'hold' }],
      laundry: { available: true, everyDays: 4 },
    });
    expect(changed.bags).toMatchObject([
      { id: 'b1', kind: 'cabin', kilograms: 7, count: 1, wornCounts: true, only: true },
      { id: 'b2', kind: 'hold', wornCounts: false },
    ]);
    expect(changed.laundry).toMatchObject({ available: true, everyDays: 4, evidence: { source: 'correction' } });
    expect(correct(TRIP, { bags: [] }).bags).toEqual([]);
  });
  test('an occasion that does not take place takes its fact along', () => {
    const changed = correct(TRIP, { occasions: [{ id: 'o1', remove: true }] });
    expect(changed.occasions).toEqual([]);
    expect(changed.facts.map(({ tag }) => tag)).not.toContain('occasion:wedding');
  });
  test('facts come and go, and what is added ends its refusal', () => {
    const changed = correct(TRIP, { facts: { add: ['activity:skiing', 'activity:no-such-thing'], remove: [] } });
    const tags = changed.facts.map(({ tag }) => tag);
    expect(tags).toContain('activity:skiing');
    expect(tags).not.toContain('refused:skiing');
    expect(tags).not.toContain('activity:no-such-thing');
    const without = correct(changed, { facts: { remove: ['activity:skiing'] } });
    expect(without.facts.map(({ tag }) => tag)).not.toContain('activity:skiing');
  });
});

describe('questions', () => {
  test('every answer of the rules reader is a correction, and answers its question', () => {
    const { trip } = read('Glastonbury', 'Me and 12 babies.');
    expect(trip.questions.map(({ id }) => id.replace(/-.*/, ''))).toEqual(['people', 'place']);
    for (const question of trip.questions)
      for (const { correction } of question.options) {
        const parsed = tripCorrectionsSchema.parse(correction);
        expect(correctTrip(trip, parsed).questions.map(({ id }) => id)).not.toContain(question.id);
      }
  });
  test('a question that changes nothing is answered by its id', () => {
    const question = {
      id: 'facts-skiing',
      text: { en: 'No skiing at all?', es: '¿Nada de esquí?' },
      options: [{ id: 'none', label: { en: 'None', es: 'Nada' }, correction: {} }],
      evidence,
    };
    expect(correct({ ...TRIP, questions: [question] }, { answered: ['facts-skiing'] }).questions).toEqual([]);
    expect(correct({ ...TRIP, questions: [question] }, { travellers: [SELF] }).questions).toEqual([question]);
  });
});

describe('the wire', () => {
  test('newer corrections lie over earlier ones', () => {
    const first: TripCorrections = {
      legs: [{ id: 'l1', words: 'Tokyo', nights: 3 }],
      things: [{ words: 'tent', fate: 'bring' }],
      facts: { remove: ['activity:hiking'], add: [] },
    };
    const second: TripCorrections = {
      legs: [
        { id: 'l1', words: 'tokyo', remove: true },
        { id: 'l1', words: 'Kyoto', nights: 2 },
      ],
      things: [{ words: 'Tent', fate: 'stays' }],
      facts: { remove: [], add: ['activity:hiking'] },
      listFor: 'one',
    };
    expect(mergeTripCorrections(first, second)).toEqual({
      legs: [
        { id: 'l1', words: 'tokyo', nights: 3, remove: true },
        { id: 'l1', words: 'Kyoto', nights: 2 },
      ],
      things: [{ words: 'Tent', fate: 'stays' }],
      facts: { remove: [], add: ['activity:hiking'] },
      listFor: 'one',
    });
    expect(mergeTripCorrections({}, {})).toEqual({});
  });
  test.each([
    { travellers: [] },
    { travellers: [{ role: 'king', stage: 'adult' }] },
    { travellers: [{ role: 'self', stage: 'adult', count: 0 }] },
    { legs: [{ id: 'x' }] },
    { legs: [{ id: 'l1', placeId: '../etc' }] },
    { things: [{ fate: 'bring' }] },
    { things: [{ words: 'tent', fate: 'eaten' }] },
    { facts: { remove: ['<script>'] } },
    { bags: Array.from({ length: 21 }, () => ({ kind: 'cabin' })) },
  ])('%j is refused', (corrections) => {
    expect(tripCorrectionsSchema.safeParse(corrections).success).toBe(false);
  });
});
