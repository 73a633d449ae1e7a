/** What a fact of the trip makes needless, and reasons that would be of another trip. */
import { describe, expect, test } from 'vitest';
import { fact, leg, person, thing } from '../trip/expert-reading.fixture';
import { type Input, line, pack, sky } from './pack-trip.fixture';

const couple = [
  person('t1', 'self', 'adult', { sex: 'female' }),
  person('t2', 'partner', 'adult', { name: 'Luca', sex: 'male' }),
];
const keysOf = (more: Partial<Input>): string[] => pack(more).items.map(({ key }) => key);
const reasonsOf = (more: Partial<Input>): string[] => pack(more).items.map(({ reason }) => reason);

describe('who travels', () => {
  const vienna = { legs: [leg('Vienna', 'AT', 4, sky(6, 14))] };

  test('singers bring no instrument', () => {
    expect(keysOf({ ...vienna, facts: [fact('hobby:music')] })).toEqual(expect.arrayContaining(['instrument']));
    const choir = keysOf({ ...vienna, facts: [fact('hobby:music'), fact('hobby:choir')] });
    for (const key of ['instrument', 'sheet-music']) expect(choir).not.toContain(key);
  });

  test('runners bring tights for the cold alone, and those they name once', () => {
    const running = { facts: [fact('activity:running')] };
    const warm = { ...running, legs: [leg('Vienna', 'AT', 4, sky(16, 26))] };
    expect(keysOf({ ...vienna, ...running })).toContain('running-tights');
    expect(keysOf(warm)).not.toContain('running-tights');
    const named = keysOf({ ...vienna, ...running, things: [thing('leggings', 'bring', { concept: 'leggings' })] });
    expect(named.filter((key) => /tights|leggings/u.test(key))).toHaveLength(1);
  });

  test('a teenager with a list of their own carries the adapter and a shirt for boys', () => {
    const people = [person('t1', 'child', 'teen', { sex: 'male', ageMonths: 192 })];
    const list = pack({
      legs: [leg('Vienna', 'AT', 4, sky(6, 14))],
      people,
      things: [thing('dress shirt', 'bring', { concept: 'dress-shirt' })],
    });
    expect(line(list, 'plug-adapter')).toBeDefined();
    expect(line(list, 'dress-shirts')?.name).toBe('Dress shirt');
  });
});

describe('what is lent and asked at the border', () => {
  test('a cap that is given out is the sun hat of a child', () => {
    const people = [person('t1', 'self', 'adult'), person('t2', 'child', 'child', { name: 'Emi', ageMonths: 96 })];
    const seville = { people, legs: [leg('Seville', 'ES', 6, sky(20, 34))] };
    const withCap = (fate: 'provided' | 'stays'): string[] =>
      keysOf({ ...seville, things: [thing('cap', fate, { concept: 'cap' })] });
    expect(keysOf(seville)).toContain('child-sun-hat');
    expect(withCap('provided')).not.toContain('child-sun-hat');
    expect(withCap('stays')).toContain('child-sun-hat');
  });

  test('who moves freely needs no visa to study', () => {
    const study = (country: string): string[] =>
      keysOf({
        home: country,
        legs: [leg('Empoli', 'IT', 80, sky(8, 20))],
        facts: [fact('activity:study'), fact('need:study-papers'), fact('need:visa')],
      });
    for (const key of ['entry-authorisation', 'study-file']) {
      expect(study('ES')).not.toContain(key);
      expect(study('MX')).toContain(key);
    }
  });
});

describe('papers and cars', () => {
  const france = { legs: [leg('Quiberon', 'FR', 6, sky(10, 20))], facts: [fact('transport:camper')] };

  test('lamps are set for the other side of the road in one’s own van alone', () => {
    expect(keysOf({ ...france, home: 'GB' })).toContain('beam-deflectors');
    expect(keysOf({ ...france, home: 'ES' })).not.toContain('beam-deflectors');
    expect(keysOf({ ...france, home: 'GB', facts: [...france.facts, fact('transport:plane')] })).not.toContain(
      'beam-deflectors',
    );
  });

  test('who visits family on a visa carries their invitation', () => {
    const visit = { legs: [leg('Manchester', 'GB', 30, sky(4, 14))], facts: [fact('activity:family-visit')] };
    expect(keysOf({ ...visit, home: 'NG' })).toContain('host-letter');
    expect(keysOf({ ...visit, home: 'ES' })).not.toContain('host-letter');
    expect(keysOf({ ...visit, home: 'NG', facts: [fact('lodging:homestay')] })).not.toContain('host-letter');
  });
});

