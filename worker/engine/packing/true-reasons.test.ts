/** Reasons that are true of this very trip, and rows that it has no use for. */
import { describe, expect, test } from 'vitest';
import { fact, leg, person, thing } from '../trip/expert-reading.fixture';
import { planTrip, tagsOf } from '../trip/read.fixture';
import { count, type Input, line, pack, sky } from './pack-trip.fixture';

const keysOf = (more: Partial<Input>): string[] => pack(more).items.map(({ key }) => key);
const reasonOf = (more: Partial<Input>, key: string, place = {}): string | undefined =>
  line(pack(more, { place }), key)?.reason;
const child = (id: string, name: string, ageMonths: number) => person(id, 'child', 'child', { name, ageMonths });

/** Whether the list for a place and these dates has insect repellent. */
const repellentFrom =
  (startDate: string, endDate: string) =>
  async (destination: string, words = ''): Promise<boolean> => {
    const { list } = await planTrip(words, { destination, startDate, endDate, locale: 'en' });
    return list.items.some(({ key }) => key === 'insect-repellent');
  };

describe('figures and places', () => {
  const beach = (nights: number): Partial<Input> => ({
    activities: ['beach'],
    legs: [leg('Lisbon', 'PT', nights, sky(20, 29))],
  });

  test('one suit does not dry while the other is worn', () => {
    expect(reasonOf(beach(2), 'swimwear')).not.toMatch(/drying/u);
    expect(reasonOf(beach(10), 'swimwear')).toMatch(/drying/u);
  });

  test('summer evenings by the sea have mosquitoes, towns inland none', async () => {
    const hasRepellent = repellentFrom('2027-01-09', '2027-01-16');
    expect(await hasRepellent('Merimbula')).toBe(true);
    expect(await hasRepellent('Ballarat')).toBe(false);
  });

  test('northern lakes have mosquitoes on cool June days, for campers', async () => {
    const hasRepellent = repellentFrom('2027-06-05', '2027-06-12');
    expect(await hasRepellent('Boundary Waters', 'camping by canoe')).toBe(true);
    expect(await hasRepellent('Boundary Waters', 'a hotel')).toBe(false);
  });

  test('no bag is so small that a bike tour hires its helmet', async () => {
    const tour = { destination: 'Quito', startDate: '2027-07-05', endDate: '2027-07-14', locale: 'es' as const };
    const { list } = await planTrip('Bikepacking con bici propia, 12 litros en total y ni uno más', tour);
    expect(list.items.map(({ key }) => key)).toContain('bike-helmet');
  });

  test('nobody is in a cruise or on Route 66 as in a town', () => {
    const cruise = { name: { en: 'Caribbean Cruise', es: 'Crucero por el Caribe' }, kind: 'cruise' as const };
    const at = { legs: [leg('Caribbean Cruise', 'US', 7, sky(20, 29))] };
    expect(reasonOf(at, 'sun-hat', cruise)).toMatch(/on board/u);
    expect(reasonOf({ ...at, locale: 'es' }, 'sun-hat', cruise)).toMatch(/a bordo/u);
    const road = { name: { en: 'Route 66', es: 'Ruta 66' }, kind: 'route' as const };
    for (const { reason } of pack(at, { place: road }).items) expect(reason).not.toMatch(/(?:in|to) Route 66/u);
    expect(reasonOf(at, 'sun-hat')).toMatch(/in Lisbon/u);
  });

  test('a year has no month', () => {
    const year = { dates: ['2027-02-01', '2028-01-31'] as [string, string], legs: [leg('Lisbon', 'PT', 364)] };
    for (const { reason } of pack(year).items)
      expect(reason).not.toMatch(/364 nights (?:away|of charging|above)|February and/u);
  });

  test('beach games and armbands are for who can use them', () => {
    const people = [person('t1', 'self', 'adult'), child('t2', 'Mia', 50), child('t3', 'Leo', 9)];
    expect(reasonOf({ ...beach(7), people }, 'arm-bands')).toMatch(/Mia/u);
    expect(keysOf({ ...beach(7), people: [person('t1', 'self', 'adult'), child('t3', 'Leo', 9)] })).not.toContain(
      'arm-bands',
    );
  });

  test('nobody is seasick on a canal', () => {
    expect(reasonOf({ facts: [fact('setting:narrowboat')] }, 'motion-sickness')).toBeUndefined();
    const canal = { facts: [fact('setting:narrowboat'), fact('setting:boat')] };
    expect(reasonOf(canal, 'motion-sickness')).toBeUndefined();
    expect(reasonOf({ facts: [fact('setting:boat')] }, 'motion-sickness')).toMatch(/sets off/u);
  });

  test('nobody is told of a brand, and in Britain nobody asks for a health card', () => {
    const women = [person('t1', 'self', 'adult', { sex: 'female' })];
    const at = (country: string, home: string) => ({ people: women, home, legs: [leg('Lisbon', country, 5)] });
    expect(reasonOf(at('PT', 'GB'), 'feminine-hygiene')).toMatch(/kind you use/u);
    expect(keysOf(at('GB', 'GB'))).not.toContain('health-card');
    expect(keysOf(at('US', 'US'))).toContain('health-card');
  });

  test('no borderless reason beside a border', () => {
    const both = { home: 'GB', legs: [leg('Lisbon', 'GB', 1), leg('Lisbon', 'PT', 9)] };
    for (const { reason } of pack(both).items) expect(reason).not.toMatch(/No border/u);
  });

  test('a belt speaks of smart shoes only where there are some', () => {
    expect(reasonOf({ facts: [fact('occasion:birthday')] }, 'belt')).not.toMatch(/shoes/u);
    expect(reasonOf({ activities: ['wedding'] }, 'belt')).toMatch(/shoes/u);
  });

  test('a child wears no shorts in the cold', () => {
    const name = (minC: number, maxC: number) =>
      line(
        pack({
          people: [person('t1', 'self', 'adult'), child('t2', 'Cody', 120)],
          legs: [leg('Lisbon', 'PT', 5, sky(minC, maxC))],
        }),
        'child-trousers',
      )?.name;
    expect(name(-20, -5)).toBe("Children's trousers");
    expect(name(18, 29)).toBe("Children's trousers and shorts");
  });
});

