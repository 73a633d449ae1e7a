/** What people tell of a trip decides what is packed: the weather of a nameless camp, the colour asked for, what is lent there. */
import { describe, expect, test } from 'vitest';
import { bag, fact, leg, person, thing } from '../trip/expert-reading.fixture';
import { weatherOf } from './fixtures';
import { line, pack, sky } from './pack-trip.fixture';

describe('what the words tell decides', () => {
  const NOWHERE = { weather: { ...weatherOf(0, 0), source: 'unknown' as const } };
  const nameless = { legs: [leg('Campamento Norte', '', 8)], dates: ['2027-07-01', '2027-07-09'] as [string, string] };

  test('told frost dresses a place that nobody knows, and is the only figure quoted', () => {
    const list = pack({ ...nameless, told: { minC: -8 } }, NOWHERE);
    for (const key of ['base-layers', 'gloves', 'warm-hat', 'winter-coat']) expect(line(list, key)).toBeDefined();
    const said = list.items.map(({ reason }) => reason).join(' ');
    expect(said).toContain('-8 °C');
    expect(said.match(/-?\d+ (?:°C|%)/gu)?.filter((figure) => figure !== '-8 °C') ?? []).toEqual([]);
    expect(said).not.toMatch(/weather is not known|expect rain/u);
    expect(list.warnings.map(({ code }) => code)).not.toContain('unknown-weather');
  });

  test('a told height is cold at night', () => {
    expect(line(pack({ ...nameless, facts: [fact('need:altitude')] }, NOWHERE), 'warm-hat')).toBeDefined();
    expect(line(pack(nameless, NOWHERE), 'warm-hat')).toBeUndefined();
  });

  test('only runners get a number belt and running shoes for a race', () => {
    const race = fact('occasion:race');
    const swum = pack({ activities: ['swimming'], facts: [race] });
    for (const key of ['race-kit', 'running-shoes', 'vaseline']) expect(line(swum, key)).toBeUndefined();
    expect(line(swum, 'race-papers')).toBeDefined();
    expect(line(pack({ facts: [race] }), 'race-papers')).toBeUndefined();
    expect(line(pack({ activities: ['running'], facts: [race] }), 'race-kit')).toBeDefined();
  });

  test('dark clothes for the turtles are no suit, a dark suit for dinner is', () => {
    const dark = fact('dress:dark');
    const beach = pack({ activities: ['volunteering'], facts: [dark] });
    expect(line(beach, 'dark-clothes')).toBeDefined();
    for (const key of ['dark-suit', 'dress-shoes']) expect(line(beach, key)).toBeUndefined();
    expect(line(pack({ facts: [dark, fact('occasion:formal-dinner')] }), 'dark-suit')).toBeDefined();
  });

  test('a wedding on a farm is danced in good clothes', () => {
    const farm = fact('setting:farm');
    expect(line(pack({ facts: [farm] }), 'work-clothes')).toBeDefined();
    expect(line(pack({ facts: [farm, fact('occasion:wedding')] }), 'work-clothes')).toBeUndefined();
  });

  test('who is thirteen carries a card of their own', () => {
    const at = (ageMonths: number) =>
      pack({
        legs: [leg('Leeds', 'GB', 10)],
        people: [
          person('t1', 'self', 'adult'),
          person('t2', 'child', ageMonths < 156 ? 'child' : 'teen', { ageMonths }),
        ],
      });
    expect(line(at(100), 'children-id')).toBeDefined();
    expect(line(at(200), 'children-id')).toBeUndefined();
    expect(line(at(200), 'photo-id')?.quantity).toBe(2);
  });

  test('where a laundry is told nobody carries detergent, nor for a stay of months', () => {
    const fortnight = { legs: [leg('Lisbon', 'PT', 13)], dates: ['2027-05-01', '2027-05-14'] as [string, string] };
    expect(line(pack(fortnight), 'laundry-kit')).toBeDefined();
    const told = { ...fortnight, facts: [fact('provided:washing-machine')], bags: [bag('backpack')] };
    expect(line(pack(told), 'laundry-kit')).toBeUndefined();
    expect(
      line(pack({ legs: [leg('Lisbon', 'PT', 120)], dates: ['2027-02-01', '2027-06-01'] }), 'laundry-kit'),
    ).toBeUndefined();
  });

  test('one thing to read: the one that is named', () => {
    const reader = { facts: [fact('hobby:reading')] };
    expect(
      line(pack({ ...reader, things: [thing('a book', 'bring', { concept: 'book' })] }), 'e-reader'),
    ).toBeUndefined();
    expect(
      line(pack({ ...reader, things: [thing('Kindle', 'bring', { concept: 'e-reader' })] }), 'book'),
    ).toBeUndefined();
  });

  test('mate and its straw are the whole kit', () => {
    const list = pack({ locale: 'es', facts: [fact('need:coffee')], things: [thing('mate', 'bring')] });
    expect(list.items.filter(({ name }) => /mate/iu.test(name)).map(({ name }) => name)).toEqual(['Mate']);
  });

  test('ski clothes that are lent there are not packed', () => {
    const things = [
      thing('campera', 'provided', { concept: 'winter-jacket' }),
      thing('pantalón', 'provided', { concept: 'trousers' }),
    ];
    const list = pack({ activities: ['skiing'], things });
    for (const key of ['ski-jacket', 'ski-trousers']) expect(line(list, key)).toBeUndefined();
  });

  test('what everything is, or what holds it, is no line; a bare word is the row that is there', () => {
    const things = [
      thing('ropa', 'bring'),
      thing('bags', 'bring', { quantity: 2 }),
      thing('carnet', 'bring'),
      thing('lentes', 'bring'),
    ];
    const { items } = pack({ locale: 'es', legs: [leg('Leeds', 'GB', 10)], facts: [fact('medical:glasses')], things });
    expect(items.filter(({ key }) => key.startsWith('own-'))).toEqual([]);
    expect(items.filter(({ name }) => /^(?:carnet|ropa|bags)$/iu.test(name))).toEqual([]);
  });

  test('in the heat a gorro is for the sun and a glove is for the sport', () => {
    const things = [thing('gorro', 'bring', { concept: 'warm-hat' }), thing('guante', 'bring', { concept: 'gloves' })];
    const { items } = pack({ locale: 'es', things, legs: [leg('Lisbon', 'PT', 10, sky(20, 31))] });
    const keys = items.map(({ key }) => key);
    for (const key of ['warm-hat', 'gloves', 'glove-liners']) expect(keys).not.toContain(key);
    expect(items.find(({ name }) => name === 'Gorro')?.key).toBe('sun-hat');
    expect(items.some(({ name }) => name === 'Guante')).toBe(true);
  });

  test("a wedding's shoes are the good pair, comfortable ones the other", () => {
    const list = pack({
      locale: 'es',
      activities: ['wedding'],
      facts: [fact('occasion:wedding')],
      things: [
        thing('zapatos marrones', 'bring', { concept: 'shoes' }),
        thing('zapato cómodo', 'bring', { concept: 'shoes' }),
      ],
    });
    expect([line(list, 'dress-shoes')?.name, line(list, 'walking-shoes')?.name]).toEqual([
      'Zapatos marrones',
      'Zapato cómodo',
    ]);
  });

  test('a figure beside a coat is not a number of coats', () => {
    const coat = thing('abrigo', 'bring', { concept: 'coat', quantity: 10 });
    const { items } = pack({ locale: 'es', things: [coat], legs: [leg('Leeds', 'GB', 10, sky(-10, 2))] });
    expect(
      Math.max(...items.filter(({ category }) => category === 'outerwear').map(({ quantity }) => quantity)),
    ).toBeLessThan(4);
  });

  test('told rain is the reason where few days are wet', () => {
    const at = (wet: number) =>
      line(pack({ facts: [fact('setting:rain')], legs: [leg('Lisbon', 'PT', 10, sky(17, 27, wet))] }), 'rain-jacket')
        ?.reason;
    expect(at(0.07)).toMatch(/^You expect rain/u);
    expect(at(0.4)).toMatch(/40 %/u);
  });

  test('no repellent in the cold, whatever bites', () => {
    const bites = (maxC: number) =>
      line(
        pack({ facts: [fact('need:mosquitoes')], legs: [leg('Oviedo', 'ES', 10, sky(maxC - 8, maxC))] }),
        'insect-repellent',
      );
    expect(bites(13)).toBeUndefined();
    expect(bites(24)).toBeDefined();
  });

  test('shirts dry fast where cotton is refused', () => {
    const keys = pack({ facts: [fact('refused:cotton')], legs: [leg('Ely', 'US', 7, sky(11, 24))] }).items.map(
      ({ key }) => key,
    );
    expect(keys).toContain('technical-shirts');
    expect(keys).not.toContain('t-shirts');
  });

  test('papers keep the words they are told in', () => {
    const paper = thing('partida de nacimiento', 'bring', { concept: 'birth-certificate' });
    const { items } = pack({ locale: 'es', things: [paper] });
    expect(items.map(({ name }) => name)).toContain('Partida de nacimiento');
  });

  test('the colour of a shoe is no thing', () => {
    const things = [thing('café', 'bring', { concept: 'coffee', quote: 'pantalón beige, zapato café' })];
    const { items } = pack({ locale: 'es', things });
    expect(items.some(({ name }) => /caf[eé]/iu.test(name))).toBe(false);
  });
});