describe('water and washing', () => {
  test('pools of French camp sites want a cap on every head', () => {
    const camp = (country: string): string[] =>
      keysOf({
        legs: [leg('Carnac', country, 7, sky(16, 26))],
        facts: [fact('setting:pool'), fact('lodging:bungalow')],
      });
    expect(camp('FR')).toContain('swimming-cap');
    expect(camp('ES')).not.toContain('swimming-cap');
  });

  test('a beach at thirteen degrees is for walking', () => {
    const beach = (maxC: number): string[] =>
      keysOf({
        legs: [leg('Whitby', 'GB', 7, sky(7, maxC))],
        facts: [fact('activity:beach', { quote: 'flat boots for the beach' })],
      });
    expect(beach(22)).toEqual(expect.arrayContaining(['swimwear', 'beach-towel']));
    for (const key of ['swimwear', 'beach-towel']) expect(beach(13)).not.toContain(key);
  });

  test('nobody packs deck shoes for a canal boat', () => {
    expect(keysOf({ facts: [fact('lodging:boat')] })).toContain('deck-shoes');
    expect(keysOf({ facts: [fact('lodging:boat'), fact('setting:narrowboat')] })).not.toContain('deck-shoes');
  });

  test('who stays for months buys detergent there', () => {
    const stay = (end: string, nights: number): string[] =>
      keysOf({ dates: ['2027-03-01', end], legs: [leg('Lima', 'PE', nights, sky(16, 26))] });
    expect(stay('2027-03-21', 20)).toContain('laundry-kit');
    expect(stay('2027-05-20', 80)).not.toContain('laundry-kit');
  });

  test('milk that is pumped for a baby at home needs no bottles to feed from', () => {
    expect(keysOf({ facts: [fact('need:pumping')] })).not.toContain('baby-bottles');
  });
});

describe('where people sleep', () => {
  const cool = { legs: [leg('Lisbon', 'PT', 4, sky(6, 14))] };

  test('a room shared with a colleague has its own shower and towels', () => {
    const shared = { ...cool, facts: [fact('need:shared-room')] };
    for (const key of ['shower-sandals', 'flip-flops', 'quick-dry-towel', 'padlock'])
      expect(keysOf(shared)).not.toContain(key);
    expect(reasonsOf(shared).filter((text) => /dormitor|hostel|bunk/iu.test(text))).toEqual([]);
    expect(line(pack(shared), 'sleepwear')?.reason).toMatch(/you share the room/u);
  });

  test('a hostel has neither', () => {
    const hostel = { legs: [leg('Lisbon', 'PT', 4, { lodging: ['lodging:hostel'], ...sky(6, 14) })] };
    expect(keysOf(hostel)).toEqual(expect.arrayContaining(['shower-sandals', 'quick-dry-towel', 'padlock']));
  });

  test('a towel of one’s own dries between baths only where somebody bathes', () => {
    const towel = (facts: Input['facts']) => line(pack({ ...cool, facts }), 'quick-dry-towel')?.reason;
    expect(towel([fact('own:sleeping-bag')])).not.toMatch(/dip/u);
    expect(towel([fact('own:sleeping-bag'), fact('setting:pool')])).toMatch(/dip/u);
  });
});

describe('baths in which nobody wears swimwear', () => {
  const cool = { legs: [leg('Kyoto', 'JP', 4, sky(6, 14))] };

  test.each([
    ['an onsen', [fact('setting:onsen')], false],
    ['an onsen and a pool', [fact('setting:onsen'), fact('setting:pool')], true],
    ['the baths of Lourdes', [fact('occasion:lourdes'), fact('setting:hot-springs'), fact('activity:spa')], false],
    ['hot springs', [fact('setting:hot-springs')], true],
  ])('%s: %j', (_, facts, swims) => {
    expect(keysOf({ ...cool, facts }).includes('swimwear')).toBe(swims);
  });
});

