import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gazetteer } from '../places/gazetteer.fixture';
import { geocode } from '../places/open-meteo-geocoding';
import type { Place } from '../places/place';
import { suggestPlaces } from '../places/suggest';
import { forgetOpenMeteo } from './open-meteo-client';
import { OPEN_METEO_ATTRIBUTION } from './open-meteo-config';
import { openMeteoForecast } from './open-meteo-forecast';
import { refuse, startOpenMeteo, type FakeOpenMeteo } from './open-meteo-server.fixture';
import { weatherFor } from './service';

const NOW = Date.parse('2027-03-10T09:00:00Z');
let server: FakeOpenMeteo;
let seville: Place;
let hobart: Place;

const named = (key: string): Place => {
  const [found] = gazetteer.called(key);
  if (!found) throw new Error(key);
  return found.place;
};
const provider = (timeoutMs = 2000) =>
  openMeteoForecast({ baseUrl: server.url, geocodingUrl: server.url }, { timeoutMs });
const trip = (startDate: string, endDate: string, places: Place[] = [seville]) =>
  weatherFor({ places, startDate, endDate, now: NOW, provider: provider() });

const find = (name: string) =>
  geocode({ baseUrl: server.url, geocodingUrl: server.url }, gazetteer.towns, name, 'es', { timeoutMs: 2000 });

beforeAll(async () => {
  server = await startOpenMeteo(NOW);
  seville = named('sevilla');
  hobart = named('hobart');
});
afterAll(() => server.close());
beforeEach(() => {
  forgetOpenMeteo();
  server.requests.length = 0;
  server.next.length = 0;
});

describe('forecast', () => {
  it('reads the days of a trip within reach', async () => {
    const weather = await trip('2027-03-12', '2027-03-16');
    expect(weather.source).toBe('forecast');
    expect(weather.attribution).toBe(OPEN_METEO_ATTRIBUTION);
    expect(weather.days.map((day) => day.date)).toEqual([
      '2027-03-12',
      '2027-03-13',
      '2027-03-14',
      '2027-03-15',
      '2027-03-16',
    ]);
    expect(weather.days[2]).toMatchObject({ wetChance: 0.8, windKmh: 18.4, uvIndex: 6.35, code: 61 });
    expect(weather.monthly.map((month) => month.month)).toEqual(['2027-03']);
    const [asked] = server.requests;
    expect(asked?.searchParams.get('timezone')).toBe('auto');
    expect(asked?.searchParams.get('latitude')).toBe('37.38');
    expect(asked?.searchParams.has('apikey')).toBe(false);
  });

  it('sends the key to a paid host', async () => {
    await openMeteoForecast({ baseUrl: server.url, geocodingUrl: server.url, apiKey: 'k-123' }).days(
      [seville],
      '2027-03-12',
      '2027-03-13',
    );
    expect(server.requests[0]?.searchParams.get('apikey')).toBe('k-123');
  });

  it('asks for several places at once and packs for the coldest night and the warmest afternoon', async () => {
    const weather = await trip('2027-03-12', '2027-03-16', [seville, hobart]);
    expect(server.requests).toHaveLength(1);
    expect(weather.source).toBe('forecast');
    expect(weather.minC).toBeLessThan(1.6);
    expect(weather.maxC).toBeGreaterThan(11);
  });

  it('mixes with normals where the trip goes beyond day 16, and asks for no day after it', async () => {
    const weather = await trip('2027-03-20', '2027-04-05');
    expect(weather.source).toBe('mixed');
    expect(weather.attribution).toContain('Open-Meteo');
    expect(weather.attribution).toContain('Japan Meteorological Agency');
    expect(server.requests[0]?.searchParams.get('end_date')).toBe('2027-03-25');
    expect(weather.monthly.map((month) => month.month)).toEqual(['2027-03', '2027-04']);
  });

  it('asks nothing for a trip out of reach or past', async () => {
    expect((await trip('2027-07-01', '2027-07-08')).source).toBe('normals');
    expect((await trip('2027-03-26', '2027-03-28')).source).toBe('normals');
    expect((await trip('2027-01-26', '2027-01-28')).source).toBe('normals');
    expect(server.requests).toHaveLength(0);
  });

  it('takes the normals for days whose values are null', async () => {
    const weather = await trip('2027-03-10', '2027-03-25');
    expect(weather.source).toBe('mixed');
    expect(weather.days.at(-1)?.date).toBe('2027-03-22');
    expect(Number.isFinite(weather.minC) && Number.isFinite(weather.maxC)).toBe(true);
  });

  it('tries again a day shorter when the last day is refused', async () => {
    server.next.push(refuse(400, "Parameter 'end_date' is out of allowed range"));
    const weather = await trip('2027-03-20', '2027-03-25');
    expect(server.requests.map((request) => request.searchParams.get('end_date'))).toEqual([
      '2027-03-25',
      '2027-03-24',
    ]);
    expect(weather.source).toBe('mixed');
  });

  it('waits and repeats after a 429', async () => {
    server.next.push(refuse(429, 'Minutely API request limit exceeded.', { 'retry-after': '0.1' }));
    expect((await trip('2027-03-12', '2027-03-14')).source).toBe('forecast');
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ['a 429 that asks to wait an hour', [refuse(429, 'Hourly API request limit exceeded.', { 'retry-after': '3600' })]],
    ['a 429 twice', [refuse(429, 'limit'), refuse(429, 'limit')]],
    ['a 400 twice', [refuse(400, 'bad'), refuse(400, 'bad')]],
    ['a 500 twice', [refuse(500, 'oops'), refuse(500, 'oops')]],
  ])('falls to the normals by itself after %s', async (_name, answers) => {
    server.next.push(...answers);
    const weather = await trip('2027-03-12', '2027-03-14');
    expect(weather.source).toBe('normals');
    expect(weather.days).toEqual([]);
    expect(weather.minC).toBeGreaterThan(4);
  });

  it('falls to the normals when the answer is no JSON, another shape, or cut off', async () => {
    for (const answer of ['<html>', '{"daily":5}', '{"daily":']) {
      forgetOpenMeteo();
      server.next.push((_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(answer);
      });
      expect((await trip('2027-03-12', '2027-03-14')).source).toBe('normals');
    }
  });

  it('gives up after its time and then leaves the service alone', async () => {
    server.next.push(() => undefined);
    const started = performance.now();
    expect((await trip('2027-03-12', '2027-03-14')).source).toBe('normals');
    expect(performance.now() - started).toBeLessThan(10_000);
    expect((await trip('2027-03-12', '2027-03-15')).source).toBe('normals');
    expect(server.requests).toHaveLength(1);
  });

  it('remembers an answer', async () => {
    await trip('2027-03-12', '2027-03-14');
    await trip('2027-03-12', '2027-03-14');
    expect(server.requests).toHaveLength(1);
  });

  it('knows the seasons of the south', async () => {
    const summer = await weatherFor({ places: [hobart], startDate: '2027-01-05', endDate: '2027-01-12', now: 0 });
    const winter = await weatherFor({ places: [hobart], startDate: '2027-07-05', endDate: '2027-07-12', now: 0 });
    expect(summer.maxC).toBeGreaterThan(winter.maxC + 7);
    expect((await trip('2027-03-12', '2027-03-14', [hobart])).source).toBe('forecast');
  });
});

