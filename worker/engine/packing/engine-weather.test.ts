import { describe, expect, test } from 'vitest';
import type { Place } from '../places/place';
import { makePackingList } from './engine';
import { factsOf, listOf, PLACE, weatherOf, words } from './fixtures';

const month = (name: string, minC: number, maxC: number) => ({
  month: name,
  minC,
  maxC,
  wetShare: 0.2,
  rainMm: 40,
  snowShare: 0,
  uvIndex: 4,
  humid: false,
});

const leisure = (id: string, elevation: number, traits: Place['traits']): Place => ({
  ...PLACE,
  id,
  kind: 'park',
  country: 'NP',
  latitude: 27.9,
  longitude: 86.8,
  elevation,
  climate: 'ET',
  traits,
});

describe('weather', () => {
  test('a trek to a high camp is packed for its altitude, a walk below it is not', () => {
    const town = { ...PLACE, country: 'NP', latitude: 27.7, longitude: 85.3, elevation: 1300, climate: 'Cwa' };
    const trip = {
      places: [town],
      sideTrips: [leisure('lp:camp', 4200, ['altitude-walk'])],
      weather: weatherOf(15, 27, 0.1, { monthly: [month('2027-05', 15, 27)] }),
    };
    const trek = listOf(factsOf(12, { ...trip, tags: words('activity:trekking') }));
    expect([...trek.keys()]).toEqual(expect.arrayContaining(['base-layers', 'gloves', 'warm-hat']));
    expect(listOf(factsOf(12, { ...trip, tags: words('activity:sightseeing') })).has('base-layers')).toBe(false);
  });

  test('ski slopes are cold even where the town is mild', () => {
    const list = listOf(factsOf(5, { weather: weatherOf(4, 13), tags: words('activity:skiing') }));
    expect([...list.keys()]).toEqual(expect.arrayContaining(['base-layers', 'gloves', 'ski-jacket']));
  });

  test('a coat for the town is packed when ski clothes are hired', () => {
    const tags = words('activity:skiing', 'rented:ski-clothes');
    const list = listOf(factsOf(5, { weather: weatherOf(-3, 5), tags }));
    expect(list.has('winter-coat')).toBe(true);
    expect(list.has('ski-jacket')).toBe(false);
  });

  test('July in Cusco is cold at night, and the reason says how cold', () => {
    const cusco = {
      ...PLACE,
      name: { en: 'Cusco', es: 'Cuzco' },
      country: 'PE',
      latitude: -13.5,
      elevation: 3400,
      climate: 'Cwb',
      traits: ['high-altitude', 'mountain'] as const,
    };
    const facts = factsOf(8, {
      places: [cusco],
      destination: 'Cusco',
      startDate: '2027-07-05',
      endDate: '2027-07-12',
      weather: weatherOf(0, 20, 0.05),
      home: { country: 'ES' },
    });
    const list = listOf(facts);
    expect([...list.keys()]).toEqual(
      expect.arrayContaining(['warm-hat', 'altitude-medicine', 'sunscreen', 'lip-balm']),
    );
    expect(JSON.stringify([...list.values()])).toMatch(/0 °C/);
    expect(list.has('beach-towel')).toBe(false);
  });

  test('December is summer where it is warm', () => {
    const sydney = { ...PLACE, name: { en: 'Sydney', es: 'Sídney' }, country: 'AU', latitude: -33.9 };
    const list = listOf(
      factsOf(10, {
        places: [sydney],
        startDate: '2027-12-18',
        endDate: '2027-12-27',
        weather: weatherOf(18, 26),
        tags: words('activity:beach'),
      }),
    );
    expect([...list.keys()]).toEqual(expect.arrayContaining(['swimwear', 'sun-hat', 'sunscreen', 'shorts']));
    for (const key of ['winter-coat', 'warm-coat', 'gloves', 'warm-hat', 'base-layers'])
      expect(list.has(key), key).toBe(false);
  });

  test('half a year packs for both of its ends, each with its own figures', () => {
    const monthly = [
      month('2027-02', 0, 8),
      month('2027-03', 4, 13),
      month('2027-04', 8, 18),
      month('2027-05', 12, 23),
      month('2027-06', 16, 28),
    ];
    const list = listOf(
      factsOf(150, { startDate: '2027-02-01', endDate: '2027-06-30', weather: weatherOf(0, 28, 0.2, { monthly }) }),
    );
    expect(list.get('winter-coat')?.reason).toMatch(/0 °C to 8 °C .*February/);
    expect(list.get('shorts')?.reason).toMatch(/28 °C|23 °C/);
  });

  test('without weather the list is in layers and quotes no temperature', () => {
    const { items, warnings } = makePackingList(
      factsOf(6, { places: [], destination: 'Zzyq', weather: { ...weatherOf(12, 24), source: 'unknown' } }),
    );
    expect(warnings.map(({ code }) => code)).toEqual(expect.arrayContaining(['unknown-place', 'unknown-weather']));
    expect(items.map(({ key }) => key)).toEqual(
      expect.arrayContaining([
        'underwear',
        't-shirts',
        'long-sleeved-tops',
        'light-jacket',
        'warm-jumper',
        'waterproof-jacket',
      ]),
    );
    expect(items.filter(({ reason }) => reason.includes('°C'))).toEqual([]);
  });

  test('weather values that are not numbers count as unknown', () => {
    expect(
      makePackingList(factsOf(6, { weather: weatherOf(Number.NaN, 20) })).warnings.map(({ code }) => code),
    ).toContain('unknown-weather');
  });
});