test('nobody needs a coat to look at the stars on a warm night', () => {
  const stars = (min: number) =>
    keysOf({ legs: [leg('Luxor', 'EG', 4, sky(min, 40))], facts: [fact('hobby:astrophotography')] });
  expect(stars(24)).not.toContain('star-clothes');
  expect(stars(8)).toContain('star-clothes');
});

test('lent wellies are the children’s as well', () => {
  const wet = {
    legs: [leg('Brecon', 'GB', 4, sky(8, 15))],
    people: [person('t1', 'child', 'child', { ageMonths: 120 })],
  };
  expect(keysOf({ ...wet, things: [thing('wellies', 'provided', { concept: 'wellies' })] })).not.toContain(
    'child-wellies',
  );
});

test('whoever names shirt and jacket for the office needs no suit', () => {
  const office = { activities: ['business-meetings' as const] };
  expect(keysOf(office)).toContain('suit');
  const jacket = pack({ ...office, things: [thing('jacket', 'bring', { concept: 'blazer' })] });
  expect(line(jacket, 'suit')).toBeUndefined();
  expect(line(jacket, 'blazer')?.name).toBe('Blazer');
});

describe('clothes for work', () => {
  const fair = { activities: ['conference' as const], facts: [fact('work:trade-fair')] };

  test('polo shirts that are handed out stand for shirts and blazer', () => {
    expect(keysOf(fair)).toEqual(expect.arrayContaining(['dress-shirts', 'blazer']));
    const given = { ...fair, things: [thing('booth polos', 'provided', { concept: 'polo-shirt' })] };
    for (const key of ['dress-shirts', 'blazer', 'suit']) expect(keysOf(given)).not.toContain(key);
  });

  test('a team shirt leaves the uniform of a sport on the list', () => {
    const shirt = [thing('team shirt', 'provided', { concept: 't-shirt' })];
    expect(keysOf({ facts: [fact('dress:uniform')], things: shirt })).toContain('uniform');
  });

  test('no reason speaks of a suit that is not on the list', () => {
    expect(keysOf(fair)).not.toContain('suit');
    expect(reasonsOf(fair).filter((text) => /the suit/u.test(text))).toEqual([]);
  });

  test.each(['setting:church', 'occasion:race', 'hobby:school-contest'] as const)(
    'a congress told beside %s asks for no business clothes',
    (tag) => {
      const congress = fact('activity:conference', { quote: 'the congress' });
      const keys = keysOf({ facts: [congress, fact(tag)] });
      for (const key of ['dress-shirts', 'business-cards', 'presentation-kit']) expect(keys).not.toContain(key);
      expect(keysOf({ facts: [congress] })).toContain('business-cards');
    },
  );

  test('safety boots are what is walked in at a dig', () => {
    const dig = [fact('work:field-work'), fact('work:site-work')];
    expect(keysOf({ facts: dig })).toContain('ppe-boots');
    expect(keysOf({ facts: dig })).not.toContain('hiking-boots');
    expect(line(pack({ facts: [fact('work:field-work')] }), 'hiking-boots')?.reason).not.toMatch(/hik|trail/iu);
  });
});

