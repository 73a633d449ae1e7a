import { describe, expect, test } from 'vitest';
import { self, partner, baby, leg, tripOf, line, review, keysOf, thing, fact, said } from './review.fixture';

describe('what is missing', () => {
  test('a passport for each person where a border is crossed, and none where none is', () => {
    const abroad = tripOf({ home: { country: 'GB' }, travellers: [self, partner] });
    expect(review(abroad, line('socks')).list.items.find(({ key }) => key === 'passport')?.quantity).toBe(2);
    expect(keysOf(review(tripOf(), line('socks')))).not.toContain('passport');
  });

  test('no passport from the mainland to a territory of the same state, or back', () => {
    for (const [home, country] of [
      ['US', 'PR'],
      ['PR', 'US'],
      ['FR', 'MQ'],
    ] as const)
      expect(keysOf(review(tripOf({ home: { country: home }, legs: [leg(20, 28, country)] })))).not.toContain(
        'passport',
      );
  });

  test('a second passport leaves the first on the list', () => {
    const trip = tripOf({
      home: { country: 'GB' },
      things: [thing('Second passport', 'bring', { concept: 'second-passport' })],
    });
    expect(keysOf(review(trip, line('passport'), line('second-passport')))).toEqual(
      expect.arrayContaining(['passport', 'second-passport']),
    );
  });

  test('no more passports than people', () => {
    const { list, findings } = review(tripOf({ home: { country: 'GB' } }), line('passport', { quantity: 3 }));
    expect(list.items[0]?.quantity).toBe(1);
    expect(findings.map(({ action }) => action)).toContain('lowered');
  });

  test('nappies for a baby and a seat where the baby rides in a car', () => {
    const trip = tripOf({ travellers: [self, baby], facts: [fact('transport:hire-car')] });
    expect(keysOf(review(trip))).toEqual(expect.arrayContaining(['nappies', 'car-seat']));
    const lent = tripOf({
      travellers: [self, baby],
      facts: [fact('transport:hire-car')],
      things: [thing('car seat', 'provided', { concept: 'car-seat' })],
    });
    expect(keysOf(review(lent))).not.toContain('car-seat');
  });

  test('swimwear where water is entered, unless refused', () => {
    expect(keysOf(review(tripOf({ facts: [fact('activity:beach')] })))).toContain('swimwear');
    expect(keysOf(review(tripOf({ facts: [fact('activity:beach'), fact('refused:swimwear')] })))).not.toContain(
      'swimwear',
    );
  });

  test('a coat for frost', () => {
    expect(keysOf(review(tripOf({ legs: [leg(-8, 2)] })))).toContain('winter-coat');
  });

  test('none where a jacket is bought or lent there; a lent umbrella is no coat', () => {
    const frost = (words: string, concept: string) =>
      keysOf(review(tripOf({ legs: [leg(-8, 2)], things: [thing(words, 'buy-there', { concept })] })));
    expect(frost('jacket', 'light-jacket')).not.toContain('winter-coat');
    expect(frost('umbrella', 'umbrella')).toContain('winter-coat');
  });

  test('a medicine that was named', () => {
    const trip = tripOf({ things: [thing('my inhaler', 'bring', { concept: 'inhaler' })] });
    expect(review(trip, line('socks')).findings.some(({ action }) => action === 'added')).toBe(true);
    expect(review(trip, line('inhaler')).findings.some(({ action }) => action === 'added')).toBe(false);
  });

  test.each([
    ['en', /dress code/],
    ['es', /tipo de ropa/],
  ])('a dress code without clothes for it is a warning in %s', (locale, words) => {
    const occasions = [{ id: 'o1', words: 'the gala', dress: 'black-tie', travellers: [], evidence: said }];
    const { list } = review(tripOf({ locale, occasions }), line('socks'));
    expect(list.warnings).toEqual([expect.objectContaining({ code: 'found-on-review' })]);
    expect(list.warnings[0]?.text).toMatch(words);
  });
});

describe('what does not belong', () => {
  test.each(['rented', 'provided', 'sent', 'other-brings', 'buy-there', 'stays'])('nothing that is %s', (fate) => {
    const trip = tripOf({
      things: [thing('hair dryer', fate, { concept: 'hair-dryer' }), { ...thing('umbrella', fate), id: 'th2' }],
    });
    expect(keysOf(review(trip, line('hair-dryer'), line('umbrella', { name: 'Umbrella' }), line('socks')))).toEqual([
      'socks',
    ]);
  });

  test('unless the words say that what others give is not enough', () => {
    const towels = { things: [thing('towels', 'provided', { concept: 'beach-towel' })] };
    const lines = (fields: Parameters<typeof tripOf>[0], key: string) => keysOf(review(tripOf(fields), line(key)));
    expect(lines(towels, 'beach-towel')).not.toContain('beach-towel');
    expect(lines({ ...towels, facts: [fact('own:beach-towels')] }, 'beach-towel')).toContain('beach-towel');
    const nappies = { things: [thing('nappies', 'provided', { concept: 'nappies' })] };
    expect(lines(nappies, 'nappies')).not.toContain('nappies');
    expect(lines({ ...nappies, facts: [fact('need:few-nappies')] }, 'nappies')).toContain('nappies');
  });

  test('nothing of a kit that no fact asks for', () => {
    const trip = tripOf({ things: [thing('towel', 'bring')] });
    const { list } = review(trip, line('tri-transition', { name: 'Transition bag, towel and talc' }));
    expect(list.items.map(({ name }) => name)).toEqual(['Towel']);
  });

  test('a kit whose first part or two parts were named stays', () => {
    const oil = tripOf({ things: [thing('valve oil', 'bring')] });
    expect(keysOf(review(oil, line('valve-oil')))).toEqual(['valve-oil']);
    const curling = tripOf({ things: [thing('shoes', 'bring'), { ...thing('grippers', 'bring'), id: 'th2' }] });
    expect(keysOf(review(curling, line('curling-shoes')))).toContain('curling-shoes');
  });

  test('everyday clothes stay when some are provided', () => {
    const trip = tripOf({ things: [thing('shoes', 'provided', { concept: 'shoes' })] });
    expect(keysOf(review(trip, line('walking-shoes')))).toEqual(['walking-shoes']);
  });

  test('no winter coat in the heat, no shorts in the frost', () => {
    expect(keysOf(review(tripOf({ legs: [leg(22, 33)] }), line('winter-coat'), line('socks')))).toEqual(['socks']);
    expect(keysOf(review(tripOf({ legs: [leg(1, 6)] }), line('shorts'), line('socks')))).toEqual(['socks']);
  });

  test('what the traveller named stays whatever the weather', () => {
    const trip = tripOf({ legs: [leg(1, 6)], things: [thing('shorts', 'bring', { concept: 'shorts' })] });
    expect(keysOf(review(trip, line('shorts')))).toContain('shorts');
  });

  test('no duplicates', () => {
    const camera = line('own-th9', { name: 'SLR camera', category: 'electronics' });
    expect(keysOf(review(tripOf(), line('camera', { name: 'Camera' }), camera))).toHaveLength(1);
  });
});
