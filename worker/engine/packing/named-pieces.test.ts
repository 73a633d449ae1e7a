/** One garment of several that the traveller names. */
import { describe, expect, test } from 'vitest';
import { fact, leg, person, thing } from '../trip/expert-reading.fixture';
import { count, line, pack, sky } from './pack-trip.fixture';

const hot = { legs: [leg('Cádiz', 'ES', 10, sky(18, 29))] };

describe('a shirt of one day', () => {
  const plain = count(pack(hot), 't-shirts');

  test('is listed beside the shirts for the other days', () => {
    const list = pack({ ...hot, things: [thing('band T-shirt', 'bring', { concept: 't-shirt' })] });
    expect(list.items.filter(({ name }) => name === 'Band T-shirt')).toMatchObject([{ quantity: 1 }]);
    expect(line(list, 't-shirts')).toMatchObject({ quantity: plain - 1, name: 'T-shirts' });
  });

  test('in the plural is a few', () => {
    const list = pack({ ...hot, locale: 'es', things: [thing('camisetas del coro', 'bring', { concept: 't-shirt' })] });
    expect(list.items.find(({ name }) => name === 'Camisetas del coro')?.quantity).toBe(2);
    expect(line(list, 't-shirts')?.quantity).toBeGreaterThan(1);
  });
});

describe('a suit of one person', () => {
  const people = [
    person('t1', 'self', 'adult', { sex: 'female' }),
    person('t2', 'partner', 'adult', { name: 'Luca', sex: 'male' }),
    person('t3', 'sibling', 'adult', { name: 'Ben', sex: 'male' }),
  ];

  test('is listed with his name, and the others keep the general line', () => {
    const list = pack({
      listFor: 'everybody',
      people,
      activities: ['wedding'],
      facts: [fact('occasion:wedding')],
      things: [thing('grey suit', 'bring', { concept: 'suit', quote: 'me in a long dress, Luca grey suit' })],
    });
    const grey = list.items.find(({ name }) => name === 'Grey suit');
    expect(grey).toMatchObject({ quantity: 1, travellers: ['t2'] });
    expect(line(list, 'suit')).toMatchObject({ quantity: 1, travellers: ['t3'] });
    expect(line(list, 'suit-f')?.travellers).toEqual(['t1']);
  });
});

describe('a garment told for one of several', () => {
  const people = [
    person('t1', 'self', 'adult', { sex: 'female' }),
    person('t2', 'partner', 'adult', { name: 'Luca', sex: 'male' }),
  ];
  const told = (words: string, concept: string, sky_: ReturnType<typeof sky>) =>
    pack({
      listFor: 'everybody',
      people,
      legs: [leg('Cádiz', 'ES', 10, sky_)],
      things: [thing(words, 'bring', { concept, travellers: ['t2'], quote: `he must bring the ${words}` })],
    });

  test('is listed once, and the other keeps the general line', () => {
    const list = told('yellow oilskin', 'rain-jacket', sky(4, 12, 0.4));
    expect(list.items.filter(({ name }) => name === 'Yellow oilskin')).toMatchObject([
      { quantity: 1, travellers: ['t2'] },
    ]);
    expect(line(list, 'waterproof-jacket')).toMatchObject({ quantity: 1, travellers: ['t1'] });
  });

  test('is one of several pairs of trousers', () => {
    const list = told('beige linen trousers', 'trousers', sky(10, 22));
    const all = count(pack({ listFor: 'everybody', people, legs: [leg('Cádiz', 'ES', 10, sky(10, 22))] }), 'trousers');
    expect(list.items.filter(({ name }) => name === 'Beige linen trousers')).toMatchObject([
      { quantity: 1, travellers: ['t2'] },
    ]);
    expect(line(list, 'trousers')).toMatchObject({ quantity: all - 1, travellers: [] });
  });
});
