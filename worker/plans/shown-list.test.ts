import { expect, test } from 'vitest';
import { planOutput, type Person } from './contract';
import { testItem } from './item.fixture';
import { planText, toPlan } from './plan-json';
import { PRIVATE, PRIVATE_REASON, SHARED, type StoredItem } from './privacy';
import { testRow as row } from './plan-row.fixture';
import { NO_TRIP } from './schema';
import { readShownList, storedItemsOf, writeShownList } from './shown-list';

const PEOPLE: Person[] = [
  { id: 'user_1', name: 'Ana', role: 'owner', isYou: true },
  { id: 'user_2', name: 'Ben', role: 'member', isYou: false },
];
const asMember = PEOPLE.map((one) => ({ ...one, isYou: !one.isYou }));

const rows: StoredItem[] = [
  { ...testItem('item_1', { name: 'Socks\nof "wool"', packed: true, packedBy: 'user_2' }), ...SHARED },
  { ...testItem('item_2', { name: 'Insulin', reason: 'for my diabetes', weightGrams: 40 }), ...PRIVATE },
  { ...testItem('item_3', { name: 'Water', reason: 'my kidneys' }), ...PRIVATE_REASON, sharedReason: 'It is hot' },
  { ...testItem('item_4', { hidden: true, for: ['Eva'] }), ...SHARED },
  { ...testItem('item_5', { optional: true }), ...SHARED },
];
const list = { revision: 4, changedAt: 9, trip: NO_TRIP, rows };

test('the text of a list keeps its lines, their privacy, and what they come to', () => {
  const shown = readShownList(writeShownList(list));
  expect(shown).toMatchObject({ revision: 4, changedAt: 9, trip: NO_TRIP });
  expect(shown.progress).toEqual({ items: 4, packed: 1, spare: 1 });
  expect(storedItemsOf(shown)).toEqual(rows);
});

test.each([
  ['its owner', PEOPLE],
  ['its owner alone', []],
  ['somebody who packs along', asMember],
])('to %s a plan is the same of the text of its list as of its lines', (_who, people) => {
  const text = planText(row, readShownList(writeShownList(list)), people);
  expect(text).toBe(JSON.stringify(toPlan(row, list, people)));
  expect(planOutput.parse({ plan: JSON.parse(text) }).plan.items).toHaveLength(5);
});

test('who packs along reads nothing private in it', () => {
  const text = planText(row, readShownList(writeShownList(list)), asMember);
  expect(text).not.toMatch(/insulin|diabetes|kidneys|my words/i);
  expect(text).toMatch(/Something personal/);
});

test('a plan without a list has no lines', () => {
  expect(JSON.parse(planText(row, null, []))).toMatchObject({ items: [], progress: { items: 0, packed: 0, spare: 0 } });
});
