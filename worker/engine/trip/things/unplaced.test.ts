import { expect, test } from 'vitest';
import { readDocument } from '../document';
import { readPeople } from '../people/read-people';
import { readThings } from './read-things';
import { readUnplaced } from './unplaced';
import { thingsContext } from './whose';

const unplacedOf = (text: string, locale: 'en' | 'es' = 'en'): string[] => {
  const document = readDocument(text, locale);
  const none = { isPlace: () => false, isFact: () => false, form: '', locale };
  const context = thingsContext(document, readPeople(document), none);
  return readUnplaced(document, readThings(document, context), context).map(({ words, start, end }) => {
    expect(text.slice(start, end)).toBe(words);
    return words;
  });
};

test.each([
  ['Need a plumbus for the party.', ['plumbus']],
  ['I am bringing a didgeridoo, a yoyo & the drone batteries.', ['didgeridoo', 'yoyo']],
  ['We are two adults and two kids. The kids want their Tonies.', ['Tonies']],
])('unknown words that somebody brings or needs are kept for the traveller to decide: %s', (text, words) => {
  expect(unplacedOf(text)).toEqual(words);
});

test('the same is read in Spanish', () => {
  expect(unplacedOf('Viajamos los dos. Necesito un chisme para el cuello.', 'es')).toEqual(['chisme']);
});

test.each([
  'I bring my tent and a stove.',
  'We need to sleep early and take photos.',
  'I bring my mum and a friend.',
  'We do not need a plumbus.',
  'The hotel brings plumbuses.',
  'Last year I needed a plumbus.',
  'I am taking Lola and my sister.',
  'We take turns to drive, and I just need enough to look human.',
  'Only my own van, Portsmouth to Santander.',
])('what is read, denied, past, or somebody else’s is not asked about: %s', (text) => {
  expect(unplacedOf(text)).toEqual([]);
});