describe('where others see to it', () => {
  test.each([
    ['tools', 'tool-kit', 'activity:motorcycling', 'motorcycle-tools'],
    ['cushions', 'seat-pad', 'occasion:buddhist-retreat', 'retreat-cushion'],
  ] as const)('%s that are there stand for the kit that has them', (words, concept, tag, key) => {
    expect(keysOf({ facts: [fact(tag)] })).toContain(key);
    expect(keysOf({ facts: [fact(tag)], things: [thing(words, 'provided', { concept })] })).not.toContain(key);
  });

  test('one first-aid kit for all is left out whoever of them is said to rely on it', () => {
    const kit = thing('first aid kit', 'other-brings', { concept: 'first-aid', travellers: ['t1'] });
    const two = { people: [person('t1', 'self', 'adult'), person('t2', 'friend', 'adult')], activities: ['trekking'] };
    expect(keysOf(two)).toContain('first-aid-kit');
    expect(keysOf({ ...two, things: [kit] })).not.toContain('first-aid-kit');
  });

  test('a coat that somebody brings, or that is hired, stands for the coat of a child', () => {
    const winter = {
      people: [person('t1', 'self', 'adult'), person('t2', 'child', 'child', { ageMonths: 84 })],
      legs: [leg('Oslo', 'NO', 7, sky(-9, -3))],
    };
    expect(keysOf(winter)).toContain('child-coat');
    expect(keysOf({ ...winter, things: [thing('coats', 'other-brings', { concept: 'coat' })] })).not.toContain(
      'child-coat',
    );
    const hired = (words: string) =>
      keysOf({ ...winter, things: [thing(words, 'rented', { concept: 'winter-jacket' })] });
    expect(hired('winter jackets')).not.toContain('child-coat');
    expect(hired('snow suits')).toContain('child-coat');
  });

  test("a children's camp has tents and a kitchen of its own", () => {
    const camp = { activities: ['camping'], facts: [fact('setting:scout-camp')] };
    for (const key of ['tent', 'camping-stove']) expect(keysOf(camp)).not.toContain(key);
    expect(keysOf({ activities: ['camping'] })).toEqual(expect.arrayContaining(['tent', 'camping-stove']));
    expect(keysOf(camp)).toContain('camp-labels');
  });
});

describe('the body', () => {
  test('a walker lent there stands for a cane, a pillow that is given for one of their own', () => {
    const lent = thing('walker', 'provided', { concept: 'rollator' });
    expect(keysOf({ facts: [fact('medical:reduced-mobility')], things: [lent] })).not.toContain('walking-stick');
    const pillow = thing('neck pillow', 'provided', { concept: 'travel-pillow' });
    expect(keysOf({ facts: [fact('occasion:surgery-abroad')] })).toContain('surgery-pillow');
    expect(keysOf({ facts: [fact('occasion:surgery-abroad')], things: [pillow] })).not.toContain('surgery-pillow');
  });

  test.each(['medical:rollator', 'medical:crutches'] as const)('%s stands for a cane', (tag) => {
    expect(keysOf({ facts: [fact('medical:reduced-mobility')] })).toContain('walking-stick');
    expect(keysOf({ facts: [fact('medical:reduced-mobility'), fact(tag)] })).not.toContain('walking-stick');
  });

  test('whoever is blind needs no magnifier and no second pair of glasses', () => {
    const low = [fact('medical:low-vision')];
    const seen = ['magnifier', 'spare-glasses', 'cap-visor-glare'];
    expect(keysOf({ facts: low })).toEqual(expect.arrayContaining(seen));
    for (const key of seen) expect(keysOf({ facts: [...low, fact('medical:blind')] })).not.toContain(key);
  });

  test('gout brings its own medicine and no opioids', () => {
    expect(keysOf({ facts: [fact('medical:gout')] })).toContain('gout-medicine');
    expect(keysOf({ facts: [fact('medical:gout')] })).not.toContain('strong-pain-relief');
  });

  test('a runner’s porridge is no baby food', () => {
    const child = person('t2', 'child', 'child', { ageMonths: 108 });
    const keys = keysOf({ people: [...couple.slice(0, 1), child], facts: [fact('need:solid-food')] });
    for (const key of ['baby-food', 'bibs']) expect(keys).not.toContain(key);
  });

  test('a medicine told for one is one line of theirs beside what the others take', () => {
    const list = pack({
      people: couple,
      facts: [fact('medical:medication')],
      things: [thing('losartan', 'bring', { concept: 'heart-meds', travellers: ['t2'] })],
    });
    expect(list.items.filter(({ name }) => name === 'Losartan')).toMatchObject([{ quantity: 1, travellers: ['t2'] }]);
    expect(line(list, 'medication')).toMatchObject({ name: 'Personal medication', travellers: [] });
  });

  test('hearing aids bring one line of charger, batteries and cleaning', () => {
    const aids = pack({
      facts: [fact('medical:hearing-aid')],
      things: [thing('hearing aids', 'bring', { concept: 'hearing-aids' })],
    }).items.filter(({ name }) => /hearing/iu.test(name));
    expect(aids.map(({ key }) => key)).toEqual(['hearing-dryer']);
  });

  test('lips are not outdoors all day in a town', () => {
    const cold = { legs: [leg('Lisbon', 'PT', 4, sky(-2, 4))] };
    expect(
      reasonsOf({ ...cold, activities: ['shopping'] }).filter((text) => /whole days outdoors/iu.test(text)),
    ).toEqual([]);
  });
});

