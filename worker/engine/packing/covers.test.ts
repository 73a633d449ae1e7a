import { describe, expect, test } from 'vitest';
import { fact, leg, occasion, person, thing } from '../trip/expert-reading.fixture';
import { weatherOf } from './fixtures';
import { type Input, pack } from './pack-trip.fixture';

const keysOf = (more: Partial<Input>): string[] =>
  pack(
    { dates: ['2027-05-01', '2027-05-08'], legs: [leg('Lisbon', 'PT', 7)], ...more },
    { weather: weatherOf(8, 17, 0.5) },
  ).items.map(({ key }) => key);
const rainwear = (keys: readonly string[]): string[] =>
  keys.filter((key) =>
    ['waterproof-jacket', 'rain-jacket', 'rain-poncho', 'windbreaker', 'umbrella', 'camp-rain'].includes(key),
  );

describe('one item for one purpose', () => {
  test('a named medicine replaces the generic line', () => {
    const keys = keysOf({
      facts: [fact('medical:blood-thinners')],
      things: [thing('Sintrom', 'bring', { concept: 'blood-thinners' })],
    });
    expect(keys).toContain('blood-thinner-doses');
  });

  test('who dresses in silk with mojris has no dress shoes and no formal dress beside it', () => {
    const facts = [fact('occasion:hindu-wedding'), fact('occasion:haldi'), fact('activity:wedding')];
    const keys = keysOf({ facts, people: [person('t1', 'self', 'adult', { sex: 'female' })] });
    expect(keys).toEqual(expect.arrayContaining(['sari-kurta', 'haldi-sandals']));
    for (const key of ['suit-f', 'dress-shoes', 'sandals']) expect(keys).not.toContain(key);
  });

  test('on a boat one dines in deck shoes', () => {
    const keys = keysOf({ activities: ['sailing'], facts: [fact('dress:smart')] });
    expect(keys).toContain('deck-shoes');
    expect(keys).not.toContain('dress-shoes');
  });

  test('parts that are named replace the line of the kit', () => {
    const facts = [fact('hobby:field-hockey')];
    const things = [thing('bucal', 'bring'), thing('canilleras', 'bring')];
    const locale = 'es';
    expect(keysOf({ locale, facts })).toContain('hockey-guards');
    expect(keysOf({ locale, facts, things })).not.toContain('hockey-guards');
    expect(keysOf({ locale, facts, things: things.slice(1) })).toContain('hockey-guards');
  });

  test('storage instructions are not an item', () => {
    const { items } = pack({
      locale: 'es',
      facts: [fact('medical:glaucoma')],
      things: [thing('gotas del glaucoma', 'bring')],
    });
    expect(items.map(({ name }) => name).filter((name) => /glaucoma|sin calor/i.test(name))).toEqual([
      'Gotas del glaucoma',
    ]);
  });

  test('a named or lent part is removed from the line of the kit', () => {
    const facts = [fact('hobby:field-hockey')];
    const names = (things: Input['things']): string[] =>
      pack({ facts, ...(things && { things }) }).items.flatMap(({ key, name }) =>
        key === 'hockey-guards' ? [name] : [],
      );
    expect(names([])).toEqual(['Mouthguard and shin guards']);
    expect(names([thing('mouthguard', 'bring')])).toEqual(['Shin guards']);
    expect(names([thing('shin guards', 'provided')])).toEqual(['Mouthguard']);
  });

  test('a guayabera replaces suit and tie', () => {
    const wedding = [occasion('the wedding', { tag: 'occasion:wedding', leg: 'l1', dress: 'formal' })];
    expect(keysOf({ occasions: wedding })).toContain('suit');
    const guayabera = thing('guayabera', 'bring', { concept: 'linen-shirt' });
    expect(keysOf({ occasions: wedding, things: [guayabera] })).not.toContain('suit');
  });

  test('beach towels are packed for days on the beach', () => {
    const towels = thing('toallas de playa', 'bring', { concept: 'beach-towel' });
    expect(keysOf({ things: [towels] })).toContain('swimwear');
    expect(keysOf({})).not.toContain('swimwear');
  });

  test('one rain garment is packed for each person', () => {
    const keys = keysOf({ activities: ['hiking', 'festival', 'cycling'] });
    expect(rainwear(keys)).toHaveLength(1);
  });

  test('an umbrella is added for smart clothes', () => {
    const keys = keysOf({ activities: ['sightseeing'], facts: [fact('activity:business-meetings')] });
    expect(rainwear(keys).length).toBeLessThanOrEqual(2);
    expect(keys).toContain('umbrella');
  });

  test('a bath robe of the ship is not an evening dress', () => {
    const robe = thing('robes', 'provided', { concept: 'dressing-gown' });
    const facts = [fact('dress:dark'), fact('occasion:formal-dinner')];
    expect(keysOf({ facts, things: [robe] })).toContain('dark-suit');
    const rented = thing('suit', 'rented', { concept: 'suit' });
    expect(keysOf({ facts, things: [rented] })).not.toContain('dark-suit');
  });

  test('a named item stays beside one for the same purpose', () => {
    const keys = keysOf({ activities: ['hiking'], things: [thing('poncho', 'bring', { concept: 'rain-poncho' })] });
    expect(rainwear(keys)).toContain('rain-poncho');
  });

  test.each([
    ['medical:allergy-severe', 'adrenaline-pen', 'second-adrenaline-pen'],
    ['medical:asthma', 'inhaler', 'spare-reliever'],
    ['medical:coeliac', 'coeliac-card', 'allergy-card'],
    ['medical:epilepsy', 'doctor-letter', 'prescription-translated'],
  ] as const)('%s: %s, and no %s beside it', (tag, one, other) => {
    const keys = keysOf({ facts: [fact(tag, { travellers: ['t1'], quote: 'as I said' })] });
    expect(keys).toContain(one);
    expect(keys).not.toContain(other);
  });
});

