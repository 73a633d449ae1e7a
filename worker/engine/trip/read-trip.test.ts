/** What the parts of the reader know of each other. */
import { expect, test } from 'vitest';
import { readTripByRules } from './read-trip';
import { gazetteer } from '../places/gazetteer.fixture';

test('a traveller with an age is not a place, even where a town has the name', async () => {
  const { trip } = readTripByRules(
    {
      destination: 'Guanacaste, Costa Rica',
      startDate: '2027-03-20',
      endDate: '2027-03-27',
      activities: [],
      description: 'En coche con mi mujer y nuestro hijo Lucas (8 meses). Lucas toma leche.',
      locale: 'es',
    },
    gazetteer,
  );
  expect(trip.legs.map(({ name }) => name.en)).toEqual(['Guanacaste']);
});

test('New Year is an occasion on its nights alone', async () => {
  const tags = (startDate: string, endDate: string): string[] =>
    readTripByRules(
      {
        destination: 'Tbilisi',
        startDate,
        endDate,
        activities: [],
        description: 'New Year cold, I am told. Just me, in a flat.',
        locale: 'en',
      },
      gazetteer,
    ).trip.facts.map(({ tag }) => tag);
  expect(tags('2027-01-04', '2027-01-20')).not.toContain('occasion:new-year');
  expect(tags('2027-01-04', '2027-01-20')).not.toContain('dress:smart');
  expect(tags('2026-12-28', '2027-01-05')).toContain('occasion:new-year');
});

test("an illness that only the names of an animal's things tell of is nobody's of the trip", async () => {
  const tags = (description: string): string[] =>
    readTripByRules(
      {
        destination: 'Leeds',
        startDate: '2027-06-05',
        endDate: '2027-06-12',
        activities: [],
        description,
        locale: 'en',
      },
      gazetteer,
    ).trip.facts.map(({ tag }) => tag);
  expect(tags('Me and the dog (Biscuit, elderly labrador, arthritis tablets).')).not.toContain('medical:arthritis');
  expect(tags('Me and my aunt, arthritis tablets for her.')).toContain('medical:arthritis');
});
