/** Whose work it is where family comes along. */
import { expect, test } from 'vitest';
import { readTrip } from '../read.fixture';

const workersOf = (description: string, activities: readonly string[] = []): string[][] => {
  const week = { destination: 'Frankfurt', startDate: '2027-04-05', endDate: '2027-04-12' };
  const trip = readTrip(description, { ...week, activities });
  return [...trip.facts, ...trip.occasions]
    .filter(({ tag }) => /conference|business|trade-fair|formal-dinner/.test(tag ?? ''))
    .map(({ travellers }) => travellers);
};

test('work is the writer’s alone where family comes along', () => {
  for (const own of workersOf('Trade fair Mon to Wed, one client dinner, then my girlfriend flies in'))
    expect(own).toEqual(['t1']);
  for (const own of workersOf('My husband and the kids join me', ['business-meetings'])) expect(own).toEqual(['t1']);
});

test('work that the words give to another or to all stays theirs', () => {
  for (const own of workersOf('My husband has a conference, I go shopping')) expect(own).toEqual(['t2']);
  for (const own of workersOf('My wife and I: we both have a conference')) expect(own).toEqual([]);
  for (const own of workersOf('Conference with two colleagues from the office')) expect(own).toEqual([]);
});
