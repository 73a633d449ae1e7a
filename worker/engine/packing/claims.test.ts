import { describe, expect, test } from 'vitest';
import { fact, leg, person, thing } from '../trip/expert-reading.fixture';
import { pack, line, sky, type Input } from './pack-trip.fixture';

const reasons = (more: Partial<Input>): string[] => pack(more).items.map(({ reason }) => reason);
const AIRPORT = /airport|security|boarding pass|in the cabin|hand luggage|the gate/iu;
const HOTEL = /\bhotel|the room is ready|walls you do not know|street you do not know/iu;

describe('a reason assumes nothing that the trip does not have', () => {
  const byCar = {
    legs: [leg('Lisbon', 'PT', 10, { transport: ['transport:own-car' as const] })],
    things: [
      thing('power bank', 'bring', { concept: 'power-bank' }),
      thing('my pills', 'bring', { concept: 'medication' }),
    ],
    home: 'ES',
  };

  test('no airport on a trip by car', () => {
    expect(reasons(byCar).filter((text) => AIRPORT.test(text))).toEqual([]);
    expect(reasons({ ...byCar, facts: [fact('medical:medication')] })).toContainEqual(
      expect.stringMatching(/^What is taken daily, for 11 days and three more$/u),
    );
  });

  test('an injection passes no security on the road', () => {
    const facts = [fact('medical:injections')];
    expect(line(pack({ ...byCar, locale: 'es', facts }), 'doctor-letter')?.reason).not.toMatch(/control/u);
  });

  test('no hotel and no pool at a camp', () => {
    const camp = {
      activities: ['camping', 'swimming'] as const,
      legs: [leg('Lisbon', 'PT', 10, { lodging: ['lodging:camping' as const], ...sky(16, 27) })],
    };
    expect(
      reasons({ ...camp, activities: [...camp.activities] }).filter((text) => HOTEL.test(text) || /pool/iu.test(text)),
    ).toEqual([]);
  });

  test('a flight keeps its airport', () => {
    const flight = { legs: [leg('Lisbon', 'PT', 10, { transport: ['transport:plane' as const] })] };
    expect(reasons(flight).filter((text) => AIRPORT.test(text)).length).toBeGreaterThan(1);
  });

  test('a trip by a named train has no flight on any leg', () => {
    const train = fact('transport:train', { legs: ['l2'], quote: 'eurostar' });
    const legs = [leg('Ghent', 'BE', 2), leg('Bruges', 'BE', 1)];
    expect(line(pack({ legs, facts: [train], dates: ['2027-05-01', '2027-05-04'] }), 'liquids-bag')).toBeUndefined();
    expect(reasons({ legs, facts: [train] }).filter((text) => AIRPORT.test(text))).toEqual([]);
  });

  test('the wash that the quantities rest on is explained once', () => {
    const washed = reasons({ legs: [leg('Lisbon', 'PT', 4)], dates: ['2027-05-01', '2027-05-05'] });
    expect(washed.filter((text) => /no wash|a wash on|washed/u.test(text)).length).toBeLessThan(2);
  });

  test('trails are described as warm and dry only where they are', () => {
    const said = (minC: number, maxC: number): string | undefined =>
      line(pack({ activities: ['hiking'], legs: [leg('Lisbon', 'PT', 10, sky(minC, maxC))] }), 'trail-shoes')?.reason;
    expect(said(0, 7) ?? '').not.toMatch(/warm, dry/u);
    expect(said(14, 26)).toMatch(/warm, dry/u);
  });

  test('a dry coast is no desert', () => {
    const place = { climate: 'BWh' as const };
    const legs = [leg('Lisbon', 'PT', 10, sky(17, 24, 0.02))];
    const dust = (traits: 'coast'[]): boolean =>
      line(pack({ legs }, { place: { ...place, traits } }), 'buff') !== undefined;
    expect(dust([])).toBe(true);
    expect(dust(['coast'])).toBe(false);
  });

  test('"a Kindle each" adds one for each person', () => {
    const two = {
      people: [person('t1', 'self', 'adult'), person('t2', 'partner', 'adult')],
      things: [thing('Kindle', 'bring', { concept: 'e-reader', quote: 'Kindle each' })],
    };
    expect(line(pack(two), 'e-reader')?.quantity).toBe(2);
  });
});
