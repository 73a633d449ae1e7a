/** Amounts a day, said in a clause of their own. */
import { beforeAll, expect, test } from 'vitest';
import { Gazetteer } from '../../places/gazetteer';
import { gazetteerFile } from '../../places/gazetteer-file';
import { readTripByRules } from '../read-trip';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await Gazetteer.load(gazetteerFile);
});

test.each([
  ['en', 'I have an ileostomy and use three bags a day.', 'three bags a day'],
  ['es', 'Llevo una ostomía y uso tres bolsas al día.', 'tres bolsas al día'],
] as const)('%s: the words that say how many a day are the evidence of the fact', (locale, description, quote) => {
  const input = {
    destination: 'Barcelona',
    startDate: '2027-06-01',
    endDate: '2027-06-06',
    activities: [],
    description,
    locale,
  };
  const { trip } = readTripByRules(input, gazetteer);
  const evidence = trip.facts.find(({ tag }) => tag === 'medical:stoma')?.evidence;
  expect(evidence?.quote).toBe(quote);
  expect(description.slice(evidence?.start, evidence?.end)).toBe(quote);
});