describe('what a trip has no use for', () => {
  test('papers of residence are for who stays for months', () => {
    const course = (nights: number) =>
      keysOf({
        activities: ['study'],
        legs: [leg('Lisbon', 'PT', nights)],
        dates: ['2027-01-01', nights > 50 ? '2027-05-01' : '2027-01-29'],
      });
    for (const key of ['passport-photos', 'degree-copies']) {
      expect(course(28)).not.toContain(key);
      expect(course(120)).toContain(key);
    }
    const alone = {
      facts: [fact('need:exit-permission')],
      people: [person('t1', 'self', 'adult'), child('t2', 'Vale', 144)],
    };
    expect(keysOf(alone)).not.toContain('child-school-papers');
  });

  test('a hospital has no dinner to dress for, a hotel gala with a tie no tuxedo, and a church no rosary', () => {
    expect(keysOf({ facts: [fact('occasion:medical-visit')] })).not.toContain('dinner-shirt');
    expect(keysOf({ facts: [fact('occasion:gala'), fact('dress:tie')] })).not.toContain('black-tie');
    expect(keysOf({ facts: [fact('occasion:gala')] })).toContain('black-tie');
    expect(keysOf({ facts: [fact('occasion:religious-visit')] })).not.toContain('prayer-book');
  });

  test('a wet festival is not dusty, and snow in town is not sat in', () => {
    const field = (wet: number) =>
      keysOf({ activities: ['festival'], legs: [leg('Lisbon', 'PT', 4, sky(11, 20, wet))] });
    expect(field(0.4)).not.toContain('buff');
    expect(field(0.05)).toContain('buff');
    const snow = { facts: [fact('setting:snow')], legs: [leg('Lisbon', 'PT', 8, sky(-6, 1))] };
    expect(keysOf(snow)).not.toContain('snow-trousers');
    expect(keysOf({ ...snow, facts: [fact('setting:sledging')] })).toContain('snow-trousers');
  });

  test('a newborn has one set of clothes', () => {
    const birth = keysOf({
      facts: [fact('need:birth')],
      people: [person('t1', 'self', 'adult', { sex: 'female' }), child('t2', 'Nico', 0)],
    });
    expect(birth).toContain('newborn-first-clothes');
    for (const key of ['baby-clothes', 'baby-bottles', 'thermos-baby']) expect(birth).not.toContain(key);
  });

  test('nobody washes by hand at their family’s', () => {
    const stay = { legs: [leg('Lisbon', 'PT', 14)], dates: ['2027-05-01', '2027-05-15'] as [string, string] };
    expect(keysOf(stay)).toContain('laundry-kit');
    expect(keysOf({ ...stay, facts: [fact('lodging:friends-or-family')] })).not.toContain('laundry-kit');
  });

  test('months are lived in more than one pair of trousers', () => {
    const stay = (nights: number, end: string) =>
      count(
        pack({ dates: ['2027-03-01', end], legs: [leg('Lisbon', 'PT', nights, sky(14, 25))] }),
        'trousers',
        'light-trousers',
        'shorts',
      );
    expect(stay(200, '2027-09-17')).toBeGreaterThan(stay(7, '2027-03-08'));
  });
});

