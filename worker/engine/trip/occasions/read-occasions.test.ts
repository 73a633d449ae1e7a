import { describe, expect, it } from 'vitest';
import { readTrip, tagsOf as factsOf } from '../read.fixture';

/** Occasions of ten days from Thursday, 23 December 2027, as `kind date dress`. */
const occasionsOf = (description: string, destination = 'Leeds'): string[] =>
  readTrip(description, {
    destination,
    startDate: '2027-12-23',
    endDate: '2028-01-01',
    locale: /[áéíóúñ]|boda|casa/.test(description) ? 'es' : 'en',
  }).occasions.map(({ tag = '', date = '–', dress = '–' }) => `${tag.split(':')[1]} ${date} ${dress}`);

describe('the day of an occasion', () => {
  it.each([
    ['the wedding is on the 28th', 'wedding 2027-12-28 formal'],
    ['christening sunday 26 december', 'baptism 2027-12-26 smart-casual'],
    ['bautizo de mi sobrina el 27', 'baptism 2027-12-27 smart-casual'],
    ['la graduación es el veintinueve, el 29 de diciembre', 'graduation 2027-12-29 smart-casual'],
    ['formal dinner on the last night', 'formal-dinner 2027-12-31 formal'],
    ["staying up for new year's", 'new-year 2027-12-31 –'],
    ['navidad en casa de mis suegros', 'christmas 2027-12-25 –'],
    ['a mates 40th on the 30th', 'birthday 2027-12-30 –'],
    ['job interview, no day yet', 'interview – business'],
    // Of two Fridays none is known to be meant.
    ['wedding on a friday', 'wedding – formal'],
  ])('%s', (words, expected) => {
    expect(occasionsOf(words)).toContain(expected);
  });

  it('is that of the occasion next to it', () => {
    expect(occasionsOf("my gran's 80th in Hull, then the baptism on the 27th")).toEqual(
      expect.arrayContaining(['birthday – –', 'baptism 2027-12-27 smart-casual']),
    );
    expect(occasionsOf('wedding tuesday, rehearsal dinner monday')).toEqual(
      expect.arrayContaining(['wedding 2027-12-28 formal', 'formal-dinner 2027-12-27 formal']),
    );
  });
});

describe('the dress code of an occasion', () => {
  it.each([
    ['two black tie nights aboard', 'formal-dinner – black-tie'],
    ['boda de un primo el 28. elegante sport', 'wedding 2027-12-28 smart-casual'],
    ['party on the 30th, theme is disco', 'party 2027-12-30 costume'],
    ['a 70s night on the 29th', 'theme-party 2027-12-29 costume'],
  ])('%s', (words, expected) => {
    expect(occasionsOf(words)).toContain(expected);
  });
});

describe('a hen and a wedding', () => {
  it('both count where each has its own day', () => {
    expect(occasionsOf('the wedding is on the 28th. hen party on monday').map((one) => one.split(' ')[0])).toEqual(
      expect.arrayContaining(['wedding', 'hen-or-stag']),
    );
  });

  it('only the hen party counts where the wedding is another time', () => {
    expect(occasionsOf('hen party for Jess before her wedding in june').map((one) => one.split(' ')[0])).toEqual([
      'hen-or-stag',
    ]);
  });
});

describe('the destination field', () => {
  const tagsOf = (destination: string): string[] =>
    factsOf('', { destination, startDate: '2027-07-01', endDate: '2027-07-06' });

  it('states the activity', () => {
    expect(tagsOf('Kenya safari')).toContain('activity:safari');
    expect(tagsOf('Iceland by campervan')).toContain('activity:camper-van');
    expect(tagsOf('boda en Tulum')).toContain('occasion:wedding');
    expect(tagsOf('ski trip Val Thorens')).toContain('activity:skiing');
  });

  it('is not read where it names a place', () => {
    expect(tagsOf('Surfers Paradise')).not.toContain('activity:surfing');
    expect(tagsOf('Villa La Angostura')).not.toContain('lodging:house');
  });
});