describe('geocoding', () => {
  it('finds nothing for no or one letter, exact names for two, beginnings from three', async () => {
    expect(await find('')).toEqual([]);
    expect(await find('L')).toEqual([]);
    expect(await find('Lo')).toEqual([]);
    expect((await find('Lon'))[0]?.id).toBe('gn:2643743');
  });

  it('takes an answer without results for none', async () => {
    expect(await find('Xyzzy')).toEqual([]);
  });

  it('gives a village a place of its own that can be found again by its id', async () => {
    const [village] = await find('quintanilla');
    expect(village).toMatchObject({
      name: { es: 'Quintanilla del Agua y Tordueles' },
      country: 'ES',
      elevation: 880,
      region: 'Castilla y León',
    });
    expect(village?.climate).toMatch(/^[BCD]/);
    expect(village?.id).toMatch(/^om:[\w.-]{1,57}$/);
    expect(gazetteer.byId(village?.id ?? '')).toMatchObject({
      country: 'ES',
      latitude: 42.03,
      longitude: -3.64,
      elevation: 880,
    });
  });

  it('reads rows with fields left out, and accents', async () => {
    const [place] = await find('Málkova');
    expect(place).toMatchObject({ name: { en: 'Málkova Lhota' }, country: 'CZ', elevation: 0 });
  });

  it('adds to suggestions only where the embedded table knows little, and its failure is not seen', async () => {
    const variables = { ENVIRONMENT: 'test', OPEN_METEO_BASE_URL: server.url };
    expect((await suggestPlaces(gazetteer, variables, 'Madrid', 'es')).length).toBeGreaterThan(2);
    expect(server.requests).toHaveLength(0);
    expect(
      (await suggestPlaces(gazetteer, variables, 'Quintanilla del Agua', 'es')).map((place) => place.name),
    ).toContain('Quintanilla del Agua y Tordueles');
    forgetOpenMeteo();
    server.next.push(refuse(500, 'oops'), refuse(500, 'oops'));
    expect(await suggestPlaces(gazetteer, variables, 'Málkova Lhota', 'en')).toEqual([]);
  });

  it('believes no id it did not make', () => {
    for (const id of [
      'om:1_99_0_0_ES_x',
      'om:1_0_200_0_ES_x',
      'om:1_0_0_0_ZZ_x',
      'om:x',
      'om:1_0_0_0_ES_<b>',
      'gn:abc',
      'gn:1',
      'lp:nowhere',
      'cc:XX',
      'rg:US.ZZ',
      'zz:1',
    ]) {
      expect(gazetteer.byId(id), id).toBeUndefined();
    }
  });
});