test('a bag for a birth has one kind of pads and one set of nursing wear', () => {
  const keys = keysOf({
    people: [person('t1', 'self', 'adult', { sex: 'female' })],
    facts: [fact('need:birth', { travellers: ['t1'] }), fact('need:breastfeeding', { travellers: ['t1'] })],
  });
  expect(keys).toContain('maternity-pads');
  for (const key of ['feminine-hygiene', 'nursing-top', 'nursing-pads']) expect(keys).not.toContain(key);
});

describe('formal clothes that are rented or with somebody else', () => {
  const wedding = {
    people: [person('t1', 'self', 'adult', { sex: 'male' }), person('t2', 'partner', 'adult', { sex: 'female' })],
    occasions: [occasion('my cousin’s wedding', { tag: 'occasion:wedding', leg: 'l1', dress: 'formal' as const })],
  };

  test('remove suit, shirt and tie for those who rent', () => {
    const keys = keysOf({ ...wedding, things: [thing('lehenga and sherwani outfits', 'rented')] });
    for (const key of ['suit', 'suit-f', 'dress-shirts', 'tie']) expect(keys).not.toContain(key);
    expect(keysOf(wedding)).toContain('suit');
  });

  test('of the writer alone keep the clothes of the other person', () => {
    const facts = [fact('occasion:hindu-wedding')];
    const things = [thing('lehenga', 'provided', { quote: 'my lehenga is with the tailor' })];
    expect(keysOf({ ...wedding, facts, things })).toContain('sari-kurta');
    const alone = [person('t1', 'self', 'adult', { sex: 'female' })];
    expect(keysOf({ ...wedding, people: alone, facts })).toContain('sari-kurta');
    expect(keysOf({ ...wedding, people: alone, facts, things })).not.toContain('sari-kurta');
  });

  test('keep work clothes', () => {
    const keys = keysOf({
      ...wedding,
      facts: [fact('activity:business-meetings')],
      things: [thing('tux', 'rented', { travellers: ['t1'] })],
    });
    expect(keys).toContain('suit');
  });

  test('a wetsuit is not a suit', () => {
    expect(keysOf({ ...wedding, things: [thing('wet suit', 'rented')] })).toContain('suit');
  });
});
