import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../../tests/workerd/browser';
import { codeOf, fieldsOf, setPremium, signUpPerson } from '../../../tests/workerd/people';
import { makePlan, planOf } from '../../../tests/workerd/plans';
import { placesResult } from '../../engine/places/contract';
import { createDatabase } from '../../platform/db/client';
import type { Plan } from '../contract';
import { REVISION_MESSAGES } from './contract';
import { planRevisions } from './schema';

const db = createDatabase(env);
const BEACH = { destination: 'Tavira', startDate: '2027-07-10', endDate: '2027-07-13', activities: ['beach'] };

let browser: Browser;
let userId: string;
let plan: Plan;

beforeEach(async () => {
  ({ browser, userId } = await signUpPerson({ credits: 3 }));
  plan = await makePlan(browser, { ...BEACH, description: '' });
});

const propose = (trip: object = {}, id = plan.id) =>
  browser.post(`/api/plans/${id}/revisions`, { trip: { ...BEACH, description: '', ...trip } });
const planNow = async () => planOf(await browser.get(`/api/plans/${plan.id}`));

test('a proposal stays in the country of the plan, whether the destination or the description leads elsewhere', async () => {
  for (const destination of ['Tromsø', 'Nairobi', 'Bali', 'Somewhere that nobody knows']) {
    const answer = await propose({ destination });
    expect([destination, answer.status, Object.keys(fieldsOf(answer))]).toEqual([
      destination,
      422,
      ['trip.destination'],
    ]);
  }
  expect((await propose({ destination: 'Bragança' })).status).toBe(201);
  expect((await propose({ description: 'Two adults, we surf.' })).status).toBe(201);
  // Nor does a copy lead anywhere else.
  await setPremium(userId);
  const copied = await browser.post(`/api/plans/${plan.id}/copy`, { startDate: '2027-08-10', endDate: '2027-08-13' });
  const copy = planOf(copied);
  expect((await propose({ destination: 'Tromsø' }, copy.id)).status).toBe(422);
});

test('a correction of a leg stays in the countries of the plan, so that its proposals stay possible', async () => {
  const placeIn = async (query: string, country: string) => {
    const { places } = placesResult.parse((await browser.get(`/api/places?query=${query}`)).body);
    return places.find((place) => place.country === country)?.id ?? '';
  };
  const legs = (...entries: object[]) => browser.patch(`/api/plans/${plan.id}/facts`, { trip: { legs: entries } });
  const [tromso, faro] = [await placeIn('Tromsø', 'NO'), await placeIn('Faro', 'PT')];
  expect([tromso, faro]).not.toContain('');
  const revision = (await planNow()).revision;
  for (const entries of [
    [{ id: 'l1', placeId: tromso }],
    [{ id: 'l1', words: 'Tavira', placeId: tromso }],
    // A leg that a later description may have.
    [
      { id: 'l1', nights: 3 },
      { id: 'l9', words: 'the north', placeId: tromso },
    ],
  ]) {
    const answer = await legs(...entries);
    expect([answer.status, fieldsOf(answer)]).toEqual([422, { 'trip.legs': REVISION_MESSAGES.otherDestination }]);
  }
  expect((await planNow()).revision).toBe(revision);
  expect((await propose({ endDate: '2027-07-15' })).status).toBe(201);
  // Another place of the country is put right, and so is one that nobody knows, which is nowhere else.
  expect((await legs({ id: 'l1', placeId: faro })).status).toBe(200);
  expect((await legs({ id: 'l1', placeId: 'gn:999999999' })).status).toBe(200);
  expect((await propose({ endDate: '2027-07-15' })).status).toBe(201);
  const { browser: stranger } = await signUpPerson();
  const foreign = await stranger.patch(`/api/plans/${plan.id}/facts`, {
    trip: { legs: [{ id: 'l1', placeId: tromso }] },
  });
  expect([foreign.status, codeOf(foreign)]).toEqual([404, 'not_found']);
});

test('a new plan goes where its correction says, and its proposals stay there', async () => {
  const { places } = placesResult.parse((await browser.get('/api/places?query=Tromsø')).body);
  const [place] = places.filter(({ country }) => country === 'NO');
  const corrections = { legs: [{ id: 'l1', words: BEACH.destination, placeId: place?.id }] };
  const north = await makePlan(browser, { ...BEACH, description: '', corrections });
  expect(north.places.map(({ country }) => country)).toEqual(['NO']);
  expect((await propose({ endDate: '2027-07-15' }, north.id)).status).toBe(201);
  expect((await propose({ destination: 'Nairobi' }, north.id)).status).toBe(422);
});

test('a plan for another destination takes over what its traveller had added, for a credit', async () => {
  await browser.post(`/api/plans/${plan.id}/items`, { name: 'Lucky stone', quantity: 2, category: 'Mine' });
  const before = (await browser.get('/api/credits')).body;
  const next = await makePlan(browser, { ...BEACH, destination: 'Tromsø', itemsFrom: plan.id });
  expect(next.items.filter(({ origin }) => origin === 'user')).toMatchObject([
    { name: 'Lucky stone', quantity: 2, category: 'Mine', reason: '' },
  ]);
  expect(before).toMatchObject({ total: 4 });
  expect((await browser.get('/api/credits')).body).toMatchObject({ total: 3 });
  const { browser: stranger } = await signUpPerson();
  const foreign = await stranger.post('/api/plans', { ...BEACH, itemsFrom: plan.id });
  expect([foreign.status, codeOf(foreign)]).toEqual([404, 'not_found']);
});

test('a plan has twenty proposals a day and keeps the last five of them', async () => {
  for (let number = 1; number <= 20; number += 1) {
    expect((await propose({ endDate: `2027-07-${13 + (number % 9)}` })).status, `proposal ${number}`).toBe(201);
  }
  const kept = await db.select({ id: planRevisions.id }).from(planRevisions).where(eq(planRevisions.planId, plan.id));
  expect(kept).toHaveLength(5);
  const refused = await propose();
  expect([refused.status, codeOf(refused)]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
});

test('somebody asks for thirty proposals an hour, over all their plans', async () => {
  const other = await makePlan(browser, BEACH);
  for (let number = 1; number <= 30; number += 1) {
    expect((await propose({}, number <= 18 ? plan.id : other.id)).status, `proposal ${number}`).toBe(201);
  }
  expect((await propose({}, plan.id)).status).toBe(429);
});

test('a premium account copies fifty plans a day', async () => {
  await setPremium(userId);
  const copy = (day: number) =>
    browser.post(`/api/plans/${plan.id}/copy`, { startDate: '2027-08-01', endDate: `2027-08-${10 + (day % 20)}` });
  for (let number = 1; number <= 50; number += 1) expect((await copy(number)).status, `copy ${number}`).toBe(201);
  const refused = await copy(1);
  expect([refused.status, codeOf(refused)]).toEqual([429, 'rate_limited']);
}, 60_000);
