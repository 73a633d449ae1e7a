import { describe, expect, test } from 'vitest';
import { makePlan } from '../../worker/engine/make-plan';
import { checkTrip, passes, readTrips } from './check';
import { gazetteer } from '../../worker/engine/places/gazetteer.fixture';

const trips = await readTrips();
const now = Date.parse('2026-11-21T00:00:00Z');
test('there are at least thirty trips, in both languages', () => {
  expect(trips.length).toBeGreaterThanOrEqual(30);
  for (const locale of ['en', 'es'])
    expect(trips.filter((trip) => trip.locale === locale).length).toBeGreaterThanOrEqual(12);
});

test.each(trips)('$id', async (trip) => {
  const { list } = await makePlan(trip.input, { gazetteer, now });
  const result = checkTrip(trip, list);
  expect(passes(result) ? 'passes' : result).toBe('passes');
});

describe('one trip described in both languages', () => {
  const told = [
    {
      destination: { en: 'Lisbon', es: 'Lisboa' },
      activities: ['beach', 'sightseeing'],
      from: '2027-06-04',
      to: '2027-06-11',
      en: 'With my husband and our daughter, 3 years old. We fly from Madrid with carry-on only. The apartment has a washing machine.',
      es: 'Con mi marido y nuestra hija de 3 años. Volamos desde Madrid solo con equipaje de mano. El apartamento tiene lavadora.',
    },
    {
      destination: { en: 'Cusco, Peru', es: 'Cuzco, Perú' },
      activities: ['trekking', 'photography'],
      from: '2027-07-05',
      to: '2027-07-15',
      en: 'Four-day trek, tents and sleeping bags are provided. I fly from Mexico City with a backpack. No laptop.',
      es: 'Trekking de cuatro días, ponen las tiendas y los sacos de dormir. Vuelo desde Ciudad de México con mochila. Sin portátil.',
    },
    {
      destination: { en: 'Vienna', es: 'Viena' },
      activities: ['christmas-markets', 'museums', 'fine-dining'],
      from: '2027-12-10',
      to: '2027-12-13',
      en: 'Long weekend from Barcelona with my mother, who is 74. One evening at the opera.',
      es: 'Puente desde Barcelona con mi madre, que tiene 74 años. Una noche en la ópera.',
    },
    {
      destination: { en: 'Bangkok', es: 'Bangkok' },
      activities: ['business-meetings', 'gym'],
      from: '2027-03-01',
      to: '2027-03-05',
      en: 'Three days of meetings, suit and tie. I fly from London. I am diabetic.',
      es: 'Tres días de reuniones, traje y corbata. Vuelo desde Londres. Soy diabético.',
    },
  ];

  test.each(told)('$destination.en', async ({ en, es, destination, activities, from, to }) => {
    const keys = async (locale: 'en' | 'es', description: string): Promise<Set<string>> => {
      const input = { destination: destination[locale], startDate: from, endDate: to, activities, description, locale };
      return new Set((await makePlan(input, { gazetteer, now })).list.items.map((item) => item.key));
    };
    const [english, spanish] = [await keys('en', en), await keys('es', es)];
    const shared = [...english].filter((key) => spanish.has(key)).length;
    const different = [...english]
      .filter((key) => !spanish.has(key))
      .concat([...spanish].filter((key) => !english.has(key)));
    expect(shared / Math.max(english.size, spanish.size), different.join(', ')).toBeGreaterThanOrEqual(0.95);
  });
});
