import { expect, test } from 'vitest';
import { Browser } from '../../../tests/workerd/browser';
import { placesResult } from '../../engine/places/contract';

test('refuses a query that is too long and a language that is none', async () => {
  const browser = new Browser();
  expect((await browser.get(`/api/places?query=${'a'.repeat(121)}&locale=en`)).status).toBe(422);
  expect((await browser.get('/api/places?query=rome&locale=fr')).status).toBe(422);
  expect((await browser.get('/api/places?query=')).body).toEqual({ places: [] });
});

test('suggests places in the language asked for', async () => {
  const browser = new Browser();
  const { status, body } = await browser.get('/api/places?query=lond&locale=es');
  expect(status).toBe(200);
  const { places } = placesResult.parse(body);
  expect(places[0]).toMatchObject({
    id: 'gn:2643743',
    name: 'Londres',
    region: 'Inglaterra',
    country: 'GB',
    countryName: 'Reino Unido',
    kind: 'town',
  });
  expect(places.length).toBeLessThanOrEqual(10);
});
