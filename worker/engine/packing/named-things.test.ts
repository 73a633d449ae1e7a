import { regionalText } from './regional';
import { describe, expect, test } from 'vitest';
import { fact, leg, person, thing } from '../trip/expert-reading.fixture';
import type { EngineItem } from './engine';
import { weatherOf } from './fixtures';
import { type Input, pack } from './pack-trip.fixture';

/** A week in Lisbon. */
const WEEK: Partial<Input> = { dates: ['2027-05-01', '2027-05-08'], legs: [leg('Lisbon', 'PT', 7)] };

const itemsOf = (more: Partial<Input>, [minC, maxC]: [number, number] = [14, 24]): EngineItem[] =>
  pack({ ...WEEK, ...more }, { weather: weatherOf(minC, maxC, 0.3) }).items;
const namesOf = (items: readonly EngineItem[], pattern: RegExp): string[] =>
  items.filter(({ name }) => pattern.test(name)).map(({ name }) => name);

describe('words whose meaning depends on the activity', () => {
  const rider: Partial<Input> = {
    activities: ['motorcycling'],
    facts: [fact('transport:motorbike')],
    things: [
      thing('Goretex boots', 'bring', { concept: 'boots' }),
      thing('modular helmet', 'bring', { concept: 'helmet' }),
      thing('rain cape', 'bring', { concept: 'rain-jacket' }),
    ],
  };

  test("a rider's boots, helmet and rainwear are those of the motorbike, each of them once", () => {
    const items = itemsOf(rider, [5, 12]);
    expect(namesOf(items, /boots/i)).toEqual(['Goretex boots']);
    expect(namesOf(items, /helmet/i)).toEqual(['Modular helmet']);
    expect(namesOf(items, /rain|waterproof (?:jacket|trousers)/i)).toEqual(['Rain cape']);
  });

  test('wheelchair gloves are not winter gloves', () => {
    const items = itemsOf({
      facts: [fact('medical:wheelchair', { travellers: ['t1'] })],
      things: [thing('gloves', 'bring', { concept: 'gloves' })],
    });
    expect(namesOf(items, /gloves/i)).toHaveLength(1);
    expect(items.find(({ key }) => key === 'gloves')).toBeUndefined();
  });

  test('a thing that a kit has a row for is not on the list twice', () => {
    const items = itemsOf({
      locale: 'es',
      home: 'ES',
      facts: [fact('occasion:romeria')],
      things: [thing('botos', 'bring')],
    });
    expect(namesOf(items, /botos/i)).toHaveLength(1);
  });
});

describe('gear lent for tours', () => {
  const north = (quote: string): string[] =>
    itemsOf(
      {
        activities: ['winter-sports'],
        things: ['boots', 'gloves'].map((concept) =>
          thing(concept, 'provided', { concept, evidence: { source: 'words', quote } }),
        ),
      },
      [-18, -9],
    ).map(({ key }) => key);

  test('with a lent snow suit, boots and gloves are lent for the tour only', () => {
    expect(north('they supply the big scooter suit, boots, gloves')).toEqual(
      expect.arrayContaining(['winter-boots', 'gloves']),
    );
  });

  test('other loans are for the whole stay', () => {
    expect(north('my aunt lends me boots and gloves')).not.toContain('winter-boots');
  });

  test('where it never thaws, winter boots are the everyday shoes', () => {
    const shoes = thing('shoes', 'bring', { concept: 'shoes', quote: 'you take your shoes off indoors' });
    const keys = itemsOf({ activities: ['winter-sports', 'fine-dining'], things: [shoes] }, [-18, -9]).map(
      ({ key }) => key,
    );
    expect(keys).toContain('winter-boots');
    expect(keys).not.toContain('walking-shoes');
  });
});

describe('medicines that are named', () => {
  test('diabetes tablets are daily medicine and add no insulin', () => {
    const items = itemsOf({
      facts: [fact('medical:diabetes', { travellers: ['t1'] }), fact('medical:medication', { travellers: ['t1'] })],
      things: [thing('metformin', 'bring', { concept: 'diabetes-medicine' })],
    });
    const medicine = items.find(({ name }) => name === 'Metformin');
    expect(medicine?.reason).toContain('for 8 days and three more');
    expect(namesOf(items, /insulin/i)).toEqual([]);
  });
});

describe('Spanish names by country', () => {
  const spanish = (home: string): string[] =>
    itemsOf({ locale: 'es', home, activities: ['beach'], facts: [fact('transport:hire-car')] }).map(({ name }) => name);

  test.each([
    ['MX', ['Licencia de conducir', 'Playeras', 'Traje de baño']],
    ['AR', ['Licencia de conducir', 'Remeras', 'Medias']],
    ['CL', ['Licencia de conducir', 'Poleras', 'Calcetines']],
    ['PE', ['Lentes de sol', 'Polos']],
    ['ES', ['Carné de conducir', 'Camisetas', 'Calcetines', 'Gafas de sol']],
  ])('%s', (home, words) => {
    const names = spanish(home).map((name) => name.replace('Trajes', 'Traje'));
    expect(names).toEqual(expect.arrayContaining(words));
  });
});

