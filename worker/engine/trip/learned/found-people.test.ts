import { expect, test } from 'vitest';
import { readDocument } from '../document';
import { readPeople } from '../people/read-people';
import { answering } from './learned.fixture';

/** The travellers of a text in which the learned reader hears that these words add so many. */
const party = (text: string, added: Readonly<Record<string, number>> = {}): string[] => {
  const document = readDocument(text, 'en');
  const adds = ({ start, end }: { start: number; end: number }): number => added[text.slice(start, end)] ?? 0;
  return readPeople(document, answering({ adds }).read(document)).travellers.map(
    ({ role, name = '', count, ageMonths }) => `${role}*${count} ${name} ${ageMonths ?? ''}`.trim(),
  );
};

test.each([
  ['a name that no rule reads', 'fontainebleau, lea and me, ten days', { lea: 1 }, ['self*1', 'friend*1 Lea']],
  ['a name with an age', 'off to Split: Zuri, 6, comes', { Zuri: 1 }, ['self*1', 'child*1 Zuri 72']],
  ['several by one word', 'the whole coven goes to Whitby', { coven: 3 }, ['self*1', 'friend*3 Coven']],
])('takes along %s', (_, text, added, expected) => {
  expect(party(text)).toEqual(['self*1']);
  expect(party(text, added)).toEqual(expected);
});

test('takes nobody along twice, nor whom rules have read', () => {
  expect(party('zuri swims, zuri surfs', { zuri: 1 })).toEqual(['self*1', 'friend*1 Zuri']);
  expect(party('A week in Lisbon with my sister Ana.', { sister: 1, Ana: 1 })).toEqual(['self*1', 'sibling*1 Ana']);
});