describe('where it goes and why', () => {
  const cruise = {
    dates: ['2027-05-01', '2027-05-08'] as [string, string],
    home: 'PT',
    activities: ['cruise' as const],
    legs: [leg('Lisbon', 'PT', 7, { lodging: ['lodging:cruise-cabin'], ...sky(14, 20) })],
    people: couple,
  };

  test('a cruise without formal evenings needs no dress shoes', () => {
    expect(keysOf(cruise)).toContain('dress-shoes');
    expect(keysOf({ ...cruise, facts: [fact('refused:formal-wear')] })).not.toContain('dress-shoes');
  });

  test('a cruise from the home country has a border', () => {
    const texts = reasonsOf(cruise);
    expect(texts.filter((text) => /no border/iu.test(text))).toEqual([]);
    expect(texts.filter((text) => /may not reach Portugal/u.test(text))).toEqual([]);
  });

  test('who visits family and sleeps in a hotel is not put up by them', () => {
    const visit = (lodging: 'lodging:hotel' | 'lodging:friends-or-family') =>
      reasonsOf({ activities: ['family-visit'], legs: [leg('Lisbon', 'PT', 4, { lodging: [lodging] })] });
    const said = /puts you up|with the family/u;
    expect(visit('lodging:friends-or-family').filter((text) => said.test(text)).length).toBeGreaterThan(0);
    expect(visit('lodging:hotel').filter((text) => said.test(text))).toEqual([]);
  });

  test('a temperature before a jacket counts no jackets', () => {
    const jacket = thing('winter jacket', 'bring', { concept: 'winter-jacket', quantity: 25 });
    const list = pack({ legs: [leg('Lisbon', 'PT', 4, sky(-12, -4))], things: [jacket] });
    expect(
      list.items.filter(({ name }) => /jacket|coat|parka/iu.test(name)).map(({ quantity }) => quantity),
    ).not.toContain(25);
  });

  test('a summer road needs no snow chains, whatever lies on the tops', () => {
    const drive = (minC: number) =>
      keysOf({
        facts: [fact('setting:snow')],
        legs: [leg('Lisbon', 'PT', 4, { transport: ['transport:own-car' as const], ...sky(minC, minC + 11) })],
      });
    expect(drive(-4)).toContain('snow-chains');
    expect(drive(9)).not.toContain('snow-chains');
  });

  test('a crate in the car needs no seat belt for the dog, and no train no muzzle', () => {
    const drive = {
      facts: [fact('pet:dog')],
      legs: [leg('Lisbon', 'PT', 4, { transport: ['transport:own-car' as const] })],
      home: 'PT',
    };
    expect(keysOf(drive)).toContain('dog-seat-belt');
    expect(line(pack(drive), 'dog-lead')?.reason).not.toMatch(/muzzle/u);
    expect(keysOf({ ...drive, things: [thing('crate', 'bring', { concept: 'pet-carrier' })] })).not.toContain(
      'dog-seat-belt',
    );
  });

  test('volunteers bring school supplies only to a school', () => {
    const volunteers = { activities: ['volunteering' as const] };
    const gifts = ['teaching-materials', 'project-donations'];
    for (const key of gifts) expect(keysOf(volunteers)).not.toContain(key);
    expect(keysOf({ ...volunteers, facts: [fact('work:teacher')] })).toEqual(expect.arrayContaining(gifts));
  });

  test('a Hindu pilgrimage has no ihram, and no snow far below the high shrines', () => {
    const place = { traits: ['mountain' as const, 'conservative-dress' as const] };
    const keys = pack(
      { activities: ['pilgrimage'], facts: [fact('occasion:kumbh')], legs: [leg('There', 'IN', 4, sky(19, 29))] },
      { place },
    ).items.map(({ key }) => key);
    for (const key of ['unscented-toiletries', 'yatra-warm', 'hiking-boots']) expect(keys).not.toContain(key);
  });
});
