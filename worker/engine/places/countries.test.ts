import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES, countryFacts, countryName, currencyName, identityCardSuffices } from './countries';
import { gazetteer } from './gazetteer.fixture';
import { readLeisure } from './leisure';
import { countryPlace } from './names';

const LEISURE_PLACES = readLeisure(gazetteer.towns.leisure);
const traits = (id: string) => LEISURE_PLACES.find(({ place }) => place.id === id)?.place.traits ?? [];

describe('country facts', () => {
  it('has a whole row for every country and territory', () => {
    expect(COUNTRY_CODES.length).toBeGreaterThanOrEqual(249);
    for (const code of COUNTRY_CODES) {
      const facts = countryFacts(code);
      expect(facts?.plugs.length, code).toBeGreaterThan(0);
      expect(
        facts?.volts.every((volts) => volts >= 100 && volts <= 250),
        code,
      ).toBe(true);
      expect([50, 60], code).toContain(facts?.hertz);
      expect(facts?.currency, code).toMatch(/^[A-Z]{3}$/);
      expect(facts?.callingCode, code).toMatch(/^\d{1,4}$/);
      expect(
        facts?.languages.every((language) => /^[a-z]{2,3}$/.test(language)),
        code,
      ).toBe(true);
      expect(facts?.emergency, code).toMatch(/^\d*$/);
      for (const locale of ['en', 'es'] as const) expect(countryName(code, locale), code).not.toBe(code);
    }
  });

  it('names what is known of some', () => {
    expect(countryFacts('GB')).toMatchObject({
      plugs: ['G'],
      volts: [230],
      currency: 'GBP',
      drives: 'left',
      callingCode: '44',
      tapWater: 'safe',
      entry: 'uk-eta',
      emergency: '999',
    });
    expect(countryFacts('JP')).toMatchObject({ plugs: ['A', 'B'], volts: [100], drives: 'left', currency: 'JPY' });
    expect(countryFacts('BR')).toMatchObject({ plugs: ['C', 'N'], volts: [127, 220], languages: ['pt'] });
    expect(countryFacts('XX')).toBeUndefined();
    expect(currencyName('CHF', 'en')).toBe('Swiss Franc');
    expect(countryName('US', 'es')).toBe('Estados Unidos');
  });

  it('knows where an identity card is enough', () => {
    for (const [from, to] of [
      ['ES', 'ES'],
      ['ES', 'PT'],
      ['ES', 'IS'],
      ['DE', 'CH'],
      ['ES', 'AL'],
      ['IE', 'GB'],
      ['AR', 'BR'],
      ['CO', 'PE'],
      ['GT', 'NI'],
      ['AE', 'OM'],
      ['KE', 'RW'],
      ['IN', 'NP'],
    ] as const) {
      expect(identityCardSuffices(from, to), `${from}→${to}`).toBe(true);
    }
    for (const [from, to] of [
      ['ES', 'GB'],
      ['GB', 'ES'],
      ['GB', 'FR'],
      ['US', 'CA'],
      ['ES', 'MA'],
      ['MX', 'US'],
      ['AL', 'ES'],
      ['AR', 'ES'],
      ['XX', 'ES'],
      ['AL', 'RS'],
    ] as const) {
      expect(identityCardSuffices(from, to), `${from}→${to}`).toBe(false);
    }
  });

  it('makes every country a destination', () => {
    expect(countryPlace('ES')).toMatchObject({ id: 'cc:ES', kind: 'country', name: { en: 'Spain', es: 'España' } });
    const without = COUNTRY_CODES.filter((code) => !countryPlace(code));
    // No town there; the Antarctic is a hand-written place.
    expect(without).toEqual(['AQ', 'BV', 'HM', 'IO', 'TK', 'UM']);
  });
});

describe('hand-written places', () => {
  it('are several hundred, each once, with sane figures', () => {
    expect(LEISURE_PLACES.length).toBeGreaterThanOrEqual(400);
    expect(new Set(LEISURE_PLACES.map(({ place }) => place.id)).size).toBe(LEISURE_PLACES.length);
    for (const { place, fame } of LEISURE_PLACES) {
      expect(place.id).toMatch(/^lp:[a-z0-9-]{2,50}$/);
      expect(Math.abs(place.latitude), place.id).toBeLessThanOrEqual(90);
      expect(Math.abs(place.longitude), place.id).toBeLessThanOrEqual(180);
      expect(place.elevation, place.id).toBeGreaterThan(-450);
      expect(place.elevation, place.id).toBeLessThan(5000);
      expect(place.climate, place.id).toMatch(/^(?:A[fmws]|B[WS][hk]|C[sfw][abc]|D[sfw][abcd]|ET|EF)$/);
      expect(countryFacts(place.country), place.id).toBeDefined();
      expect(fame, place.id).toBeGreaterThanOrEqual(1);
      expect(fame, place.id).toBeLessThanOrEqual(5);
    }
  });

  it('bring what they are', () => {
    expect(traits('lp:maldives-atolls')).toEqual(
      expect.arrayContaining(['coast', 'island', 'warm-sea', 'coral', 'strong-sun']),
    );
    expect(traits('lp:sierra-nevada-es')).toEqual(expect.arrayContaining(['ski', 'mountain']));
    expect(traits('lp:serengeti')).toEqual(expect.arrayContaining(['safari', 'malaria']));
    expect(traits('lp:inca-trail')).toEqual(expect.arrayContaining(['long-walk', 'high-altitude', 'tap-water-unsafe']));
  });
});
