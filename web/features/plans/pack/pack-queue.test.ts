import { expect, test } from 'vitest';
import type { Item } from '../../../../worker/plans/contract';
import { testItem } from '../../../../worker/plans/item.fixture';
import { bagFill, commandIn, packQueue } from './pack-queue';

const item = (id: string, more: Partial<Item> = {}): Item => testItem(id, { weightGrams: 100, ...more });

test('remaining items come in the order of the list, postponed ones last in the order of postponing', () => {
  const items = [
    item('a'),
    item('packed', { packed: true }),
    item('b'),
    item('hidden', { hidden: true }),
    item('spare', { optional: true }),
    item('c'),
  ];
  const ids = (later: string[]) => packQueue(items, later).map(({ id }) => id);
  expect(ids([])).toEqual(['a', 'b', 'c']);
  expect(ids(['b', 'a'])).toEqual(['c', 'b', 'a']);
});

test('only packed items count towards the bag’s weight, not worn and spare ones', () => {
  const items = [
    item('a', { packed: true, quantity: 3 }),
    item('b'),
    item('boots', { bag: 'worn', packed: true }),
    item('spare', { optional: true }),
    item('unknown', { weightGrams: null }),
  ];
  expect(bagFill(items)).toEqual({ packed: 300, total: 400 });
});

test.each([
  ['Packed!', 'packed'],
  ['got it', 'packed'],
  ['ya está listo', 'packed'],
  ['not yet', 'later'],
  ['después', 'later'],
  ['leave it at home', 'leave'],
  ['se queda en casa', 'leave'],
  ['go back', 'back'],
  ['atrás', 'back'],
  ['stop', 'stop'],
  ['what a lovely suitcase', null],
])('%s is recognized as %s', (phrase, command) => expect(commandIn(phrase)).toBe(command));
