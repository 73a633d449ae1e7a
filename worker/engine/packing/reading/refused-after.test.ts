import { describe, expect, it } from 'vitest';
import { readDocument } from '../../trip/document';
import { readScopedFacts } from '../../trip/facts/read-facts';

const tagsOf = (words: string): string[] =>
  readScopedFacts(readDocument(words), {
    days: 8,
    activities: [],
    fahrenheitHome: false,
    aboutAt: () => ({ ids: [], away: false }),
    travels: () => false,
    legsAt: () => [],
  }).facts.map(({ tag }) => tag);

describe('a refusal after the words', () => {
  it.each([
    ['the hotel pool and the gym I will never use', 'refused:gym'],
    ['golf: hard pass', 'refused:golf'],
    ['esquí, no gracias', 'refused:skiing'],
    ['de esquiar, no. Termas sí', 'refused:skiing'],
    ['de esquiar, nel', 'refused:skiing'],
    ['skiing: nah.', 'refused:skiing'],
    ['vamos a esquiar, no?', 'activity:skiing'],
    ['we ski, no lessons', 'activity:skiing'],
    ['golf my mate is doing it not me', 'refused:golf'],
    ['escalada olvídate', 'refused:climbing'],
    ['surfing, absolutely not', 'refused:surfing'],
  ])('%s', (words, tag) => {
    expect(tagsOf(words)).toContain(tag);
  });

  it.each([
    ['the beach, no way round it', 'activity:beach'],
    ['playa nada más', 'activity:beach'],
  ])('is none in %s', (words, tag) => {
    expect(tagsOf(words)).toContain(tag);
  });
});

describe('what is not hired there', () => {
  it.each(['esquís y casco alquilados allí, gafas y guantes no los alquilan', 'esquís no prestan', "skis they don't rent"])(
    'refuses no skiing: %s',
    (words) => {
      expect(tagsOf(words)).not.toContain('refused:skiing');
    },
  );
});

describe('figures of speech', () => {
  it.each([
    'camping out by her bed at the clinic',
    'drowning in paperwork, swimming in emails',
    'flights booked through kayak',
    'a talk about safari extensions',
    'they hired a golf',
    'ahogada en papeles',
    'safari de tapas por el centro',
  ])('%s', (words) => {
    expect(tagsOf(words).filter((tag) => /^activity:(?:camping|swimming|kayaking|safari|golf)/.test(tag))).toEqual([]);
  });
});