describe('words', () => {
  test('a scooter for bad knees is no moped', () => {
    expect(tagsOf('Scooter rented there, bad knees')).not.toContain('transport:scooter');
    expect(tagsOf('We rent a scooter to get around')).toContain('transport:scooter');
  });

  test('"the pill for two months" is no move', async () => {
    const tags = async (words: string, endDate: string) =>
      (await planTrip(words, { endDate })).trip.facts.map(({ tag }) => tag);
    expect(await tags('I take the pill for two months', '2027-07-01')).not.toContain('occasion:moving-abroad');
    expect(await tags('I stay for six months', '2027-12-01')).toContain('occasion:moving-abroad');
    expect(await tags('I am moving to Lisbon', '2027-06-03')).toContain('occasion:moving-abroad');
  });

  test('"masks" are for the face, unless somebody goes into the water', () => {
    const masks = [thing('masks', 'bring', { concept: 'mask' })];
    expect(keysOf({ things: masks })).toContain('face-masks');
    expect(keysOf({ things: masks, activities: ['snorkelling'] })).not.toContain('face-masks');
  });

  test('foul-weather gear is no pair of gloves', async () => {
    const { list } = await planTrip('Una semana en un velero, llevo mi traje de agua', { locale: 'es' });
    expect(list.items.find(({ name }) => /traje de agua/iu.test(name))?.reason).not.toMatch(/cabos/u);
  });
});

describe('whose and how many', () => {
  const wedding = (ageMonths: number): Partial<Input> => ({
    activities: ['wedding'],
    people: [person('t1', 'self', 'adult'), child('t2', 'Ava', ageMonths)],
    facts: [fact('occasion:bridal-party', { travellers: ['t2'] })],
  });

  test('a flower girl of five gives no speech and carries no pins', () => {
    expect(keysOf(wedding(60))).not.toContain('bridal-speech');
    expect(keysOf(wedding(144))).toContain('bridal-speech');
    expect(line(pack(wedding(60)), 'bridal-kit')?.for).toEqual([]);
  });

  test('where T-shirts are given nobody wears long sleeves instead of each', () => {
    const given = {
      things: [thing('t-shirts', 'provided', { concept: 't-shirt' })],
      legs: [leg('Lisbon', 'PT', 9, sky(8, 17))],
    };
    expect(line(pack(given), 'long-sleeved-tops')?.quantity).toBeLessThanOrEqual(3);
  });

  test('the number alone does not say the name again', () => {
    for (const { name, reason } of pack({ activities: ['beach', 'camping'], facts: [fact('medical:coeliac')] }).items)
      expect(reason.startsWith(`${name}:`)).toBe(false);
  });
});

