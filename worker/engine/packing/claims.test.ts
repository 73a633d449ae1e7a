import { describe, expect, test } from 'vitest';
import { fact, leg, thing } from '../trip/expert-reading.fixture';
import { pack, line, sky, type Input } from './pack-trip.fixture';

const reasons = (more: Partial<Input>): string[] => pack(more).items.map(({ reason }) => reason);
const AIRPORT = /airport|security|boarding pass|in the cabin|hand luggage|the gate/iu;
const HOTEL = /\bhotel|the room is ready|walls you do not know|street you do not know/iu;

describe('a reason takes nothing for granted that the trip has not', () => {
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

  test('who came by a named train has not flown on any leg', () => {
    const train = fact('transport:train', { legs: ['l2'], quote: 'eurostar' });
    const legs = [leg('Ghent', 'BE', 2), leg('Bruges', 'BE', 1)];
    expect(line(pack({ legs, facts: [train], dates: ['2027-05-01', '2027-05-04'] }), 'liquids-bag')).toBeUndefined();
    expect(reasons({ legs, facts: [train] }).filter((text) => AIRPORT.test(text))).toEqual([]);
  });

  test('the washing behind the numbers is told once', () => {
    const washed = reasons({ legs: [leg('Lisbon', 'PT', 4)], dates: ['2027-05-01', '2027-05-05'] });
    expect(washed.filter((text) => /no wash|a wash on|washed/u.test(text)).length).toBeLessThan(2);
  });
});
