import { describe, expect, test } from 'vitest';
import type { Locale } from '../../locale';
import { readDocument } from '../document';
import { readPeople } from '../people/read-people';
import { answering } from './learned.fixture';
import type { PersonExample } from './person-examples';

const party = (text: string, along?: (example: PersonExample) => number, locale: Locale = 'en'): string[] => {
  const document = readDocument(text, locale);
  const learned = along && answering({ along }).read(document);
  return readPeople(document, learned).travellers.map(({ role }) => role);
};

describe('the learned reader of who travels', () => {
  const married = 'A week in Lisbon with my wife.';

  test('leaves at home whom rules take along, where it is sure', () => {
    const friends = 'A week in Lisbon with my sister.';
    expect(party(friends)).toEqual(['self', 'sibling']);
    expect(party(friends, () => 0.2)).toEqual(['self', 'sibling']);
    expect(party(friends, () => 0.1)).toEqual(['self']);
  });

  test('leaves partners at home where it is surer still', () => {
    expect(party(married, () => 0.02)).toEqual(['self', 'partner']);
    expect(party(married, () => 0.005)).toEqual(['self']);
  });

  test('leaves children whose age is told at home where it is as sure as of partners', () => {
    const minding = 'Me and Cillian 8 and Sadie 5 go to Lisbon.';
    expect(party(minding, () => 0.2)).toEqual(['self', 'child', 'child']);
    expect(party(minding, () => 0.005)).toEqual(['self']);
  });

  test('leaves what the words say outright', () => {
    expect(party('Choir tour. My wife is coming, she does not sing.', () => 0.01)).toEqual(['self', 'partner']);
    expect(party('A week in Lisbon. My wife is coming over for the day.', () => 0.005)).toEqual(['self']);
    const taken = 'Congreso en Lima. Me llevo a mi suegra.';
    expect(party(taken, () => 0.01, 'es')).toEqual(['self', 'relative']);
  });

  test('takes nobody along whom rules leave at home', () => {
    for (const text of ['A week in Lisbon. The boots of an aunt.', 'A week in Lisbon. My wife stays at home.'])
      expect(party(text, () => 0.99)).toEqual(['self']);
  });

  test('is asked of everybody but the writer, with the words that name them', () => {
    const asked: PersonExample[] = [];
    party('Me and my old aunt Jane go to Lisbon.', (example) => {
      asked.push(example);
      return 0.5;
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.head).toBeGreaterThan(asked[0]?.from ?? 0);
  });
});
