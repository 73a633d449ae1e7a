import { describe, expect, it } from 'vitest';
import { planTrip } from '../read.fixture';

const planOf = (destination: string, description: string, startDate = '2027-07-10', endDate = '2027-07-17') =>
  planTrip(description, { destination, startDate, endDate });

describe('where they sleep', () => {
  it.each([
    ['two nights at my nan’s', 'lodging:friends-or-family'],
    ['staying at my aunty’s in Lekki', 'lodging:friends-or-family'],
    ['my brother is hosting us', 'lodging:friends-or-family'],
    ['crashing on my mate’s couch', 'lodging:friends-or-family'],
    ['dormimos en su departamento', 'lodging:friends-or-family'],
    ['tres noches en una casa de familia', 'lodging:homestay'],
    ['a week on the yacht', 'lodging:boat'],
    ['I sleep in her hospital room', 'lodging:hospital'],
  ])('%s', async (words, tag) => {
    const { trip } = await planOf('Leeds', words);
    expect(trip.facts.map((fact) => fact.tag)).toContain(tag);
  });
});

describe('swimming without saying so', () => {
  const bathes = async (...trip: Parameters<typeof planOf>): Promise<boolean> =>
    (await planOf(...trip)).list.items.some(({ name }) => /swim/i.test(name));

  it.each([
    ['Zanzibar', 'resting after the climb'],
    ['Cefalù', 'a flat in the old town'],
    ['Split', 'a cottage by the sea'],
    ['Leeds', 'the cottage has a hottub'],
  ])('%s, %s', async (destination, words) => {
    expect(await bathes(destination, words)).toBe(true);
  });

  it.each([
    ['Zanzibar', 'for a funeral'],
    ['Zanzibar', 'we don’t swim'],
    ['Madrid', 'museums'],
    ['Naples', 'museums'],
  ])('not in %s, %s', async (destination, words) => {
    expect(await bathes(destination, words)).toBe(false);
  });

  it('not at the sea in winter', async () => {
    expect(await bathes('Cefalù', 'a flat in the old town', '2027-01-10', '2027-01-17')).toBe(false);
  });
});

describe('a bed told beside a place that is only passed', () => {
  it('is that of the nights', async () => {
    const { trip } = await planOf('Tobermory', 'Sleeping in the back of the estate car, ferry from Oban.');
    expect(trip.facts.find(({ tag }) => tag === 'lodging:car')?.legs).toEqual([]);
  });
});

describe('a festival that the destination names', () => {
  it('is one without saying so', async () => {
    const { trip } = await planOf('Latitude', 'with four mates');
    expect(trip.facts.map(({ tag }) => tag)).toContain('activity:festival');
  });

  it('is the one in England where nothing speaks for another', async () => {
    const { trip } = await planOf('glastonbury', 'coach from leeds with 4 mates', '2027-06-23', '2027-06-28');
    expect(trip.legs.map(({ country }) => country)).toEqual(['GB']);
  });

  it('is none in winter', async () => {
    const { trip } = await planOf('Glastonbury', 'seeing the abbey', '2027-11-10', '2027-11-12');
    expect(trip.facts.map(({ tag }) => tag)).not.toContain('activity:festival');
  });
});