describe('who is told of', () => {
  test('several children without names are the children, one keeps its name', () => {
    const kids = (...more: ReturnType<typeof child>[]): Partial<Input> => ({
      people: [person('t1', 'self', 'adult'), ...more],
      legs: [leg('Lisbon', 'PT', 7, sky(10, 18, 0.3))],
    });
    const unnamed = (id: string, ageMonths: number) => person(id, 'child', 'child', { ageMonths });
    expect(reasonOf(kids(unnamed('t2', 72), unnamed('t3', 100)), 'child-rain-jacket')).toMatch(/the children/u);
    expect(reasonOf(kids(child('t2', 'Ava', 72), child('t3', 'Leo', 100)), 'child-rain-jacket')).toMatch(
      /Ava and Leo/u,
    );
    expect(reasonOf(kids(unnamed('t2', 72)), 'child-rain-jacket')).not.toMatch(/the children/u);
  });

  test('one charger is not one for each phone', () => {
    const two = [person('t1', 'self', 'adult'), person('t2', 'partner', 'adult')];
    expect(reasonOf({ people: two }, 'phone-charger')).toMatch(/each phone/u);
    const withChild = [person('t1', 'self', 'adult'), child('t2', 'Ava', 96)];
    expect(reasonOf({ people: withChild }, 'phone-charger')).not.toMatch(/each phone|Shared/u);
  });

  test('a Briton has no identity card', () => {
    const to = (home: string) => keysOf({ home, legs: [leg('Lisbon', 'IE', 3)] });
    expect(to('GB')).not.toContain('identity-card');
    expect(to('GB')).toContain('passport-or-id');
    expect(to('ES')).toContain('identity-card');
  });

  test('a night at an aunt’s is no feast, Christmas there is', () => {
    const visit = (nights: number, end: string, ...facts: NonNullable<Input['facts']>) =>
      keysOf({
        dates: ['2027-05-01', end],
        legs: [leg('Lisbon', 'PT', nights)],
        facts: [fact('lodging:friends-or-family'), ...facts],
      });
    expect(visit(1, '2027-05-02')).not.toContain('smart-outfit');
    expect(visit(1, '2027-05-02', fact('occasion:christmas'))).toContain('smart-outfit');
    expect(visit(9, '2027-05-10')).toContain('smart-outfit');
  });

  test('whoever goes with others does not travel alone', async () => {
    const { list } = await planTrip('Rugby weekend with the lads', { endDate: '2027-06-03' });
    expect(list.items.filter(({ reason }) => /travel alone/u.test(reason))).toEqual([]);
  });
});

describe('words of one thing that are heard as another', () => {
  const namesOf = async (words: string, more = {}) =>
    (await planTrip(words, more)).list.items.map(({ name }) => name.toLowerCase());

  test('a queue slip is no underwear, and the Grand Canyon no camera', async () => {
    const keys = (await planTrip('I have to print the virtual queue slips')).list.items;
    expect(keys.find(({ key }) => key === 'underwear')?.name).toBe('Underwear');
    expect(await namesOf('Vamos al gran cañón en coche', { locale: 'es' })).not.toContain('cañón');
  });

  test('a gift without an occasion is no wedding gift', async () => {
    expect(await namesOf('I bring her a gift')).not.toContain('wedding gift or envelope');
    expect(keysOf({ activities: ['wedding'], things: [thing('gift', 'bring', { concept: 'gift' })] })).toContain(
      'wedding-gift',
    );
  });

  test('a gatehouse is no fair, and who sews it no hobby', () => {
    expect(tagsOf('El casco me lo dan en caseta', { locale: 'es' })).not.toContain('occasion:feria');
    expect(tagsOf('Vamos a la feria de Sevilla, a una caseta', { locale: 'es' })).toContain('occasion:feria');
    expect(tagsOf('Her dress, grandma is sewing it')).not.toContain('hobby:knitting');
    expect(tagsOf('I take my knitting')).toContain('hobby:knitting');
  });

  test('a climb of pilgrims needs no rope', () => {
    const climb = fact('activity:climbing', { quote: 'the morning climb' });
    expect(keysOf({ facts: [climb, fact('activity:pilgrimage')] })).not.toContain('climbing-gear');
  });
});

