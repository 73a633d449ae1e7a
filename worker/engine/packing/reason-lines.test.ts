import { describe, expect, test } from 'vitest';
import { fact, leg, person, thing } from '../trip/expert-reading.fixture';
import type { PackingList } from './engine';
import { weatherOf } from './fixtures';
import { type Input, pack as packWith } from './pack-trip.fixture';
import { supportQuote } from './quote';
import { withoutPlace } from './reasons';
import { inSentence } from './wording';

const pack = (more: Partial<Input>): PackingList => packWith(more, { weather: weatherOf(17, 29, 0.2) });

const reasonOf = (list: PackingList, key: string): string => list.items.find((item) => item.key === key)?.reason ?? '';

describe('named items', () => {
  const named = [
    thing('rye bread', 'bring'),
    thing('my kettle', 'bring'),
    thing('pocket knife', 'bring', { concept: 'folding-knife' }),
    thing('suit', 'bring', { concept: 'suit' }),
    thing('fleece', 'bring', { concept: 'fleece' }),
    thing('birth certificate', 'bring'),
  ];

  test.each(['en', 'es'] as const)('a line has a reason of this trip or none (%s)', (locale) => {
    const list = pack({ locale, things: named });
    for (const { name, reason } of list.items) {
      expect(reason, name).not.toMatch(/^(?:You wrote|You named|Escribiste|Lo nombras)/u);
      if (reason !== '') expect(reason.length, name).toBeGreaterThan(9);
    }
    expect(list.items.find(({ name }) => name === 'My kettle')?.reason).toBe('');
    expect(reasonOf(list, 'bank-cards')).not.toBe('');
  });

  test('reasons from the trip come before general remarks', () => {
    const pyjamas = thing('striped pyjamas', 'bring', { concept: 'sleepwear' });
    expect(reasonOf(pack({ things: [pyjamas] }), 'sleepwear')).toMatch(/°C|10 nights/u);
    expect(reasonOf(pack({ things: named }), 'suit')).toBe(
      'On a hanger until the last hour, then folded inside out on top',
    );
  });

  test('documents, food and blades mention flight rules only on flights', () => {
    const list = pack({
      legs: [leg('Lisbon', 'PT', 10, { transport: ['transport:plane'] })],
      things: [
        thing('birth certificate', 'bring'),
        thing('rye bread and biscuits', 'bring'),
        thing('kitchen knives', 'bring'),
      ],
    });
    const own = (words: RegExp): string => list.items.find(({ name }) => words.test(name))?.reason ?? '';
    expect(own(/certificate/u)).toBe('Original in hand luggage, photo of it on the phone');
    expect(own(/bread/u)).toBe('Factory-sealed and labelled, in case customs in Portugal ask');
    expect(own(/knives/u)).toBe('In the hold, blade covered: no blade passes security');
    const byCar = pack({
      legs: [leg('Lisbon', 'PT', 10, { transport: ['transport:own-car'] })],
      home: 'PT',
      things: [thing('birth certificate', 'bring'), thing('kitchen knives', 'bring')],
    });
    for (const { name, reason } of byCar.items) if (/certificate|knives/iu.test(name)) expect(reason).toBe('');
  });
});

describe('places and events', () => {
  const said = (more: Partial<Input>, key: string): string => reasonOf(pack(more), key);

  test('snow alone is not skiing', () => {
    const list = packWith({ activities: ['sightseeing'] }, { weather: { ...weatherOf(-8, -1, 0.5), snowShare: 0.9 } });
    expect(list.items.map(({ reason }) => reason).join()).not.toMatch(/lift|slope|terrace|kneel/iu);
  });

  test('a hospital stay is not a city break, and an interview has no clients', () => {
    expect(said({ facts: [fact('need:birth', { travellers: ['t1'] })] }, 'walking-shoes')).toMatch(/ward/u);
    const interview = pack({ facts: [fact('occasion:interview', { travellers: ['t1'], quote: 'job interview' })] });
    expect(interview.items.map(({ reason }) => reason).join()).not.toMatch(/client|meetings/iu);
    expect(reasonOf(interview, 'suit')).toMatch(/interview/u);
  });

  test('a festival without a camp has no tent and no gate', () => {
    const list = pack({ activities: ['festival'], legs: [leg('Lisbon', 'PT', 10, { lodging: ['lodging:hotel'] })] });
    const reasons = list.items.map(({ reason }) => reason).join('\n');
    expect(reasons).not.toMatch(/festival gate|stage|at the tent|in the tent/iu);
  });

  test('"a el" is "al", but not where a name ends before it', () => {
    const list = pack({ locale: 'es', home: undefined, legs: [leg('Cádiz', 'ES', 10)] });
    const reasons = list.items.map(({ reason }) => reason).join('\n');
    expect(reasons).toMatch(/España el DNI/u);
    expect(reasons).not.toMatch(/Españal/u);
  });

  test('a year away does not mean a year of toothpaste', () => {
    const year = { dates: ['2027-05-01', '2028-04-20'] as [string, string], legs: [leg('Lisbon', 'PT', 355)] };
    expect(said(year, 'toothpaste')).toMatch(/bought there/u);
    expect(said({}, 'toothpaste')).toMatch(/lasts 11 days/u);
  });
});

