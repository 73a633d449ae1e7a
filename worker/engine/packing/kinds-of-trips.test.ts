/** What lists of whole kinds of trips have and lack: tournaments, houseboats, races with company, months away. */
import { describe, expect, test } from 'vitest';
import { bag, fact, leg, occasion, person, thing } from '../trip/expert-reading.fixture';
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
  ['Torneo en San Pedro de Macorís.', { not: ['occasion:religious-visit'] }],
  ['Una casa rural que admite bichos.', { not: ['need:mosquitoes'] }],
  ["Alfie the lab WAS coming but he's had his op, so he's at the neighbours", { not: ['pet:dog'] }],
  ['El perro iba a venir pero se queda', { not: ['pet:dog'] }],
  ['El perro está operado y se queda', { not: ['medical:recent-surgery'] }],
  ['Vamos con el perro y yo estoy operado de la rodilla', { has: ['medical:recent-surgery'] }],
  ['The dog is coming with us', { has: ['pet:dog'] }],
  ['Glaucoma drops at night, kept cold', { has: ['medical:glaucoma'], not: ['medical:low-vision'] }],
  ['Un colirio y lágrimas artificiales', { not: ['medical:low-vision'] }],
  ['Llevo la carta del consulado.', { not: ['occasion:court-or-embassy'] }],
  ['Usa un concentrador de oxígeno portátil.', { not: ['work:laptop'] }],
  ['Bocadillos para la ida.', { not: ['need:picnics'] }],
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

describe('what a kind of trip needs beside the usual', () => {
  test('a head torch where the light goes out, at any hotel', () => {
    expect(line(pack({ legs: [leg('Lagos', 'NG', 10)] }, { place: { country: 'NG' } }), 'headlamp')).toBeDefined();
    expect(line(pack({}), 'headlamp')).toBeUndefined();
  });

  test('a head torch on dark afternoons in the north, not in a city', () => {
    const december = { dates: ['2027-12-01', '2027-12-11'] as [string, string], legs: [leg('Shetland', 'GB', 10)] };
    const north = { latitude: 60, country: 'GB', traits: [] };
    expect(line(pack(december, { place: north }), 'headlamp')).toBeDefined();
    expect(line(pack(december, { place: { ...north, traits: ['city'] } }), 'headlamp')).toBeUndefined();
  });

  test('after an operation on the belly shoes go on without bending', () => {
    expect(line(pack({ facts: [fact('medical:abdominal-operation')] }), 'slippers')).toBeDefined();
  });

  test('two kimonos, and soap for after the mat', () => {
    const list = pack({ facts: [fact('hobby:martial-arts')] });
    expect(line(list, 'martial-suit')?.quantity).toBe(2);
    expect(line(list, 'martial-wash')).toBeDefined();
  });

  test('a bag for the slippers of each pilgrim', () => {
    expect(line(pack({ people: couple, facts: [fact('occasion:umrah-hajj')] }), 'mosque-shoe-bag')?.quantity).toBe(2);
  });

  test('a phone pouch at a carnival of foam', () => {
    expect(line(pack({ facts: [fact('occasion:dusty-carnival')] }), 'phone-pouch')).toBeDefined();
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