describe('regional Spanish words', () => {
  const said = (text: string, country: string): string => regionalText(text, { locale: 'es', home: { country } });

  test('are those of the Americas, and agree with what stands beside them', () => {
    expect(said('El móvil, a la taquilla', 'MX')).toBe('El celular, al casillero');
    expect(said('Para el portátil', 'PE')).toBe('Para la laptop');
    expect(said('6 por cabeza, sois 2', 'CL')).toBe('6 por cabeza, son 2');
    expect(said('Cochecito en el coche, coche cama', 'AR')).toBe('Cochecito en el auto, coche cama');
  });

  test('leave Spain and what the traveller wrote as they are', () => {
    expect(said('El móvil', 'ES')).toBe('El móvil');
    expect(said('Como dices: «el móvil de mi tía»', 'MX')).toBe('Como dices: «el móvil de mi tía»');
  });
});

describe('North American words', () => {
  const said = (text: string, country: string): string => regionalText(text, { locale: 'en', home: { country } });

  test('are those of the United States and Canada', () => {
    expect(said('Swim nappies, trousers and a head torch', 'US')).toBe('Swim diapers, pants and a headlamp');
    expect(said('Favourite colouring book', 'US')).toBe('Favorite coloring book');
    expect(said('Favourite colouring book', 'CA')).toBe('Favourite colouring book');
    expect(said('Driving licence', 'US')).toBe("Driver's license");
    expect(said('Pyjamas', 'CA')).toBe('Pajamas');
  });

  test('leave Britain and what the traveller wrote as they are', () => {
    expect(said('Trousers', 'GB')).toBe('Trousers');
    expect(said('As you say: “my trainers”', 'US')).toBe('As you say: “my trainers”');
  });
});

describe('a child without a name', () => {
  const labels = (people: NonNullable<Input['people']>, locale: 'en' | 'es'): string[] => [
    ...new Set(itemsOf({ locale, people: [person('t1', 'self', 'adult'), ...people] }).flatMap((item) => item.for)),
  ];
  const child = (id: string, years: number, sex?: 'female' | 'male') =>
    person(id, 'child', 'child', { ageMonths: years * 12, ...(sex && { sex }) });

  test('is a daughter or a son where no other child can be meant', () => {
    expect(labels([child('t2', 8, 'female')], 'es')).toContain('tu hija');
    expect(labels([child('t2', 8, 'female'), child('t3', 5, 'male')], 'en')).toEqual(
      expect.arrayContaining(['your daughter', 'your son']),
    );
  });

  test('is identified by age beside another child', () => {
    expect(labels([child('t2', 8, 'female'), child('t3', 5, 'female')], 'es')).toEqual(
      expect.arrayContaining(['tu peque de 8 años', 'tu peque de 5 años']),
    );
  });
});

describe('abbreviations and misspellings', () => {
  const spanish = (said: string, concept: string): string[] =>
    itemsOf({ locale: 'es', home: 'MX', things: [thing(said, 'bring', { concept })] }).map(({ name }) => name);

  test('are written out on the list', () => {
    expect(spanish('lentes d contacto mensuales', 'contact-lenses')).toContain('Lentes de contacto mensuales');
    expect(spanish('vestido largo pa la gala', 'evening-dress')).toContain('Vestido largo para la gala');
  });

  test('are not repeated where they are misspelt', () => {
    const names = spanish('toayas', 'towels');
    expect(names).not.toContain('Toayas');
    expect(names.some((name) => name.startsWith('Toalla'))).toBe(true);
  });
});

describe('items that are not brought', () => {
  const two: Partial<Input> = { people: [person('t1', 'self', 'adult'), person('t2', 'partner', 'adult')] };
  const parka = (quote: string): EngineItem[] =>
    itemsOf({ ...two, things: [thing('parka', 'provided', { concept: 'winter-jacket', quote })] }, [-12, -4]);
  const coats = (items: readonly EngineItem[]): number =>
    items
      .filter(({ key }) => /^(?:parka|winter-coat|warm-coat)$/.test(key))
      .reduce((sum, { quantity }) => sum + quantity, 0);

  test('an item lent to one person is still packed for the other', () => {
    expect(coats(parka("her dad's lending me his parka"))).toBe(1);
    expect(coats(parka('the hosts provide parkas'))).toBe(0);
  });

  test('nobody leaves the identity card at home', () => {
    const card = thing('ID', 'stays', { concept: 'id-card', quote: 'no phone signal, ID printed' });
    const keys = itemsOf({ home: 'PT', things: [card] }).map(({ key }) => key);
    expect(keys).toContain('photo-id');
  });

  test('an item that the lodging lacks is packed', () => {
    const sheets = thing('sheets', 'provided', { concept: 'bed-linen', quote: 'bed but without sheets or anything' });
    const keys = itemsOf({ facts: [fact('own:bedding')], things: [sheets] }).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['bed-linen', 'quick-dry-towel']));
  });
});

describe('one item for one purpose', () => {
  test('a bag is not a steriliser bag', () => {
    expect(namesOf(itemsOf({ things: [thing('bags', 'bring', { quantity: 2 })] }), /sterilis/i)).toEqual([]);
  });

  test('named headphones replace the headset for calls', () => {
    const items = itemsOf({
      activities: ['remote-work'],
      facts: [fact('work:video-calls')],
      things: [thing('noise cancelling', 'bring', { concept: 'headphones' })],
    });
    expect(namesOf(items, /head(?:set|phones)|noise/i)).toEqual(['Headphones']);
  });
});
