/** What lists of whole kinds of trips have and lack: tournaments, houseboats, races with company, months away. */
import { describe, expect, test } from 'vitest';
import { bag, fact, leg, occasion, person, thing } from '../trip/expert-reading.fixture';
import { weatherOf } from './fixtures';
import { line, pack, sky } from './pack-trip.fixture';
import { checkAll, type Case } from './reading/expect-reading.fixture';

const couple = [person('t1', 'self', 'adult', { sex: 'male' }), person('t2', 'partner', 'adult', { sex: 'female' })];

const CASES: readonly Case[] = [
  ['Judo championship in Leeds.', { has: ['occasion:tournament'], not: ['occasion:race'] }],
  ['El sábado es el torneo del club.', { has: ['occasion:tournament'], not: ['occasion:race'] }],
  ['A cycling race on the Sunday.', { has: ['occasion:race'], not: ['occasion:tournament'] }],
  [
    'Two nights on a houseboat in Alleppey.',
    { has: ['lodging:houseboat'], not: ['setting:narrowboat', 'lodging:boat'] },
  ],
  ['Una semana en una casa flotante.', { has: ['lodging:houseboat'], not: ['setting:narrowboat'] }],
  ['A week on a narrowboat.', { has: ['setting:narrowboat'], not: ['lodging:houseboat'] }],
  ['Spring break with the kids.', { not: ['occasion:school-leavers', 'occasion:party'] }],
];

describe('words', () => checkAll(CASES));

describe('clothes by occasion', () => {
  test('a tournament needs the licence and no number belt', () => {
    const list = pack({ facts: [fact('occasion:tournament')] });
    expect(line(list, 'tournament-papers')).toBeDefined();
    for (const key of ['race-kit', 'race-papers', 'running-shoes']) expect(line(list, key)).toBeUndefined();
  });

  test('race shoes replace running shoes', () => {
    const list = pack({ people: couple, activities: ['running'], facts: [fact('hobby:running-race')] });
    expect(line(list, 'race-shoes')).toBeDefined();
    expect(line(list, 'running-shoes')).toBeUndefined();
  });

  test('at a funeral everybody has one dark pair of shoes', () => {
    const list = pack({
      people: couple,
      occasions: [occasion('the funeral', { tag: 'occasion:funeral', leg: 'l1' })],
      facts: [fact('occasion:funeral')],
    });
    const dark = list.items.filter(
      ({ category, key }) => category === 'footwear' && /dress|smart|dark|heels/.test(key),
    );
    expect(dark.map(({ quantity }) => quantity)).toEqual([2]);
  });

  test('hand luggage has at most three pairs of shoes', () => {
    const weekend = (facts: Parameters<typeof fact>[0][]) =>
      pack({
        dates: ['2027-01-05', '2027-01-08'],
        facts: facts.map((tag) => fact(tag)),
        legs: [leg('Prague', 'CZ', 3, sky(-4, 2, 0.4))],
        bags: [bag('cabin')],
      }).items.filter(({ category, key }) => category === 'footwear' && !/sock|grips|insole/.test(key));
    expect(weekend(['activity:spa', 'activity:fine-dining', 'activity:sightseeing'])).toHaveLength(3);
  });

  test('a robe and a scarf are packed for the countries that expect them', () => {
    const women = [person('t1', 'self', 'adult', { sex: 'female' })];
    const place = { traits: ['conservative-dress' as const] };
    const going = (country: string) => pack({ people: women, legs: [leg('There', country, 10)] }, { place });
    expect(line(going('SA'), 'abaya-scarf')).toBeDefined();
    expect(line(going('MA'), 'abaya-scarf')).toBeUndefined();
    expect(line(going('MA'), 'modest-outfit')).toBeDefined();
  });
});

describe('how many', () => {
  test('a toothbrush for everybody with teeth', () => {
    const family = [
      ...couple,
      person('t3', 'child', 'toddler', { ageMonths: 26 }),
      person('t4', 'child', 'baby', { ageMonths: 5 }),
    ];
    expect(line(pack({ people: family }), 'toothbrush')?.quantity).toBe(3);
  });

  test('a child alone has neither deodorant nor lighter', () => {
    const list = pack({ people: [person('t1', 'child', 'child', { ageMonths: 108 })], activities: ['camping'] });
    expect(line(list, 'deodorant')).toBeUndefined();
    expect(line(list, 'lighter')).toBeUndefined();
    expect(line(pack({ people: couple }), 'deodorant')?.quantity).toBe(1);
  });

  test('a swimsuit that nobody owns is packed for each person', () => {
    const named = (quote: string) =>
      line(pack({ people: couple, things: [thing('swimsuit', 'bring', { concept: 'swimwear', quote })] }), 'swimwear');
    expect(named('swimsuit for the river pools')?.quantity).toBe(2);
    expect(named('I bring my swimsuit')?.quantity).toBe(1);
  });

  test('altitude tablets are packed for a high trek in the home country too', () => {
    const list = pack({ home: 'PT', activities: ['trekking'] }, { place: { elevation: 3800 } });
    expect(line(list, 'altitude-medicine')).toBeDefined();
  });

  test('a sun hat needs some warmth, whale safari or not', () => {
    const cold = pack({ activities: ['safari'], legs: [leg('Tromsø', 'NO', 10, sky(-8, -2, 0.4))] });
    const warm = pack({ activities: ['safari'], legs: [leg('Kruger', 'ZA', 10, sky(9, 23))] });
    expect(line(cold, 'sun-hat')).toBeUndefined();
    expect(line(warm, 'sun-hat')).toBeDefined();
  });
});

describe('what the words tell decides', () => {
  const NOWHERE = { weather: { ...weatherOf(0, 0), source: 'unknown' as const } };
  const nameless = { legs: [leg('Campamento Norte', '', 8)], dates: ['2027-07-01', '2027-07-09'] as [string, string] };

  test('told frost dresses a place that nobody knows, and is the only figure quoted', () => {
    const list = pack({ ...nameless, told: { minC: -8 } }, NOWHERE);
    for (const key of ['base-layers', 'gloves', 'warm-hat', 'winter-coat']) expect(line(list, key)).toBeDefined();
    const said = list.items.map(({ reason }) => reason).join(' ');
    expect(said).toContain('-8 °C');
    expect(said.match(/-?\d+ (?:°C|%)/gu)?.filter((figure) => figure !== '-8 °C') ?? []).toEqual([]);
    expect(said).not.toMatch(/weather is not known|expect rain|: 1 for/u);
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
});