describe('clothes that the occasion and the town ask for', () => {
  test('silk for the ceremony needs no suit beside it', () => {
    const men = [person('t1', 'self', 'adult', { sex: 'male' })];
    const indian = keysOf({ people: men, activities: ['wedding'], facts: [fact('occasion:hindu-wedding')] });
    expect(indian).toContain('sari-kurta');
    for (const key of ['suit', 'tie']) expect(indian).not.toContain(key);
    expect(keysOf({ people: men, activities: ['wedding'] })).toContain('suit');
  });

  test('rain in town asks for no waterproof trousers', () => {
    const rain = (...more: NonNullable<Input['facts']>): Partial<Input> => ({
      facts: [fact('setting:rain'), ...more],
      legs: [leg('Lisbon', 'PT', 4, sky(8, 15, 0.4))],
    });
    expect(keysOf(rain())).not.toContain('waterproof-trousers');
    expect(
      line(pack(rain(), { place: { traits: ['mountain'], population: 900 } }), 'waterproof-trousers'),
    ).toBeDefined();
  });

  test('braces need wax, not a case', () => {
    expect(keysOf({ facts: [fact('medical:braces')] })).toContain('braces-kit');
    expect(keysOf({ facts: [fact('medical:braces')] })).not.toContain('denture-kit');
  });

  test('no blister lasts half a year', () => {
    const walk = { activities: ['hiking' as const], dates: ['2027-03-01', '2027-09-17'] as [string, string] };
    expect(reasonOf({ ...walk, legs: [leg('Lisbon', 'PT', 200)] }, 'blister-care')).not.toMatch(/lasts/u);
  });
});

describe('clothes for walking with a rucksack', () => {
  const walk: Partial<Input> = {
    activities: ['hiking', 'camping'],
    facts: [fact('setting:snow')],
    legs: [leg('Lisbon', 'PT', 9, { lodging: ['lodging:camping'], ...sky(7, 15, 0.35) })],
  };

  test('snow on the pass asks for layers, not for a winter coat', () => {
    expect(keysOf(walk)).not.toContain('winter-coat');
    expect(keysOf({ facts: [fact('setting:snow')], legs: [leg('Lisbon', 'PT', 9, sky(-4, 3, 0.35))] })).toContain(
      'winter-coat',
    );
  });
});

test('nobody dresses for dinner on a small ship among animals', () => {
  const cruise = (en: string): string[] =>
    pack(
      { activities: ['cruise'], legs: [leg(en, 'EC', 7, sky(20, 27))] },
      { place: { kind: 'cruise', name: { en, es: en } } },
    ).items.map(({ key }) => key);
  expect(cruise('Galápagos Cruise')).not.toContain('cruise-formal');
  expect(cruise('Caribbean Cruise')).toContain('cruise-formal');
});

test('where phones are banned nothing is packed or said for one', () => {
  const abroad = (...facts: NonNullable<Input['facts']>) => pack({ facts, legs: [leg('Lisbon', 'US', 5)] });
  const banned = abroad(fact('refused:phone'));
  for (const key of ['sim-card', 'phone-charger']) expect(line(banned, key)).toBeUndefined();
  expect(banned.items.filter(({ reason }) => /on the phone/u.test(reason))).toEqual([]);
  expect(line(abroad(), 'phone-charger')).toBeDefined();
});
