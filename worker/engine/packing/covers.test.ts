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

describe('one thing under one name', () => {
  test('one garment keeps the rain off', () => {
    const keys = keysOf({ activities: ['hiking', 'festival', 'cycling'] });
    expect(rainwear(keys)).toHaveLength(1);
  });

  test('good clothes get an umbrella beside it', () => {
    const keys = keysOf({ activities: ['sightseeing'], facts: [fact('activity:business-meetings')] });
    expect(rainwear(keys).length).toBeLessThanOrEqual(2);
    expect(keys).toContain('umbrella');
  });

  test('a bath robe of the ship is no evening dress', () => {
    const robe = thing('robes', 'provided', { concept: 'dressing-gown' });
    expect(keysOf({ facts: [fact('dress:dark')], things: [robe] })).toContain('dark-suit');
    const rented = thing('suit', 'rented', { concept: 'suit' });
    expect(keysOf({ facts: [fact('dress:dark')], things: [rented] })).not.toContain('dark-suit');
  });

  test('what is named stays beside what does the job', () => {
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

describe('good clothes that somebody else has', () => {
  const wedding = {
    people: [person('t1', 'self', 'adult', { sex: 'male' }), person('t2', 'partner', 'adult', { sex: 'female' })],
    occasions: [occasion('my cousin’s wedding', { tag: 'occasion:wedding', leg: 'l1', dress: 'formal' as const })],
  };

  test('take the suit, shirt and tie off for those who rent', () => {
    const keys = keysOf({ ...wedding, things: [thing('lehenga and sherwani outfits', 'rented')] });
    for (const key of ['suit', 'suit-f', 'dress-shirts', 'tie']) expect(keys).not.toContain(key);
    expect(keysOf(wedding)).toContain('suit');
  });

  test('leave what is worn at work', () => {
    const keys = keysOf({
      ...wedding,
      facts: [fact('activity:business-meetings')],
      things: [thing('tux', 'rented', { travellers: ['t1'] })],
    });
    expect(keys).toContain('suit');
  });

  test('a wetsuit is no suit', () => {
    expect(keysOf({ ...wedding, things: [thing('wet suit', 'rented')] })).toContain('suit');
  });
});
