import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { percentsOf, itemsShownAfter, watch } from '../../../tests/workerd/events';
import { signUpPerson } from '../../../tests/workerd/people';
import { proveCredits } from '../../money/credits/proof';
import { createDatabase } from '../../platform/db/client';
import { planOutput } from '../contract';

const db = createDatabase(env);

const LISBON = {
  destination: 'Lisbon',
  startDate: '2027-05-01',
  endDate: '2027-05-08',
  activities: ['hiking', 'beach'],
  description: 'Two adults, hand luggage only. There is a washing machine.',
  locale: 'en',
};

test('a plan is made: events, items, status and credit', async () => {
  const { browser } = await signUpPerson();
  const created = await browser.post('/api/plans', LISBON);
  expect(created.status).toBe(202);
  const { plan } = planOutput.parse(created.body);
  expect(plan).toMatchObject({ name: 'Lisbon', status: 'generating', days: 8, items: [], place: null });

  const events = await watch(browser, plan.id);
  expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { planId: plan.id } });
  const percents = percentsOf(events);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(percents.at(-1)).toBe(100);

  const ready = planOutput.parse((await browser.get(`/api/plans/${plan.id}`)).body).plan;
  expect(ready).toMatchObject({
    status: 'ready',
    place: { name: 'Lisbon', country: 'PT' },
    generatedBy: { model: null },
  });
  expect(ready.items.length).toBeGreaterThan(30);
  expect(itemsShownAfter(events)).toEqual(ready.items);
  expect((await browser.get('/api/credits')).body).toMatchObject({ total: 1 });
  expect(await proveCredits(db)).toEqual([]);
});

test.each<[locale: string, texts: [place: RegExp, weather: RegExp, words: RegExp, list: RegExp]]>([
  [
    'en',
    [
      /^Chamonix.*, France · \d[\d,]*\sm up$/,
      /^−?\d+\s°C to −?\d+\s°C, .* · .*(dates|forecast)/,
      /2 adults/,
      /^\d+ things laid out/,
    ],
  ],
  [
    'es',
    [
      /^Chamonix.*, Francia · a \d+\sm de altura$/,
      /^De −?\d+\s°C a −?\d+\s°C, .* · .*(fechas|pronóstico)/,
      /2 adultos/,
      /^\d+ cosas preparadas/,
    ],
  ],
])('each stage reports what it found out about the trip (%s)', async (locale, [place, weather, words, list]) => {
  const { browser } = await signUpPerson();
  const trip = {
    destination: locale === 'en' ? 'Chamonix, France' : 'Chamonix, Francia',
    startDate: '2027-02-06',
    endDate: '2027-02-13',
    activities: ['skiing'],
    description: locale === 'en' ? 'Me and my husband.' : 'Mi marido y yo.',
    locale,
  };
  const { plan } = planOutput.parse((await browser.post('/api/plans', trip)).body);
  const told = (await watch(browser, plan.id)).flatMap((event) => (event.event === 'fact' ? [event.data] : []));
  expect(told).toEqual([
    { stage: 'place', text: expect.stringMatching(place) },
    { stage: 'weather', text: expect.stringMatching(weather) },
    { stage: 'description', text: expect.stringMatching(words) },
    { stage: 'base', text: expect.stringMatching(list) },
  ]);
});

test('an unknown place is reported as unknown', async () => {
  const { browser } = await signUpPerson();
  const trip = { ...LISBON, destination: 'Xqzzt Vlorpp' };
  const { plan } = planOutput.parse((await browser.post('/api/plans', trip)).body);
  const told = (await watch(browser, plan.id)).flatMap((event) => (event.event === 'fact' ? [event.data.text] : []));
  expect(told.slice(0, 2)).toEqual([expect.stringContaining('map'), expect.stringContaining('weather')]);
});
