import { describe, expect, it } from 'vitest';
import type { Locale } from '../locale';
import { fold, misspelling, wordsOf } from './fold';
import { searchPlaces } from './search';
import { gazetteer } from './gazetteer.fixture';

const names = (query: string, locale: Locale = 'en', limit = 10): string[] =>
  searchPlaces(gazetteer, query, locale, limit).map((place) => `${place.name[locale]}/${place.country}`);

describe('folding', () => {
  it('drops accents, case and punctuation', () => {
    expect(fold('São Paulo')).toBe('sao paulo');
    expect(fold('Coeur d’Alene')).toBe('coeur d alene');
    expect(fold('İSTANBUL')).toBe('istanbul');
    expect(fold('Łódź')).toBe('lodz');
    expect(fold('  Straße—von   Köln ')).toBe('strasse von koln');
    expect(fold('東京')).toBe('');
  });

  it('keeps where a word stood', () => {
    const text = 'Vuelo a São Paulo, mañana';
    expect(wordsOf(text).map((word) => text.slice(word.start, word.end))).toEqual([
      'Vuelo',
      'a',
      'São',
      'Paulo',
      'mañana',
    ]);
  });

  it('counts misspellings, a swap as one', () => {
    expect(misspelling('lodnon', 'london', 2)).toBe(1);
    expect(misspelling('barcelna', 'barcelona', 2)).toBe(1);
    expect(misspelling('paris', 'madrid', 2)).toBe(3);
    expect(misspelling('barcleo', 'barcelona', 2, true)).toBe(1);
    expect(misspelling('', 'abc', 1)).toBe(2);
    expect(misspelling('same', 'same', 0)).toBe(0);
  });
});

describe('search', () => {
  it('has more than 20,000 towns', () => {
    expect(gazetteer.towns.size).toBeGreaterThan(20_000);
  });

  it.each([
    ['lond', 'en', 'London/GB'],
    ['Lond', 'es', 'Londres/GB'],
    ['nueva yor', 'es', 'Nueva York/US'],
    ['new yor', 'en', 'New York City/US'],
    ['munic', 'es', 'Múnich/DE'],
    ['münchen', 'en', 'Munich/DE'],
    ['koln', 'en', 'Cologne/DE'],
    ['colonia', 'es', 'Colonia/DE'],
    ['pekin', 'es', 'Pekín/CN'],
    ['beij', 'en', 'Beijing/CN'],
    ['tokio', 'es', 'Tokio/JP'],
    ['florencia', 'es', 'Florencia/IT'],
    ['ginebra', 'es', 'Ginebra/CH'],
    ['sevil', 'es', 'Sevilla/ES'],
    ['seville', 'en', 'Seville/ES'],
    ['lisboa', 'es', 'Lisboa/PT'],
    ['sao paul', 'en', 'São Paulo/BR'],
    ['malaga', 'es', 'Málaga/ES'],
    ['MALAGA', 'en', 'Málaga/ES'],
    ['saigon', 'en', 'Ho Chi Minh City/VN'],
    ['bombay', 'es', 'Bombay/IN'],
    ['marraquech', 'es', 'Marrakech/MA'],
    ['santorin', 'en', 'Santorini/GR'],
    ['mallorc', 'es', 'Mallorca/ES'],
    ['machu', 'es', 'Machu Picchu/PE'],
    ['camino de sant', 'es', 'Camino de Santiago (Camino Francés)/ES'],
    ['ruta 66', 'es', 'Ruta 66/US'],
    ['transfag', 'en', 'Transfăgărășan/RO'],
    ['laponia', 'es', 'Laponia/FI'],
    ['yucat', 'es', 'Península de Yucatán/MX'],
    ['cornualles', 'es', 'Cornualles/GB'],
    ['tokyo', 'en', 'Tokyo/JP'],
    ['new zea', 'en', 'New Zealand/NZ'],
    ['alemania', 'es', 'Alemania/DE'],
    ['estados', 'es', 'Estados Unidos/US'],
    ['texas', 'en', 'Texas/US'],
  ] as const)('%s (%s) finds %s first or second', (query, locale, expected) => {
    expect(names(query, locale).slice(0, 2)).toContain(expected);
  });

  it.each([
    ['Barcelna', 'Barcelona/ES'],
    ['Reykavik', 'Reykjavík/IS'],
    ['Amsterdma', 'Amsterdam/NL'],
    ['Cancnu', 'Cancún/MX'],
    ['Dubrvonik', 'Dubrovnik/HR'],
    ['Lodnon', 'London/GB'],
    ['Edimburg', 'Edinburgh/GB'],
    ['Mallroca', 'Mallorca/ES'],
    ['Istambul', 'Istanbul/TR'],
    ['Katmandu', 'Kathmandu/NP'],
    ['Marakesh', 'Marrakesh/MA'],
  ])('forgives %s', (query, expected) => {
    expect(names(query).slice(0, 2)).toContain(expected);
  });

  it('offers namesakes, the best known first, and narrows them after a comma', () => {
    const granadas = names('Granada', 'es');
    expect(granadas[0]).toBe('Granada/ES');
    expect(granadas).toContain('Granada/NI');
    expect(names('Granada, Nic', 'es')[0]).toBe('Granada/NI');
    expect(names('Birmingham, Alabama')[0]).toBe('Birmingham/US');
    expect(names('Paris, Texas')[0]).toBe('Paris/US');
  });

  it('keeps to the limit, and finds nothing in nothing', () => {
    expect(names('san', 'es', 7)).toHaveLength(7);
    expect(names('')).toEqual([]);
    expect(names('  ,')).toEqual([]);
    expect(names('東京')).toEqual([]);
    expect(names('qqqqqqqqqq')).toEqual([]);
  });

  it('finds every place it shows again by its id', () => {
    for (const query of ['gran', 'san', 'lond', 'texas', 'japan', 'santor']) {
      for (const place of searchPlaces(gazetteer, query, 'en', 10))
        expect(gazetteer.byId(place.id)?.name).toEqual(place.name);
    }
  });
});