describe('the traveller’s words', () => {
  test('are quoted in brackets after a reason, once on a list', () => {
    const list = pack({ facts: [fact('medical:knee', { quote: 'my left knee is bad', travellers: ['t1'] })] });
    const quoted = list.items.filter(({ reason }) => reason.includes('my left knee is bad'));
    expect(quoted).toHaveLength(1);
    expect(quoted[0]?.reason).toMatch(/^\p{Lu}.{12,} \(“my left knee is bad”\)$/u);
    expect(quoted[0]?.privacy).not.toBe('shared');
  });

  test.each([
    ['and my left knee is bad', 'my left knee is bad'],
    ['tripod, dslr modded and 3 lenses', undefined],
    ['they carry the', undefined],
    ['nobody is allergic', undefined],
    ['inhaler', undefined],
    ['a sentence that goes on and on until nobody reads it', undefined],
  ])('%s', (quote, support) => {
    expect(supportQuote(quote)).toBe(support);
  });
});

describe('whom a reason is for', () => {
  const family = [person('t1', 'self', 'adult'), person('t2', 'child', 'toddler', { ageMonths: 30, name: 'Milo' })];

  test('a name has its possessive', () => {
    expect(reasonOf(pack({ people: family }), 'child-sunscreen')).toMatch(/^Milo's skin burns sooner/u);
    expect(reasonOf(pack({ people: family }), 'child-snacks')).toMatch(/^For Milo,/u);
  });

  test('a twelve-year-old is not described as a toddler', () => {
    const list = pack({
      people: [person('t1', 'self', 'adult'), person('t2', 'child', 'child', { ageMonths: 148, name: 'Tess' })],
    });
    const reasons = list.items.map(({ reason }) => reason).join('\n');
    expect(reasons).not.toMatch(/Puddles|knees get grazed|Small hands|skin burns|hunger does not wait/iu);
    expect(list.items.map(({ name }) => name).join()).not.toMatch(/Small toys/u);
  });

  test('two people with one label are not listed as "your friend and your friend"', () => {
    const list = pack({
      people: [person('t1', 'self', 'adult'), person('t2', 'friend', 'adult'), person('t3', 'friend', 'adult')],
      facts: [fact('medical:asthma', { travellers: ['t2', 't3'], quote: 'both have asthma' })],
    });
    for (const { reason } of list.items) expect(reason).not.toMatch(/your friend and your friend/u);
  });
});

describe('where a reason is', () => {
  test('the place is not repeated after some lines', () => {
    const list = pack({ activities: ['sightseeing', 'beach'] });
    const times = list.items.filter(({ reason }) => / (?:in|around|near) Lisbon/u.test(reason)).length;
    expect(times).toBeLessThanOrEqual(6);
    expect(withoutPlace('Rain on {wet} of the days in {place} in {month}')).toBe(
      'Rain on {wet} of the days in {month}',
    );
    expect(withoutPlace('{nights} in {place}')).toBe('{nights} in {place}');
  });

  test.each([
    ['Isle of Man', 'en', 'the Isle of Man'],
    ['United Kingdom', 'en', 'the United Kingdom'],
    ['Lisbon', 'en', 'Lisbon'],
    ['Delta del Ebro', 'es', 'el Delta del Ebro'],
    ['Sevilla', 'es', 'Sevilla'],
  ] as const)('%s (%s)', (name, locale, said) => {
    expect(inSentence(name, locale)).toBe(said);
  });
});
