import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { percentsOf, shownAfter, watch } from '../../../tests/workerd/events';
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
  expect(shownAfter(events)).toEqual(ready.items);
  expect((await browser.get('/api/credits')).body).toMatchObject({ total: 1 });
  expect(await proveCredits(db)).toEqual([]);
});
